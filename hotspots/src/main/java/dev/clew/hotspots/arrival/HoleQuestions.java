package dev.clew.hotspots.arrival;

import dev.clew.engine.explore.StringPath;
import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.text.SentencePart.Hole;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks a solver what holes of one path can be. */
final class HoleQuestions {

  /** So many names are a list of the program's own. */
  private static final int LONGEST_LIST = 40;

  /** So many units in front of a name are a beginning of the program's own. */
  private static final int SHORTEST_BEGINNING = 2;

  /** Words of which each check that a program might make of a sentence refuses one. */
  private static final List<String> WILD =
      List.of("-'; a\"`B|&$(c) \\ # /* ../d <E> %n [.*] {0} \n zx --x", "/a", "x");

  private final StringPath path;
  private final Language refused;

  /**
   * @param refused what never gets to the interpreter, wherever it stands
   */
  HoleQuestions(StringPath path, Language refused) {
    this.path = path;
    this.refused = refused;
  }

  /** Whether a hole can hold a word that is neither confined nor refused on the way. */
  Verdict leaving(Hole hole, HoleContext context) {
    List<Expr> leaves = new ArrayList<>(List.of(not(in(hole, context.confined()))));
    if (refused != Language.NOTHING) {
      leaves.add(not(in(hole, refused)));
    }
    return path.decide(leaves);
  }

  /** Whether nothing was asked of it on the way: it can be any text, as far as a few words show. */
  boolean isFree(Hole hole) {
    return WILD.stream()
        .allMatch(
            word ->
                path.decide(List.of(path.terms().eq(hole.term(), path.terms().string(word))))
                    instanceof Verdict.Sat);
  }

  /**
   * Whether a name is one of a list of the program's own, or begins as the program wants. Another
   * would keep the structure, whatever it is, and not the meaning.
   */
  boolean isListed(Hole hole) {
    List<Expr> others = new ArrayList<>();
    while (others.size() <= LONGEST_LIST) {
      Verdict verdict = path.decide(others);
      if (verdict instanceof Verdict.Unsat) {
        return true;
      }
      if (!(verdict instanceof Verdict.Sat sat)) {
        return false;
      }
      String name = new Evaluator(sat.assignment()).evaluate(hole.term()).asString();
      if (others.isEmpty() && beginsAlike(hole, name)) {
        return true;
      }
      others.add(not(path.terms().eq(hole.term(), path.terms().string(name))));
    }
    return false;
  }

  private boolean beginsAlike(Hole hole, String name) {
    if (name.length() < SHORTEST_BEGINNING) {
      return false;
    }
    Language beginning = Language.word(name.substring(0, SHORTEST_BEGINNING));
    Language words = Language.sequence(beginning, Language.ANYTHING);
    return path.decide(List.of(not(in(hole, words)))) instanceof Verdict.Unsat;
  }

  /**
   * Inputs with which a hole is a word of a language; where no solver finds any, they are tried.
   */
  Verdict within(Hole hole, Language words) {
    Verdict verdict = path.decide(List.of(in(hole, words)));
    return verdict instanceof Verdict.Unknown ? guessed(hole, words) : verdict;
  }

  /** Tries an input that a word of a language may be made of. */
  private Verdict guessed(Hole hole, Language words) {
    Expr any = path.terms().symbol("a word that breaks out", Sort.STRING);
    Expr isWord = path.terms().apply(StringOp.IN, any, path.terms().language(words));
    Verdict verdict = path.decide(List.of(isWord));
    if (verdict instanceof Verdict.Sat sat) {
      String word = new Evaluator(sat.assignment()).evaluate(any).asString();
      for (Optional<UndoneSteps.Guess> guess :
          List.of(UndoneSteps.guess(hole.term(), word), UndoneSteps.same(hole, word))) {
        if (guess.isPresent() && tried(hole, words, guess.get()) instanceof Verdict.Sat found) {
          return found;
        }
      }
    }
    return new Verdict.Unknown(Verdict.Reason.INCOMPLETE, "no input could be guessed");
  }

  private Verdict tried(Hole hole, Language words, UndoneSteps.Guess guess) {
    Expr value = path.terms().string(guess.value());
    return path.decide(List.of(path.terms().eq(guess.input(), value), in(hole, words)));
  }

  private Expr in(Hole hole, Language language) {
    return path.terms().apply(StringOp.IN, hole.term(), path.terms().language(language));
  }

  private Expr not(Expr condition) {
    return path.terms().not(condition);
  }
}
