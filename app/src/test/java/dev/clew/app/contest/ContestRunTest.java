package dev.clew.app.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.app.EngineExplorers;
import dev.clew.app.UserException;
import dev.clew.app.options.Options;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Tasks as the contest has them, each of a few lines. */
@Timeout(300)
class ContestRunTest {

  private static final String ASSERTIONS = "CHECK( init(Main.main()), LTL(G assert) )";
  private static final String EXCEPTIONS =
      "CHECK(init(Main.main()), LTL(G ! uncaught(java.lang.RuntimeException)))";

  @TempDir private Path folder;

  @Test
  void anAssertionThatCanFailIsViolatedAndOneThatCannotHolds() throws IOException {
    assertThat(answer(ASSERTIONS, "int x = Verifier.nondetInt(); assert x != 77;"))
        .isEqualTo("false(valid-assert)");
    assertThat(answer(ASSERTIONS, "int x = Verifier.nondetInt(); assert (x & 1) != 2;"))
        .isEqualTo("true");
  }

  @Test
  void whatIsAssumedIsNoViolation() throws IOException {
    assertThat(
            answer(
                ASSERTIONS,
                "int x = Verifier.nondetInt(); Verifier.assume(x > 5); assert x > 4;",
                "String s = Verifier.nondetString(); Verifier.assume(s.startsWith(\"ab\"));",
                "assert s.length() >= 2;"))
        .isEqualTo("true");
    assertThat(answer(EXCEPTIONS, "Verifier.assume(Verifier.nondetBoolean());")).isEqualTo("true");
  }

  @Test
  void eachPropertyIsAboutItsOwnKindOfException() throws IOException {
    String divides = "int x = 3 / Verifier.nondetShort();";
    assertThat(answer(ASSERTIONS, divides)).isEqualTo("true");
    assertThat(answer(EXCEPTIONS, divides)).isEqualTo("false(no-runtime-exception)");
    String caught = "try { int x = 3 / Verifier.nondetShort(); } catch (RuntimeException e) { }";
    assertThat(answer(EXCEPTIONS, caught)).isEqualTo("true");
    assertThat(answer(EXCEPTIONS, "assert Verifier.nondetByte() > 0;")).isEqualTo("true");
    assertThat(answer(EXCEPTIONS, "if (Verifier.nondetBoolean()) throw new Exception();"))
        .isEqualTo("true");
  }

  @Test
  void anAssertionThatFailsIsSeenWhateverTheProgramDoesWithItsError() throws IOException {
    String fails = "int x = Verifier.nondetInt(); ";
    for (String hidden :
        List.of(
            "try { assert x != 7; } catch (AssertionError e) { }",
            "try { assert x != 7 : \"seven\"; } catch (Throwable e) { }",
            "try { assert x != 7; } finally { return; }",
            "try { assert x != 7; } catch (Error e) { while (true) { } }",
            "try { assert x != 7; } catch (Error e) { } Verifier.assume(x > 10);",
            "try { assert x != 7; } finally { throw new RuntimeException(); }",
            "try { synchronized (Main.class) { assert x != 7; } } catch (Error e) { }",
            "try { try { assert x != 7; } catch (RuntimeException e) { } finally { x++; } }"
                + " catch (Throwable e) { System.out.println(e); }",
            "Runnable r = () -> { assert x != 7; }; try { r.run(); } catch (Error e) { }")) {
      assertThat(
              answer(
                  ASSERTIONS, fails.replace("int x", "final int x"), hidden.replace("x++;", ";")))
          .as(hidden)
          .isEqualTo("false(valid-assert)");
    }
    assertThat(
            answer(
                ASSERTIONS,
                fails + "try { assert x == x; if (x == 7) throw new AssertionError(); }",
                "catch (Error e) { }"))
        .isEqualTo("true");
  }

  @Test
  void anAssertionInAnInitialiserOrBehindReflectionIsSeen() throws IOException {
    assertThat(
            answer(
                ASSERTIONS,
                "class Inner { final int y = Verifier.nondetInt(); { assert y != 3; } }",
                "try { new Inner(); } catch (Error e) { }"))
        .isEqualTo("false(valid-assert)");
    assertThat(
            answer(
                ASSERTIONS,
                "try { Class.forName(\"Other\"); } catch (Throwable e) { } } } class Other {",
                "static int y = Verifier.nondetInt(); static { assert y != 3; } static {"))
        .isEqualTo("false(valid-assert)");
    assertThat(
            answer(
                ASSERTIONS,
                "int y = Verifier.nondetInt();",
                "try { Main.class.getMethod(\"m\", int.class).invoke(null, y); }",
                "catch (java.lang.reflect.InvocationTargetException e) { } }",
                "public static void m(int y) { assert y != 3;"))
        .isEqualTo("false(valid-assert)");
  }

