package dev.clew.app.induction;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** What holds at a loop's head, for people: without what follows from something else that does. */
final class Invariants {

  private Invariants() {}

  /** Texts such as {@code Scan.count:12: 0 <= i}. */
  static List<String> of(LoopCut loop, IntPredicate holds) {
    List<NumberRelation> known = new ArrayList<>();
    for (int i = 0; i < loop.relations().size(); i++) {
      if (holds.test(loop.numberOfRelation(i))) {
        known.add(loop.relations().get(i));
      }
    }
    return known.stream()
        .filter(each -> known.stream().noneMatch(other -> follows(each, other)))
        .map(each -> loop.place() + ": " + each.text())
        .toList();
  }

  /** Whether a bound is known more tightly. */
  private static boolean follows(NumberRelation one, NumberRelation other) {
    if (one.equals(other)
        || one.kind() != NumberRelation.Kind.AT_MOST
        || other.otherwise() != null) {
      return false;
    }
    LinearSum difference = one.left().minus(one.right());
    LinearSum tighter = other.left().minus(other.right());
    boolean isBound = other.kind() == NumberRelation.Kind.AT_MOST;
    return isBound
        && difference.factors().equals(tighter.factors())
        && difference.constant() < tighter.constant();
  }
}
