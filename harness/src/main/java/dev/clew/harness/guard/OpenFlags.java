package dev.clew.harness.guard;

/** Numbers of the operating systems' header files. */
final class OpenFlags {

  /** Stands for the working folder where an open folder is expected. */
  static final int WORKING_FOLDER = System.getProperty("os.name", "").startsWith("Mac") ? -2 : -100;

  private static final int ACCESS_MODE = 3;

  /** O_CREAT and O_TRUNC of both systems; O_EXCL and O_APPEND do nothing alone. */
  private static final int CREATE_OR_TRUNCATE = 0x40 | 0x200 | 0x400;

  /** GENERIC_READ, GENERIC_EXECUTE, SYNCHRONIZE, READ_CONTROL and the rights to read a file. */
  private static final int WINDOWS_READS = 0xA012_00A9;

  private static final int WINDOWS_OPEN_EXISTING = 3;
  private static final int WINDOWS_DELETE_ON_CLOSE = 0x0400_0000;

  private OpenFlags() {}

  /**
   * Whether a file that is opened with flags may be changed by that or afterwards. In doubt it may:
   * some bit that is harmless on one system is another's O_CREAT.
   */
  static boolean mayWrite(int flags) {
    return (flags & (ACCESS_MODE | CREATE_OR_TRUNCATE)) != 0;
  }

  /** The same for {@code CreateFile}; a right that is not known is one to write. */
  static boolean mayWriteOnWindows(int access, int disposition, int flags) {
    return (access & ~WINDOWS_READS) != 0
        || disposition != WINDOWS_OPEN_EXISTING
        || (flags & WINDOWS_DELETE_ON_CLOSE) != 0;
  }
}
