package dev.clew.engine.insn.object;

import dev.clew.engine.machine.Machine;
import dev.clew.engine.terms.TextOrigin;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;

/**
 * When texts that the library made are one object with others: a new one never is, a method that
 * changed nothing gave its receiver, and equal texts are interned as one.
 */
final class MadeTexts {

  private static final Language LATIN1 =
      Language.star(Language.chars(CharSet.range('\0', '\u00FF')));

  private final Machine m;
  private final ExprFactory factory;

  /** When two are one object, and when that cannot be told; they exclude each other. */
  record Sameness(Expr isSame, Expr isOpen) {}

  MadeTexts(Machine m) {
    this.m = m;
    this.factory = m.terms().factory();
  }

  Sameness compare(int one, int other) {
    if (one == other) {
      return new Sameness(factory.bool(true), factory.bool(false));
    }
    boolean inOrder = age(one) < age(other);
    int younger = inOrder ? other : one;
    int older = inOrder ? one : other;
    TextOrigin origin = m.journal().texts().origin(younger);
    if (origin == null) {
      return TextIdentity.isMade(m, younger) ? open(younger, older) : compareGiven(younger, older);
    }
    return switch (origin.kind()) {
      case SOURCE_IF_EQUAL, SOURCE_IF_FILLED, SOURCE_IF_LATIN1 -> compareChanged(origin, older);
      case INTERNED -> compareInterned(younger, older);
      case NEW -> apart();
    };
  }

  /** Inputs were there before the path began, whenever it looked at them first. */
  private int age(int id) {
    return TextIdentity.isInput(m, id) ? 0 : id;
  }

  private Sameness apart() {
    return new Sameness(factory.bool(false), factory.bool(false));
  }

  /** All that is known is that one object has one text. */
  private Sameness open(int one, int other) {
    return new Sameness(factory.bool(false), equal(one, other));
  }

  private Expr equal(int one, int other) {
    return m.terms().strings().equal(m.texts().term(one), m.texts().term(other));
  }

  /** The younger is no text of the library's; the older may be. */
  private Sameness compareGiven(int younger, int older) {
    Boolean decided = m.journal().texts().isSame(younger, older);
    if (decided != null) {
      return new Sameness(factory.bool(decided), factory.bool(false));
    }
    return TextIdentity.isInput(m, younger) ? open(younger, older) : apart();
  }

  /** What is cut down to nothing may be a literal of the library's. */
  private Sameness compareChanged(TextOrigin origin, int older) {
    int made = origin.text();
    Sameness ofSource = compare(origin.source(), older);
    Expr isUnchanged = equal(made, origin.source());
    Expr isKnown = factory.and(isUnchanged, isKnownWhereEqual(origin));
    Expr isUnsure = factory.and(isUnchanged, factory.not(isKnownWhereEqual(origin)));
    Expr isEmptied =
        factory.and(factory.not(isUnchanged), m.terms().strings().isEmpty(m.texts().term(made)));
    Expr mayBeOther = factory.and(factory.or(isUnsure, isEmptied), equal(made, older));
    return new Sameness(
        factory.and(isKnown, ofSource.isSame()),
        factory.or(factory.and(isKnown, ofSource.isOpen()), mayBeOther));
  }

  private Expr isKnownWhereEqual(TextOrigin origin) {
    Expr source = m.texts().term(origin.source());
    return switch (origin.kind()) {
      case SOURCE_IF_LATIN1 -> factory.apply(StringOp.IN, source, factory.language(LATIN1));
      case SOURCE_IF_FILLED -> factory.not(m.terms().strings().isEmpty(source));
      default -> factory.bool(true);
    };
  }

  /** A text that was not interned before becomes the one that is. */
  private Sameness compareInterned(int interned, int older) {
    TextOrigin origin = m.journal().texts().origin(older);
    boolean isOnly = older < 0 || (origin != null && origin.kind() == TextOrigin.Kind.INTERNED);
    return isOnly
        ? new Sameness(equal(interned, older), factory.bool(false))
        : open(interned, older);
  }
}
