package dev.clew.output.json;

import static dev.clew.output.Samples.number;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Form;
import dev.clew.engine.outcome.Input;
import dev.clew.output.Samples;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonDatumWriterTest {

  @Test
  void wholeNumbersKeepEveryDigit() throws IOException {
    assertThat(value(number(Long.MIN_VALUE))).hasToString("-9223372036854775808");
    assertThat(value(number(Long.MAX_VALUE)).longValue()).isEqualTo(Long.MAX_VALUE);
    assertThat(value(number(Integer.MIN_VALUE))).hasToString("-2147483648");
    assertThat(value(number((byte) -128))).hasToString("-128");
    assertThat(value(number((short) -32768))).hasToString("-32768");
  }

  @Test
  void whatTheLibraryMakesShowsWhatItHolds() throws IOException {
    Datum text = new Datum.Text("a", 2);
    assertThat(value(made("java.util.ArrayList", Form.ELEMENTS, text, new Datum.Ref(1))))
        .hasToString(
            "{\"type\":\"java.util.ArrayList\",\"id\":1,\"elements\":[\"a\",{\"ref\":1}]}");
    assertThat(value(made("java.util.HashMap", Form.ENTRIES, text, new Datum.Ref(2))))
        .hasToString(
            "{\"type\":\"java.util.HashMap\",\"id\":1,"
                + "\"entries\":[{\"key\":\"a\",\"value\":{\"ref\":2,\"value\":\"a\"}}]}");
    assertThat(value(made("java.util.Optional", Form.OPTIONAL)))
        .hasToString("{\"type\":\"java.util.Optional\",\"id\":1,\"value\":null}");
    assertThat(value(made("java.util.Optional", Form.OPTIONAL, number(7))))
        .hasToString("{\"type\":\"java.util.Optional\",\"id\":1,\"value\":7}");
    assertThat(value(new Datum.Spelled("java.math.BigDecimal", 1, "1.50")))
        .hasToString("{\"type\":\"java.math.BigDecimal\",\"id\":1,\"value\":\"1.50\"}");
  }

  private static Datum made(String type, Form form, Datum... parts) {
    return new Datum.Made(type, 1, form, List.of(), List.of(parts));
  }

  @Test
  void booleansAreBooleans() throws IOException {
    assertThat(value(number(true)).isBoolean()).isTrue();
    assertThat(value(number(false)).booleanValue()).isFalse();
  }

  @Test
  void charactersAreStringsOfLengthOne() throws IOException {
    for (char c : new char[] {'a', '"', '\\', '\0', '\u2028', '\ud800', '\udfff', '\uffff'}) {
      assertThat(value(number(c)).textValue()).isEqualTo(String.valueOf(c));
    }
  }

  @Test
  void finiteFloatsReadBackToTheLastBit() throws IOException {
    Random random = new Random(7);
    for (int i = 0; i < 500; i++) {
      double d = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(d)) {
        assertThat(raw(number(d))).satisfies(text -> assertSame(d, Double.parseDouble(text)));
      }
      float f = Float.intBitsToFloat(random.nextInt());
      if (Float.isFinite(f)) {
        assertThat(raw(number(f))).satisfies(text -> assertSame(f, Float.parseFloat(text)));
      }
    }
    assertThat(raw(number(-0.0))).isEqualTo("-0.0");
    assertThat(raw(number(-0.0f))).isEqualTo("-0.0");
    assertThat(raw(number(Double.MIN_VALUE))).isEqualTo("4.9E-324");
  }

  private static void assertSame(double expected, double actual) {
    assertThat(Double.doubleToLongBits(actual)).isEqualTo(Double.doubleToLongBits(expected));
  }

  @Test
  void floatsThatAreNoNumbersAreStrings() throws IOException {
    assertThat(value(number(Double.NaN)).textValue()).isEqualTo("NaN");
    assertThat(value(number(Float.NaN)).textValue()).isEqualTo("NaN");
    assertThat(value(number(Double.POSITIVE_INFINITY)).textValue()).isEqualTo("Infinity");
    assertThat(value(number(Float.NEGATIVE_INFINITY)).textValue()).isEqualTo("-Infinity");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\ud800",
        "\udc00",
        "\udc00\ud800",
        "a\ud83d",
        "\ud83d\ude00",
        "\ud83d\ud83d\ude00\ude00",
        "\0\1\2\b\t\n\f\r\u001b\u007f\u0080\u009f",
        "\"\\/'<>&",
        "\u2028\u2029\ufeff\ufffe\uffff",
        "{\"ref\": 2}"
      })
  void nastyStringsReadBack(String text) throws IOException {
    assertThat(value(new Datum.Text(text, 1)).textValue()).isEqualTo(text);
  }

  @Test
  void randomStringsReadBack() throws IOException {
    Random random = new Random(11);
    for (int i = 0; i < 300; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(3000); length > 0; length--) {
        boolean surrogate = random.nextBoolean();
        text.append((char) (surrogate ? 0xd800 + random.nextInt(0x800) : random.nextInt(0x10000)));
      }
      String expected = text.toString();
      JsonNode object = value(instance(1, Map.of("s", new Datum.Text(expected, 2))));
      assertThat(object.get("fields").get("s").textValue()).isEqualTo(expected);
    }
  }

  @Test
  void objectsHaveTypeIdAndFieldsInTheirOrder() throws IOException {
    Map<String, Datum> fields = new LinkedHashMap<>();
    fields.put("value", number(3));
    fields.put("next", new Datum.Ref(2));
    fields.put("Base.value", new Datum.Null());
    assertThat(value(instance(2, fields)))
        .hasToString(
            "{\"type\":\"com.acme.Node\",\"id\":2,"
                + "\"fields\":{\"value\":3,\"next\":{\"ref\":2},\"Base.value\":null}}");
  }

  @Test
  void aStubSaysThatItIsOne() throws IOException {
    Datum stub = new Datum.Instance("com.acme.Shape", 1, Map.of("area()#1", number(2)), true);
    assertThat(value(stub))
        .hasToString(
            "{\"type\":\"com.acme.Shape\",\"id\":1,\"stub\":true,\"fields\":{\"area()#1\":2}}");
  }

  @Test
  void arraysHaveElements() throws IOException {
    Datum inner = new Datum.Array("int[]", 4, List.of(number(1), number(2)));
    Datum outer = new Datum.Array("int[][]", 3, List.of(inner, new Datum.Ref(4), new Datum.Null()));
    assertThat(value(outer))
        .hasToString(
            "{\"type\":\"int[][]\",\"id\":3,\"elements\":[{\"type\":\"int[]\",\"id\":4,"
                + "\"elements\":[1,2]},{\"ref\":4},null]}");
    assertThat(value(new Datum.Array("int[]", 1, List.of())).get("elements")).isEmpty();
  }

  @Test
  void constantsAndClassesAreNamed() throws IOException {
    assertThat(value(new Datum.EnumConstant("com.acme.Color", "RED")))
        .hasToString("{\"type\":\"com.acme.Color\",\"constant\":\"RED\"}");
    assertThat(value(new Datum.ClassLiteral("int[]")))
        .hasToString("{\"type\":\"java.lang.Class\",\"name\":\"int[]\"}");
  }

  @Test
  void anAliasOfAStringRepeatsIt() throws IOException {
    Datum array =
        new Datum.Array(
            "java.lang.String[]", 1, List.of(new Datum.Text("ab", 2), new Datum.Ref(2)));
    assertThat(value(array).get("elements")).hasToString("[\"ab\",{\"ref\":2,\"value\":\"ab\"}]");
  }

  @Test
  void aListOfAHundredThousandNodesNeedsNoStack() throws IOException {
    Datum list = new Datum.Null();
    for (int i = 0; i < 100_000; i++) {
      list = instance(i, Map.of("next", list));
    }
    StreamReadConstraints deep =
        StreamReadConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build();
    JsonFactory factory = JsonFactory.builder().streamReadConstraints(deep).build();
    int objects = 0;
    try (JsonParser parser = factory.createParser(bytes(list))) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        objects += "next".equals(parser.currentName()) && token == JsonToken.FIELD_NAME ? 1 : 0;
      }
    }
    assertThat(objects).isEqualTo(100_000);
  }

  private static Datum instance(int id, Map<String, Datum> fields) {
    return new Datum.Instance("com.acme.Node", id, fields, false);
  }

  private static JsonNode value(Datum datum) throws IOException {
    return new ObjectMapper().readTree(bytes(datum)).at("/targets/0/paths/0/inputs/0/value");
  }

  /** The digits in the file, which a tree of nodes would not keep. */
  private static String raw(Datum datum) throws IOException {
    try (JsonParser parser = new JsonFactory().createParser(bytes(datum))) {
      while (parser.nextToken() != null) {
        if (parser.currentToken() == JsonToken.VALUE_NUMBER_FLOAT) {
          return parser.getText();
        }
      }
    }
    throw new AssertionError("no number");
  }

  private static byte[] bytes(Datum datum) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Input input = new Input("x", "java.lang.Object", datum);
    ResultsFile.write(
        out, Samples.results(Samples.target(Samples.returning(new Datum.Null(), input))));
    return out.toByteArray();
  }
}
