package dev.clew.models.math;

import dev.clew.engine.heap.OpenIdentity;
import dev.clew.engine.heap.TracedIdentities;
import java.util.function.IntConsumer;

/**
 * The payload of a known number that came of unknown ones: the JDK may have given out a constant.
 */
public final class SharedNumber implements OpenIdentity, TracedIdentities {

  public static final SharedNumber MARK = new SharedNumber();

  private SharedNumber() {}

  @Override
  public void trace(IntConsumer identities) {}
}
