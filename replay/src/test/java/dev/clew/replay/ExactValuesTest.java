package dev.clew.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.annotations.Clew;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Form;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.recipe.RecipeMaker;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Values arrive in the other JVM, and come back from it, to the last bit: all units among them. */
class ExactValuesTest {

  private static final int UNITS = 1 << 16;

  /** As many as a method can have. */
  private static final int PARAMETERS = 250;

  private static final String ALL =
      IntStream.range(0, UNITS)
          .collect(StringBuilder::new, (text, i) -> text.append((char) i), StringBuilder::append)
          .toString();

  /** Each method tells units as numbers, so that the way back cannot mend what went wrong. */
  private static final String SOURCE =
      """
      import dev.clew.annotations.Clew;
      import java.util.*;

      class Echo {
        interface Source { char next(); }
        static class Holder { char unit; Character box; String text; double real; }

        static int[] codes(CharSequence s) { return s.chars().toArray(); }
        static int[] ofText(String s) { return codes(s); }
        static int[] ofSequence(CharSequence s) { return codes(s); }
        static int[] ofBuilder(StringBuilder s) { return codes(s); }
        static int[] ofArray(char[] s) { return codes(new String(s)); }
        static int[] ofBoxes(Character[] s) {
          return Arrays.stream(s).mapToInt(each -> each).toArray();
        }
        static int[] ofList(List<Character> s) {
          return s.stream().mapToInt(each -> each).toArray();
        }
        static int[] ofMap(Map<Character, String> s) {
          int[] all = new int[2 * s.size()];
          int i = 0;
          for (Map.Entry<Character, String> each : s.entrySet()) {
            all[i++] = each.getKey();
            all[i++] = each.getValue().charAt(0);
          }
          return all;
        }
        static int[] ofStub(Source s, int count) {
          int[] all = new int[count];
          for (int i = 0; i < count; i++) { all[i] = s.next(); }
          return all;
        }
        static int[] ofDriver(int count) {
          int[] all = new int[count];
          for (int i = 0; i < count; i++) { all[i] = Clew.symbolicChar("c"); }
          return all;
        }
        static int[] ofDriverText() { return codes(Clew.symbolicString("s")); }
        static long[] ofDriverNumbers() {
          return new long[] {
            Clew.symbolicByte("b"), Clew.symbolicShort("h"), Clew.symbolicInt("i"),
            Clew.symbolicLong("l"), Float.floatToRawIntBits(Clew.symbolicFloat("f")),
            Double.doubleToRawLongBits(Clew.symbolicDouble("d")),
            Clew.symbolicBoolean("z") ? 1 : 0,
            Clew.symbolicObject("o", String.class) == null ? 1 : 0
          };
        }
        static int[] ofInput() throws java.io.IOException {
          byte[] all = System.in.readAllBytes();
          int[] codes = new int[all.length];
          for (int i = 0; i < all.length; i++) { codes[i] = all[i]; }
          return codes;
        }
        static int[] ofVariable() { return codes(System.getenv("CLEW_ECHO")); }
        static int[] ofFiles() throws java.io.IOException {
          java.io.File folder = new java.io.File("/no/such/folder");
          java.nio.file.Path file = java.nio.file.Path.of("/no/such/file");
          if (!folder.isDirectory() || !java.nio.file.Files.exists(file)) { return new int[0]; }
          String all = folder.listFiles()[1].getName() + folder.length();
          return codes(all + java.nio.file.Files.readString(file) + java.nio.file.Files.readString(file));
        }
        static long ofClock() { return System.nanoTime(); }
        static long[] ofHolder(Holder h) {
          return new long[] {
            h.unit, h.box, h.text.charAt(0), Double.doubleToRawLongBits(h.real)
          };
        }
        static long ofByte(byte x) { return x; }
        static long ofByteBox(Byte x) { return x; }
        static long ofShort(short x) { return x; }
        static long ofShortBox(Short x) { return x; }
        static long ofInt(int x) { return x; }
        static long ofIntBox(Integer x) { return x; }
        static long ofLong(long x) { return x; }
        static long ofLongBox(Long x) { return x; }
        static long ofFloat(float x) { return Float.floatToRawIntBits(x); }
        static long ofFloatBox(Float x) { return Float.floatToRawIntBits(x); }
        static long ofDouble(double x) { return Double.doubleToRawLongBits(x); }
        static long ofDoubleBox(Double x) { return Double.doubleToRawLongBits(x); }
        static long ofBoolean(boolean x) { return x ? 1 : 0; }
        static long ofBooleanBox(Boolean x) { return x ? 1 : 0; }
        static boolean isNull(String s) { return s == null; }

        static String text(int n) {
          StringBuilder all = new StringBuilder();
          for (int i = 0; i < n; i++) { all.append((char) i); }
          return all.toString();
        }
        static char[] array(int n) { return text(n).toCharArray(); }
        static void message(int n) { throw new IllegalStateException(text(n)); }
        static double[] reals(long[] bits) {
          return Arrays.stream(bits).mapToDouble(Double::longBitsToDouble).toArray();
        }
        static int[] units(PARAMETERS) { return new int[] {ARGUMENTS}; }
        static int[] boxes(BOXES) { return new int[] {ARGUMENTS}; }
      }
      """;

