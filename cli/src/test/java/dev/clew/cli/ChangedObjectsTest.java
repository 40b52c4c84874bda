package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects that take several calls to be what an error or a test needs. */
@Tag("once")
class ChangedObjectsTest {

  private static final String SOURCE =
      """
      package bank;

      public final class Account {
        private String owner;
        private boolean open;
        private boolean verified;
        private long cents;

        public void open(String owner) {
          if (owner.isEmpty()) {
            throw new IllegalArgumentException("nobody");
          }
          this.owner = owner;
          open = true;
        }

        public void verify() {
          if (!open) {
            throw new IllegalStateException("closed");
          }
          verified = true;
        }

        public void deposit(long amount) {
          if (!open || amount <= 0) {
            throw new IllegalArgumentException();
          }
          cents += amount;
        }

        public long rate(long amount) {
          if (!open) {
            return 0;
          }
          if (!verified) {
            return 1;
          }
          return amount / (cents - 500); // error ArithmeticException
        }

        public static long between(Account from, int x) {
          if (from == null || !from.verified) {
            return 0;
          }
          return 10 / (x - 3); // error ArithmeticException
        }

        public static final class Pile {
          private final int[] items = new int[5];
          private int size;

          public void push(int item) {
            if (size < items.length) {
              items[size++] = item;
            }
          }

          public int top() {
            if (size == items.length) {
              return items[size]; // error ArrayIndexOutOfBoundsException
            }
            return size == 0 ? -1 : items[size - 1];
          }
        }

        public static final class Format {
          private final char quote;
          private final int width;
          private Format(Builder builder) {
            quote = builder.quote;
            width = builder.width;
          }

          public Format withWidth(int width) {
            return Builder.create().setQuote(quote).setWidth(width).build();
          }

          public int columns(int total) {
            return quote == '"' ? total / width : total; // error ArithmeticException
          }

          public static final class Builder {
            private char quote = '\\'';
            private int width = 80;
            private Builder() {}
            public static Builder create() { return new Builder(); }
            public Builder setQuote(char quote) { this.quote = quote; return this; }
            public Builder setWidth(int width) { this.width = width; return this; }
            public Format build() { return new Format(this); }
          }
        }
      }
      """;

  @TempDir private Path folder;
  private Workbench bench;

  @BeforeEach
  void compile() throws IOException {
    bench = new Workbench(folder);
    bench.compile("Account", SOURCE);
  }

  @Test
  void errorsAreFoundInObjectsThatRowsOfCallsMake() throws IOException {
    assertThat(bench.run("check", bench.classes().toString(), "--null-inputs=no"))
        .as(bench.log())
        .isEqualTo(1);

    assertThat(bench.errors())
        .as(bench.printed())
        .containsExactlyElementsOf(Marks.errors("Account.java", SOURCE));
    assertThat(bench.lines())
        .anyMatch(line -> line.contains("{ open(\"a\"); verify(); deposit(500L) }.rate("));
  }

  @Test
  void testsReachWhatDoesNotTakeNullOrEndInAnError() throws IOException {
    assertThat(bench.run("test", bench.classes().toString(), "--null-inputs=no"))
        .as(bench.log())
        .isZero();

    assertThat(bench.printed()).contains(" 42 of 43 lines, 22 of 24 branches");
    assertThat(Files.readString(bench.out().resolve("bank/AccountPileErrorTest.java")))
        .contains("pile.push(");
  }
}
