package dev.clew.solver.language.regex;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.regex.RegexNode.One;
import dev.clew.solver.language.regex.RegexNode.Times;
import java.util.Optional;

/**
 * The texts that {@code split} makes so many parts of, for simple separators: a known text that
 * does not overlap with itself, a character of a class, or as many of them as there are.
 *
 * @param piece what is between separators: all that has none in it
 * @param inner the same for a piece that others surround
 */
public record SplitSeparator(Language separator, Language piece, Language inner)
    implements Splitting {

  /** The separators of a pattern without flags; empty if they are not that simple. */
  public static Optional<SplitSeparator> of(String regex) {
    return Splitting.isSimple(regex)
        ? new JavaRegex().search(regex, 0).flatMap(SplitSeparator::of)
        : Optional.empty();
  }

  private static Optional<SplitSeparator> of(RegexSearch search) {
    Optional<String> literal = search.literal().filter(text -> !text.isEmpty());
    if (literal.isPresent()) {
      return hasBorder(literal.get()) ? Optional.empty() : Optional.of(by(literal.get()));
    }
    RegexNode node = search.node();
    boolean repeats =
        node instanceof Times times
            && times.greedy()
            && times.min() == 1
            && times.max() == LoopLanguage.UNBOUNDED;
    RegexNode one = repeats ? ((Times) node).body() : node;
    return one instanceof One single && single.set().language() instanceof CharsLanguage chars
        ? by(chars.set(), repeats)
        : Optional.empty();
  }

  private static boolean hasBorder(String text) {
    for (int length = 1; length < text.length(); length++) {
      if (text.startsWith(text.substring(text.length() - length))) {
        return true;
      }
    }
    return false;
  }

  private static SplitSeparator by(String literal) {
    Language separator = Language.word(literal);
    Language piece =
        Language.not(Language.sequence(Language.ANYTHING, separator, Language.ANYTHING));
    return new SplitSeparator(separator, piece, piece);
  }

  private static Optional<SplitSeparator> by(CharSet set, boolean repeats) {
    CharSet surrogates = CharSet.HIGH_SURROGATES.union(CharSet.LOW_SURROGATES);
    if (!set.intersect(surrogates).isEmpty()) {
      return Optional.empty();
    }
    Language one = Language.chars(set);
    Language other = Language.chars(set.complement());
    return Optional.of(
        repeats
            ? new SplitSeparator(Language.plus(one), Language.star(other), Language.plus(other))
            : new SplitSeparator(one, Language.star(other), Language.star(other)));
  }

  @Override
  public Language atLeast(int count, int limit) {
    if (count <= 0 || (count == 1 && limit != 0)) {
      return Language.ANYTHING;
    }
    if (limit > 0 && count > limit) {
      return Language.NOTHING;
    }
    if (count == 1) {
      return Language.not(Language.plus(separator));
    }
    Language rest = limit == 0 ? Language.not(Language.star(separator)) : Language.ANYTHING;
    return Language.sequence(separated(count - 1), rest);
  }

  @Override
  public Language exactly(int count, int limit) {
    if (count < 0 || (limit > 0 && count > limit) || (count == 0 && limit != 0)) {
      return Language.NOTHING;
    }
    if (count == limit) {
      return limit == 0 ? Language.plus(separator) : atLeast(count, limit);
    }
    Language before = separated(count - 1);
    if (limit != 0) {
      return Language.sequence(before, piece);
    }
    Language last = Language.both(piece, Language.plus(Language.ANY_CHAR));
    Language some = Language.sequence(before, last, Language.star(separator));
    return count == 1 ? Language.choice(Language.EMPTY, some) : some;
  }

  /** So many pieces, each with its separator behind it. */
  private Language separated(int count) {
    if (count == 0) {
      return Language.EMPTY;
    }
    Language others = Language.sequence(inner, separator);
    return Language.sequence(piece, separator, Language.loop(others, count - 1, count - 1));
  }
}
