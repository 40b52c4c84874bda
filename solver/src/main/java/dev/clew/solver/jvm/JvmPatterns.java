package dev.clew.solver.jvm;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.regex.JavaRegex;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Methods of {@code String} and {@code Pattern} with a known pattern, as terms.
 *
 * <p>A pattern comes with flags of {@code Pattern}; one for which {@link #isValid} does not hold
 * makes every method throw, and has no terms. An instance remembers what it had to ask the JDK
 * about classes of characters, and belongs to one thread.
 */
public final class JvmPatterns {

  private final ExprFactory factory;
  private final StringBorder border;
  private final JavaRegex regexes = new JavaRegex();
  private final JvmMatcher matcher;

  public JvmPatterns(ExprFactory factory) {
    this.factory = factory;
    this.border = new StringBorder(factory);
    this.matcher = new JvmMatcher(factory, regexes);
  }

  /** What a matcher does. */
  public JvmMatcher matcher() {
    return matcher;
  }

  /** Whether {@code Pattern.compile} accepts it. */
  public static boolean isValid(String regex, int flags) {
    try {
      Pattern.compile(regex, flags);
      return true;
    } catch (PatternSyntaxException rejected) {
      return false;
    } catch (IllegalArgumentException badFlags) {
      return false;
    }
  }

  /**
   * {@code matches}: a word of a regular language where the pattern is one; otherwise a word of one
   * that is too small, or one of one that is too large that matches when it is tried.
   */
  public Expr matches(Expr s, String regex, int flags) {
    Expr tried = factory.apply(StringOp.MATCHES, s, factory.string(regex), border.constant(flags));
    Optional<JavaRegex.Bounds> bounds = regexes.bounds(regex, flags);
    if (bounds.isEmpty()) {
      return tried;
    }
    Expr within = factory.apply(StringOp.IN, s, factory.language(bounds.get().within()));
    if (bounds.get().isExact()) {
      return within;
    }
    Expr around = factory.apply(StringOp.IN, s, factory.language(bounds.get().around()));
    return factory.or(within, factory.and(around, tried));
  }

  /** {@code replaceFirst}. Where {@link #replaceDomain} holds. */
  public Expr replaceFirst(Expr s, String regex, int flags, Expr replacement) {
    return whereFound(
        s,
        regex,
        flags,
        factory.apply(
            StringOp.REPLACE_FIRST_MATCH,
            s,
            factory.string(regex),
            border.constant(flags),
            replacement));
  }

  /** {@code replaceAll}. Where {@link #replaceDomain} holds. */
  public Expr replaceAll(Expr s, String regex, int flags, Expr replacement) {
    return whereFound(
        s,
        regex,
        flags,
        factory.apply(
            StringOp.REPLACE_MATCHES,
            s,
            factory.string(regex),
            border.constant(flags),
            replacement));
  }

  /** The text itself is the first that solvers try. */
  private Expr whereFound(Expr s, String regex, int flags, Expr changed) {
    return factory.ite(finds(s, regex, flags), changed, s);
  }

  /**
   * For {@link #replaceFirst} and {@link #replaceAll}: a replacement that is wrong, such as one
   * with a group that does not exist, does no harm where nothing is found.
   */
  public Expr replaceDomain(Expr s, String regex, int flags, String replacement) {
    return new ReplacementSyntax(Pattern.compile(regex, flags)).accepts(replacement)
        ? factory.bool(true)
        : factory.not(finds(s, regex, flags));
  }

  /**
   * Whether an unknown replacement is good for all patterns: it refers to no group and quotes
   * nothing, or is what {@link #quoteReplacement} made.
   */
  public Expr isPlainReplacement(Expr replacement) {
    if (isQuoted(replacement)) {
      return factory.bool(true);
    }
    Language plain = Language.star(Language.chars(CharSet.of("\\$").complement()));
    return factory.apply(StringOp.IN, replacement, factory.language(plain));
  }

  /** {@code Matcher.quoteReplacement}. */
  public Expr quoteReplacement(Expr s) {
    return replaced(replaced(s, "\\", "\\\\"), "$", "\\$");
  }

  private boolean isQuoted(Expr replacement) {
    return replacement.is(StringOp.REPLACE_ALL)
        && replacement.arg(0).is(StringOp.REPLACE_ALL)
        && replacement == quoteReplacement(replacement.arg(0).arg(0));
  }

  /** {@code Pattern.quote}. */
  public Expr quote(Expr s) {
    Expr inner = replaced(s, "\\E", "\\E\\\\E\\Q");
    Expr opened = factory.apply(StringOp.CONCAT, factory.string("\\Q"), inner);
    return factory.apply(StringOp.CONCAT, opened, factory.string("\\E"));
  }

  private Expr replaced(Expr s, String from, String to) {
    return factory.apply(StringOp.REPLACE_ALL, s, factory.string(from), factory.string(to));
  }

  /** How many parts {@code split} gives, an {@code int}; so is the limit. */
  public Expr splitCount(Expr s, String regex, int flags, Expr limit) {
    return border.toInt(
        factory.apply(
            StringOp.SPLIT_COUNT,
            s,
            factory.string(regex),
            border.constant(flags),
            border.number(limit)));
  }

  /** A part that {@code split} gives; the index is an {@code int}. */
  public Expr splitPart(Expr s, String regex, int flags, Expr limit, Expr index) {
    return factory.apply(
        StringOp.SPLIT_PART,
        s,
        factory.string(regex),
        border.constant(flags),
        border.number(limit),
        border.number(index));
  }

  /** The same for an index that is inside. */
  public Expr splitPartInside(Expr s, String regex, int flags, Expr limit, Expr index) {
    String separator = matcher.literal(regex, flags);
    Expr known =
        separator == null || separator.isEmpty()
            ? null
            : new SplitTerms(factory, border).part(s, separator, limit, index);
    return known != null ? known : splitPart(s, regex, flags, limit, index);
  }

  /** {@code Matcher.find()} on a whole string. */
  public Expr finds(Expr s, String regex, int flags) {
    return matcher.succeeds(
        new JvmMatcher.Attempt(JvmMatcher.Kind.SEARCH, s, regex, flags, factory.intConst(0)));
  }
}
