package dev.clew.harness.base;

/** Ends a call that reached more blocks than it may. */
public final class OutOfFuel extends Error {

  private static final long serialVersionUID = 1;

  OutOfFuel() {
    super("out of fuel", null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
  }
}
