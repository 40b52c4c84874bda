package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.NotLanguage;
import dev.clew.solver.language.regex.PatternText;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Strings in languages: {@code matches}, tests of {@code Character}, {@code isBlank}. */
final class MembershipForms {

  /** Tests of units that have a name; made when the first set of units is printed. */
  private static final class Named {
    static final Map<CharSet, String> TESTS = tests();
    static final CharSet WHITESPACE = CharSet.where(Character::isWhitespace);

    private static Map<CharSet, String> tests() {
      Map<CharSet, String> tests = new LinkedHashMap<>();
      add(tests, "isDigit", Character::isDigit);
      add(tests, "isLetter", Character::isLetter);
      add(tests, "isLetterOrDigit", Character::isLetterOrDigit);
      add(tests, "isWhitespace", Character::isWhitespace);
      add(tests, "isUpperCase", Character::isUpperCase);
      add(tests, "isLowerCase", Character::isLowerCase);
      add(tests, "isAlphabetic", Character::isAlphabetic);
      add(tests, "isSpaceChar", Character::isSpaceChar);
      add(tests, "isJavaIdentifierStart", Character::isJavaIdentifierStart);
      add(tests, "isJavaIdentifierPart", Character::isJavaIdentifierPart);
      return Map.copyOf(tests);
    }

    private static void add(Map<CharSet, String> tests, String name, IntPredicate test) {
      tests.putIfAbsent(CharSet.where(test), "Character." + name);
    }
  }

  private final SharedTerms sharing;

  MembershipForms(SharedTerms sharing) {
    this.sharing = sharing;
  }

  Phrase of(Apply apply) {
    Expr text = apply.arg(0);
    if (!(apply.arg(1) instanceof Const known)) {
      return other(apply);
    }
    Language language = known.value().asLanguage();
    boolean negated = language instanceof NotLanguage;
    Language body = language instanceof NotLanguage not ? not.body() : language;
    Phrase phrase = of(text, body);
    if (phrase == null) {
      return other(apply);
    }
    return negated ? ComparisonForms.not(phrase) : phrase;
  }

  private static Phrase other(Apply apply) {
    return Phrase.call(JavaTypes.camelCase(StringOp.IN), apply.args());
  }

  private @Nullable Phrase of(Expr text, Language language) {
    Expr unit = sharing.inline(text, StringOp.FROM_CODE) != null ? code(text) : null;
    if (unit != null && language instanceof CharsLanguage chars) {
      String test = Named.TESTS.get(chars.set());
      if (test != null) {
        return Phrase.call(test, unit);
      }
    }
    if (isAnySpace(language)) {
      return StringForms.call(text, "isBlank");
    }
    Optional<String> pattern = PatternText.of(language);
    return pattern
        .map(
            found ->
                StringForms.call(text, "matches", PhrasePart.text(ConstantForms.quoted(found))))
        .orElse(null);
  }

  private static boolean isAnySpace(Language language) {
    return language instanceof LoopLanguage loop
        && loop.min() == 0
        && loop.max() == LoopLanguage.UNBOUNDED
        && loop.body() instanceof CharsLanguage chars
        && chars.set().equals(Named.WHITESPACE);
  }

  /** A string of one unit. */
  static Phrase unit(Apply apply) {
    Expr code = code(apply);
    return code != null
        ? Phrase.call("String.valueOf", code)
        : Phrase.call(JavaTypes.camelCase(StringOp.FROM_CODE), apply.args());
  }

  /** The {@code char} that a string of one unit is made of; null where it may be none. */
  private static @Nullable Expr code(Expr text) {
    Expr code = text.arg(0);
    if (code.is(StringOp.CODE_AT)) {
      return code;
    }
    return code.is(BitsOp.UNSIGNED_VALUE) && code.arg(0).sort().equals(Sort.CHAR)
        ? code.arg(0)
        : null;
  }
}
