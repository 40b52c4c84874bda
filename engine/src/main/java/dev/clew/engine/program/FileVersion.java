package dev.clew.engine.program;

/** The version that a class file claims (JVMS 4.1). */
public record FileVersion(int major, int minor) implements Comparable<FileVersion> {

  /** Java 26, the newest that Clew accepts. */
  public static final FileVersion NEWEST = new FileVersion(70, 0);

  private static final int JAVA_1_0 = 44;
  private static final int OLDEST = 45;
  private static final int PREVIEW = 0xFFFF;
  private static final int FIRST_WITHOUT_MINOR = 56;

  /** The newest version that a JDK accepts. */
  static FileVersion ofJava(int feature) {
    return new FileVersion(feature + JAVA_1_0, 0);
  }

  /** Which Java's compiler writes it: 8 for 52.0. */
  public int java() {
    return major - JAVA_1_0;
  }

  /** Whether it is of a class with features that a JVM has on trial (JVMS 4.1). */
  public boolean isPreview() {
    return major >= FIRST_WITHOUT_MINOR && minor == PREVIEW;
  }

  /** Whether a JVM that writes no newer version loads it, without the features on trial. */
  boolean isRunBy(FileVersion newest) {
    return major >= OLDEST && compareTo(newest) <= 0 && (minor == 0 || major < FIRST_WITHOUT_MINOR);
  }

  /** By the major version alone. */
  @Override
  public int compareTo(FileVersion other) {
    return Integer.compare(major, other.major);
  }

  @Override
  public String toString() {
    return major + "." + minor;
  }
}
