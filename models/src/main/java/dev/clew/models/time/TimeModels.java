package dev.clew.models.time;

import dev.clew.engine.model.ModelProvider;
import dev.clew.engine.model.Models;

/** All models of dates, times and identifiers. */
public final class TimeModels implements ModelProvider {

  @Override
  public void register(Models models) {
    IsoModels.register(models);
    PatternDateModels.register(models);
    AmountModels.register(models);
    InstantModels.register(models);
    CalendarModels.register(models);
    WritingModels.register(models);
    UuidModels.register(models);
  }
}
