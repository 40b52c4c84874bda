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

/** Constants with bodies, enums behind interfaces, and classes that only their file can name. */
@Tag("once")
class EnumsTest {

  private static final String SOURCE =
      """
      package shop;

      import java.util.*;
      import java.util.function.*;

      public enum Level implements Ranked {
        LOW(1),
        MID(5) {
          @Override public int rank() { return 100 / (weight - 5); }
          @Override public String tag(int x) { return weight == x ? "same" : "other"; }
        },
        HIGH(9);

        final int weight;
        Level(int weight) { this.weight = weight; }
        public int rank() { return weight; }
        public String tag(int x) { return x > 3 ? "much" : "little"; }
      }

      interface Ranked { int rank(); }

      enum First {
        A { @Override int code() { return 1; } }, B;
        int code() { return 2; }
      }

      enum Own {
        ONLY { @Override int code() { return 1; } };
        int code() { return 1 / 0; }
      }

      enum None {
        ;
        int code() { return 3; }
        String text() { return name(); }
      }

      class Fixed implements Ranked {
        public int rank() { return 3; }
      }

      class Uses {
        sealed interface Answer permits Word, Given {}
        enum Word implements Answer { YES, NO }
        record Given(int number) implements Answer {}

        static int same(Ranked r) { return r == Level.HIGH ? 1 / (r.rank() - 9) : 0; }
        static int sealed(Answer a) { return a instanceof Given g ? g.number() : a == Word.NO ? 1 / 0 : 7; }
        static int library(Object o) { return o instanceof Word ? 1 / 0 : 0; }
        static int function(IntUnaryOperator f) { return f instanceof Step ? f.applyAsInt(0) : 0; }
        static int none(None n) { return n == null ? 0 : n.code() + n.text().length(); }

        enum Step implements IntUnaryOperator {
          UP { public int applyAsInt(int x) { return x + 1; } },
          DIVIDE { public int applyAsInt(int x) { return 1 / x; } }
        }

        Iterator<Integer> iterator(int[] of) {
          return new Iterator<>() {
            int next = of.length;
            public boolean hasNext() { return next > 0; }
            public Integer next() { return of[--next]; }
          };
        }

        private static class Hidden { static int size(String s) { return s.length(); } }
      }
      """;

  @TempDir private Path folder;
  private Workbench bench;

  @BeforeEach
  void compile() throws IOException {
    bench = new Workbench(folder);
    bench.compile("Level", SOURCE);
  }

  @Test
  void constantsAreTriedWhereverTheyFit() throws IOException {
    assertThat(bench.run("check", bench.classes().toString())).as(bench.log()).isEqualTo(1);
    assertThat(bench.lines().filter(line -> line.contains(".java:")))
        .contains(
            "ArithmeticException Level.java:9 Level.MID.rank()",
            "ArithmeticException Level.java:47 Uses.same(Level.HIGH)",
            "ArithmeticException Level.java:48 Uses.sealed(Uses.Word.NO)",
            "ArithmeticException Level.java:55 Uses.function(Uses.Step.DIVIDE)")
        .noneMatch(line -> line.contains("Level.java:49"))
        .noneMatch(line -> line.contains("new Uses$") || line.contains("Hidden"))
        .noneMatch(line -> line.contains("Own"));
    JsonNode targets = bench.results().get("targets");
    assertThat(targets.findValuesAsText("confirmation")).doesNotContain("diverged");
    assertThat(bench.log()).doesNotContain("bug");
    assertThat(status("library")).isEqualTo("bounded");
    assertThat(status("same")).isEqualTo("complete");
    assertThat(status("sealed")).isEqualTo("complete");
  }

  private String status(String method) throws IOException {
    for (JsonNode target : bench.results().get("targets")) {
      if (target.get("method").textValue().startsWith(method + "(")) {
        return target.get("status").textValue();
      }
    }
    throw new AssertionError("no target " + method);
  }

  @Test
  void testsCallThemByTheirNames() throws IOException {
    assertThat(bench.run("test", "shop.Level", "shop.Level$1", "shop.Uses"))
        .as(bench.log())
        .isZero();
    assertThat(Files.readString(bench.out().resolve("shop/LevelTest.java")))
        .contains(
            "void tag_weightEqualToX_returnsSame() {",
            "assertEquals(\"same\", Level.MID.tag(5));",
            "assertEquals(\"much\", Level.LOW.tag(")
        .doesNotContain("Class.forName");
    assertThat(Files.readString(bench.out().resolve("shop/UsesTest.java")))
        .contains("@SuppressWarnings(\"auxiliaryclass\")", "void iterator_", "_returnsObject() {");
  }
}
