package dev.clew.app.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Creation;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class ReductionsTest {

  private static Datum text(String text) {
    return new Datum.Text(text, 0);
  }

  /** As a hunt does it: the first that still fits, again and again. */
  private static List<Datum> smallest(List<Datum> values, Predicate<List<Object>> fits) {
    List<Datum> best = values;
    for (int rounds = 0; rounds < 1_000; rounds++) {
      List<List<Datum>> simpler = new ArrayList<>(Reductions.of(best));
      simpler.removeIf(each -> !fits.test(Leaves.of(each)));
      if (simpler.isEmpty()) {
        return best;
      }
      best = simpler.get(0);
    }
    throw new AssertionError("it never ends");
  }

  @Test
  void aTextIsCutDownToWhatMatters() {
    List<Datum> start = List.of(text("some words {{{=\\u and a lot behind it \uFFFF"));
    assertThat(smallest(start, leaves -> leaves.get(0).toString().contains("{=\\u")))
        .containsExactly(text("{=\\u"));
  }

  @Test
  void charactersBecomePlain() {
    assertThat(smallest(List.of(text("\uFFFF\u0130Z")), leaves -> leaf(leaves).length() == 3))
        .containsExactly(text("aaa"));
  }

  private static String leaf(List<Object> leaves) {
    return leaves.get(0).toString();
  }

  @Test
  void numbersGetSmallAndPositiveWhereTheyMay() {
    List<Datum> start = List.of(new Datum.Primitive(Integer.MIN_VALUE), new Datum.Primitive(-9L));
    assertThat(smallest(start, leaves -> Math.abs((Integer) leaves.get(0)) != 0))
        .containsExactly(new Datum.Primitive(1), new Datum.Primitive(0L));
    assertThat(smallest(start, leaves -> (Long) leaves.get(1) < -3))
        .containsExactly(new Datum.Primitive(0), new Datum.Primitive(-4L));
  }

  @Test
  void allKindsOfNumbersComeToAnEnd() {
    List<Datum> start =
        List.of(
            new Datum.Primitive(Long.MIN_VALUE),
            new Datum.Primitive(Byte.MIN_VALUE),
            new Datum.Primitive(Double.NEGATIVE_INFINITY),
            new Datum.Primitive(Float.NaN),
            new Datum.Primitive('\uFFFF'),
            new Datum.Primitive(true));
    assertThat(smallest(start, leaves -> true))
        .containsExactly(
            new Datum.Primitive(0L),
            new Datum.Primitive((byte) 0),
            new Datum.Primitive(0d),
            new Datum.Primitive(0f),
            new Datum.Primitive('a'),
            new Datum.Primitive(false));
  }

  @Test
  void elementsAndEntriesThatDoNotMatterAreLeftOut() {
    Datum list =
        new Datum.Made(
            "java.util.ArrayList",
            0,
            Form.ELEMENTS,
            List.of(),
            List.of(text("a"), text("xyz"), text("c")));
    Datum map =
        new Datum.Made(
            "java.util.LinkedHashMap",
            0,
            Form.ENTRIES,
            List.of(),
            List.of(text("k"), text("1"), text("l"), text("xyz")));
    List<Datum> small =
        smallest(List.of(list, map), leaves -> leaves.stream().filter("xyz"::equals).count() == 2);
    assertThat(((Datum.Made) small.get(0)).parts()).containsExactly(text("xyz"));
    assertThat(((Datum.Made) small.get(1)).parts()).containsExactly(text(""), text("xyz"));
  }

  @Test
  void whatAReaderReadsIsATextAndBytesAre() {
    Creation reader =
        new Creation("java.io.StringReader", Creation.CONSTRUCTOR, List.of("java.lang.String"));
    List<Datum> start =
        List.of(
            new Datum.Created("java.io.StringReader", 0, reader, List.of(text("abc"))),
            Leaves.ofText("byte[]", "\u00FFz"));
    assertThat(Leaves.of(start)).containsExactly("abc", "\u00FFz");
    assertThat(Leaves.of(Leaves.with(start, 1, "q"))).containsExactly("abc", "q");
    assertThat(Leaves.with(start, 1, "q").get(1))
        .isEqualTo(new Datum.Array("byte[]", 0, List.of(new Datum.Primitive((byte) 'q'))));
  }
}
