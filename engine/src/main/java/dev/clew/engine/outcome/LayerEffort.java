package dev.clew.engine.outcome;

import java.io.Serializable;

/**
 * What a layer of the solver did.
 *
 * @param layer its name, which does not change
 * @param asked how many queries came to it
 * @param decided how many of them went no further
 * @param nanos spent in it, without the layers below
 */
public record LayerEffort(String layer, long asked, long decided, long nanos)
    implements Serializable {

  LayerEffort plus(LayerEffort other) {
    return new LayerEffort(
        layer, asked + other.asked, decided + other.decided, nanos + other.nanos);
  }
}
