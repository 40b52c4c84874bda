package dev.clew.models;

import dev.clew.engine.model.ModelProvider;
import dev.clew.engine.model.Models;
import dev.clew.models.collections.CollectionModels;

/** All models of the Java library. */
public final class LibraryModels implements ModelProvider {

  @Override
  public void register(Models models) {
    StringModels.register(models);
    StringSearchModels.register(models);
    StringChangeModels.register(models);
    NumeralModels.register(models);
    CollectionModels.register(models);
  }
}
