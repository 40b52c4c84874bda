package dev.clew.hotspots.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Which calls may still be come to. */
class ReachableCodeTest {

  private static ClassPath path;
  private static Program program;

  /** Code to look at. */
  @SuppressWarnings("unused")
  static class Subject {
    static void sink(String text) {}

    static void other(int number) {}

    static void loopBehind(String text, int count) {
      sink(text);
      for (int i = 0; i < count; i++) {
        other(i);
      }
    }

    static void inTheLoop(String text, int count) {
      for (int i = 0; i < count; i++) {
        other(i);
        sink(text);
      }
    }

    static void caught(String text, int count) {
      try {
        other(count);
      } catch (IllegalStateException e) {
        sink(text);
      }
    }

    static void lambda(String text) {
      other(1);
      Runnable later = () -> sink(text);
      later.run();
    }

    static void lambdaMadeBefore(String text, int count) {
      Runnable later = () -> sink(text);
      other(count);
      later.run();
    }

    static void lambdaOfACall(List<String> texts, int count) {
      Consumer<String> later = text -> sink(text);
      other(count);
      texts.forEach(later);
    }

    static void objectMadeBefore(Executor pool, int count) {
      Job job = new Job();
      other(count);
      pool.execute(job);
    }

    static void reflection(Method method, int count) throws ReflectiveOperationException {
      other(count);
      method.invoke(null, "a", count);
    }

    abstract static class Base implements Runnable {
      @Override
      public void run() {
        sink("a");
      }
    }

    static final class Job extends Base {}

    static void opens(String name) {
      new File(name);
      other(1);
    }

    static final class Initialized {
      static final int COUNT;

      static {
        sink("a");
        COUNT = 1;
      }

      private Initialized() {}
    }

    static int initializes() {
      other(1);
      return Initialized.COUNT;
    }

    static void caller(String text, int count) {
      inTheLoop(text, count);
      other(count);
    }
  }

  @BeforeAll
  static void open() throws IOException, URISyntaxException {
    Path classes =
        Path.of(Subject.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    path = ClassPath.open(Jdk.running(), List.of(classes));
    program = new Program(path);
  }

  @AfterAll
  static void close() throws IOException {
    path.close();
  }

  private static ClassInfo subject() {
    return program.load(Subject.class.getName().replace('.', '/'));
  }

  private static MethodInfo method(String name) {
    return subject().methods().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** The position of the first call of a method in another. */
  private static int call(String caller, String called) {
    InsnList all = method(caller).readBody().instructions();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof MethodInsnNode call && call.name.equals(called)) {
        return i;
      }
    }
    throw new AssertionError(caller + " does not call " + called);
  }

  private static Backtrace.Element at(String method, String called) {
    return new Backtrace.Element(method(method), 0, call(method, called));
  }

  private static boolean leadsTo(String method, Backtrace.Element... stack) {
    return leadsTo(method(method), stack);
  }

  private static boolean leadsTo(MethodInfo method, Backtrace.Element... stack) {
    return new ReachableCode(program).leadsTo(List.of(stack), method, call(method.name(), "sink"));
  }

  /** The body of the only lambda that a method has. */
  private static MethodInfo body(String method) {
    return subject().methods().stream()
        .filter(each -> each.name().startsWith("lambda$" + method + "$"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aLoopBehindACallDoesNotLeadBackToIt() {
    assertThat(leadsTo("loopBehind", at("loopBehind", "other"))).isFalse();
  }

  @Test
  void aLoopAroundACallDoes() {
    assertThat(leadsTo("inTheLoop", at("inTheLoop", "other"))).isTrue();
  }

  @Test
  void soDoesAHandler() {
    assertThat(leadsTo("caught", at("caught", "other"))).isTrue();
  }

  @Test
  void aCallThatHasReturnedIsNotMadeAgain() {
    assertThat(leadsTo("inTheLoop", at("caller", "other"))).isFalse();
    assertThat(leadsTo("inTheLoop", at("caller", "inTheLoop"))).isTrue();
  }

  @Test
  void whatALambdaHoldsMayBeCalled() {
    assertThat(leadsTo(body("lambda"), at("lambda", "other"))).isTrue();
  }

  @Test
  void soMayALambdaThatWasMadeBefore() {
    assertThat(leadsTo(body("lambdaMadeBefore"), at("lambdaMadeBefore", "other"))).isTrue();
    assertThat(leadsTo(body("lambdaOfACall"), at("lambdaOfACall", "other"))).isTrue();
  }

  @Test
  void soMayAnObjectThatWasMadeBefore() {
    MethodInfo run = inherited("Job", "run");
    assertThat(
            new ReachableCode(program)
                .leadsTo(List.of(at("objectMadeBefore", "other")), run, sinkOf(run)))
        .isTrue();
  }

  @Test
  void codeThatIsNotNamedMayBeAny() {
    assertThat(leadsTo("loopBehind", at("reflection", "other"))).isTrue();
  }

  @Test
  void aCallOfTheLibraryIsToldOfBeforeItsCodeBegins() {
    assertThat(opensAgain(0)).isTrue();
    assertThat(opensAgain(5)).isFalse();
  }

  /** Whether the file is opened behind an instruction of the constructor that opens it. */
  private static boolean opensAgain(int position) {
    MethodInfo open =
        program.load("java/io/File").method("<init>", "(Ljava/lang/String;)V").orElseThrow();
    List<Backtrace.Element> stack =
        List.of(new Backtrace.Element(open, 0, position), at("opens", "<init>"));
    int place = call("opens", "<init>");
    return new ReachableCode(program).leadsTo(stack, method("opens"), place);
  }

  @Test
  void callsThatAreLookedForAreMetOnTheWayOn() {
    CallWatch watch = (caller, position, called) -> called.name().equals("sink");
    ReachableCode code = new ReachableCode(program);
    assertThat(code.leadsTo(List.of(at("loopBehind", "sink")), watch)).isTrue();
    assertThat(code.leadsTo(List.of(at("loopBehind", "other")), watch)).isFalse();
    assertThat(code.leadsTo(List.of(at("caller", "inTheLoop")), watch)).isTrue();
    assertThat(code.leadsTo(List.of(at("lambdaOfACall", "other")), watch)).isTrue();
    assertThat(code.leadsTo(List.of(at("reflection", "other")), watch)).isTrue();
  }

  @Test
  void whatInitialisersCallIsNotLookedFor() {
    CallWatch watch = (caller, position, called) -> called.name().equals("sink");
    ReachableCode code = new ReachableCode(program);
    assertThat(code.leadsTo(List.of(at("initializes", "other")), watch)).isFalse();
  }

  private static MethodInfo inherited(String nested, String method) {
    ClassInfo type = program.load(subject().name() + "$" + nested);
    for (ClassInfo each = type; each != null; each = each.superclass()) {
      var found = each.method(method, "()V");
      if (found.isPresent()) {
        return found.get();
      }
    }
    throw new AssertionError(nested + " has no " + method);
  }

  private static int sinkOf(MethodInfo method) {
    InsnList all = method.readBody().instructions();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof MethodInsnNode call && call.name.equals("sink")) {
        return i;
      }
    }
    throw new AssertionError(method + " has no sink");
  }
}
