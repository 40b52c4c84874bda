package dev.clew.models.collections;

import dev.clew.engine.model.Models;

/** All models of collections. */
public final class CollectionModels {

  private CollectionModels() {}

  /** Registers them. */
  public static void register(Models models) {
    HashMapModels.register(models);
    ListModels.register(models);
    TreeMapModels.register(models);
    ImmutableModels.register(models);
  }
}
