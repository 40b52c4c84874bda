package dev.clew.models.text;

import static dev.clew.models.text.BuilderAccess.BUILDER;
import static dev.clew.models.text.BuilderAccess.text;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.solver.expr.Expr;

/** {@code StringBuilder} and {@code StringBuffer}: what asks about the text. */
public final class BuilderReadModels {

  private static final String TEXT = "(Ljava/lang/String;";
  private static final String RESULT = ")Ljava/lang/String;";

  private BuilderReadModels() {}

  public static void register(Models models) {
    models
        .on("java/lang/StringBuilder.toString(" + RESULT, BuilderAccess.value(c -> text(c)))
        .on("java/lang/StringBuffer.toString(" + RESULT, BuilderAccess.value(c -> text(c)))
        .on(BUILDER + "length()I", BuilderAccess.value(BuilderAccess::length))
        .on(BUILDER + "capacity()I", BuilderAccess.ofText(BuilderReadModels::capacity))
        .on(
            BUILDER + "compareTo(Ljava/lang/AbstractStringBuilder;)I",
            BuilderAccess.ofText(BuilderReadModels::compare));
    registerUnits(models);
    registerParts(models);
    registerSearch(models);
  }

  private static CallExit capacity(Call c) {
    Expr capacity = BuilderText.room(c.memory(), c.id(0)).capacity(c.memory());
    return capacity == null
        ? c.unsupported(ReasonCode.BUILDER_CAPACITY, "the capacity of an unknown text")
        : c.give(capacity);
  }

  private static CallExit compare(Call c) {
    Expr other = SequenceTexts.text(c, 1);
    return other == null ? c.own() : c.give(c.terms().strings().compareTo(text(c), other));
  }

  private static void registerUnits(Models models) {
    models
        .on(
            BUILDER + "charAt(I)C",
            BuilderAccess.partial(
                c -> c.terms().strings().charAtDomain(text(c), c.number(1)),
                c -> c.terms().strings().charAt(text(c), c.number(1))))
        .on(
            BUILDER + "codePointAt(I)I",
            BuilderAccess.partial(
                c -> c.terms().strings().charAtDomain(text(c), c.number(1)),
                c -> c.terms().strings().codePointAt(text(c), c.number(1))))
        .on(
            BUILDER + "codePointBefore(I)I",
            BuilderAccess.partial(
                c -> c.terms().strings().codePointBeforeDomain(text(c), c.number(1)),
                c -> c.terms().strings().codePointBefore(text(c), c.number(1))))
        .on(
            BUILDER + "codePointCount(II)I",
            BuilderAccess.partial(
                c -> c.terms().strings().substringDomain(text(c), c.number(1), c.number(2)),
                c -> CodePoints.count(c.terms(), text(c), c.number(1), c.number(2))));
  }

  private static void registerParts(Models models) {
    models
        .on(
            BUILDER + "substring(I" + RESULT,
            BuilderAccess.partial(
                c -> c.terms().strings().substringDomain(text(c), c.number(1)),
                c -> c.terms().strings().substring(text(c), c.number(1))))
        .on(
            BUILDER + "substring(II" + RESULT,
            BuilderAccess.partial(
                c -> c.terms().strings().substringDomain(text(c), c.number(1), c.number(2)),
                c -> c.terms().strings().substring(text(c), c.number(1), c.number(2))));
  }

  private static void registerSearch(Models models) {
    models
        .on(
            BUILDER + "indexOf" + TEXT + ")I",
            BuilderAccess.value(c -> c.terms().search().indexOf(text(c), c.text(1))))
        .on(
            BUILDER + "indexOf" + TEXT + "I)I",
            BuilderAccess.value(c -> c.terms().search().indexOf(text(c), c.text(1), c.number(2))))
        .on(
            BUILDER + "lastIndexOf" + TEXT + ")I",
            BuilderAccess.value(c -> c.terms().search().lastIndexOf(text(c), c.text(1))))
        .on(
            BUILDER + "lastIndexOf" + TEXT + "I)I",
            BuilderAccess.value(
                c -> c.terms().search().lastIndexOf(text(c), c.text(1), c.number(2))));
  }
}
