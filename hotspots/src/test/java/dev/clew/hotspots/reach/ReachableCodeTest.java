package dev.clew.hotspots.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
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
    return ReachableCode.leadsTo(program, List.of(stack), method(method), call(method, "sink"));
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
    MethodInfo body =
        subject().methods().stream()
            .filter(each -> each.name().startsWith("lambda$"))
            .findFirst()
            .orElseThrow();
    assertThat(
            ReachableCode.leadsTo(
                program, List.of(at("lambda", "other")), body, call(body.name(), "sink")))
        .isTrue();
  }
}
