/// A power of ten as an integer of 128 bits, rounded up, times a power of two.
///
/// Only every 27th power is stored, with 192 bits; the ones between come by multiplying with a
/// power of five below 2^64. That leaves an error far below the last of the 128 bits, and no power
/// in the range lies so close to a whole number that this error matters; a test computes all of them again.
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
    let distance = power - Self.range.lowerBound
    let base = Self.base(distance / 27)
    let factor = Self.powerOfFive(distance % 27)
    let lowest = base.2.multipliedFullWidth(by: factor)
    let middle = base.1.multipliedFullWidth(by: factor)
    let highest = base.0.multipliedFullWidth(by: factor)
    let (second, carry) = middle.low.addingReportingOverflow(lowest.high)
    let (third, carry2) = highest.low.addingReportingOverflow(middle.high &+ (carry ? 1 : 0))
    let fourth = highest.high &+ (carry2 ? 1 : 0)

    // The product's highest bit is in `fourth`, or at the top of `third` if the factor is 1.
    let shift = UInt64(truncatingIfNeeded: 64 - fourth.leadingZeroBitCount)
    let cut = (second & ~(~0 << shift)) | lowest.low
    let lower = second >> shift | third << (64 - shift)
    let (low, overflow) = lower.addingReportingOverflow(cut == 0 ? 0 : 1)
    self.low = low
    high = (third >> shift | fourth << (64 - shift)) &+ (overflow ? 1 : 0)
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

  /// Ten to the power 27 · index - 351, the first 192 bits.
  @inline(__always)
  private static func base(_ index: Int) -> (UInt64, UInt64, UInt64) {
    switch index {
    case 0: (0x8049_A4AC_0C58_11AE, 0x205B_896D_777D_6278, 0xAC26_1E9F_5141_430B)
    case 1: (0xCF42_894A_5DCE_35EA, 0x5206_4CAC_8286_75B9, 0x475F_2B7D_7DF1_AD7A)
    case 2: (0xA76C_5823_38ED_2621, 0xAF2A_F2B8_0AF6_F24E, 0x657C_8F4D_4332_3A36)
    case 3: (0x873E_4F75_E222_4E68, 0x5A77_44A6_E804_A291, 0xCC35_EDDF_CF09_96D7)
    case 4: (0xDA7F_5BF5_9096_6848, 0xAF39_A475_506A_899E, 0xA302_94CC_2934_E662)
    case 5: (0xB080_392C_C434_9DEC, 0xBD8D_794D_96AA_CFB3, 0xFE13_A5C8_6AF6_4418)
    case 6: (0x8E93_8662_882A_F53E, 0x547E_B47B_7282_EE9C, 0x41B0_230E_1421_487D)
    case 7: (0xE658_29B3_046B_0AFA, 0x0CB4_A5A3_112A_5112, 0xA3B5_61B1_CB20_8396)
    case 8: (0xBA12_1A46_50E4_DDEB, 0x92F3_4D62_616C_E413, 0x21A0_183E_1058_3CD3)
    case 9: (0x964E_858C_91BA_2655, 0x3A6A_07F8_D510_F86F, 0xE908_2F25_E9C5_E9EC)
    case 10: (0xF2D5_6790_AB41_C2A2, 0xFAE2_7299_423F_B9C3, 0x3695_DAD7_E885_8901)
    case 11: (0xC428_D05A_A475_1E4C, 0xAA97_E14C_3C26_B886, 0x9684_2DC9_5323_F5A8)
    case 12: (0x9E74_D1B7_91E0_7E48, 0x775E_A264_CF55_347D, 0xCA49_F1C0_5120_C9C7)
    case 13: (0x8000_0000_0000_0000, 0x0000_0000_0000_0000, 0x0000_0000_0000_0000)
    case 14: (0xCECB_8F27_F420_0F3A, 0x0000_0000_0000_0000, 0x0000_0000_0000_0000)
    case 15: (0xA70C_3C40_A64E_6C51, 0x9990_90B6_5F67_D924, 0x0000_0000_0000_0000)
    case 16: (0x86F0_AC99_B4E8_DAFD, 0x69A0_28BB_3DED_71A3, 0xDF9F_9156_27C0_4E28)
    case 17: (0xDA01_EE64_1A70_8DE9, 0xE80E_6F48_20CC_9495, 0xD74B_AAD0_3BC1_D8D3)
    case 18: (0xB01A_E745_B101_E9E4, 0x5EC0_5DCF_F72E_7F8F, 0xC04C_79FF_E324_301F)
    case 19: (0x8E41_ADE9_FBEB_C27D, 0x1458_8F13_BE84_7307, 0x23BD_6A20_59C0_02F5)
    case 20: (0xE5D3_EF28_2A24_2E81, 0x8F16_68C8_A86D_A5FA, 0xF0B5_CCF5_176E_CC7C)
    case 21: (0xB9A7_4A06_37CE_2EE1, 0x6D95_3E2B_D717_3692, 0x88EF_B003_7AC0_8BDE)
    case 22: (0x95F8_3D0A_1FB6_9CD9, 0x4ABD_AF10_1564_F98E, 0x0D5A_4AF7_B3A9_8E47)
    case 23: (0xF24A_01A7_3CF2_DCCF, 0xBC63_3B39_673C_8CEC, 0x3D9C_44CD_2F36_917C)
    case 24: (0xC3B8_3581_09E8_4F07, 0x0A86_2F80_EC47_00C8, 0x0260_6EA0_1029_DC37)
    default: (0x9E19_DB92_B4E3_1BA9, 0x6C07_A2C2_6A83_46D1, 0x4944_D9F5_2CD0_DEC2)
    }
  }

  @inline(__always)
  private static func powerOfFive(_ power: Int) -> UInt64 {
    switch power {
    case 0: 1
    case 1: 5
    case 2: 25
    case 3: 125
    case 4: 625
    case 5: 3_125
    case 6: 15_625
    case 7: 78_125
    case 8: 390_625
    case 9: 1_953_125
    case 10: 9_765_625
    case 11: 48_828_125
    case 12: 244_140_625
    case 13: 1_220_703_125
    case 14: 6_103_515_625
    case 15: 30_517_578_125
    case 16: 152_587_890_625
    case 17: 762_939_453_125
    case 18: 3_814_697_265_625
    case 19: 19_073_486_328_125
    case 20: 95_367_431_640_625
    case 21: 476_837_158_203_125
    case 22: 2_384_185_791_015_625
    case 23: 11_920_928_955_078_125
    case 24: 59_604_644_775_390_625
    case 25: 298_023_223_876_953_125
    default: 1_490_116_119_384_765_625
    }
  }
}
