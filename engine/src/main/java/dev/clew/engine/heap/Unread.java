package dev.clew.engine.heap;

/** The symbolic part of an input's field before anybody has looked at it. */
public final class Unread {

  public static final Unread MARK = new Unread();

  private Unread() {}
}
