package dev.clew.hotspots.arrival;

import dev.clew.hotspots.text.SentencePart;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Guesses which input a program turns into a word, by undoing what it did one step after the other:
 * what was replaced is put back. A guess may be wrong, and has to be tried.
 */
final class UndoneSteps {

  /** An input, and what it may be. */
  record Guess(Symbol input, String value) {}

  private UndoneSteps() {}

  /** What is taken out where it is found stands in front: the condition says what is looked for. */
  private static Optional<Guess> found(Expr choice, String word) {
    List<Symbol> inputs = new ArrayList<>();
    List<String> sought = new ArrayList<>();
    new PostOrder()
        .visit(
            choice,
            part -> {
              if (part instanceof Symbol input && input.sort().equals(Sort.STRING)) {
                inputs.add(input);
              }
            });
    new PostOrder().visit(choice.arg(0), part -> text(part).ifPresent(sought::add));
    return inputs.size() == 1 && sought.size() == 1
        ? Optional.of(new Guess(inputs.get(0), sought.get(0) + word))
        : Optional.empty();
  }

  /** The same without undoing anything: most steps leave most words alone. */
  static Optional<Guess> same(SentencePart.Hole hole, String word) {
    List<Symbol> inputs =
        hole.symbols().stream().filter(symbol -> symbol.sort().equals(Sort.STRING)).toList();
    return inputs.size() == 1 ? Optional.of(new Guess(inputs.get(0), word)) : Optional.empty();
  }

  /** Empty where a step is none that can be undone, or an input is used twice. */
  static Optional<Guess> guess(Expr made, String word) {
    Expr term = made;
    String value = word;
    while (!(term instanceof Symbol)) {
      if (term.is(CoreOp.ITE)) {
        return found(term, value);
      }
      if (isReplacing(term)) {
        Optional<String> from = text(term.arg(1));
        Optional<String> to = text(term.arg(isOfPattern(term) ? 3 : 2));
        boolean isPlain = from.isPresent() && to.isPresent() && isPlain(term, from.get(), to.get());
        if (!isPlain) {
          return Optional.empty();
        }
        value = before(term, value, from.get(), to.get());
      } else if (!isKeeping(term)) {
        return Optional.empty();
      }
      term = term.arg(0);
    }
    return Optional.of(new Guess((Symbol) term, value));
  }

  /** Of one that is replaced by nothing, another one stands in front. */
  private static String before(Expr term, String after, String from, String to) {
    if (!to.isEmpty()) {
      return after.replace(to, from);
    }
    return term.is(StringOp.REPLACE_ONE) || term.is(StringOp.REPLACE_FIRST_MATCH)
        ? from + after
        : after;
  }

  private static boolean isReplacing(Expr term) {
    return term.is(StringOp.REPLACE_ALL) || term.is(StringOp.REPLACE_ONE) || isOfPattern(term);
  }

  private static boolean isOfPattern(Expr term) {
    return term.is(StringOp.REPLACE_FIRST_MATCH) || term.is(StringOp.REPLACE_MATCHES);
  }

  /** Whether a pattern stands for its own text, and what is put there does, too. */
  private static boolean isPlain(Expr term, String from, String to) {
    return !isOfPattern(term)
        || (Pattern.matches("[\\w' \"%=<>,;:@-]+", from) && Pattern.matches("[^$\\\\]*", to));
  }

  /** Most words stay what they are. */
  private static boolean isKeeping(Expr term) {
    return term.is(StringOp.TRIM)
        || term.is(StringOp.STRIP)
        || term.is(StringOp.TO_LOWER)
        || term.is(StringOp.TO_UPPER);
  }

  private static Optional<String> text(Expr term) {
    return term instanceof Const known && known.sort().equals(Sort.STRING)
        ? Optional.of(known.value().asString())
        : Optional.empty();
  }
}
