package dev.clew.models.text;

import static dev.clew.models.text.BuilderAccess.BUILDER;
import static dev.clew.models.text.BuilderAccess.SELF;
import static dev.clew.models.text.BuilderAccess.text;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code StringBuilder} and {@code StringBuffer}: what changes the text anywhere. */
public final class BuilderModels {

  private static final String INSERT = BUILDER + "insert(I";
  private static final String SEQUENCE = "Ljava/lang/CharSequence;";

  private BuilderModels() {}

  public static void register(Models models) {
    registerInsert(models);
    models
        .on(
            BUILDER + "setLength(I)V",
            BuilderAccess.change(BuilderModels::isLength, BuilderModels::cut))
        .on(
            BUILDER + "setCharAt(IC)V",
            BuilderAccess.change(
                c -> c.terms().strings().charAtDomain(text(c), c.number(1)),
                c -> c.terms().strings().withCharAt(text(c), c.number(1), c.unit(2))))
        .on(
            BUILDER + "deleteCharAt(I" + SELF,
            BuilderAccess.change(
                c -> c.terms().strings().charAtDomain(text(c), c.number(1)),
                c -> c.terms().strings().deleteCharAt(text(c), c.number(1))))
        .on(
            BUILDER + "delete(II" + SELF,
            BuilderAccess.change(
                BuilderModels::isRange, c -> replaced(c, c.terms().factory().string(""))))
        .on(
            BUILDER + "replace(IILjava/lang/String;" + SELF,
            BuilderAccess.ofText(
                c ->
                    c.isNull(3)
                        ? c.fail()
                        : BuilderAccess.change(BuilderModels::isRange, k -> replaced(k, k.text(3)))
                            .apply(c)))
        .on(
            BUILDER + "reverse(" + SELF,
            BuilderAccess.ofText(c -> BuilderAccess.put(c, c.terms().strings().reverse(text(c)))))
        .on(
            BUILDER + "ensureCapacity(I)V",
            BuilderAccess.ofText(
                c ->
                    BuilderAccess.put(
                        c, text(c), BuilderText.room(c.memory(), c.id(0)).with(c.number(1)))))
        .on(
            BUILDER + "trimToSize()V",
            BuilderAccess.ofText(
                c -> BuilderAccess.put(c, text(c), BuilderRoom.of(BuilderAccess.length(c)))));
  }

  private static Expr isLength(Call c) {
    return c.terms().ints().ge(c.number(1), c.terms().factory().intConst(0));
  }

  /** Cut off, or filled up with zeros. */
  private static Expr cut(Call c) {
    Terms terms = c.terms();
    Expr zero = terms.factory().intConst(0);
    Expr wanted = c.number(1);
    if (wanted == zero) {
      return terms.factory().string("");
    }
    Expr length = BuilderAccess.length(c);
    Expr isShorter = terms.ints().le(wanted, length);
    Expr zeros =
        terms.strings().repeat(terms.factory().string("\0"), terms.ints().sub(wanted, length));
    return terms
        .factory()
        .ite(
            isShorter,
            terms.strings().substring(text(c), zero, wanted),
            terms.strings().concat(text(c), zeros));
  }

  /** An end behind the last unit is moved there. */
  private static Expr end(Call c) {
    return BuilderAccess.least(c.terms(), c.number(2), BuilderAccess.length(c));
  }

  private static Expr isRange(Call c) {
    return c.terms().strings().substringDomain(text(c), c.number(1), end(c));
  }

  private static Expr replaced(Call c, Expr by) {
    Terms terms = c.terms();
    Expr zero = terms.factory().intConst(0);
    Expr before = terms.strings().substring(text(c), zero, c.number(1));
    return terms.text(before, by, terms.strings().substring(text(c), end(c)));
  }

  private static void registerInsert(Models models) {
    for (JvmType type :
        List.of(
            JvmType.BOOLEAN,
            JvmType.CHAR,
            JvmType.INT,
            JvmType.LONG,
            JvmType.FLOAT,
            JvmType.DOUBLE)) {
      models.on(
          INSERT + type.descriptor() + SELF,
          inserting(c -> BuilderAppendModels.written(c, 2, type.kind())));
    }
    models
        .on(INSERT + "Ljava/lang/String;" + SELF, inserting(c -> SequenceTexts.textOrNull(c, 2)))
        .on(INSERT + SEQUENCE + SELF, inserting(c -> SequenceTexts.textOrNull(c, 2)))
        .on(INSERT + SEQUENCE + "II" + SELF, BuilderAccess.ofText(BuilderModels::insertRange))
        .on(INSERT + "[C" + SELF, inserting(c -> SequenceTexts.units(c, 2)))
        .on(INSERT + "[CII" + SELF, BuilderAccess.ofText(BuilderModels::insertUnitRange));
  }

  /** Where there is no such part, because it is null, own code says in which order it complains. */
  private static dev.clew.engine.model.Model inserting(BuilderAccess.Part part) {
    return BuilderAccess.ofText(
        c -> {
          Expr inserted = part.of(c);
          if (inserted == null) {
            return isNullReference(c) ? c.fail() : BuilderAccess.own(c);
          }
          return c.either(
              BuilderAccess.within(c.terms(), c.number(1), BuilderAccess.length(c)),
              k -> insert(k, inserted),
              Call::fail);
        });
  }

  private static boolean isNullReference(Call c) {
    return !c.isOpen(2) && c.isNull(2);
  }

  private static CallExit insert(Call c, Expr part) {
    return BuilderAccess.put(c, c.terms().strings().insert(text(c), c.number(1), part));
  }

  private static CallExit insertRange(Call c) {
    return insertPart(c, SequenceTexts.textOrNull(c, 2), c.number(4));
  }

  private static CallExit insertUnitRange(Call c) {
    if (isNullReference(c)) {
      return c.fail();
    }
    return insertPart(c, SequenceTexts.units(c, 2), c.terms().ints().add(c.number(3), c.number(4)));
  }

  private static CallExit insertPart(Call c, @Nullable Expr source, Expr end) {
    if (source == null) {
      return BuilderAccess.own(c);
    }
    Terms terms = c.terms();
    Expr isGood =
        terms
            .factory()
            .and(
                BuilderAccess.within(terms, c.number(1), BuilderAccess.length(c)),
                terms.strings().substringDomain(source, c.number(3), end));
    return c.either(
        isGood,
        k -> insert(k, k.terms().strings().substring(source, k.number(3), end)),
        Call::fail);
  }
}
