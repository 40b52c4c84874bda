package dev.clew.engine.program;

/** The version that a class file claims (JVMS 4.1). */
public record FileVersion(int major, int minor) implements Comparable<FileVersion> {

  /** Java 26, the newest that Clew accepts. */
  public static final FileVersion NEWEST = new FileVersion(70, 0);

  private static final int JAVA_1_0 = 44;

  /** The newest version that a JDK accepts. */
  static FileVersion ofJava(int feature) {
    return new FileVersion(feature + JAVA_1_0, 0);
  }

  /** Which Java's compiler writes it: 8 for 52.0. */
  public int java() {
    return major - JAVA_1_0;
  }

  /** By the major version: minor ones mark preview features, which are read like any other. */
  @Override
  public int compareTo(FileVersion other) {
    return Integer.compare(major, other.major);
  }

  @Override
  public String toString() {
    return major + "." + minor;
  }
}
