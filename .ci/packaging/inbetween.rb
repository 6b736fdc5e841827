class Inbetween < Formula
  desc "Play timelines of SwiftUI animations on a virtual clock"
  homepage "@ADDRESS@"
  url "@ADDRESS@/@NAME@.tar.gz"
  sha256 "@SUM@"
  license "Apache-2.0"

  depends_on :linux

  def install
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