  @Test
  void whatIsAssumedInAnInitialiserOrWithinATryIsAssumed() throws IOException {
    assertThat(
            answer(
                ASSERTIONS,
                "int x = Verifier.nondetInt();",
                "try { Verifier.assume(x > 5); } catch (Throwable e) { assert false; }",
                "finally { assert x > 5; }"))
        .isEqualTo("true");
    assertThat(
            answer(
                ASSERTIONS,
                "assert Other.y > 4; } } class Other {",
                "static int y = Verifier.nondetInt(); static { Verifier.assume(y > 5); } static {"))
        .isEqualTo("true");
  }

  @Test
  void whatNoPathSeesIsNoProof() throws IOException {
    for (String unseen :
        List.of(
            "new Main(); } protected void finalize() { assert false;",
            "Runtime.getRuntime().addShutdownHook(new Thread(() -> { assert false; }));",
            "Thread t = new Thread(() -> { assert false; }); t.start();",
            "Thread t = new Thread(() -> { assert false; }); t.start(); t.join();",
            "m(0); } static int m(int n) { try { return m(n + 1); }"
                + " catch (StackOverflowError e) { assert n < 100; return 0; }",
            "long n = Verifier.nondetLong(); long i = 0; while (i < n) i++; assert i < 1L << 40;")) {
      assertThat(quickAnswer(ASSERTIONS, unseen)).as(unseen).isNotEqualTo("true");
    }
  }

  @Test
  void unknownsThatAReferenceAsksForHaveAName() throws IOException {
    assertThat(
            answer(
                EXCEPTIONS,
                "java.util.function.IntSupplier s = Verifier::nondetInt; s.getAsInt();",
                "java.util.stream.Stream.generate(Verifier::nondetInt).limit(2).forEach(i -> { });"))
        .isEqualTo("true");
  }

  @Test
  void allKindsOfUnknownsAreReplayed() throws IOException {
    assertThat(
            answer(
                ASSERTIONS,
                "boolean z = Verifier.nondetBoolean(); byte b = Verifier.nondetByte();",
                "char c = Verifier.nondetChar(); short s = Verifier.nondetShort();",
                "long l = Verifier.nondetLong(); float f = Verifier.nondetFloat();",
                "double d = Verifier.nondetDouble(); String t = Verifier.nondetString();",
                "assert !(z && b == -7 && c == '\\uD800' && s == 300 && l == 1L << 40",
                "    && Float.isNaN(f) && d == 1e300 && t.equals(\"\\\"\\n\\u20AC\"));"))
        .isEqualTo("false(valid-assert)");
  }

  @Test
  void loopsAreFollowedAsFarAsTheyGo() throws IOException {
    assertThat(
            answer(
                ASSERTIONS,
                "int n = Verifier.nondetInt(); Verifier.assume(n >= 0 && n <= 120);",
                "int sum = 0; for (int i = 0; i < n; i++) { sum += i; }",
                "assert sum != 7140;"))
        .isEqualTo("false(valid-assert)");
  }

  @Test
  void loopsWithoutABoundAreProvedAndThoseThatBreakAPropertyAreNot() throws IOException {
    String counts = "int n = Verifier.nondetInt(); int i = 0; while (i < n) { i++; } ";
    assertThat(answer(ASSERTIONS, counts + "assert i >= n;")).isEqualTo("true");
    assertThat(answer(ASSERTIONS, counts + "assert n < 0 || i == n;")).isEqualTo("true");
    assertThat(quickAnswer(ASSERTIONS, counts + "assert i < 1000;")).isNotEqualTo("true");
  }

  @Test
  void recursionsOfFunctionsAreProvedAndThoseThatBreakAPropertyAreNot() throws IOException {
    String sum = " } static int sum(int m, int n) { return n == 0 ? m : sum(m + 1, n - 1);";
    String call = "int m = Verifier.nondetInt(), n = Verifier.nondetInt(); int r = sum(m, n); ";
    assertThat(answer(ASSERTIONS, call + "assert r == m + n;" + sum)).isEqualTo("true");
    assertThat(quickAnswer(ASSERTIONS, call + "assert r > m;" + sum)).isNotEqualTo("true");
    String caught = "try { r = sum(m, n); } catch (StackOverflowError e) { r = 0; } ";
    assertThat(quickAnswer(ASSERTIONS, call + caught + "assert r == m + n;" + sum))
        .isNotEqualTo("true");
    String divides = " } static int f(int n) { return 1 / n + f(n - 1);";
    assertThat(
            quickAnswer(
                ASSERTIONS,
                "try { f(9); } catch (ArithmeticException e) { assert false; }" + divides))
        .isNotEqualTo("true");
  }

