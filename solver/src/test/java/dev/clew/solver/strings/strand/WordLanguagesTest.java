package dev.clew.solver.strings.strand;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.TrimmedUnits;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.Samples;
import dev.clew.solver.strings.cells.UnitTables;
import java.math.BigInteger;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Languages of predicates against the JDK's methods on all short strings. */
class WordLanguagesTest {

  private static final Set<String> WORDS = Samples.words("ab\0\uFFFF", 3);
  private static final Set<String> PARTS = Samples.words("ab\0\uFFFF", 2);

  private static void means(Language language, Set<String> words, Predicate<String> meaning) {
    for (String word : words) {
      assertThat(language.accepts(word)).as(language + " " + word).isEqualTo(meaning.test(word));
    }
  }

  @Test
  void partsAtAPlace() {
    for (String part : PARTS) {
      means(WordLanguages.containing(part), WORDS, word -> word.contains(part));
      means(WordLanguages.startingWith(part), WORDS, word -> word.startsWith(part));
      means(WordLanguages.endingWith(part), WORDS, word -> word.endsWith(part));
    }
  }

  @Test
  void orderAroundAWord() {
    for (String other : PARTS) {
      means(WordLanguages.before(other, false), WORDS, word -> word.compareTo(other) < 0);
      means(WordLanguages.before(other, true), WORDS, word -> word.compareTo(other) <= 0);
      means(WordLanguages.after(other, false), WORDS, word -> word.compareTo(other) > 0);
      means(WordLanguages.after(other, true), WORDS, word -> word.compareTo(other) >= 0);
    }
  }

  @Test
  void beforeTheFirstOccurrenceThereIsNone() {
    for (String part : Samples.words("ab", 4)) {
      if (!part.isEmpty()) {
        means(
            WordLanguages.beforeFirst(part),
            Samples.words("ab", 6),
            word -> (word + part).indexOf(part) == word.length());
      }
    }
  }

  @Test
  void partsOfAWord() {
    for (String whole : Set.of("", "a", "abab", "aab\0")) {
      means(WordLanguages.partsOf(whole), WORDS, whole::contains);
    }
  }

  @Test
  void trimmedWords() {
    Set<String> words = Samples.words("a \0\u2003", 3);
    CharSet controls = CharSet.range('\0', ' ');
    means(WordLanguages.trimmed(controls, true, true), words, w -> w.trim().equals(w));
    CharSet blanks = TrimmedUnits.of(StringOp.STRIP).blanks();
    means(WordLanguages.trimmed(blanks, true, true), words, w -> w.strip().equals(w));
    means(WordLanguages.trimmed(blanks, true, false), words, w -> w.stripLeading().equals(w));
    means(WordLanguages.trimmed(blanks, false, true), words, w -> w.stripTrailing().equals(w));
  }

  @Test
  void whiteSpaceIsOfUnitsOnly() {
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      if (Character.isWhitespace(point)) {
        assertThat(Character.isBmpCodePoint(point)).isTrue();
        assertThat(TrimmedUnits.of(StringOp.STRIP).blanks().contains((char) point)).isTrue();
      }
    }
    assertThat(TrimmedUnits.of(StringOp.STRIP).blanks().contains('\uD800')).isFalse();
  }

  @Test
  void numeralsAsTheyAreWritten() {
    for (int radix : new int[] {2, 10, 16, 36}) {
      Language numerals = WordLanguages.numerals(radix);
      for (long number = -300; number <= 300; number++) {
        assertThat(numerals.accepts(Long.toString(number, radix))).isTrue();
      }
      means(numerals, Samples.words("-0a1F", 4), word -> isWritten(word, radix));
    }
  }

  private static boolean isWritten(String word, int radix) {
    try {
      return Long.toString(Long.parseLong(word, radix), radix).equals(word);
    } catch (NumberFormatException none) {
      return false;
    }
  }

  @Test
  void digitsMayHaveZerosInFront() {
    for (int number : new int[] {0, 1, 10, 101}) {
      means(
          WordLanguages.digitsOf(BigInteger.valueOf(number)),
          Samples.words("01-", 5),
          word -> word.matches("[01]+") && Integer.parseInt(word) == number);
    }
  }

  @Test
  void numeralsOfANumberInARadixAreWhatTheJdkParses() {
    UnitTables tables = new UnitTables();
    for (int radix : new int[] {2, 36}) {
      for (long number : new long[] {-1, 0, 1, 11, 37}) {
        long wanted = number;
        means(
            tables.numerals(BigInteger.valueOf(number), radix),
            Samples.words("+-01b\u0661", 2),
            word -> parsed(word, radix) == wanted);
      }
    }
  }

  private static long parsed(String word, int radix) {
    try {
      return Long.parseLong(word, radix);
    } catch (NumberFormatException none) {
      return 0;
    }
  }
}
