package dev.clew.engine.heap;

/**
 * The symbolic part of a field that is out of use, because the payload stands for it: no reading.
 * Whoever reads it nevertheless ends the path as unsupported.
 */
public final class Hidden {

  /** In a builder whose text depends on an input. */
  public static final Hidden MARK =
      new Hidden("string-term", "a builder of a text that depends on an input");

  private final String code;
  private final String detail;

  /**
   * @param code of the reason why a path that reads the field ends
   */
  public Hidden(String code, String detail) {
    this.code = code;
    this.detail = detail;
  }

  public String code() {
    return code;
  }

  public String detail() {
    return detail;
  }
}