  @TempDir static Path folder;
  private static Program program;
  private static RecipeMaker recipes;
  private static ConfinedJvms jvms;
  private static Replayer replayer;

  @BeforeAll
  static void compile() throws Exception {
    Path annotations =
        Path.of(Clew.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    String source =
        SOURCE
            .replace("PARAMETERS", list(i -> "char c" + i))
            .replace("BOXES", list(i -> "Character c" + i))
            .replace("ARGUMENTS", list(i -> "c" + i));
    Path file = Files.writeString(folder.resolve("Echo.java"), source);
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(
                    null,
                    null,
                    null,
                    "-proc:none",
                    "-g",
                    "-parameters",
                    "-cp",
                    annotations.toString(),
                    "-d",
                    folder.toString(),
                    file.toString()))
        .isZero();
    program = new Program(ClassPath.open(Jdk.running(), List.of(folder, annotations)));
    recipes = new RecipeMaker(program);
    jvms = ConfinedJvms.of(program.classPath(), Set.of());
    replayer = new Replayer(jvms, Duration.ofSeconds(60));
  }

  private static String list(IntFunction<String> part) {
    return String.join(", ", IntStream.range(0, PARAMETERS).mapToObj(part).toList());
  }

  @AfterAll
  static void end() {
    replayer.close();
    jvms.close();
  }

  private static Ending run(String name, List<Input> inputs) throws Exception {
    MethodInfo method =
        program.load("Echo").methods().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    return replayer.run(recipes.make(method, inputs)).ending();
  }

  private static Picture returned(String name, List<Input> inputs) throws Exception {
    Ending ending = run(name, inputs);
    assertThat(ending).isInstanceOf(Ending.Returned.class);
    return ((Ending.Returned) ending).value();
  }

  private static List<Object> elements(Picture picture) {
    return ((Picture.Array) picture)
        .elements().stream().map(each -> ((Picture.Primitive) each).value()).toList();
  }

  private static List<Object> codes(String text) {
    return text.chars().<Object>mapToObj(unit -> unit).toList();
  }

  private static Input input(String name, Datum value) {
    return new Input(name, "java.lang.Object", value);
  }

  private static Input from(InputOrigin origin, String name, Datum value) {
    return new Input(name, "java.lang.Object", value, /* matters= */ true, origin);
  }

  private static Input outside(String name, Datum value) {
    return from(new InputOrigin.FromWorld(name.replaceFirst("#\\d+$", "")), name, value);
  }

  private static Datum primitive(Object value) {
    return new Datum.Primitive(value);
  }

  private static Datum box(Object value, int id) {
    return new Datum.Instance(
        value.getClass().getName(), id, Map.of("value", primitive(value)), /* stub= */ false);
  }

  private static List<Datum> units() {
    return ALL.chars().<Datum>mapToObj(unit -> primitive((char) unit)).toList();
  }

  private static List<Datum> boxes() {
    return IntStream.range(0, UNITS).<Datum>mapToObj(unit -> box((char) unit, unit + 10)).toList();
  }

  private static void assertAllArrive(String method, Datum value) throws Exception {
    assertThat(elements(returned(method, List.of(input("s", value)))))
        .as(method)
        .isEqualTo(codes(ALL));
  }

  @Test
  void allUnitsArriveInTextsArraysAndCollections() throws Exception {
    for (boolean interned : new boolean[] {false, true}) {
      assertAllArrive("ofText", new Datum.Text(ALL, 1, interned));
      assertAllArrive("ofSequence", new Datum.Text(ALL, 1, interned));
    }
    assertAllArrive("ofBuilder", new Datum.Spelled("java.lang.StringBuilder", 1, ALL));
    assertAllArrive("ofArray", new Datum.Array("char[]", 1, units()));
    assertAllArrive("ofBoxes", new Datum.Array("java.lang.Character[]", 1, boxes()));
    assertAllArrive(
        "ofList", new Datum.Made("java.util.ArrayList", 1, Form.ELEMENTS, List.of(), boxes()));
  }

