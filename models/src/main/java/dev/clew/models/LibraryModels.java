package dev.clew.models;

import dev.clew.engine.model.ModelProvider;
import dev.clew.engine.model.Models;
import dev.clew.models.arrays.ArrayModels;
import dev.clew.models.collections.CollectionModels;
import dev.clew.models.format.FormatModels;
import dev.clew.models.math.BigDecimalContexts;
import dev.clew.models.math.BigDecimalMaking;
import dev.clew.models.math.BigDecimalMethods;
import dev.clew.models.math.BigDecimalModels;
import dev.clew.models.math.BigDecimalParsing;
import dev.clew.models.math.BigDecimalRounding;
import dev.clew.models.math.BigDecimalTexts;
import dev.clew.models.math.BigIntegerArithmetic;
import dev.clew.models.math.BigIntegerBits;
import dev.clew.models.math.BigIntegerModels;
import dev.clew.models.math.BigTextModels;
import dev.clew.models.numeral.DecodeModels;
import dev.clew.models.numeral.FloatModels;
import dev.clew.models.numeral.NumeralModels;
import dev.clew.models.numeral.NumeralRangeModels;
import dev.clew.models.numeral.NumeralTextModels;
import dev.clew.models.numeral.UnsignedNumeralModels;
import dev.clew.models.regex.MatchResultModels;
import dev.clew.models.regex.MatcherModels;
import dev.clew.models.regex.PatternModels;
import dev.clew.models.regex.ScannerModels;
import dev.clew.models.regex.SplitModels;
import dev.clew.models.text.Base64Models;
import dev.clew.models.text.BuilderAppendModels;
import dev.clew.models.text.BuilderModels;
import dev.clew.models.text.BuilderReadModels;
import dev.clew.models.text.CharacterModels;
import dev.clew.models.text.EncodingModels;
import dev.clew.models.text.FileModels;
import dev.clew.models.text.StringArrayModels;
import dev.clew.models.text.StringChangeModels;
import dev.clew.models.text.StringJoinModels;
import dev.clew.models.text.StringModels;
import dev.clew.models.text.StringSearchModels;
import dev.clew.models.text.UrlCodingModels;

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
