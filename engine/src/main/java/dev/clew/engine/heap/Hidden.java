package dev.clew.engine.heap;

/**
 * The symbolic part of a field that is out of use, because the payload stands for it: no reading.
 */
public final class Hidden {

  public static final Hidden MARK = new Hidden();

  private Hidden() {}
}
