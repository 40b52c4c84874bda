package dev.clew.junit.source.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class LayoutTest {

  private static final Code LONG = Code.of("x".repeat(40));

  @Test
  void whatFitsStaysOnOneLine() {
    Code call = Code.call("f", Code.of("1"), Code.of("2"));

    assertThat(Layout.statement(4, "int x =", call, ";")).isEqualTo("    int x = f(1, 2);");
  }

  @Test
  void anAssignmentBreaksAfterTheSign() {
    Code call = Code.call("f", LONG, LONG);

    assertThat(Layout.statement(4, "int x".repeat(3) + " =", call, ";"))
        .isEqualTo("    int xint xint x =\n        " + call.flat() + ";");
  }

  @Test
  void argumentsThatDoNotFitHaveALineEach() {
    Code call = Code.call("f", LONG, LONG, LONG);
    String line = "x".repeat(40);

    assertThat(Layout.statement(2, "", call, ";"))
        .isEqualTo("  f(\n      " + line + ",\n      " + line + ",\n      " + line + ");");
  }

  @Test
  void elementsFillLines() {
    List<Code> elements = Collections.nCopies(60, Code.of("1"));

    List<String> lines =
        Layout.statement(2, "int[] a =", new Code.Braces("", elements), ";").lines().toList();

    assertThat(lines).hasSize(4).first().isEqualTo("  int[] a = {");
    assertThat(lines.get(1)).hasSize(99).endsWith("1,").startsWith("    1, 1");
    assertThat(lines.get(3)).isEqualTo("  };");
  }
}
