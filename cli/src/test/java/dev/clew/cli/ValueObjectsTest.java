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

/** Objects that refuse most states, and are made by builders, factories and other objects. */
@Tag("once")
class ValueObjectsTest {

  private static final String SOURCE =
      """
      package shop;

      import java.io.*;
      import java.time.*;
      import java.util.*;

      public final class Stay {
        private final String guest;
        private final int nights;
        private final List<String> extras;

        private Stay(Builder b) {
          guest = Objects.requireNonNull(b.guest);
          nights = b.nights;
          extras = Collections.unmodifiableList(new ArrayList<>(b.extras));
        }

        public static Builder builder() { return new Builder(); }
        public String label() { return nights > 6 ? "long" : "short"; }
        public Optional<String> first() { return extras.isEmpty() ? Optional.empty() : Optional.of(extras.get(0)); }
        public int perDay(int total) { return total / (nights - 7); }

        public static final class Builder {
          private String guest;
          private int nights = 1;
          private final List<String> extras = new ArrayList<>();
          public Builder guest(String guest) { this.guest = guest; return this; }
          public Builder nights(int nights) {
            if (nights <= 0) { throw new IllegalArgumentException("nights"); }
            this.nights = nights;
            return this;
          }
          public Builder extra(String extra) { extras.add(extra); return this; }
          public Stay build() { return new Stay(this); }
        }

        public record Range(int from, int to) {
          public Range { if (from > to) { throw new IllegalArgumentException("range"); } }
          public Range common(Range other) {
            int low = Math.max(from, other.from);
            int high = Math.min(to, other.to);
            return low > high ? null : new Range(low, high);
          }
        }

        public static String name(Stay s) { return s.guest.isEmpty() ? "?" : s.nights == 3 ? "three" : s.guest; }
        public static LocalDate day(int d) { return d > 9 ? LocalDate.of(2020, 2, 10) : null; }
        public static int ask() throws IOException { return System.in.read(); }

        public static class Desk {
          int keys = 2;
          public class Bell { public int ring(int x) { return x / keys; } }
          public static <T extends Comparable<T>> int max(T a, T b) { return a.compareTo(b) > 0 ? 1 : 0; }
        }
      }
      """;

  @TempDir private Path folder;
  private Workbench bench;

  @BeforeEach
  void compile() throws IOException {
    bench = new Workbench(folder);
    bench.compile("Stay", SOURCE);
  }

  @Test
  void errorsAreFoundInObjectsThatBuildersMake() throws IOException {
    assertThat(bench.run("check", bench.classes().toString(), "--null-inputs=yes"))
        .as(bench.log())
        .isEqualTo(1);
    assertThat(bench.lines().filter(line -> line.contains(".java:")))
        .contains(
            "ArithmeticException Stay.java:21"
                + " Stay.builder().guest(\"\").nights(7).build().perDay(0)")
        .anyMatch(line -> line.startsWith("NullPointerException Stay.java:20 "))
        .noneMatch(line -> line.contains("Bell(null") || line.contains("ClassCastException"));
    JsonNode targets = bench.results().get("targets");
    assertThat(targets.findValuesAsText("confirmation")).doesNotContain("diverged");
  }

  @Test
  void testsReachEveryBranch() throws IOException {
    assertThat(bench.run("test", bench.classes().toString())).as(bench.log()).isZero();
    assertThat(bench.printed()).contains(" 0 dropped; ", " 18 of 18 branches");
    assertThat(Files.readString(bench.out().resolve("shop/StayTest.java")))
        .containsPattern(
            "Stay stay = Stay\\.builder\\(\\)\\.guest\\(\"\\w+\"\\)\\.nights\\(7\\)\\.build\\(\\);")
        .contains(
            "assertEquals(Optional.empty(), stay.first());",
            "assertEquals(LocalDate.parse(\"2020-02-10\"), Stay.day(10));",
            "System.setIn(new ByteArrayInputStream(new byte[0]));")
        .doesNotContain("new String(");
    assertThat(Files.readString(bench.out().resolve("shop/StayRangeTest.java")))
        .contains("assertNull(range.common(");
  }
}
