package dev.clew.solver.jvm;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.jvm.GroupSeparators.Separator;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.regex.JavaRegex;
import dev.clew.solver.language.regex.RegexSearch;
import dev.clew.solver.language.regex.RegexSearch.Segment;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * What a {@code Matcher} finds, as terms that say as much as is known about it without the
 * operators that are only run: languages, positions of known texts, lengths.
 *
 * <p>An instance remembers what it made of patterns, and belongs to one thread.
 */
public final class JvmMatcher {

  /** What a matcher is asked for. */
  public enum Kind {
    /** {@code matches()}. */
    WHOLE,
    /** {@code lookingAt()}. */
    START,
    /** {@code find(int)}. */
    SEARCH
  }

  /**
   * A question to a matcher.
   *
   * @param regex one that is valid with these flags
   * @param from where a search begins, an {@code int} that lies in the text; 0 for others
   */
  public record Attempt(Kind kind, Expr text, String regex, int flags, Expr from) {}

  private record Source(String regex, int flags) {}

  private final ExprFactory factory;
  private final StringBorder border;
  private final JavaRegex regexes;
  private final Map<Source, Optional<KnownPattern>> known = new HashMap<>();

  JvmMatcher(ExprFactory factory, JavaRegex regexes) {
    this.factory = factory;
    this.border = new StringBorder(factory);
    this.regexes = regexes;
  }

  private Optional<KnownPattern> known(Attempt attempt) {
    return known(attempt.regex, attempt.flags);
  }

  private Optional<KnownPattern> known(String regex, int flags) {
    return known.computeIfAbsent(
        new Source(regex, flags), s -> regexes.search(regex, flags).map(KnownPattern::new));
  }

  /** The only text that a pattern matches, wherever it is; null if there is no such text. */
  @Nullable String literal(String regex, int flags) {
    return known(regex, flags).map(KnownPattern::literal).orElse(null);
  }

  /** Whether no match of a pattern is empty, for certain. */
  public boolean consumes(String regex, int flags) {
    return known(regex, flags).filter(pattern -> pattern.search().consumes()).isPresent();
  }

  /** Whether a group takes part in every match, for certain. */
  public boolean participates(String regex, int flags, int group) {
    return known(regex, flags).filter(pattern -> pattern.participates(group)).isPresent();
  }

  /** The number of the group of a name; -1 if there is none, or that is not known. */
  public int group(String regex, int flags, String name) {
    return known(regex, flags).flatMap(pattern -> pattern.search().group(name)).orElse(-1);
  }

  /** Whether there is a match. */
  public Expr succeeds(Attempt attempt) {
    Expr tried = border.le(border.constant(0), operator(attempt, 0));
    Optional<KnownPattern> pattern = known(attempt);
    return switch (attempt.kind) {
      case WHOLE -> either(attempt.text, regexes.bounds(attempt.regex, attempt.flags), tried);
      case START -> either(attempt.text, pattern.map(KnownPattern::starts), tried);
      case SEARCH -> finds(attempt, pattern, tried);
    };
  }

  private Expr finds(Attempt attempt, Optional<KnownPattern> pattern, Expr tried) {
    if (pattern.isPresent() && pattern.get().literal() != null) {
      return border.le(border.constant(0), start(attempt, pattern.get().literal()));
    }
    boolean isWhole = attempt.from == factory.intConst(0);
    Expr rest = isWhole ? attempt.text : rest(attempt);
    return either(rest, pattern.map(p -> p.contained(isWhole)), tried);
  }

  private Expr rest(Attempt attempt) {
    Expr from = border.number(attempt.from);
    Expr length = border.minus(border.length(attempt.text), from);
    return factory.apply(StringOp.SLICE, attempt.text, from, length);
  }

  private Expr either(Expr text, Optional<JavaRegex.Bounds> bounds, Expr tried) {
    if (bounds.isEmpty()) {
      return tried;
    }
    Expr within = in(text, bounds.get().within());
    return bounds.get().isExact()
        ? within
        : factory.or(within, factory.and(in(text, bounds.get().around()), tried));
  }

  private Expr in(Expr text, Language language) {
    return factory.apply(StringOp.IN, text, factory.language(language));
  }

  /** Where a known text is, from where the search begins. */
  private Expr start(Attempt attempt, String literal) {
    return factory.apply(
        StringOp.INDEX_OF, attempt.text, factory.string(literal), border.number(attempt.from));
  }

  /** Start, for an even slot, or end of a group; for an attempt that succeeds. */
  public Expr bound(Attempt attempt, int slot) {
    return border.toInt(number(attempt, slot));
  }

  /** The same in a text of which the attempt's is the part from an index on. */
  public Expr boundFrom(Attempt attempt, int slot, Expr from) {
    Expr bound = number(attempt, slot);
    Expr moved = border.toInt(border.plus(border.number(from), bound));
    int group = slot / 2;
    return group == 0 || participates(attempt.regex, attempt.flags, group)
        ? moved
        : factory.ite(border.lt(bound, border.constant(0)), factory.intConst(-1), moved);
  }