  @Test
  void whatIsPrintedCostsNothing() throws IOException {
    assertThat(
            answer(
                ASSERTIONS,
                "String s = Verifier.nondetString(); int n = Verifier.nondetInt();",
                "System.out.println(s + n); System.out.printf(\"%s %d%n\", s, n);",
                "System.err.print(s.toUpperCase()); System.out.println(n); assert s != null;"))
        .isEqualTo("true");
  }

  @Test
  void aWitnessTellsEachAnswerWithItsLine()
      throws IOException, ParserConfigurationException, SAXException {
    Path main =
        write("int x = Verifier.nondetInt();\nassert !Verifier.nondetString().equals(\"<\" + x);");
    try (ContestTask task = ContestTask.compile(List.of(main), ContestProperty.parse(ASSERTIONS));
        ContestRun run = run(task)) {
      ContestAnswer answer = run.perform(Budget.of(Duration.ofSeconds(60)));
      Document witness =
          document(new WitnessWriter(task).write(answer, Instant.EPOCH).orElseThrow());
      assertThat(texts(witness, "witness-type")).containsExactly("violation_witness");
      assertThat(texts(witness, "sourcecodelang")).containsExactly("Java");
      assertThat(texts(witness, "specification")).containsExactly(ASSERTIONS);
      assertThat(texts(witness, "creationtime")).containsExactly("1970-01-01T00:00:00Z");
      assertThat(texts(witness, "startline")).containsExactly("4", "5", "5");
      assertThat(texts(witness, "originFileName")).containsOnly("Main.java");
      String number = texts(witness, "assumption").get(0).replaceAll("result = (.*);", "$1");
      assertThat(texts(witness, "assumption"))
          .containsExactly("result = " + number + ";", "result.equals(\"<" + number + "\");");
      assertThat(witness.getElementsByTagName("node").getLength()).isEqualTo(4);
      assertThat(witness.getElementsByTagName("edge").getLength()).isEqualTo(3);
    }
  }

  @Test
  void aTrueAnswerHasAWitnessAndAnUnknownOneHasNone() throws IOException {
    Path main = write("");
    try (ContestTask task = ContestTask.compile(List.of(main), ContestProperty.parse(ASSERTIONS))) {
      WitnessWriter writer = new WitnessWriter(task);
      assertThat(writer.write(new ContestAnswer.Holds(), Instant.EPOCH).orElseThrow())
          .contains("correctness_witness");
      assertThat(writer.write(new ContestAnswer.Open(List.of("why")), Instant.EPOCH)).isEmpty();
    }
  }

  @Test
  void whatCannotBeReadIsSaid() throws IOException {
    Path odd =
        Files.writeString(folder.resolve("odd.prp"), "CHECK(init(main()), LTL(G valid-free))");
    assertThatThrownBy(() -> ContestProperty.read(odd))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("has no property that is known");
    assertThatThrownBy(() -> ContestProperty.read(folder.resolve("none.prp")))
        .isInstanceOf(UserException.class);
    Path broken = write("int x = ;");
    assertThatThrownBy(
            () -> ContestTask.compile(List.of(broken), ContestProperty.parse(ASSERTIONS)))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("do not compile");
    assertThatThrownBy(() -> ContestTask.compile(List.of(odd), ContestProperty.parse(ASSERTIONS)))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("no sources");
  }

  private String answer(String property, String... lines) throws IOException {
    Path main = write(String.join("\n", lines));
    try (ContestTask task = ContestTask.compile(List.of(main), ContestProperty.parse(property));
        ContestRun run = run(task)) {
      return run.perform(Budget.of(Duration.ofSeconds(60))).text();
    }
  }

  /** In a time that is enough to begin. */
  private String quickAnswer(String property, String body) throws IOException {
    Path main = write(body);
    try (ContestTask task = ContestTask.compile(List.of(main), ContestProperty.parse(property));
        ContestRun run = run(task)) {
      return run.perform(Budget.of(Duration.ofSeconds(8))).text();
    }
  }

  private static ContestRun run(ContestTask task) {
    return new ContestRun(task, Options.defaults(), new EngineExplorers());
  }

  private Path write(String body) throws IOException {
    String text =
        "import org.sosy_lab.sv_benchmarks.Verifier;\npublic class Main {\n"
            + "  public static void main(String[] args) throws Exception {\n"
            + body
            + "\n  }\n}\n";
    return Files.writeString(folder.resolve("Main.java"), text);
  }

  private static Document document(String text)
      throws IOException, ParserConfigurationException, SAXException {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(
            new java.io.ByteArrayInputStream(
                text.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
  }

  private static List<String> texts(Document document, String key) {
    NodeList all = document.getElementsByTagName("data");
    return Stream.iterate(0, i -> i + 1)
        .limit(all.getLength())
        .map(i -> (Element) all.item(i))
        .filter(data -> data.getAttribute("key").equals(key))
        .map(Element::getTextContent)
        .toList();
  }
}
