# Installs a formula and runs its test, without Homebrew: try-formula.rb FORMULA FOLDER PREFIX
# It knows the part of a formula's language that the formula uses, and takes the archive from FOLDER.
require "digest"
require "fileutils"
require "open3"
require "pathname"
require "tmpdir"

formula, folder, prefix = ARGV

# A folder of the prefix, which takes files.
class Place
  def initialize(path) = @path = path
  def install(files) = FileUtils.mkdir_p(@path) && FileUtils.cp_r(Array(files), @path)
  def to_s = @path
end

class Formula
  class << self
    attr_reader :address, :sum, :test_block

    def desc(_) = nil
    def homepage(_) = nil
    def license(_) = nil
    def depends_on(_) = nil
    def url(address) = @address = address
    def sha256(sum) = @sum = sum
    def test(&block) = @test_block = block
    attr_accessor :prefix
  end

  PLACES = {
    bin: "bin", man1: "share/man/man1", man5: "share/man/man5", pkgshare: "share/inbetween",
    doc: "share/doc/inbetween", bash_completion: "etc/bash_completion.d",
    zsh_completion: "share/zsh/site-functions", fish_completion: "share/fish/vendor_completions.d",
  }.freeze
  PLACES.each { |name, path| define_method(name) { Place.new("#{self.class.prefix}/#{path}") } }

  def testpath = Pathname(Dir.pwd)

  def assert_equal(expected, found)
    raise "expected #{expected.inspect}, found #{found.inspect}" unless expected == found
  end

  def shell_output(command)
    output, status = Open3.capture2(command)
    raise "#{command}: #{status}" unless status.success?

    output
  end
end

load formula
Inbetween.prefix = prefix
archive = File.join(folder, File.basename(Inbetween.address))
raise "another archive" unless Digest::SHA256.file(archive).hexdigest == Inbetween.sum

Dir.mktmpdir do |work|
  system("tar", "-xzf", archive, "-C", work, "--strip-components=1", exception: true)
  Dir.chdir(work) { Inbetween.new.install }
  Dir.chdir(work) { Inbetween.new.instance_eval(&Inbetween.test_block) }
end
installed = Dir.glob("#{prefix}/**/*").count { |path| File.file?(path) }
puts "formula: #{installed} files installed, test passed"
