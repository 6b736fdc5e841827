/// A power of ten as an integer of 128 bits, rounded up, times a power of two.
///
/// Only every 27th power is stored, with 192 bits; the ones between come by multiplying with a
/// power of five below 2^64. That leaves an error far below the last of the 128 bits, and no power
/// in the range lies so close to a whole number that this error matters: a test computes them all.
struct PowerOfTen128 {
  /// The powers that can be made.
  static let range = -351...350

  /// The upper half; its highest bit is set.
  let high: UInt64
  /// The lower half.
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Ten to a power in the range.
  @inline(__always)
  init(_ power: Int) {
    let distance = UInt32(truncatingIfNeeded: power &- Self.range.lowerBound)
    let base = Int(distance / 27 * 3)
    let factor = Self.powersOfFive[Int(distance % 27)]
    let highest = Self.bases[base].multipliedFullWidth(by: factor)
    let middle = Self.bases[base &+ 1].multipliedFullWidth(by: factor)
    let lowest = Self.bases[base &+ 2].multipliedFullWidth(by: factor)
    let (third, carry) = middle.low.addingReportingOverflow(lowest.high)
    let (second, carry2) = highest.low.addingReportingOverflow(middle.high &+ (carry ? 1 : 0))
    let first = highest.high &+ (carry2 ? 1 : 0)

    // Both factors have their highest bit set, so the product lacks one bit at most.
    let shift = UInt64(truncatingIfNeeded: first.leadingZeroBitCount)
    let isCut = (third &<< shift) | lowest.low != 0
    let lower = second &<< shift | (third &>> 1) &>> (63 &- shift)
    let (low, overflow) = lower.addingReportingOverflow(isCut ? 1 : 0)
    self.low = low
    high = (first &<< shift | (second &>> 1) &>> (63 &- shift)) &+ (overflow ? 1 : 0)
  }

  /// The power of two by which the 128 bits are to be multiplied.
  @inline(__always)
  static func binaryExponent(_ power: Int) -> Int {
    floorOfBinaryLogarithm(power) - 127
  }

  /// The floor of log₂(10^power), exact for all powers in the range.
  @inline(__always)
  static func floorOfBinaryLogarithm(_ power: Int) -> Int {
    (power &* 1_741_647) >> 19
  }

  /// Three words for each power 27 · n - 351: its first 192 bits, the highest first.
  private static let bases: [UInt64] = [
    0x8049_A4AC_0C58_11AE, 0x205B_896D_777D_6278, 0xAC26_1E9F_5141_430B,
    0xCF42_894A_5DCE_35EA, 0x5206_4CAC_8286_75B9, 0x475F_2B7D_7DF1_AD7A,
    0xA76C_5823_38ED_2621, 0xAF2A_F2B8_0AF6_F24E, 0x657C_8F4D_4332_3A36,
    0x873E_4F75_E222_4E68, 0x5A77_44A6_E804_A291, 0xCC35_EDDF_CF09_96D7,
    0xDA7F_5BF5_9096_6848, 0xAF39_A475_506A_899E, 0xA302_94CC_2934_E662,
    0xB080_392C_C434_9DEC, 0xBD8D_794D_96AA_CFB3, 0xFE13_A5C8_6AF6_4418,
    0x8E93_8662_882A_F53E, 0x547E_B47B_7282_EE9C, 0x41B0_230E_1421_487D,
    0xE658_29B3_046B_0AFA, 0x0CB4_A5A3_112A_5112, 0xA3B5_61B1_CB20_8396,
    0xBA12_1A46_50E4_DDEB, 0x92F3_4D62_616C_E413, 0x21A0_183E_1058_3CD3,
    0x964E_858C_91BA_2655, 0x3A6A_07F8_D510_F86F, 0xE908_2F25_E9C5_E9EC,
    0xF2D5_6790_AB41_C2A2, 0xFAE2_7299_423F_B9C3, 0x3695_DAD7_E885_8901,
    0xC428_D05A_A475_1E4C, 0xAA97_E14C_3C26_B886, 0x9684_2DC9_5323_F5A8,
    0x9E74_D1B7_91E0_7E48, 0x775E_A264_CF55_347D, 0xCA49_F1C0_5120_C9C7,
    0x8000_0000_0000_0000, 0x0000_0000_0000_0000, 0x0000_0000_0000_0000,
    0xCECB_8F27_F420_0F3A, 0x0000_0000_0000_0000, 0x0000_0000_0000_0000,
    0xA70C_3C40_A64E_6C51, 0x9990_90B6_5F67_D924, 0x0000_0000_0000_0000,
    0x86F0_AC99_B4E8_DAFD, 0x69A0_28BB_3DED_71A3, 0xDF9F_9156_27C0_4E28,
    0xDA01_EE64_1A70_8DE9, 0xE80E_6F48_20CC_9495, 0xD74B_AAD0_3BC1_D8D3,
    0xB01A_E745_B101_E9E4, 0x5EC0_5DCF_F72E_7F8F, 0xC04C_79FF_E324_301F,
    0x8E41_ADE9_FBEB_C27D, 0x1458_8F13_BE84_7307, 0x23BD_6A20_59C0_02F5,
    0xE5D3_EF28_2A24_2E81, 0x8F16_68C8_A86D_A5FA, 0xF0B5_CCF5_176E_CC7C,
    0xB9A7_4A06_37CE_2EE1, 0x6D95_3E2B_D717_3692, 0x88EF_B003_7AC0_8BDE,
    0x95F8_3D0A_1FB6_9CD9, 0x4ABD_AF10_1564_F98E, 0x0D5A_4AF7_B3A9_8E47,
    0xF24A_01A7_3CF2_DCCF, 0xBC63_3B39_673C_8CEC, 0x3D9C_44CD_2F36_917C,
    0xC3B8_3581_09E8_4F07, 0x0A86_2F80_EC47_00C8, 0x0260_6EA0_1029_DC37,
    0x9E19_DB92_B4E3_1BA9, 0x6C07_A2C2_6A83_46D1, 0x4944_D9F5_2CD0_DEC2,
  ]

  /// Five to the powers from 0 to 26, shifted so that the highest bit is set.
  private static let powersOfFive: [UInt64] = [
    0x8000_0000_0000_0000, 0xA000_0000_0000_0000, 0xC800_0000_0000_0000, 0xFA00_0000_0000_0000,
    0x9C40_0000_0000_0000, 0xC350_0000_0000_0000, 0xF424_0000_0000_0000, 0x9896_8000_0000_0000,
    0xBEBC_2000_0000_0000, 0xEE6B_2800_0000_0000, 0x9502_F900_0000_0000, 0xBA43_B740_0000_0000,
    0xE8D4_A510_0000_0000, 0x9184_E72A_0000_0000, 0xB5E6_20F4_8000_0000, 0xE35F_A931_A000_0000,
    0x8E1B_C9BF_0400_0000, 0xB1A2_BC2E_C500_0000, 0xDE0B_6B3A_7640_0000, 0x8AC7_2304_89E8_0000,
    0xAD78_EBC5_AC62_0000, 0xD8D7_26B7_177A_8000, 0x8786_7832_6EAC_9000, 0xA968_163F_0A57_B400,
    0xD3C2_1BCE_CCED_A100, 0x8459_5161_4014_84A0, 0xA56F_A5B9_9019_A5C8,
  ]
}
