/// The factor of quantities of the size of 1 in their animatable data, as in SwiftUI.
///
/// A fluid spring ends where the remaining way is small in units of the data, of which points have
/// hundreds, but a full turn has only six.
package let unitScale = 128.0
