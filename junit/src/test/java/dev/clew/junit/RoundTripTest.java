package dev.clew.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.source.syntax.JUnitVersion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** From inputs to suites that pass, with everything that is hard to write down. */
@Tag("once")
class RoundTripTest {

  private static final String CART = "shop/Cart";

  @TempDir static Path folder;
  private static Guests guests;

  @BeforeAll
  static void replay() throws Exception {
    guests = Guests.compiled(Files.createDirectory(folder.resolve("classes")));
    texts();
    numbers();
    results();
    objects();
    stubsAndStatics();
    extensions();
    exceptions();
  }

  @AfterAll
  static void end() {
    guests.close();
  }

  private static void texts() throws Exception {
    for (String text :
        List.of(
            "",
            "plain",
            "\"quoted\" \\ 'text'",
            "\\u0041",
            "\n\r\t\b\f\0\0017\u001f\u007f\u0085\u2028",
            "\ud800 lone \udc00 \ud83d\ude00 ß İ é",
            "long ".repeat(60),
            "\\".repeat(150))) {
      guests.add(CART, "echo", text);
      guests.add(CART, "text", text);
    }
    for (char unit : "a'\"\\\n\0\u007f\ud800\uffff".toCharArray()) {
      guests.add(CART, "unit", unit);
    }
    Datum twin = new Datum.Text("same", 7);
    guests.add(CART, "same", twin, new Datum.Ref(7));
    guests.add(CART, "same", "same", "same");
    guests.add(CART, "isLiteral", "literal");
    guests.add(CART, "isLiteral", new Datum.Text("literal", 7, /* interned= */ true));
  }

  private static void numbers() throws Exception {
    for (byte b : new byte[] {0, -128, 127}) {
      guests.add(CART, "narrow", b);
      guests.add(CART, "small", (short) (b * 256));
    }
    for (long l : new long[] {0, -1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 40}) {
      guests.add(CART, "wide", l);
      guests.add(CART, "boxed", guests.box((int) l));
    }
    guests.add(CART, "boxed", (Object) null);
    double[] reals = {
      0.0, -0.0, 1.5, -1e300, 4.9e-324, 0.1, Double.NaN, Double.POSITIVE_INFINITY, -1.0 / 0
    };
    for (double d : reals) {
      guests.add(CART, "real", d);
      guests.add(CART, "single", (float) d);
      guests.add(CART, "reals", d);
    }
    guests.add(CART, "real", Double.longBitsToDouble(0x7ff8000000000001L));
    guests.add(CART, "flag", true);
    guests.add(CART, "flag", false);
  }

  private static void results() throws Exception {
    guests.add(CART, "any", guests.box(5));
    guests.add(CART, "any", "text");
    guests.add(CART, "any", guests.object("java.lang.Object"));
    guests.add(CART, "wrap", new Datum.EnumConstant("shop.Cart$Kind", "PLAIN"));
    guests.add(CART, "wrap", (Object) null);
    guests.add("shop/Cart$Kind", "fee", new Datum.EnumConstant("shop.Cart$Kind", "PLAIN"));
    guests.add("shop/Cart$Kind", "values");
    guests.add(CART, "type", (Object) null);
    guests.add(CART, "type", new Datum.ClassLiteral("shop.Cart$Hidden"));
    guests.add(CART, "type", guests.object("java.lang.Object"));
    guests.add(CART, "ints", guests.array("int[]", 3, 0, -1));
    guests.add(CART, "ints", guests.array("int[]", new Object[120]));
    guests.add(CART, "ints", guests.array("int[]"));
    guests.add(CART, "bytes", guests.array("byte[]", (byte) 1, (byte) -128, (byte) 0));
    guests.add(CART, "chars", "a'\\\u0000\ud800");
    guests.add(CART, "words", "some words \u00fc");
    guests.add(CART, "grid", guests.array("int[][]", guests.array("int[]", 5), null));
    guests.add(CART, "mixed", guests.object("java.lang.Object"));
    guests.add(CART, "list", "s");
    guests.add(CART, "set", 1);
    guests.add(CART, "sorted", "s");
    guests.add(CART, "queue", 4);
    guests.add(CART, "map", 2);
    guests.add(CART, "items", 2);
    guests.add(CART, "item", "i");
    guests.add(CART, "pair", 2);
    guests.add(CART, "hidden");
    guests.add(CART, "lambda");
    guests.add(CART, "builder");
    guests.add(CART, "hash");
  }

  private static Datum cart(int size) {
    return guests.object("shop.Cart", "owner", "me", "size", size);
  }

  private static void objects() throws Exception {
    guests.add(CART, "<init>", "me", 3);
    guests.add(CART, "total", cart(3), 5);
    guests.add(CART, "self", cart(3));
    guests.add(CART, "copy", cart(3));
    guests.add(CART, "clear", cart(3));
    guests.add(CART, "require", cart(3), 5);
    guests.add(CART, "doubled", cart(3), 5);
    guests.add(CART, "halves", guests.array("double[]", 3.0));
    guests.add(CART, "mood", new Datum.EnumConstant("shop.Cart$Mood", "BAD"));
    guests.add(CART, "links", new Datum.EnumConstant("shop.Cart$Empty", "MODULE$"));
    Datum item = guests.object("shop.Cart$Item", "name", "n", "count", 2);
    guests.add(CART, "last", guests.object("shop.Cart", "owner", "me", "size", 0, "last", item));
    guests.add(CART, "total", guests.object("shop.Cart", "owner", null, "size", -3), 2);
    guests.add("shop/Cart$Hidden", "twice", guests.object("shop.Cart$Hidden", "depth", 4));
    guests.add(CART, "take", guests.object("shop.Cart$Box", "content", "text"));
    Datum node = guests.object("shop.Cart$Node", "value", 3);
    guests.add(CART, "sum", guests.object("shop.Cart$Node", "value", 4, "next", node));
    Datum circle =
        new Datum.Instance(
            "shop.Cart$Node",
            7,
            java.util.Map.of("next", new Datum.Ref(7), "value", new Datum.Primitive(1)),
            /* stub= */ false);
    guests.add(CART, "sum", circle);
    guests.add(CART, "seal", guests.object("shop.Cart$Sealed", "value", 1));
    Datum line = guests.object("shop.Cart$Line", "this$0", cart(3), "number", 2);
    guests.add(CART, "place", line);
    guests.add(CART, "old", 1);
    guests.add(CART, "many", (Object) null);
    guests.add(CART, "many", guests.array("java.lang.Object[]", "a", null));
    guests.add(CART, "first", guests.array("java.lang.Integer[]", guests.box(4)));
    for (MethodInfo method : guests.program().load(CART).methods()) {
      if (method.name().equals("over")) {
        guests.add(/* isError= */ false, method, (Object) null);
      }
    }
  }

