package dev.clew.solver.language.regex;

import dev.clew.solver.language.Language;
import java.util.Optional;

/** The texts that {@code split} makes so many parts of, for separators that are simple. */
public interface Splitting {

  /** A longer pattern is not looked at. */
  int MOST_LETTERS = 24;

  /** That of a pattern without flags; empty if it is not simple. */
  static Optional<Splitting> of(String regex) {
    Optional<SplitSeparator> plain = SplitSeparator.of(regex);
    return plain.isPresent()
        ? plain.map(each -> each)
        : PaddedSeparator.of(regex).map(each -> each);
  }

  /** Whether a pattern has none of what makes its sets large. */
  static boolean isSimple(String regex) {
    return regex.length() <= MOST_LETTERS
        && !regex.contains("\\p")
        && !regex.contains("\\P")
        && !regex.contains("&&");
  }

  /**
   * The texts of at least so many parts.
   *
   * @param limit as {@code split} takes it
   */
  Language atLeast(int count, int limit);

  /** The texts of exactly so many parts. */
  Language exactly(int count, int limit);
}
