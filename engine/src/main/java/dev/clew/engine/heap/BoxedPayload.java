package dev.clew.engine.heap;

import java.util.function.IntConsumer;

/**
 * The payload of a box that {@code valueOf} made of an unknown value. For small values Java gives
 * out one object each: two boxes with this payload are the same object if their values are equal
 * and small, although their identities differ here.
 */
public final class BoxedPayload implements TracedIdentities {

  public static final BoxedPayload MARK = new BoxedPayload();

  private BoxedPayload() {}

  @Override
  public void trace(IntConsumer identities) {}
}
