package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Calls that end as explored are confirmed, even where every JVM has its own names for it. */
@Tag("once")
class ComparableEndingsTest {

  private static final String SOURCE =
      """
      import java.lang.reflect.Proxy;
      import java.util.*;
      import java.util.function.*;

      public class Endings {
        static class Bare extends RuntimeException {
          Bare(String m) { super(m, null, false, false); }
        }
        static class NoFill extends RuntimeException {
          NoFill(String m) { super(m); }
          @Override public synchronized Throwable fillInStackTrace() { return this; }
        }
        static class NoTrace extends RuntimeException {
          @Override public StackTraceElement[] getStackTrace() { return null; }
        }
        static class OwnMessage extends RuntimeException {
          OwnMessage() { super("base", null, false, false); }
          @Override public String getMessage() { return "own"; }
        }
        static final RuntimeException CACHED = new UnsupportedOperationException("cached");
        static final NoFill CACHED_BARE = new NoFill("cached");

        static void throwBare(int x) { if (x == 7) throw new Bare("b" + x); }
        static void throwNoFill(int x) { if (x == 7) throw new NoFill("b"); }
        static void throwNoTrace(int x) { if (x == 7) throw new NoTrace(); }
        static void throwOwnMessage(int x) { if (x == 7) throw new OwnMessage(); }
        static void throwCached(int x) { if (x == 7) throw CACHED; }
        static void throwCachedBare(int x) { if (x == 7) throw CACHED_BARE; }
        static void throwTrimmed(int x) {
          if (x == 7) {
            RuntimeException e = new UnsupportedOperationException();
            e.setStackTrace(new StackTraceElement[0]);
            throw e;
          }
        }
        static void throwMadeUp(int x) {
          if (x == 7) {
            RuntimeException e = new UnsupportedOperationException();
            e.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "A.java", 3)});
            throw e;
          }
        }
        static void throwFiltered(int x) {
          if (x == 7) {
            RuntimeException e = make(2);
            List<StackTraceElement> left = new ArrayList<>(Arrays.asList(e.getStackTrace()));
            left.removeIf(frame -> frame.getMethodName().equals("make"));
            e.setStackTrace(left.toArray(new StackTraceElement[0]));
            throw e;
          }
        }
        private static RuntimeException make(int n) {
          return n == 0 ? new UnsupportedOperationException() : make(n - 1);
        }
        static int rethrow(int x) {
          try {
            return 10 / (x - 7);
          } catch (ArithmeticException e) {
            e.setStackTrace(new StackTraceElement[0]);
            throw e;
          }
        }
        static void throwHash(int x) {
          if (x == 7) throw new Bare("no " + new Object());
        }
        static void throwLambda(int x) {
          Runnable r = () -> {};
          if (x == 7) throw new Bare("no " + r);
        }

        static void throwGiven(RuntimeException given) { throw given; }
        static void throwAnyGiven(Throwable given) throws Throwable { throw given; }
        static class Keeper {
          RuntimeException kept;
          int throwKept() { if (kept != null) throw kept; return 1; }
        }
        static void throwWrapped(RuntimeException given) {
          if (given instanceof IllegalStateException) throw new UnsupportedOperationException(given);
        }

        interface Source { String read() throws java.io.IOException; }
        static int throwStub(Source s) throws java.io.IOException {
          try {
            return s.read() == null ? 0 : 1;
          } catch (java.io.IOException e) {
            if (e.getStackTrace()[0].getLineNumber() > 0) throw e;
            return 2;
          }
        }

        static String lambdaText(int x) { Runnable r = () -> {}; return x == 7 ? "" + r : ""; }
        static Class<?> lambdaClass(int x) {
          Runnable r = () -> {};
          return x == 7 ? r.getClass() : null;
        }
        static Object lambda(int x) {
          int y = x + 1;
          IntSupplier r = () -> y;
          return x == 7 ? r : null;
        }
        static Object reference(int x) { Supplier<String> s = "a"::trim; return x == 7 ? s : null; }
        static List<Object> inList(int x) {
          Runnable r = () -> {};
          return x == 7 ? List.of(r, "" + r, r.getClass().getName()) : null;
        }
        static Object proxy(int x) {
          return x == 7
              ? Proxy.newProxyInstance(
                  Endings.class.getClassLoader(), new Class<?>[] {Runnable.class}, (p, m, a) -> 1)
              : null;
        }
        static String proxyName(int x) { return x == 7 ? proxy(7).getClass().getName() : ""; }
        static String hash(int x) {
          Object o = new Object();
          return x == 7 ? o + " " + o + " " + o.hashCode() : "";
        }
        static String hex(int x) {
          return x == 7 ? Integer.toHexString(System.identityHashCode(new Object())) : "";
        }
        static int hashNumber(int x) { return x == 7 ? new Object().hashCode() : 0; }
        record Pair(Object a, Object b) {}
        static String record(int x) {
          return x == 7 ? new Pair(new int[0], (Runnable) () -> {}).toString() : "";
        }
        static String group(int x) {
          return x == 7 ? Thread.currentThread().getThreadGroup().getName() : "";
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void whatEveryJvmNamesAnewIsNoDivergence() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile("Endings", SOURCE);

    bench.run(
        "check", "Endings", "Endings$Keeper", "--errors=precondition", "--time-budget", "120s");

    Set<String> others = new TreeSet<>();
    Set<String> thrown = new TreeSet<>();
    for (JsonNode target : bench.results().get("targets")) {
      for (JsonNode path : target.get("paths")) {
        if (!path.get("confirmation").textValue().equals("confirmed")) {
          others.add(target.get("method").textValue() + " " + path.get("confirmationDetail"));
        }
      }
      target.get("others").forEach(each -> thrown.add(each.get("site").get("method").textValue()));
    }
    assertThat(others).isEmpty();
    assertThat(thrown)
        .contains("throwBare", "throwNoFill", "throwNoTrace", "throwTrimmed", "throwFiltered", "b")
        .contains("rethrow", "throwHash", "throwLambda", "<clinit>", "throwCachedBare")
        .doesNotContain("throwGiven", "throwAnyGiven", "throwKept");
  }
}
