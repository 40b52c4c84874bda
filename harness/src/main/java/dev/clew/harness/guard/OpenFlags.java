package dev.clew.harness.guard;

/** Numbers of the operating system's header files, on Linux and on macOS. */
final class OpenFlags {

  /** Stands for the working folder where an open folder is expected. */
  static final int WORKING_FOLDER = System.getProperty("os.name", "").startsWith("Mac") ? -2 : -100;

  private static final int ACCESS_MODE = 3;

  /** O_CREAT and O_TRUNC of both systems; O_EXCL and O_APPEND do nothing alone. */
  private static final int CREATE_OR_TRUNCATE = 0x40 | 0x200 | 0x400;

  private OpenFlags() {}

  /**
   * Whether a file that is opened with flags may be changed by that or afterwards. In doubt it may:
   * some bit that is harmless on one system is another's O_CREAT.
   */
  static boolean mayWrite(int flags) {
    return (flags & (ACCESS_MODE | CREATE_OR_TRUNCATE)) != 0;
  }
}