  @Test
  void allUnitsArriveAsKeysAndValues() throws Exception {
    List<Datum> parts = new ArrayList<>();
    List<Object> expected = new ArrayList<>();
    for (int i = 0; i < UNITS; i++) {
      parts.add(box((char) i, i + 10));
      parts.add(new Datum.Text(String.valueOf((char) i), UNITS + i + 10));
      expected.addAll(List.of(i, i));
    }
    Datum map = new Datum.Made("java.util.LinkedHashMap", 1, Form.ENTRIES, List.of(), parts);
    assertThat(elements(returned("ofMap", List.of(input("s", map))))).isEqualTo(expected);
  }

  /** Each is a step of its own, as elements of arrays are, of which there were all. */
  @Test
  void unitsArriveAsArguments() throws Exception {
    for (int from : new int[] {0, 250, 0x2000, 0xd780, 0xdf80, UNITS - PARAMETERS}) {
      List<Object> expected = codes(ALL.substring(from, from + PARAMETERS));
      assertThat(arguments("units", from)).isEqualTo(expected);
      assertThat(arguments("boxes", from)).isEqualTo(expected);
    }
  }

  private static List<Object> arguments(String method, int from) throws Exception {
    List<Input> inputs = new ArrayList<>();
    for (int i = 0; i < PARAMETERS; i++) {
      char unit = (char) (from + i);
      inputs.add(input("c" + i, method.equals("units") ? primitive(unit) : box(unit, i + 1)));
    }
    return elements(returned(method, inputs));
  }

  @Test
  void allUnitsArriveThroughDriversAndStubs() throws Exception {
    List<Input> given = new ArrayList<>(List.of(input("count", primitive(UNITS))));
    Map<String, Datum> answers = new LinkedHashMap<>();
    for (int i = 0; i < UNITS; i++) {
      given.add(input(i == 0 ? "c" : "c#" + (i + 1), primitive((char) i)));
      answers.put("next()#" + i, primitive((char) i));
    }
    assertThat(elements(returned("ofDriver", given))).isEqualTo(codes(ALL));
    Datum stub = new Datum.Instance("Echo$Source", 1, answers, /* stub= */ true);
    assertThat(
            elements(
                returned("ofStub", List.of(input("s", stub), input("count", primitive(UNITS))))))
        .isEqualTo(codes(ALL));
    assertThat(elements(returned("ofDriverText", List.of(input("s", new Datum.Text(ALL, 1))))))
        .isEqualTo(codes(ALL));
  }

  @Test
  void numbersArriveThroughDrivers() throws Exception {
    for (boolean least : new boolean[] {true, false}) {
      List<Input> given =
          List.of(
              input("b", primitive(least ? Byte.MIN_VALUE : Byte.MAX_VALUE)),
              input("h", primitive(least ? Short.MIN_VALUE : Short.MAX_VALUE)),
              input("i", primitive(least ? Integer.MIN_VALUE : Integer.MAX_VALUE)),
              input("l", primitive(least ? Long.MIN_VALUE : Long.MAX_VALUE)),
              input("f", primitive(least ? -0.0f : Float.NaN)),
              input("d", primitive(least ? -0.0 : Double.NEGATIVE_INFINITY)),
              input("z", primitive(least)),
              input("o", new Datum.Null()));
      assertThat(elements(returned("ofDriverNumbers", given)))
          .containsExactly(
              least ? -128L : 127L,
              least ? -32768L : 32767L,
              least ? -2147483648L : 2147483647L,
              least ? Long.MIN_VALUE : Long.MAX_VALUE,
              (long) Float.floatToRawIntBits(least ? -0.0f : Float.NaN),
              Double.doubleToRawLongBits(least ? -0.0 : Double.NEGATIVE_INFINITY),
              least ? 1L : 0L,
              1L);
    }
  }

  @Test
  void theWorldOutsideAnswersToTheLastBit() throws Exception {
    List<Datum> bytes = IntStream.range(0, 256).<Datum>mapToObj(i -> primitive((byte) i)).toList();
    assertThat(
            elements(
                returned(
                    "ofInput",
                    List.of(
                        from(
                            InputOrigin.STANDARD_INPUT,
                            "System.in",
                            new Datum.Array("byte[]", 1, bytes))))))
        .isEqualTo(IntStream.range(0, 256).<Object>mapToObj(i -> (int) (byte) i).toList());
    assertThat(
            elements(
                returned(
                    "ofVariable",
                    List.of(outside("System.getenv(\"CLEW_ECHO\")", new Datum.Text(ALL, 1))))))
        .isEqualTo(codes(ALL));
    assertThat(
            elements(
                returned(
                    "ofFiles",
                    List.of(
                        outside("File.isDirectory()", new Datum.Primitive(true)),
                        outside("Files.exists()", new Datum.Primitive(true)),
                        outside("File.list().length", primitive(2)),
                        outside("File.list()[]", new Datum.Text("a", 1)),
                        outside("File.list()[]#2", new Datum.Text("b", 2)),
                        outside("File.length()", primitive(7L)),
                        outside("Files.readString()", new Datum.Text("x\ny", 3)),
                        outside("Files.readString()#2", new Datum.Text(ALL, 4))))))
        .isEqualTo(codes("b7x\ny" + ALL));
    for (long time : new long[] {0, -1, Long.MIN_VALUE, Long.MAX_VALUE}) {
      assertThat(returned("ofClock", List.of(outside("System.nanoTime()", primitive(time)))))
          .isEqualTo(new Picture.Primitive(time));
    }
  }

