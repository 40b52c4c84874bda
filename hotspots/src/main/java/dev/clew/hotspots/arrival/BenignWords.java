package dev.clew.hotspots.arrival;

import dev.clew.engine.explore.StringPath;
import dev.clew.hotspots.text.SentencePart;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Looks for inputs without malice: short words of letters or digits in every hole. */
final class BenignWords {

  /** Letters that are no keyword of a language: three to eight of the middle of the alphabet. */
  static final Language LETTERS = Language.loop(Language.chars(CharSet.range('p', 'z')), 3, 8);

  static final Language DIGITS =
      Language.sequence(
          Language.chars(CharSet.range('1', '9')),
          Language.loop(Language.chars(CharSet.DIGITS), 0, 3));

  private static final Language PLAIN =
      Language.loop(Language.chars(CharSet.WORD.union(CharSet.of("-."))), 1, 24);

  /** Words that sentences have in their places where neither a letter nor a digit can be. */
  private static final List<String> SPECIAL = List.of("", "asc", "/", "*");

  private final StringPath path;
  private final List<SentencePart.Hole> holes;

  BenignWords(StringPath path, List<SentencePart.Hole> holes) {
    this.path = path;
    this.holes = holes;
  }

  /** Letters in every hole where that is possible, then digits, then what the condition leaves. */
  Optional<Assignment> letters() {
    return preferring(List.of(LETTERS, DIGITS, PLAIN));
  }

  /** Digits first. */
  Optional<Assignment> digits() {
    return preferring(List.of(DIGITS, LETTERS, PLAIN));
  }

  /** One special word in all holes where it is possible, letters in the others. */
  List<Assignment> special() {
    List<Assignment> found = new ArrayList<>();
    for (String word : SPECIAL) {
      preferring(List.of(Language.word(word), LETTERS, DIGITS)).ifPresent(found::add);
    }
    return found;
  }

  /** Nothing in one hole, letters in all others. */
  Optional<Assignment> without(SentencePart.Hole empty) {
    List<Expr> wishes = new ArrayList<>();
    for (SentencePart.Hole hole : holes) {
      wishes.add(in(hole, hole.equals(empty) ? Language.EMPTY : LETTERS));
    }
    return model(wishes);
  }

  /** One hole after the other gets the first language that it can have beside those before it. */
  private Optional<Assignment> preferring(List<Language> languages) {
    Optional<Assignment> all = model(holes.stream().map(h -> in(h, languages.get(0))).toList());
    if (all.isPresent()) {
      return all;
    }
    List<Expr> wishes = new ArrayList<>();
    Optional<Assignment> best = model(wishes);
    for (SentencePart.Hole hole : holes) {
      for (int i = 0; i < languages.size() && best.isPresent(); i++) {
        List<Expr> more = new ArrayList<>(wishes);
        more.add(in(hole, languages.get(i)));
        Optional<Assignment> better = model(more);
        if (better.isPresent()) {
          wishes = more;
          best = better;
          break;
        }
      }
    }
    return best;
  }

  private Optional<Assignment> model(List<Expr> wishes) {
    return path.decide(wishes) instanceof Verdict.Sat sat
        ? Optional.of(sat.assignment())
        : Optional.empty();
  }

  private Expr in(SentencePart.Hole hole, Language language) {
    return path.terms().apply(StringOp.IN, hole.term(), path.terms().language(language));
  }
}
