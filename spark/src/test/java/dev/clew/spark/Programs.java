package dev.clew.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** What these tests explore. */
final class Programs {

  static final String SOURCE =
      """
      package com.acme;
      import java.util.Map;
      public class Shop {
        private final Map<String, Integer> stock;
        private int sold;
        public Shop(Map<String, Integer> stock) { this.stock = stock; }
        public int sell(String what, int count) {
          Integer there = stock.get(what);
          if (there < count) { throw new IllegalStateException("only " + there); }
          stock.put(what, there - count);
          sold += count;
          return sold / (there - count);
        }
        public static int words(String text) {
          int words = 0;
          for (int i = 0; i < text.length() && i < 7; i++) {
            if (text.charAt(i) == ' ') { words++; } else if (text.charAt(i) == 'x') { words = 0; }
          }
          return 10 / words;
        }
        public static int sort(int a, int b, int c, int d) {
          if (a > b) { int t = a; a = b; b = t; }
          if (c > d) { int t = c; c = d; d = t; }
          if (a > c) { int t = a; a = c; c = t; }
          if (b > d) { int t = b; b = d; d = t; }
          if (b > c) { int t = b; b = c; c = t; }
          return a + 10 / (d - c);
        }
        public static double root(double x) { return x < 0 ? -1 : Math.sqrt(x); }
      }
      """;

  private Programs() {}

  static void compile(Path folder) throws IOException {
    Path source = Files.writeString(folder.resolve("Shop.java"), SOURCE);
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", folder.toString(), source.toString());
    assertThat(code).isZero();
    Files.delete(source);
  }
}