  private Expr number(Attempt attempt, int slot) {
    Optional<KnownPattern> pattern = known(attempt);
    if (pattern.isEmpty()) {
      return outer(attempt, slot);
    }
    KnownPattern.Place place = pattern.get().place(slot, attempt.kind == Kind.WHOLE);
    String literal = pattern.get().literal();
    if (attempt.kind == Kind.SEARCH && literal != null) {
      return border.plus(start(attempt, literal), border.constant(place.offset()));
    }
    // A sum might be too large for an int, as far as solvers know.
    Expr base = base(attempt, place.slot(), pattern.get());
    Expr sum = border.plus(base, border.constant(place.offset()));
    boolean measured = place.offset() <= 0 || border.number(border.toInt(sum)) == sum;
    return measured ? sum : outer(attempt, slot);
  }

  /** A bound from which others are measured. */
  private Expr base(Attempt attempt, int slot, KnownPattern pattern) {
    Separator separator = pattern.separator(slot, attempt.kind == Kind.WHOLE);
    if (separator == null) {
      return outer(attempt, slot);
    }
    Expr unit = factory.string(String.valueOf(separator.unit()));
    return factory.apply(StringOp.INDEX_OF, attempt.text, unit, number(attempt, separator.from()));
  }

  private Expr outer(Attempt attempt, int slot) {
    if (slot == 0 && attempt.kind != Kind.SEARCH) {
      return border.constant(0);
    }
    return slot == 1 && attempt.kind == Kind.WHOLE
        ? border.length(attempt.text)
        : operator(attempt, slot);
  }

  private Expr operator(Attempt attempt, int slot) {
    Expr regex = factory.string(attempt.regex);
    Expr flags = border.constant(attempt.flags);
    Expr number = border.constant(slot);
    return switch (attempt.kind) {
      case WHOLE -> factory.apply(StringOp.MATCH_BOUND, attempt.text, regex, flags, number);
      case START -> factory.apply(StringOp.LOOKING_AT_BOUND, attempt.text, regex, flags, number);
      case SEARCH ->
          factory.apply(
              StringOp.FIND_BOUND, attempt.text, regex, flags, border.number(attempt.from), number);
    };
  }

  /**
   * What follows from success, for solvers that do not know more: the words between the bounds of
   * groups, and that there is no match before.
   */
  public Expr facts(Attempt attempt) {
    Optional<KnownPattern> pattern = known(attempt);
    Expr facts = factory.bool(true);
    if (pattern.isEmpty()) {
      return facts;
    }
    for (Segment segment : pattern.get().segments()) {
      facts = factory.and(facts, fact(attempt, segment));
    }
    return attempt.kind == Kind.WHOLE ? facts : factory.and(facts, ends(attempt, pattern.get()));
  }

  private Expr ends(Attempt attempt, KnownPattern pattern) {
    Expr next = factory.apply(StringOp.SLICE, attempt.text, number(attempt, 1), border.constant(1));
    Expr ends = factory.not(in(next, pattern.notBehind()));
    return attempt.kind == Kind.SEARCH ? factory.and(ends, isFirst(attempt, pattern)) : ends;
  }

  private Expr fact(Attempt attempt, Segment segment) {
    Expr from = number(attempt, segment.from());
    Expr to = number(attempt, segment.to());
    boolean isWhole = from == border.constant(0) && to == border.length(attempt.text);
    return isWhole && attempt.kind == Kind.WHOLE
        ? factory.bool(true)
        : within(attempt.text, slot -> number(attempt, slot), segment);
  }

  private Expr within(Expr text, IntFunction<Expr> places, Segment segment) {
    Expr from = places.apply(segment.from());
    Expr to = places.apply(segment.to());
    if (from == to) {
      return factory.bool(true);
    }
    long length = segment.around().minLength();
    Expr ordered =
        length == segment.around().maxLength()
            ? factory.eq(to, border.plus(from, border.constant(length)))
            : border.le(from, to);
    Expr inside =
        factory.and(border.le(border.constant(0), from), border.le(to, border.length(text)));
    Expr word = slice(text, from, to);
    return factory.and(factory.and(ordered, inside), in(word, segment.around()));
  }

  /**
   * What follows for a group that takes part in a match: where it starts and ends, and what is
   * there and between it and other groups.
   *
   * @param bounds the {@code int}s that the match gives for slots
   */
  public Expr groupFacts(Expr text, String regex, int flags, int group, IntFunction<Expr> bounds) {
    Optional<KnownPattern> pattern = known(regex, flags);
    if (pattern.isEmpty()) {
      return factory.bool(true);
    }
    RegexSearch search = pattern.get().search();
    IntFunction<Expr> places = slot -> border.number(bounds.apply(slot));
    List<Segment> segments = search.segments(group);
    if (segments.isEmpty()) {
      return within(text, places, new Segment(2 * group, 2 * group + 1, search.group(group)));
    }
    Expr facts = factory.bool(true);
    for (Segment segment : segments) {
      if (!pattern.get().segments().contains(segment)) {
        facts = factory.and(facts, within(text, places, segment));
      }
    }
    return facts;
  }

  private Expr slice(Expr text, Expr from, Expr to) {
    return factory.apply(StringOp.SLICE, text, from, border.minus(to, from));
  }

  /** Where nothing is a match, the search ends where it begins. */
  private Expr isFirst(Attempt attempt, KnownPattern pattern) {
    Expr from = border.number(attempt.from);
    Expr start = number(attempt, 0);
    Language within = pattern.within();
    if (within.nullable()) {
      return factory.eq(from, start);
    }
    Language match = Language.sequence(Language.ANYTHING, within, Language.ANYTHING);
    Expr skipped = slice(attempt.text, from, start);
    return factory.and(border.le(from, start), in(skipped, Language.not(match)));
  }
}
