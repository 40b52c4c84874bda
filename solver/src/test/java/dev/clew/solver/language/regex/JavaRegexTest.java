package dev.clew.solver.language.regex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.language.Language;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** A pattern's language has exactly the words that {@code java.util.regex} matches. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class JavaRegexTest {

  private final JavaRegex regex = new JavaRegex();
  private int exact;
  private int loose;
  private int unknown;
  private long matched;
  private long calls;

  @BeforeEach
  void reset() {
    exact = 0;
    loose = 0;
    unknown = 0;
    matched = 0;
    calls = 0;
  }

  private void compare(String pattern, int flags, int words, RegexSamples samples) {
    Pattern compiled;
    try {
      compiled = Pattern.compile(pattern, flags);
    } catch (PatternSyntaxException rejected) {
      assertThat(regex.bounds(pattern, flags)).isEmpty();
      return;
    }
    Optional<JavaRegex.Bounds> bounds = regex.bounds(pattern, flags);
    if (bounds.isEmpty()) {
      unknown++;
      return;
    }
    boolean isExact = bounds.get().isExact();
    exact += isExact ? 1 : 0;
    loose += isExact ? 0 : 1;
    for (int i = 0; i < words; i++) {
      String word = i % 3 == 0 ? samples.surrogates() : samples.text(pattern);
      check(compiled, bounds.get(), word);
    }
  }

  private void check(Pattern pattern, JavaRegex.Bounds bounds, String word) {
    boolean matches = pattern.matcher(word).matches();
    Supplier<String> description =
        () ->
            "%s (flags %d) on %s"
                .formatted(escaped(pattern.pattern()), pattern.flags(), escaped(word));
    matched += matches ? 1 : 0;
    calls++;
    if (matches) {
      assertThat(bounds.around().accepts(word)).as(description).isTrue();
    } else {
      assertThat(bounds.within().accepts(word)).as(description).isFalse();
    }
  }

  private static String escaped(String text) {
    StringBuilder out = new StringBuilder();
    text.chars()
        .forEach(c -> out.append(c < ' ' || c > '~' ? "\\u%04x".formatted(c) : (char) c + ""));
    return out.toString();
  }

  private void print(String what) {
    System.out.printf(
        "%s: %,d exact, %,d between two languages, %,d unknown; %,d words, %,d matched%n",
        what, exact, loose, unknown, calls, matched);
  }

  @Test
  void aTableOfPatternsAgreesWithTheJdk() {
    RegexSamples samples = new RegexSamples(1);
    for (String pattern : RegexSamples.TABLE) {
      compare(pattern, 0, 900, samples);
    }
    print("patterns of the table");
    assertThat(exact).isGreaterThan(150);
    assertThat(unknown).isLessThan(12);
    assertThat(matched).isGreaterThan(10_000);
  }

  @Test
  void flagsMeanWhatTheyMeanToTheJdk() {
    RegexSamples samples = new RegexSamples(2);
    for (int flags :
        new int[] {
          Pattern.CASE_INSENSITIVE,
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE,
          Pattern.DOTALL,
          Pattern.MULTILINE,
          Pattern.COMMENTS,
          Pattern.LITERAL,
          Pattern.LITERAL | Pattern.CASE_INSENSITIVE,
          Pattern.UNIX_LINES,
          Pattern.MULTILINE | Pattern.UNIX_LINES
        }) {
      for (String pattern : RegexSamples.TABLE) {
        boolean slow = pattern.matches("(?s).*(\\\\[pPhHvVN]|\\(\\?i?[uU]).*");
        if (!slow && ((flags & Pattern.UNICODE_CASE) == 0 || pattern.length() < 3)) {
          compare(pattern, flags, 30, samples);
        }
      }
    }
    print("patterns with flags");
    assertThat(exact).isGreaterThan(1_000);
  }

  @Test
  void randomPatternsAgreeWithTheJdk() {
    RegexSamples samples = new RegexSamples(3);
    for (int i = 0; i < 2_500; i++) {
      compare(samples.pattern(), 0, 30, samples);
    }
    print("random patterns");
    assertThat(exact).isGreaterThan(1_000);
  }

  @Test
  void commonPatternsAreExact() {
    for (String pattern :
        new String[] {
          ".*",
          "a.*b",
          "^[^,]*,[^,]*$",
          "[\\w.]+@[\\w.]+",
          "\\d{4}-\\d{2}",
          "(?i)abc",
          "(?s).*x.*",
          "^(?=.*[A-Z])(?=.*\\d)\\w{8,}$",
          "[^<>]+",
          "\\p{L}+",
          "[^a]*b"
        }) {
      assertThat(regex.language(pattern, 0)).as(pattern).isPresent();
    }
  }

  @Test
  void whatIsNotRegularLiesBetweenTwoLanguages() {
    JavaRegex.Bounds bounds = regex.bounds("(a|b)x\\1", 0).orElseThrow();
    assertThat(bounds.isExact()).isFalse();
    assertThat(bounds.within()).isEqualTo(Language.NOTHING);
    assertThat(bounds.around().accepts("axa")).isTrue();
    assertThat(bounds.around().accepts("cxa")).isFalse();
    assertThat(regex.language("(a|b)x\\1", 0)).isEmpty();
  }

  @Test
  void aCountOfCodePointsIsNotACountOfUnits() {
    JavaRegex.Bounds two = regex.bounds("..", 0).orElseThrow();
    assertThat(two.within().accepts("\uD83D\uDE00")).isFalse();
    assertThat(two.within().accepts("\uD83D\uDE00a")).isTrue();
    assertThat(two.within().accepts("a\uDE00")).isTrue();
    assertThat(two.within().accepts("\uDE00\uD83D")).isFalse();
    assertThat(two.around().accepts("\uDE00\uD83D")).isTrue();
  }
}
