package dev.clew.engine.dynamic;

/** There is no class for a call site. Never leaves this package. */
final class UnsupportedSiteException extends Exception {

  private static final long serialVersionUID = 1L;

  UnsupportedSiteException() {
    super(null, null, false, false);
  }

  /** Refuses a call site unless a condition holds. */
  static void unless(boolean condition) throws UnsupportedSiteException {
    if (!condition) {
      throw new UnsupportedSiteException();
    }
  }

  /** A static argument, if it is of the type that the bootstrap method wants. */
  static <T> T argument(CallSite site, int index, Class<T> type) throws UnsupportedSiteException {
    unless(index < site.arguments().size() && type.isInstance(site.arguments().get(index)));
    return type.cast(site.arguments().get(index));
  }
}
