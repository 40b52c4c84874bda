package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

@Tag("once")
class SolveCommandTest {

  private static final String FORTY_TWO =
      "(declare-const x (_ BitVec 8))\n(assert (= x #x2a))\n(check-sat)\n";

  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void aScriptsRepliesGoToStandardOutput() throws IOException {
    assertThat(solve(FORTY_TWO + "(get-model)(get-value ((bvadd x x)))")).isEqualTo(0);
    assertThat(out.toString())
        .isEqualToIgnoringNewLines(
            "sat(  (define-fun x () (_ BitVec 8) #x2a))(((bvadd x x) #x54))");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void aDashIsStandardInput() {
    InputStream before = System.in;
    try {
      System.setIn(new ByteArrayInputStream(FORTY_TWO.getBytes(StandardCharsets.UTF_8)));
      assertThat(run("solve", "-")).isEqualTo(0);
      System.setIn(new ByteArrayInputStream(")".getBytes(StandardCharsets.UTF_8)));
      assertThat(run("solve", "-")).isEqualTo(2);
    } finally {
      System.setIn(before);
    }
    assertThat(out.toString()).isEqualToIgnoringNewLines("sat");
    assertThat(err.toString()).startsWith("<stdin>:1:1: ')' without '('");
  }

  @Test
  void aMistakeIsOneLineAndKeepsWhatWasAnswered() throws IOException {
    assertThat(solve(FORTY_TWO + "(assert (bvult x #b1))")).isEqualTo(2);
    assertThat(out.toString()).isEqualToIgnoringNewLines("sat");
    assertThat(err.toString().lines())
        .containsExactly(
            script() + ":4:18: argument 2 of 'bvult' has sort (_ BitVec 1), expected (_ BitVec 8)");
  }

  @Test
  void strictMakesAnUnknownAnswerAFailure() throws IOException {
    String script =
        "(set-option :timeout 1)(declare-const x (_ BitVec 512))(declare-const y (_ BitVec 512))"
            + "(assert (= (bvmul x x x y y y) (_ bv12345678901234567891 512)))"
            + "(assert (distinct x y))(check-sat)";
    assertThat(solve(script)).isEqualTo(0);
    assertThat(solve(script, "--strict")).isEqualTo(3);
    assertThat(out.toString().lines()).containsExactly("unknown", "unknown");
    assertThat(solve("(check-sat)", "--strict")).isEqualTo(0);
  }

  @Test
  void anAnswerAgainstTheStatusIsNoted() throws IOException {
    assertThat(solve("(set-info :status unsat)\n(check-sat)")).isEqualTo(0);
    assertThat(err.toString().lines())
        .containsExactly(script() + ":2: answered sat, but the script's :status says unsat");
  }

  @Test
  void statisticsGoToStandardError() throws IOException {
    assertThat(solve(FORTY_TWO, "--stats")).isEqualTo(0);
    assertThat(out.toString()).isEqualToIgnoringNewLines("sat");
    assertThat(err.toString()).startsWith("layer").contains("queries", "unknown");
    assertThat(err.toString().lines()).hasSizeGreaterThan(1);
  }

  @Test
  void aLiteralOfSixtyThousandDigitsIsRead() throws IOException {
    String digits = "1234567890".repeat(6_000);
    String script = "(declare-const x Int)(assert (= x %s))(check-sat)(get-value (x))";
    assertThat(solve(script.formatted(digits))).isEqualTo(0);
    assertThat(out.toString()).isEqualToIgnoringNewLines("sat((x " + digits + "))");
  }

  @Test
  void aTermOfAHundredThousandLevelsIsAnswered() throws IOException {
    String script = "(declare-const x Int)(assert (= " + "(+ 1 ".repeat(100_000) + "x";
    assertThat(solve(script + ")".repeat(100_000) + " 7))(check-sat)", "--solver-timeout=20s"))
        .isEqualTo(0);
    assertThat(out.toString()).isEqualToIgnoringNewLines("sat");
  }

  @ParameterizedTest
  @ValueSource(strings = {"(= v59 \"aaaaaaaa\")", "(> (str.len v59) 100)"})
  void aTextThatDoublesSixtyTimesIsAnsweredInSomeWay(String condition) throws IOException {
    StringBuilder script = new StringBuilder("(declare-const v String)(assert ");
    String last = "v";
    for (int i = 0; i < 60; i++) {
      script.append("(let ((v%d (str.++ %s %s))) ".formatted(i, last, last));
      last = "v" + i;
    }
    script.append(condition).append(")".repeat(61)).append("(check-sat)(echo \"on\")");
    assertThat(solve(script.toString(), "--solver-timeout=300ms")).isEqualTo(0);
    assertThat(out.toString().lines()).hasSize(2).last().isEqualTo("\"on\"");
    assertThat(err.toString()).doesNotContain("bug");
  }

  @Test
  void aMissingFileIsOneLine() {
    assertThat(run("solve", folder.resolve("none.smt2").toString())).isEqualTo(2);
    assertOneLine("none.smt2 does not exist");
  }

  @Test
  void anEmptyNameIsOneLine() {
    assertThat(run("solve", "")).isEqualTo(2);
    assertOneLine("the name of the file is empty");
  }

  @Test
  void aFolderIsOneLine() {
    assertThat(run("solve", folder.toString())).isEqualTo(2);
    assertOneLine("is a folder");
  }

  @Test
  void whatIsNotUtf8IsOneLine() throws IOException {
    Files.write(script(), new byte[] {'(', 'e', (byte) 0xff, (byte) 0xfe});
    assertThat(run("solve", script().toString())).isEqualTo(2);
    assertThat(err.toString().lines())
        .containsExactly(
            script() + ":1:3: this is not UTF-8, expected it converted, as iconv does");
  }

  @Test
  void anEmptyScriptAnswersNothing() throws IOException {
    assertThat(solve("")).isEqualTo(0);
    assertThat(out.toString() + err).isEmpty();
  }

  @Test
  void noFileIsBadUsage() {
    assertThat(run("solve")).isEqualTo(2);
    assertOneLine("FILE.smt2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"3", "s", "-1s", "1.5s", "0s", "0ms", "PT3S", "9999999999s", "3 s", ""})
  void aBadTimeoutIsOneLine(String timeout) {
    assertThat(run("solve", "--solver-timeout=" + timeout, "x.smt2")).isEqualTo(2);
    assertOneLine("--solver-timeout", "clew solve --help");
  }

  @Test
  void theStringSolverIsOneOfAFew() throws IOException {
    for (String name : List.of("automata", "bitvector", "smt", "portfolio")) {
      assertThat(solve("(check-sat)", "--string-solver=" + name)).isEqualTo(0);
    }
    assertThat(out.toString().lines()).hasSize(4).containsOnly("sat");
  }

  @Test
  void anotherStringSolverIsOneLine() {
    assertThat(run("solve", "--string-solver=z3", "x.smt2")).isEqualTo(2);
    assertOneLine("'z3' is none of automata, bitvector, smt, portfolio", "clew solve --help");
  }

  @Test
  void durationsHaveUnits() {
    DurationConverter converter = new DurationConverter();
    assertThat(converter.convert("500ms")).isEqualTo(Duration.ofMillis(500));
    assertThat(converter.convert("30s")).isEqualTo(Duration.ofSeconds(30));
    assertThat(converter.convert("5m")).isEqualTo(Duration.ofMinutes(5));
    assertThat(converter.convert("2H")).isEqualTo(Duration.ofHours(2));
    assertThatThrownBy(() -> converter.convert("x")).isInstanceOf(TypeConversionException.class);
  }

  @Test
  void helpShowsExamples() {
    assertThat(run("solve", "--help")).isEqualTo(0);
    assertThat(out.toString()).contains("--string-solver", "portfolio");
    assertThat(out.toString()).contains("Usage: clew solve", "--solver-timeout", "Examples:", "3s");
  }

  private int solve(String text, String... options) throws IOException {
    Files.writeString(script(), text);
    String[] args = new String[options.length + 2];
    args[0] = "solve";
    System.arraycopy(options, 0, args, 1, options.length);
    args[args.length - 1] = script().toString();
    return run(args);
  }

  private Path script() {
    return folder.resolve("s.smt2");
  }

  private int run(String... args) {
    return Main.run(new PrintWriter(out), new PrintWriter(err), args);
  }

  private void assertOneLine(String... parts) {
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).startsWith("clew: ").contains(parts);
  }
}
