package dev.clew.engine.heap;

/** The symbolic part of an input's field before the first look at it. */
public final class UnreadField {

  public static final UnreadField MARK = new UnreadField();

  private UnreadField() {}
}
