# Installs a formula and runs its test, without Homebrew: try-formula.rb FORMULA FOLDER PREFIX SYSTEM TOOL
# It knows the part of a formula's language that the formula uses, and takes the archive from FOLDER. SYSTEM is macos,
# linux-intel or linux-arm, of which a formula may lack the last. Where the formula would build, TOOL is what is built.
require "digest"
require "fileutils"
require "open3"
require "pathname"
require "tmpdir"

formula, folder, prefix, SYSTEM, TOOL = ARGV

# A folder of the prefix, which takes files.
class Place
  def initialize(path) = @path = path
  def install(files) = FileUtils.mkdir_p(@path) && FileUtils.cp_r(Array(files), @path)
  def /(name) = "#{@path}/#{name}"
  def to_s = @path
end

module OS
  def self.mac? = SYSTEM == "macos"
end

class Formula
  class << self
    attr_reader :address, :sum, :test_block
    attr_accessor :prefix

    def desc(_) = nil
    def homepage(_) = nil
    def license(_) = nil
    def version(_) = nil
    def depends_on(_) = nil
    def url(address) = @address = address
    def sha256(sum) = @sum = sum
    def test(&block) = @test_block = block
    def on_macos = OS.mac? && yield
    def on_linux = OS.mac? || yield
    def on_intel = SYSTEM.end_with?("-intel") && yield
    def on_arm = SYSTEM.end_with?("-arm") && yield
  end

  PLACES = {
    bin: "bin", man1: "share/man/man1", man5: "share/man/man5", pkgshare: "share/inbetween",
    doc: "share/doc/inbetween", bash_completion: "etc/bash_completion.d",
    zsh_completion: "share/zsh/site-functions", fish_completion: "share/fish/vendor_completions.d",
  }.freeze
  PLACES.each { |name, path| define_method(name) { Place.new("#{self.class.prefix}/#{path}") } }

  def testpath = Pathname(Dir.pwd)

  # The build of the package, of which only the manifest is tried.
  def system(*words)
    raise "no package to build with #{words}" unless words.first(2) == %w[swift build] && File.exist?("Package.swift")

    FileUtils.mkdir_p(".build/release")
    FileUtils.cp(TOOL, ".build/release/inbetween")
  end

  def generate_completions_from_executable(tool, command)
    %w[bash zsh fish].each { |shell| raise "no completions" if shell_output("#{tool} #{command} #{shell}").empty? }
  end

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
unless Inbetween.address
  raise "nothing for #{SYSTEM}" unless SYSTEM == "linux-arm"

  puts "formula: no archive for #{SYSTEM}"
  exit
end
Inbetween.prefix = prefix
archive = File.join(folder, File.basename(Inbetween.address))
raise "another archive" unless Digest::SHA256.file(archive).hexdigest == Inbetween.sum

Dir.mktmpdir do |work|
  Kernel.system("tar", "-xzf", archive, "-C", work, "--strip-components=1", exception: true)
  Dir.chdir(work) { Inbetween.new.install }
  # The emulator has tried an executable for another processor.
  Dir.chdir(work) { Inbetween.new.instance_eval(&Inbetween.test_block) } unless SYSTEM == "linux-arm"
end
installed = Dir.glob("#{prefix}/**/*").count { |path| File.file?(path) }
puts "formula: #{installed} files installed on #{SYSTEM}"
