package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Methods that are given abstract classes which nobody extends: from the class file to the test.
 */
@Tag("once")
class AbstractClassesTest {

  private static final String SOURCE =
      """
      package shop;

      import java.io.*;
      import java.util.*;

      public abstract class Plan {
        private final int count;

        protected Plan(int count) {
          this.count = count;
        }

        protected abstract int step();

        public int divide() {
          return 10 / (count + step());
        }

        public abstract static class Shape {
          public abstract int area();
        }

        public abstract static class Box<T> {
          abstract T get();

          @Override
          public String toString() {
            return "box";
          }
        }

        public abstract static class Early {
          Early() {
            next();
          }

          abstract int next();
        }

        public abstract static class Secret {
          private Secret() {}

          abstract int next();
        }

        public static int share(Shape s) {
          return s == null ? 0 : 100 / s.area();
        }

        public static int drop(Shape s) {
          return s != null && s.area() == s.area() + 1 ? 10 / (s.area() - 4) : 0;
        }

        public static int boxed(Box<Integer> b) {
          return b == null || b.toString().length() != 3 || b.get() != null ? 0 : b.get();
        }

        public static int early(Early e) {
          return e == null ? 0 : 10 / (e.next() - 3);
        }

        public static int secret(Secret s) {
          return s == null ? 0 : 10 / s.next();
        }

        public static int task(TimerTask t, int x) {
          if (t == null) {
            return 0;
          }
          t.run();
          return t.cancel() ? 1 : 10 / x;
        }

        public static int read(Reader r) throws IOException {
          return r == null || r.read() != 'a' ? 0 : 10 / (r.read() - 'b');
        }
      }
      """;

  @TempDir private Path folder;
  private Workbench bench;

  @BeforeEach
  void compile() throws IOException {
    bench = new Workbench(folder);
    bench.compile("Plan", SOURCE);
  }

  @Test
  void whatAbstractMethodsReturnCausesErrors() throws IOException {
    assertThat(bench.run("check", "shop.Plan")).as(bench.log()).isEqualTo(1);
    assertThat(bench.lines())
        .contains(
            "ArithmeticException Plan.java:16 any Plan{count: 0, step()#1: 0}.divide()",
            "ArithmeticException Plan.java:47 Plan.share(any Plan.Shape{area()#1: 0})",
            "NullPointerException Plan.java:55 Plan.boxed(any Plan.Box{get()#1: null, get()#2: null})",
            "ArithmeticException Plan.java:59 Plan.early(any Plan.Early{next()#1: 3})",
            "ArithmeticException Plan.java:75 Plan.read(new StringReader(\"ab\"))")
        .anyMatch(line -> line.startsWith("ArithmeticException Plan.java:51 Plan.drop("))
        .anyMatch(line -> line.startsWith("ArithmeticException Plan.java:71 Plan.task("))
        .noneMatch(line -> line.contains("Plan.java:63"));
    JsonNode targets = bench.results().get("targets");
    assertThat(targets.findValuesAsText("confirmation")).doesNotContain("diverged");
  }

  @Test
  void testsWriteSubclasses() throws IOException {
    assertThat(bench.run("test", "shop.Plan")).as(bench.log()).isZero();
    String errors = Files.readString(bench.out().resolve("shop/PlanErrorTest.java"));
    assertThat(errors)
        .contains(
            """
                Plan plan =
                    new Plan(0) {
                      @Override
                      protected int step() {
                        return 0;
                      }
                    };
            """,
            """
                Plan.Shape s =
                    new Plan.Shape() {
                      private int areaCalls = 0;

                      @Override
                      public int area() {
                        switch (areaCalls++) {
            """)
        .contains("Object get() {", "public void run() {}", "new StringReader(\"ab\")");
    // only code of the package can extend Early
    assertThat(Files.readString(bench.out().resolve("shop/PlanTest.java")))
        .contains("int next() {");
    assertThat(bench.printed()).contains(" 0 dropped");
  }
}