  private static void stubsAndStatics() throws Exception {
    guests.add(CART, "ask", guests.stub("java.util.function.IntSupplier", "getAsInt()#0", 4));
    guests.add(
        CART,
        "askTwice",
        guests.stub("java.util.function.IntSupplier", "getAsInt()#0", 4, "getAsInt()#1", 5));
    guests.add(
        CART, "apply", guests.stub("java.util.function.Function", "apply()#0", guests.box(7)), "x");
    guests.add(
        CART, "price", guests.stub("shop.Cart$Prices", "of()#0", 4, "currency()#0", "EUR"), "x");
    guests.add(CART, "tax", guests.stub("shop.Cart$Tax", "rate()#0", 4, "region()#0", "north"));
    guests.add(CART, "discounted", 5, field("discount", "int", new Datum.Primitive(4)));
    guests.add(CART, "greet", field("greeting", "java.lang.String", guests.datum("hello")));
    Datum bytes = guests.array("byte[]", (byte) -1, (byte) 10);
    guests.add(
        CART, "in", new Input("System.in", "byte[]", bytes, true, InputOrigin.STANDARD_INPUT));
  }

  private static Input field(String name, String type, Datum value) {
    InputOrigin origin = new InputOrigin.FromStaticField("shop.Cart", name);
    return new Input("shop.Cart." + name, type, value, /* matters= */ true, origin);
  }

  private static void extensions() throws Exception {
    String shape = "shop.Cart$Shape";
    guests.add(CART, "shape", guests.stub(shape, "size", 3, "area()#1", 4, "area()#2", 4));
    guests.add(
        CART,
        "shape",
        guests.stub(shape, "size", 3, "name", "a\"b", "area()#1", 4, "area()#2", -5));
    guests.add(CART, "twin", guests.stub(shape, "inner()#1", guests.stub(shape)));
    Datum.Instance self = (Datum.Instance) guests.stub(shape);
    Map<String, Datum> itself = Map.of("inner()#1", new Datum.Ref(self.id()));
    guests.add(CART, "twin", new Datum.Instance(shape, self.id(), itself, /* stub= */ true));
    Datum inner = guests.stub(shape);
    int number = ((Datum.Instance) inner).id();
    guests.add(
        CART, "twin", guests.stub(shape, "inner()#1", inner, "inner()#2", new Datum.Ref(number)));
    guests.add(
        CART,
        "rule",
        guests.stub("shop.Cart$Rule", "apply()#1", guests.box(7), "most()#1", guests.box(8)));
    guests.add(
        CART,
        "numbers",
        guests.stub(
            "shop.Cart$Numbers",
            "apply()#1",
            guests.box(7),
            "most()#1",
            guests.box(8),
            "compareTo()#1",
            -1));
    guests.add(
        CART,
        "part",
        guests.stub("shop.Cart$Part", "this$0", cart(1), "weight()#1", Long.MIN_VALUE));
    guests.add(CART, "format", guests.stub("java.text.Format", "parseObject()#1", "done"));
  }

  private static void exceptions() throws Exception {
    guests.add(CART, "total", cart(3), -5);
    guests.add(CART, "require", cart(7), 5);
    guests.add(CART, "secret");
    guests.add(true, CART, "<init>", null, 3);
    guests.add(true, CART, "<init>", "me", -3);
    guests.add(true, CART, "check", 3);
    guests.add(true, CART, "deep", 3);
    guests.add(true, CART, "index", guests.array("int[]", 1), 3);
    guests.add(true, CART, "parse", "x");
    guests.add(true, CART, "length", (Object) null);
    guests.add(true, CART, "many", guests.array("java.lang.Object[]"));
  }

  @ParameterizedTest
  @EnumSource(JUnitVersion.class)
  void everythingIsKept(JUnitVersion version) throws Exception {
    Path out = folder.resolve("out" + version);
    SuiteOptions options = SuiteOptions.to(out).withVersion(version).withAllPaths(true);

    SuiteReport report =
        new SuiteMaker(guests.program(), options, guests.jvms()).make(guests.cases());

    assertThat(report.dropped())
        .extracting(each -> each.of().target() + " " + each.reason() + " " + each.detail())
        .isEmpty();
    assertThat(report.kept()).extracting(SuiteReport.KeptTest::of).hasSameSizeAs(guests.cases());
    assertThat(report.files())
        .containsExactly(
            out.resolve("shop/CartTest.java"),
            out.resolve("shop/CartKindTest.java"),
            out.resolve("shop/CartHiddenTest.java"),
            out.resolve("shop/CartErrorTest.java"));
    for (Path file : report.files()) {
      assertThat(Files.readAllLines(file)).allMatch(line -> line.length() <= 100);
    }
  }
}
