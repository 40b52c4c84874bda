package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code clew svcomp} on tasks of a few lines: what is printed last, exit codes, the witness. */
@Timeout(300)
class SvcompCommandTest {

  @TempDir private Path folder;

  private Path property;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void writeProperty() throws IOException {
    property = folder.resolve("valid-assert.prp");
    Files.writeString(property, "CHECK( init(Main.main()), LTL(G assert) )\n");
  }

  @Test
  void aViolationIsFalseWithItsProperty() throws IOException {
    write("String s = Verifier.nondetString(); assert !s.trim().equals(\"go\");");
    assertThat(run()).isEqualTo(1);
    assertThat(out.toString()).isEqualTo("false(valid-assert)" + System.lineSeparator());
    assertThat(witness()).content().contains("violation_witness", "<data key=\"startline\">4<");
  }

  @Test
  void whatHoldsIsTrue() throws IOException {
    write("String s = Verifier.nondetString(); assert s.trim().length() <= s.length();");
    assertThat(run()).isZero();
    assertThat(out.toString()).isEqualTo("true" + System.lineSeparator());
    assertThat(witness()).content().contains("correctness_witness");
  }

  @Test
  void whatIsNotKnownIsUnknownWithItsReason() throws IOException {
    write("long n = Verifier.nondetLong(); int i = 0; while (i < n) { i++; assert i != 1 << 30; }");
    assertThat(run("--time-budget", "2s", "--strict")).isEqualTo(3);
    assertThat(out.toString()).isEqualTo("unknown" + System.lineSeparator());
    assertThat(err.toString()).isNotBlank();
    assertThat(witness()).doesNotExist();
  }

  @Test
  void mistakesAreOneLineWithTheRemedy() throws IOException {
    write("int x = ;");
    assertThat(run()).isEqualTo(2);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).contains("do not compile");
    Files.writeString(property, "CHECK( init(Main.main()), LTL(F end) )");
    assertThat(run()).isEqualTo(2);
    assertThat(err.toString()).contains("valid-assert and no-runtime-exception");
  }

  private Path witness() {
    return folder.resolve("witness.graphml");
  }

  private void write(String body) throws IOException {
    Files.writeString(
        folder.resolve("Main.java"),
        "import org.sosy_lab.sv_benchmarks.Verifier;\npublic class Main {\n"
            + "  public static void main(String[] args) {\n"
            + body
            + "\n  }\n}\n");
  }

  private int run(String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "svcomp",
                "--property",
                property.toString(),
                "--witness",
                witness().toString(),
                folder.resolve("Main.java").toString()));
    arguments.addAll(List.of(more));
    return Main.run(
        new PrintWriter(out, true), new PrintWriter(err, true), arguments.toArray(String[]::new));
  }
}
