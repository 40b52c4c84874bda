package dev.clew.models;

import dev.clew.engine.model.ModelProvider;
import dev.clew.engine.model.Models;
import dev.clew.models.arrays.ArrayModels;
import dev.clew.models.collections.CollectionModels;

/** All models of the Java library. */
public final class LibraryModels implements ModelProvider {

  @Override
  public void register(Models models) {
    StringModels.register(models);
    StringSearchModels.register(models);
    StringChangeModels.register(models);
    NumeralModels.register(models);
    PatternModels.register(models);
    MatcherModels.register(models);
    MatchResultModels.register(models);
    FileModels.register(models);
    SplitModels.register(models);
    ScannerModels.register(models);
    StringArrayModels.register(models);
    StringJoinModels.register(models);
    EncodingModels.register(models);
    UrlCodingModels.register(models);
    Base64Models.register(models);
    FormatModels.register(models);
    BuilderAppendModels.register(models);
    BuilderModels.register(models);
    BuilderReadModels.register(models);
    UnsignedNumeralModels.register(models);
    NumeralRangeModels.register(models);
    NumeralTextModels.register(models);
    DecodeModels.register(models);
    FloatModels.register(models);
    CharacterModels.register(models);
    BigIntegerModels.register(models);
    BigIntegerArithmetic.register(models);
    BigIntegerBits.register(models);
    BigTextModels.register(models);
    BigDecimalMaking.register(models);
    BigDecimalParsing.register(models);
    BigDecimalModels.register(models);
    BigDecimalRounding.register(models);
    BigDecimalTexts.register(models);
    BigDecimalMethods.register(models);
    BigDecimalContexts.register(models);
    CollectionModels.register(models);
    ArrayModels.register(models);
  }
}
