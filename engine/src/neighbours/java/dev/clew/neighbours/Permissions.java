package dev.clew.neighbours;

/** Permissions of files: rwxr-x--- and 750. */
public class Permissions {

  public static int parse(String text) {
    if (text.length() != 9) {
      throw new IllegalArgumentException("nine characters expected");
    }
    int mode = 0;
    for (int i = 0; i < 9; i++) {
      char c = text.charAt(i);
      mode <<= 1;
      if (c == "rwx".charAt(i % 3)) {
        mode |= 1;
      } else if (c != '-') {
        throw new IllegalArgumentException("unexpected " + c + " at " + i);
      }
    }
    return mode;
  }

  public static String format(int mode) {
    if (mode < 0 || mode > 0777) {
      throw new IllegalArgumentException("mode: " + mode);
    }
    StringBuilder text = new StringBuilder();
    for (int bit = 8; bit >= 0; bit--) {
      text.append((mode >> bit & 1) == 1 ? "xwr".charAt(bit % 3) : '-');
    }
    return text.toString();
  }

  public static boolean isAllowed(int mode, boolean owner, boolean group, char what) {
    int shift = owner ? 6 : group ? 3 : 0;
    int bits = mode >> shift;
    switch (what) {
      case 'r':
        return (bits & 4) != 0;
      case 'w':
        return (bits & 2) != 0;
      case 'x':
        return (bits & 1) != 0;
      default:
        throw new IllegalArgumentException("what is " + what);
    }
  }
}
