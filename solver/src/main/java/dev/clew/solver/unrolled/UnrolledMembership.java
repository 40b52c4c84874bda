package dev.clew.solver.unrolled;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.language.BothLanguage;
import dev.clew.solver.language.ChoiceLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.NotLanguage;
import dev.clew.solver.language.SequenceLanguage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * Whether a bounded string is in a language: sets of places where words can end, one condition per
 * place, computed from those where they can start. The conditions are functions of the units, so
 * their negation is exact as well and nothing is ever determinised.
 */
final class UnrolledMembership {

  private final BoundedTexts texts;
  private final ExprFactory factory;
  private final BoundedNumbers numbers;
  private final BoundedText text;

  UnrolledMembership(BoundedTexts texts, BoundedText text) {
    this.texts = texts;
    this.text = text;
    factory = texts.factory();
    numbers = texts.numbers();
  }

  Expr in(Language language) {
    if (language instanceof NotLanguage not) {
      return factory.not(in(not.body()));
    }
    if (language instanceof BothLanguage both) {
      Expr all = factory.bool(true);
      for (Language part : both.parts()) {
        all = factory.and(all, in(part));
      }
      return all;
    }
    List<Expr> starts = only(0);
    List<Expr> ends = ends(language, starts);
    Expr any = factory.bool(false);
    for (int i = 0; i < ends.size(); i++) {
      any = factory.or(any, factory.and(numbers.eq(text.length(), i), ends.get(i)));
    }
    return any;
  }

  private List<Expr> only(int place) {
    List<Expr> places = new ArrayList<>(nowhere());
    places.set(place, factory.bool(true));
    return places;
  }

  private List<Expr> nowhere() {
    return Collections.nCopies(text.capacity() + 1, factory.bool(false));
  }

  private List<Expr> ends(Language language, List<Expr> starts) {
    if (plain(language)) {
      return run(PositionAutomaton.of(language, text.capacity()), starts);
    }
    if (language instanceof SequenceLanguage sequence) {
      List<Expr> at = starts;
      for (Language part : sequence.parts()) {
        at = ends(part, at);
      }
      return at;
    }
    if (language instanceof ChoiceLanguage choice) {
      List<Expr> any = nowhere();
      for (Language option : choice.options()) {
        any = either(any, ends(option, starts));
      }
      return any;
    }
    return language instanceof LoopLanguage loop
        ? afterLoop(loop, starts)
        : fromEach(language, starts);
  }

  /** Whether neither an intersection nor a complement is inside. */
  private static boolean plain(Language language) {
    if (language instanceof SequenceLanguage sequence) {
      return sequence.parts().stream().allMatch(UnrolledMembership::plain);
    }
    if (language instanceof ChoiceLanguage choice) {
      return choice.options().stream().allMatch(UnrolledMembership::plain);
    }
    if (language instanceof LoopLanguage loop) {
      return plain(loop.body());
    }
    return !(language instanceof BothLanguage) && !(language instanceof NotLanguage);
  }

  private List<Expr> run(PositionAutomaton positions, List<Expr> starts) {
    List<Expr> ends = new ArrayList<>();
    Expr[] active = new Expr[positions.size()];
    Arrays.fill(active, factory.bool(false));
    ends.add(positions.nullable() ? starts.get(0) : factory.bool(false));
    for (int i = 0; i < text.capacity(); i++) {
      active = step(positions, active, starts.get(i), texts.at(text, i));
      Expr end = anyOf(positions.last(), active);
      ends.add(positions.nullable() ? factory.or(end, starts.get(i + 1)) : end);
    }
    return ends;
  }

  private Expr[] step(PositionAutomaton positions, Expr[] active, Expr start, Expr unit) {
    Expr[] next = new Expr[active.length];
    for (int p = 0; p < next.length; p++) {
      Expr from = anyOf(positions.before(p), active);
      if (positions.starts(p)) {
        from = factory.or(from, start);
      }
      boolean never = from instanceof Const known && !known.value().asBoolean();
      next[p] = never ? from : factory.and(from, texts.isIn(unit, positions.set(p)));
    }
    return next;
  }

  private Expr anyOf(BitSet positions, Expr[] active) {
    Expr any = factory.bool(false);
    for (int p = positions.nextSetBit(0); p >= 0; p = positions.nextSetBit(p + 1)) {
      any = factory.or(any, active[p]);
    }
    return any;
  }

  private List<Expr> either(List<Expr> left, List<Expr> right) {
    List<Expr> any = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      any.add(factory.or(left.get(i), right.get(i)));
    }
    return any;
  }

  /** Every round that changes anything takes a unit, so there are at most as many as units. */
  private List<Expr> afterLoop(LoopLanguage loop, List<Expr> starts) {
    if (loop.min() > text.capacity()) {
      return nowhere();
    }
    List<Expr> at = starts;
    for (int round = 0; round < loop.min(); round++) {
      at = ends(loop.body(), at);
    }
    int last = text.capacity() + loop.min();
    int rounds = loop.max() == LoopLanguage.UNBOUNDED ? last : Math.min(loop.max(), last);
    List<Expr> found = at;
    for (int round = loop.min(); round < rounds; round++) {
      at = ends(loop.body(), at);
      found = either(found, at);
    }
    return found;
  }

  private List<Expr> fromEach(Language language, List<Expr> starts) {
    List<Expr> found = nowhere();
    for (int i = 0; i < starts.size(); i++) {
      if (starts.get(i) == factory.bool(false)) {
        continue;
      }
      List<Expr> here = new ArrayList<>(nowhere());
      List<Expr> ends = fromOne(language, i);
      for (int j = i; j < ends.size(); j++) {
        here.set(j, factory.and(starts.get(i), ends.get(j)));
      }
      found = either(found, here);
    }
    return found;
  }

  private List<Expr> fromOne(Language language, int start) {
    if (language instanceof NotLanguage not) {
      List<Expr> ends = new ArrayList<>();
      ends(not.body(), only(start)).forEach(end -> ends.add(factory.not(end)));
      return ends;
    }
    List<Expr> all = Collections.nCopies(text.capacity() + 1, factory.bool(true));
    for (Language part : ((BothLanguage) language).parts()) {
      List<Expr> ends = ends(part, only(start));
      List<Expr> both = new ArrayList<>();
      for (int j = 0; j < ends.size(); j++) {
        both.add(factory.and(all.get(j), ends.get(j)));
      }
      all = both;
    }
    return all;
  }
}
