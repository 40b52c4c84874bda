package dev.clew.replay.recipe;

import org.objectweb.asm.tree.analysis.Value;

/**
 * Where a value comes from, as far as one sees at a glance.
 *
 * @param kind what it is
 * @param parameter which one it is, from 0, where it is one
 * @param size as the JVM counts
 */
record Origin(Kind kind, int parameter, int size) implements Value {

  /** What a value is. */
  enum Kind {
    /** The receiver. */
    THIS,
    /** A parameter, unchanged. */
    PARAMETER,
    /** Anything else. */
    OTHER
  }

  static Origin other(int size) {
    return new Origin(Kind.OTHER, -1, size);
  }

  boolean isThis() {
    return kind == Kind.THIS;
  }

  boolean isParameter() {
    return kind == Kind.PARAMETER;
  }

  @Override
  public int getSize() {
    return size;
  }
}
