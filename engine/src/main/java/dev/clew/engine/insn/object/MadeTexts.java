package dev.clew.engine.insn.object;

import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.TextOrigin;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;

/**
 * When texts that the library made are one object with others: a new one never is, a method that
 * changed nothing gave its receiver, and equal texts are interned as one.
 */
final class MadeTexts {

  private final Machine m;
  private final ExprFactory factory;

  /** When two are one object, and when that cannot be told; they exclude each other. */
  record Answer(Expr isSame, Expr isOpen) {}

  MadeTexts(Machine m) {
    this.m = m;
    this.factory = m.terms().factory();
  }

  Answer compare(int one, int other) {
    if (one == other) {
      return new Answer(factory.bool(true), factory.bool(false));
    }
    boolean inOrder = age(one) < age(other);
    int younger = inOrder ? other : one;
    int older = inOrder ? one : other;
    TextOrigin origin = m.journal().texts().origin(younger);
    if (origin == null) {
      return TextIdentity.isMade(m, younger) ? open(younger, older) : compareGiven(younger, older);
    }
    return switch (origin.kind()) {
      case SOURCE_IF_EQUAL -> compareChanged(younger, origin.source(), older);
      case INTERNED -> compareInterned(younger, older);
      case NEW -> apart();
    };
  }

  /** Inputs were there before the path began, whenever it looked at them first. */
  private int age(int id) {
    return TextIdentity.isInput(m, id) ? 0 : id;
  }

  private Answer apart() {
    return new Answer(factory.bool(false), factory.bool(false));
  }

  /** All that is known is that one object has one text. */
  private Answer open(int one, int other) {
    return new Answer(factory.bool(false), equal(one, other));
  }

  private Expr equal(int one, int other) {
    return m.terms().strings().equal(m.texts().term(one), m.texts().term(other));
  }

  /** The younger is no text of the library's; the older may be. */
  private Answer compareGiven(int younger, int older) {
    Boolean decided = m.journal().texts().isSame(younger, older);
    if (decided != null) {
      return new Answer(factory.bool(decided), factory.bool(false));
    }
    return TextIdentity.isInput(m, younger) ? open(younger, older) : apart();
  }

  /** What is cut down to nothing may be a literal of the library's. */
  private Answer compareChanged(int made, int source, int older) {
    Answer ofSource = compare(source, older);
    Expr isUnchanged = equal(made, source);
    Expr isLiteral =
        factory.and(
            factory.not(isUnchanged),
            factory.and(
                m.terms().strings().isEmpty(m.texts().term(made)), equal(made, older)));
    return new Answer(
        factory.and(isUnchanged, ofSource.isSame()),
        factory.or(factory.and(isUnchanged, ofSource.isOpen()), isLiteral));
  }

  /** A text that was not interned before becomes the one that is. */
  private Answer compareInterned(int interned, int older) {
    TextOrigin origin = m.journal().texts().origin(older);
    boolean isOnly = older < 0 || (origin != null && origin.kind() == TextOrigin.Kind.INTERNED);
    return isOnly
        ? new Answer(equal(interned, older), factory.bool(false))
        : open(interned, older);
  }
}
