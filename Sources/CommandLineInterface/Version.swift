/// The program's name, as messages begin with it whatever the executable is called.
package let programName = "inbetween"

/// The version of the tool and of its document format's description.
package let programVersion = "0.1.0"
