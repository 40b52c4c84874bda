package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Methods of the library take arguments of which nothing has asked yet which objects they are. */
@Tag("once")
class OpenArgumentsTest {

  private static final String SOURCE =
      """
      import java.math.BigDecimal;
      import java.math.MathContext;
      import java.math.RoundingMode;
      import java.time.LocalDate;
      import java.util.Locale;
      import java.util.UUID;
      import java.util.regex.Pattern;

      public class Takes {
        Locale locale;
        MathContext context;
        RoundingMode mode;
        Pattern pattern;
        UUID id;
        LocalDate date;
        Object any;

        static String upper(String s, Locale given) { return s.toUpperCase(given); }
        String lower(String s) { return s.toLowerCase(locale); }
        static String format(Locale given, int n) { return String.format(given, "%d", n); }
        String formatOfField(int n) { return String.format(locale, "%d %s", n, any); }
        static BigDecimal round(BigDecimal b, MathContext given) { return b.round(given); }
        BigDecimal add(BigDecimal b) { return b.add(b, context); }
        static BigDecimal scale(BigDecimal b, RoundingMode given) { return b.setScale(2, given); }
        BigDecimal divide(BigDecimal b) { return b.divide(b, mode); }
        static boolean matches(Pattern given, String s) { return given.matcher(s).matches(); }
        boolean find(String s) { return pattern.matcher(s).find(); }
        static int compare(UUID one, UUID other) { return one.compareTo(other); }
        boolean isSame(UUID other) { return id.equals(other) || id.equals(any); }
        boolean isBefore(LocalDate day) { return day.isBefore(date) || day.equals(any); }
        boolean isEqual(String s, Integer n) { return s.equals(any) || n.equals(any); }
      }
      """;

  @TempDir private Path folder;

  @Test
  void noModelFailsAtThem() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Takes", SOURCE);

    bench.run("explore", "Takes", "--max-revisits=1");

    assertThat(bench.log()).doesNotContain("bug");
    assertThat(bench.results().findValuesAsText("code")).doesNotContain("internal-error");
    assertThat(bench.results().findValuesAsText("status")).doesNotContain("failed");
  }
}
