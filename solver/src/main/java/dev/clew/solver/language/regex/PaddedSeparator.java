package dev.clew.solver.language.regex;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.regex.RegexNode.One;
import dev.clew.solver.language.regex.RegexNode.Row;
import dev.clew.solver.language.regex.RegexNode.Times;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A separator that takes blanks around it along, as {@code \s*;\s*} does: one unit of a set, and
 * before or behind it any number of units of another set. Between two of the units is a piece,
 * whose blanks belong to the separators; it is empty if it has nothing else.
 *
 * @param core the units that separate
 * @param blanks the units that are taken along
 */
public record PaddedSeparator(
    CharSet core, CharSet blanks, boolean takesBefore, boolean takesBehind) implements Splitting {

  /** That of a pattern without flags; empty if it is none. */
  public static Optional<PaddedSeparator> of(String regex) {
    if (!Splitting.isSimple(regex)) {
      return Optional.empty();
    }
    return new JavaRegex()
        .search(regex, 0)
        .flatMap(search -> search.node() instanceof Row row ? of(row.parts()) : Optional.empty());
  }

  private static Optional<PaddedSeparator> of(List<RegexNode> parts) {
    if (parts.size() < 2 || parts.size() > 3) {
      return Optional.empty();
    }
    CharSet before = blanks(parts.get(0));
    CharSet behind = blanks(parts.get(parts.size() - 1));
    CharSet core = units(parts.get(before == null ? 0 : 1));
    CharSet blanks = before != null ? before : behind;
    int pads = (before == null ? 0 : 1) + (behind == null ? 0 : 1);
    boolean areAlike = before == null || behind == null || before.equals(behind);
    if (core == null || blanks == null || pads != parts.size() - 1 || !areAlike) {
      return Optional.empty();
    }
    return core.intersect(blanks).isEmpty()
        ? Optional.of(new PaddedSeparator(core, blanks, before != null, behind != null))
        : Optional.empty();
  }

  private static @Nullable CharSet blanks(RegexNode node) {
    return node instanceof Times times
            && times.greedy()
            && times.min() == 0
            && times.max() == LoopLanguage.UNBOUNDED
        ? units(times.body())
        : null;
  }

  /** Null for anything but a set of units that are no surrogates. */
  private static @Nullable CharSet units(RegexNode node) {
    CharSet surrogates = CharSet.HIGH_SURROGATES.union(CharSet.LOW_SURROGATES);
    return node instanceof One one
            && one.set().language() instanceof CharsLanguage chars
            && chars.set().intersect(surrogates).isEmpty()
        ? chars.set()
        : null;
  }

  private Language separator() {
    return Language.chars(core);
  }

  private Language piece() {
    return Language.star(Language.chars(core.complement()));
  }

  /** Pieces that are empty, before the first separator, between two, or behind the last. */
  private Language blank(boolean isFirst, boolean isLast) {
    boolean isTaken = (!isFirst && takesBehind) || (!isLast && takesBefore);
    return isTaken ? Language.star(Language.chars(blanks)) : Language.EMPTY;
  }

  /** Separators with nothing between and behind them, at least one. */
  private Language emptyEnd() {
    Language inner = Language.star(Language.sequence(separator(), blank(false, false)));
    return Language.sequence(inner, separator(), blank(false, true));
  }

  /** So many pieces, each with its separator behind it. */
  private Language separated(int count) {
    return Language.loop(Language.sequence(piece(), separator()), count, count);
  }

  @Override
  public Language atLeast(int count, int limit) {
    if (count <= 0 || (count == 1 && limit != 0)) {
      return Language.ANYTHING;
    }
    if (limit > 0 && count > limit) {
      return Language.NOTHING;
    }
    if (limit != 0) {
      return Language.sequence(separated(count - 1), Language.ANYTHING);
    }
    if (count == 1) {
      return Language.not(exactly(0, 0));
    }
    Language nothingMore =
        Language.choice(blank(false, true), Language.sequence(blank(false, false), emptyEnd()));
    return Language.sequence(separated(count - 1), Language.not(nothingMore));
  }

  @Override
  public Language exactly(int count, int limit) {
    if (count < 0 || (limit > 0 && count > limit) || (count == 0 && limit != 0)) {
      return Language.NOTHING;
    }
    if (limit != 0) {
      return count == limit
          ? atLeast(count, limit)
          : Language.sequence(separated(count - 1), piece());
    }
    if (count == 0) {
      return Language.sequence(blank(true, false), emptyEnd());
    }
    boolean isFirst = count == 1;
    Language before = Language.minus(piece(), blank(isFirst, false));
    Language last = isFirst ? piece() : Language.minus(piece(), blank(false, true));
    return Language.sequence(
        separated(count - 1), Language.choice(last, Language.sequence(before, emptyEnd())));
  }
}