  @Test
  void numbersAndTheirBoxesArriveToTheLastBit() throws Exception {
    assertNumbers("Byte", (byte) 0, Byte.MIN_VALUE, Byte.MAX_VALUE, (byte) -1);
    assertNumbers("Short", (short) 0, Short.MIN_VALUE, Short.MAX_VALUE, (short) -1);
    assertNumbers("Int", 0, Integer.MIN_VALUE, Integer.MAX_VALUE, -1);
    assertNumbers("Long", 0L, Long.MIN_VALUE, Long.MAX_VALUE, -1L, 1L << 53 | 1);
    assertNumbers("Boolean", true, false);
    assertNumbers(
        "Float",
        0f,
        -0f,
        Float.NaN,
        Float.intBitsToFloat(0x7fc00001),
        Float.intBitsToFloat(0xffc00000),
        Float.MIN_VALUE,
        -Float.MAX_VALUE,
        Float.NEGATIVE_INFINITY);
    assertNumbers(
        "Double",
        0d,
        -0d,
        Double.NaN,
        Double.longBitsToDouble(0x7ff8000000000001L),
        Double.longBitsToDouble(0xfff8000000000000L),
        Double.MIN_VALUE,
        -Double.MAX_VALUE,
        Double.POSITIVE_INFINITY);
    assertThat(returned("isNull", List.of(input("s", new Datum.Null()))))
        .isEqualTo(new Picture.Primitive(true));
  }

  private static void assertNumbers(String type, Object... values) throws Exception {
    for (Object value : values) {
      Picture expected = new Picture.Primitive(bits(value));
      assertThat(returned("of" + type, List.of(input("x", primitive(value))))).isEqualTo(expected);
      assertThat(returned("of" + type + "Box", List.of(input("x", box(value, 1)))))
          .isEqualTo(expected);
    }
  }

  private static long bits(Object value) {
    if (value instanceof Boolean truth) {
      return truth ? 1 : 0;
    } else if (value instanceof Float number) {
      return Float.floatToRawIntBits(number);
    }
    return value instanceof Double number
        ? Double.doubleToRawLongBits(number)
        : ((Number) value).longValue();
  }

  @Test
  void fieldsAreSetToTheLastBit() throws Exception {
    Map<String, Datum> fields = new LinkedHashMap<>();
    fields.put("unit", primitive('\u0007'));
    fields.put("box", box('\ud800', 2));
    fields.put("text", new Datum.Text("\udfff", 3));
    fields.put("real", primitive(-0.0));
    Datum holder = new Datum.Instance("Echo$Holder", 1, fields, /* stub= */ false);
    assertThat(elements(returned("ofHolder", List.of(input("h", holder)))))
        .containsExactly(7L, 0xd800L, 0xdfffL, Double.doubleToRawLongBits(-0.0));
  }

  @Test
  void whatComesBackIsExact() throws Exception {
    List<Input> all = List.of(input("n", primitive(UNITS)));
    assertThat(((Picture.Text) returned("text", all)).value()).isEqualTo(ALL);
    assertThat(elements(returned("array", all)))
        .isEqualTo(ALL.chars().<Object>mapToObj(unit -> (char) unit).toList());
    assertThat(((Ending.Threw) run("message", all)).message()).isEqualTo(ALL);
    List<Long> bits =
        List.of(
            Double.doubleToRawLongBits(-0.0),
            0x7ff8000000000001L,
            0xfff8000000000000L,
            Double.doubleToRawLongBits(Double.MIN_VALUE));
    Datum given = new Datum.Array("long[]", 1, bits.stream().map(b -> primitive(b)).toList());
    assertThat(elements(returned("reals", List.of(input("bits", given)))))
        .map(each -> Double.doubleToRawLongBits((Double) each))
        .isEqualTo(bits);
  }
}
