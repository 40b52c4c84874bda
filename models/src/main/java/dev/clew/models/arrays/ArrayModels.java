package dev.clew.models.arrays;

import dev.clew.engine.model.Models;

/** All models of what is done with arrays. */
public final class ArrayModels {

  private ArrayModels() {}

  public static void register(Models models) {
    SortModels.register(models);
    BinarySearchModels.register(models);
  }
}
