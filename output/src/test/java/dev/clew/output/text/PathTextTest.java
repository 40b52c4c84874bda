package dev.clew.output.text;

import static dev.clew.output.Samples.SITE;
import static dev.clew.output.Samples.number;
import static dev.clew.output.Samples.path;
import static dev.clew.output.Samples.returning;
import static dev.clew.output.Samples.target;
import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import dev.clew.output.Samples;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PathTextTest {

  @Test
  void aPathIsItsEndingItsConditionAndItsInputs() {
    assertThat(lines(returning(number(4), new Input("x", "int", number(3)))))
        .containsExactly("  path 1: returned 4", "    when    x > 0", "    inputs  x = 3");
  }

  @Test
  void whatIsEmptyIsLeftOut() {
    ExploredPath path =
        new ExploredPath(
            List.of(), List.of(), List.of(), new Outcome.Returned("void", null, SITE), true);
    assertThat(lines(path)).containsExactly("  path 1: returned");
  }

  @Test
  void anExceptionHasItsPlace() {
    assertThat(ending(threw("/ by zero", SITE)))
        .isEqualTo("threw java.lang.ArithmeticException: / by zero at Cart.java:17");
    assertThat(ending(threw(null, SITE)))
        .isEqualTo("threw java.lang.ArithmeticException at Cart.java:17");
  }

  @Test
  void withoutDebugInformationThePlaceIsAMethod() {
    assertThat(ending(threw(null, new Site("com.acme.Cart", "total", -1))))
        .isEqualTo("threw java.lang.ArithmeticException in com.acme.Cart.total");
    assertThat(ending(threw(null, new Site("com.acme.Other", "run", 3))))
        .isEqualTo("threw java.lang.ArithmeticException in com.acme.Other.run");
  }

  @Test
  void aMessageStaysOnItsLine() {
    assertThat(ending(threw("a\nb\u001b[31m \"c\" d\\e", SITE)))
        .isEqualTo(
            "threw java.lang.ArithmeticException: a\\nb\\u001b[31m \"c\" d\\e at Cart.java:17");
    assertThat(ending(threw("x".repeat(500), SITE))).contains("x".repeat(200) + "… at");
  }

  @Test
  void otherEndingsHaveAReason() {
    assertThat(ending(new Outcome.Cut(Samples.REVISITS)))
        .isEqualTo("cut: max-revisits (25 at Cart.java:20)");
    assertThat(ending(new Outcome.Unsupported(Samples.REVISITS)))
        .isEqualTo("unsupported: max-revisits (25 at Cart.java:20)");
  }

  @Test
  void aLongConditionTakesALineForEachConjunct() {
    String long1 = "a".repeat(60) + " > 0";
    String long2 = "b".repeat(60) + " > 0";
    ExploredPath path =
        new ExploredPath(
            List.of(), List.of(long1, long2), List.of(), new Outcome.Cut(Samples.REVISITS), true);
    assertThat(lines(path).subList(1, 3))
        .containsExactly("    when    " + long1 + " &&", "            " + long2);
  }

  @Test
  void aPathThatMayNotExistSaysSo() {
    ExploredPath path =
        new ExploredPath(List.of(), List.of(), List.of(), new Outcome.Cut(Samples.REVISITS), false);
    assertThat(lines(path)).last().asString().contains("unsure", "solver gave up");
  }

  @Test
  void objectsShowTheirFieldsAndAliasesTheirFirstPlace() {
    Map<String, Datum> fields = new LinkedHashMap<>();
    fields.put("value", number(3));
    fields.put("next", new Datum.Ref(1));
    Datum node = new Datum.Instance("com.acme.List$Node", 1, fields, false);
    assertThat(input(new Input("node", "T", node), new Input("other", "T", new Datum.Ref(1))))
        .isEqualTo("node = List.Node{value: 3, next: <same as node>}, other = <same as node>");
  }

  @Test
  void anAliasInTheResultNamesAnInput() {
    Datum inner = new Datum.Array("int[]", 2, List.of());
    Datum outer = new Datum.Array("int[][]", 1, List.of(new Datum.Null(), inner));
    ExploredPath path = returning(new Datum.Ref(2), new Input("m", "int[][]", outer));
    assertThat(lines(path).get(0)).isEqualTo("  path 1: returned <same as m[1]>");
  }

  @Test
  void literalsAreJavas() {
    assertThat(text(number(3L))).isEqualTo("3L");
    assertThat(text(number(1.5f))).isEqualTo("1.5f");
    assertThat(text(number(-0.0))).isEqualTo("-0.0");
    assertThat(text(number(Double.NaN))).isEqualTo("Double.NaN");
    assertThat(text(number(Float.NEGATIVE_INFINITY))).isEqualTo("Float.NEGATIVE_INFINITY");
    assertThat(text(number(Double.POSITIVE_INFINITY))).isEqualTo("Double.POSITIVE_INFINITY");
    assertThat(text(number('a'))).isEqualTo("'a'");
    assertThat(text(number('\''))).isEqualTo("'\\''");
    assertThat(text(number('"'))).isEqualTo("'\"'");
    assertThat(text(number('\\'))).isEqualTo("'\\\\'");
    assertThat(text(number('\0'))).isEqualTo("'\\u0000'");
    assertThat(text(number('\ud800'))).isEqualTo("'\\ud800'");
    assertThat(text(number(true))).isEqualTo("true");
    assertThat(text(number(Integer.MIN_VALUE))).isEqualTo("-2147483648");
    assertThat(text(new Datum.Null())).isEqualTo("null");
    assertThat(text(new Datum.EnumConstant("com.acme.Color", "RED"))).isEqualTo("Color.RED");
    assertThat(text(new Datum.ClassLiteral("int[]"))).isEqualTo("int[].class");
    assertThat(text(new Datum.Instance("a.B", 1, Map.of(), false))).isEqualTo("B{}");
    assertThat(text(new Datum.Instance("a.B", 1, Map.of("m()#1", number(2)), true)))
        .isEqualTo("any B{m()#1: 2}");
  }

  @Test
  void aBoxLooksLikeWhatIsInIt() {
    assertThat(text(new Datum.Instance("java.lang.Long", 1, Map.of("value", number(2L)), false)))
        .isEqualTo("2L");
    assertThat(text(new Datum.Instance("java.lang.Long", 1, Map.of(), false))).isEqualTo("Long{}");
  }

  @Test
  void stringsAreQuotedAndWhatCannotBeSeenIsEscaped() {
    assertThat(text(new Datum.Text("a\"\\\n\u001b\u00a0\ud83dgrün\ud83d\ude00", 1)))
        .isEqualTo("\"a\\\"\\\\\\n\\u001b\\u00a0\\ud83dgrün\ud83d\ude00\"");
  }

  @Test
  void longStringsAndArraysAreShortenedWithACount() {
    assertThat(text(new Datum.Text("x".repeat(1000), 1)))
        .isEqualTo("\"" + "x".repeat(60) + "\"… (1000 chars)");
    assertThat(text(new Datum.Text("x".repeat(59) + "\ud83d\ude00", 1)))
        .isEqualTo("\"" + "x".repeat(59) + "\"… (61 chars)");
    assertThat(text(new Datum.Array("int[]", 1, Collections.nCopies(100, number(7)))))
        .isEqualTo("int[]{" + "7, ".repeat(16) + "… 84 more}");
    assertThat(text(new Datum.Array("int[]", 1, Collections.nCopies(16, number(7)))))
        .isEqualTo("int[]{" + "7, ".repeat(15) + "7}");
  }

  @Test
  void deepDataAreCutWithoutUsingTheStack() {
    Datum list = new Datum.Null();
    for (int i = 0; i < 100_000; i++) {
      list = new Datum.Instance("a.Node", i, Map.of("next", list), false);
    }
    assertThat(text(list)).isEqualTo("Node{next: ".repeat(6) + "Node{…}" + "}".repeat(6));
  }

  private static String text(Datum datum) {
    return new DatumText().of(datum, "x");
  }

  private static String input(Input... inputs) {
    String line = lines(returning(number(1), inputs)).get(2);
    assertThat(line).startsWith("    inputs  ");
    return line.substring("    inputs  ".length());
  }

  private static String ending(Outcome outcome) {
    return lines(path(outcome)).get(0).substring("  path 1: ".length());
  }

  private static Outcome threw(String message, Site site) {
    return new Outcome.Threw("java.lang.ArithmeticException", message, site);
  }

  private static List<String> lines(ExploredPath path) {
    return PathText.of(1, path, target(path));
  }
}
