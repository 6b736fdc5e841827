class Inbetween < Formula
  desc "Play timelines of SwiftUI animations on a virtual clock"
  homepage "@ADDRESS@"
  version "@VERSION@"
  license "Apache-2.0"

  on_macos do
    url "@ADDRESS@/inbetween-@VERSION@-source.tar.gz"
    sha256 "@SUM_source@"
    depends_on xcode: ["26.0", :build]
  end

  on_linux do
    #@begin
    on_intel do
      url "@ADDRESS@/inbetween-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@SUM_x86_64@"
    end
    #@end
    #@begin
    on_arm do
      url "@ADDRESS@/inbetween-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@SUM_aarch64@"
    end
    #@end
  end

  def install
    if OS.mac?
      system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "inbetween"
      bin.install ".build/release/inbetween"
      man1.install "man/inbetween.1"
      man5.install "man/inbetween-timeline.5"
      generate_completions_from_executable(bin/"inbetween", "completions")
      return
    end
    bin.install "bin/inbetween"
    man1.install Dir["share/man/man1/*"]
    man5.install Dir["share/man/man5/*"]
    bash_completion.install "share/bash-completion/completions/inbetween"
    zsh_completion.install "share/zsh/site-functions/_inbetween"
    fish_completion.install "share/fish/vendor_completions.d/inbetween.fish"
    pkgshare.install Dir["share/inbetween/*"]
    doc.install Dir["share/doc/inbetween/*"]
  end

  test do
    (testpath/"move.json").write <<~JSON
      { "state": { "x": 0 }, "events": [{ "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } }] }
    JSON
    assert_equal "time,x\n0.500000,0.500000\n", shell_output("#{bin}/inbetween trace move.json --at 0.5")
  end
end
