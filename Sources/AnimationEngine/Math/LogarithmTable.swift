// Written by Tests/AnimationEngineTests/Math/tables.py, which computes each number exactly.

enum LogarithmTable {
  /// ln 2, rounded to a multiple of 2^-42.
  static let ln2High: Double = 0x1.62e42fefa38p-1

  /// ln 2 - `ln2High`.
  static let ln2Low: Double = 0x1.ef35793c7673p-45

  /// 1 / ln 2.
  static let binaryUnit = DoublePair(0x1.71547652b82fep0, 0x1.777d0ffda0d24p-56)

  /// 1 / ln 10.
  static let decimalUnit = DoublePair(0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57)

  /// ln(128 / j) as the sum of elements 2 (j - 91) and 2 (j - 91) + 1, for j in 91...181. The first
  /// of the two is a multiple of 2^-42.
  static let logarithms: [Double] = [
    0x1.5d5bddf596p-2, -0x1.a0b2a08a465dcp-47, 0x1.522ae0738ap-2, 0x1.ebe708164c759p-45,
    0x1.4718dc271cp-2, 0x1.06c18fb4c14c5p-44, 0x1.3c25277333p-2, 0x1.83b54b606bd5cp-46,
    0x1.314f1e1d36p-2, -0x1.8e27ad3213cb8p-45, 0x1.269621134ep-2, -0x1.1b61f10522625p-44,
    0x1.1bf99635a7p-2, -0x1.1ac89575c2125p-44, 0x1.1178e8227ep-2, 0x1.1ef78ce2d07f2p-44,
    0x1.07138604d6p-2, -0x1.e76324e912b17p-44, 0x1.f991c6cb3cp-3, -0x1.90d04cd7cc834p-44,
    0x1.e530effe72p-3, -0x1.fdbdbb13f7c18p-44, 0x1.d1037f2656p-3, -0x1.84a7e75b6f6e4p-47,
    0x1.bd087383bep-3, -0x1.d4bc4595412b6p-45, 0x1.a93ed3c8aep-3, -0x1.8724350562169p-45,
    0x1.95a5adcf7p-3, 0x1.7f22858a0ff6fp-47, 0x1.823c16551ap-3, 0x1.e0ddb9a631e83p-46,
    0x1.6f0128b756p-3, 0x1.577390d31ef0fp-44, 0x1.5bf406b544p-3, -0x1.27023eb68981cp-46,
    0x1.4913d8333cp-3, -0x1.53e43558124c4p-44, 0x1.365fcb015ap-3, -0x1.fd3a0afb9691bp-44,
    0x1.23d712a49cp-3, 0x1.00d238fd3df5cp-46, 0x1.1178e8227ep-3, 0x1.1ef78ce2d07f2p-45,
    0x1.fe89139dbcp-4, 0x1.56594d82f7a82p-44, 0x1.da72763844p-4, 0x1.a89401fa71733p-46,
    0x1.b6ac88dad4p-4, 0x1.b1bdff50225c7p-44, 0x1.9335e5d594p-4, 0x1.3115c3abd47dap-45,
    0x1.700d30aeacp-4, 0x1.c1e8da99ded32p-49, 0x1.4d3115d208p-4, -0x1.53a2582f4e1efp-48,
    0x1.2aa04a447p-4, 0x1.7a48ba8b1cb41p-44, 0x1.08598b59e4p-4, -0x1.7e5dd7009902cp-46,
    0x1.ccb73cddd8p-5, 0x1.965c36e09f5fep-44, 0x1.894aa149f8p-5, 0x1.9a19a8be97661p-44,
    0x1.466aed42ep-5, -0x1.c167375bdfd28p-45, 0x1.0415d89e78p-5, -0x1.dddc7f461c516p-44,
    0x1.8492528c9p-6, -0x1.aa0ba325a0c34p-45, 0x1.020565893p-6, 0x1.611d27c8e8417p-44,
    0x1.010157588p-7, 0x1.bce251998b506p-44, 0, 0, -0x1.fe02a6b1p-8, -0x1.9e23f0dda40e4p-46,
    -0x1.fc0a8b0fcp-7, -0x1.f1e7cf6d3a69cp-50, -0x1.7b91b07d6p-6, 0x1.3b955b602ace4p-44,
    -0x1.f829b0e78p-6, -0x1.980267c7e09e4p-45, -0x1.39e87b9fe8p-5, -0x1.eafd480ad9015p-44,
    -0x1.77458f633p-5, 0x1.181dce586af09p-44, -0x1.b42dd71198p-5, 0x1.c827ae5d6704cp-46,
    -0x1.f0a30c0118p-5, 0x1.d599e83368e91p-45, -0x1.16536eea38p-4, 0x1.47c5e768fa309p-46,
    -0x1.341d7961bcp-4, -0x1.1d0929983761p-44, -0x1.51b073f06p-4, -0x1.83f69278e686ap-44,
    -0x1.6f0d28ae58p-4, 0x1.4b4641b664613p-44, -0x1.8c345d6318p-4, -0x1.b20f5acb42a66p-44,
    -0x1.a926d3a4acp-4, -0x1.563650bd22a9cp-44, -0x1.c5e548f5bcp-4, -0x1.d0c57585fbe06p-46,
    -0x1.e27076e2bp-4, 0x1.a342c2af0003cp-45, -0x1.fec9131dcp-4, 0x1.54555d1ae6607p-44,
    -0x1.0d77e7cd08p-3, -0x1.cb2cd2ee2f482p-44, -0x1.1b72ad52f6p-3, -0x1.e80a41811a396p-45,
    -0x1.29552f82p-3, 0x1.5b967f4471dfcp-44, -0x1.371fc201e8p-3, -0x1.ee8779b2d8abcp-44,
    -0x1.44d2b6ccb8p-3, 0x1.70cc16135783cp-46, -0x1.526e5e3a1cp-3, 0x1.790ba37fc5238p-44,
    -0x1.5ff3070a7ap-3, 0x1.8586f183bebf2p-44, -0x1.6d60fe719ep-3, 0x1.bc6e557134767p-44,
    -0x1.7ab890210ep-3, 0x1.bdb9072534a58p-45, -0x1.87fa06520cp-3, -0x1.22120401202fcp-44,
    -0x1.9525a9cf46p-3, 0x1.297137d9f158fp-44, -0x1.a23bc1fe2cp-3, 0x1.539cd91dc9f0bp-44,
    -0x1.af3c94e80cp-3, 0x1.a4e633fcd9066p-52, -0x1.bc286742d8p-3, -0x1.9ac53f39d121cp-44,
    -0x1.c8ff7c79aap-3, 0x1.7794f689f8434p-45, -0x1.d5c216b4fcp-3, 0x1.1ba91bbca681bp-45,
    -0x1.e27076e2bp-3, 0x1.a342c2af0003cp-44, -0x1.ef0adcbdc6p-3, 0x1.b26b79c86af24p-45,
    -0x1.fb9186d5e4p-3, 0x1.d572aab993c87p-47, -0x1.0402594b4dp-2, -0x1.036b89ef42d7fp-48,
    -0x1.0a324e2739p-2, -0x1.c6bee7ef4030ep-47, -0x1.1058bf9ae5p-2, 0x1.4ab9d817d52cdp-44,
    -0x1.1675cababap-2, -0x1.8380e731f55c4p-44, -0x1.1c898c169ap-2, 0x1.81410e5c62affp-44,
    -0x1.22941fbcf8p-2, 0x1.a6976f5eb0963p-44, -0x1.2895a13de8p-2, -0x1.a8d7ad24c13fp-44,
    -0x1.2e8e2bae12p-2, 0x1.67b1e99b72bd8p-45, -0x1.347dd9a988p-2, 0x1.5594dd4c58092p-45,
    -0x1.3a64c55694p-2, -0x1.7a71cbcd735dp-44, -0x1.404308686ap-2, -0x1.f8ef43049f7d3p-44,
    -0x1.4618bc21c6p-2, 0x1.3d82f484c84ccp-46, -0x1.4be5f95778p-2, 0x1.d7c92cd9ad824p-44,
    -0x1.51aad872ep-2, 0x1.f4bd8db0a7cc1p-44, -0x1.5767717456p-2, 0x1.64ead9524d7cap-44,
    -0x1.5d1bdbf581p-2, 0x1.8d6bdc9c7c238p-44, -0x1.62c82f2b9cp-2, -0x1.e54bdbd7c8a98p-44,
  ]
}
