package dev.clew.benchmarks.guest;

import java.util.HashMap;
import java.util.Map;

/** Concrete work of several kinds; each method can also be explored with an unknown argument. */
@SuppressWarnings({"OperatorPrecedence", "NarrowCalculation"}) // plain bytecode is what is wanted
public final class GuestWorkloads {

  private GuestWorkloads() {}

  /** Integer arithmetic and branches. */
  public static int loop(int n) {
    int s = 0;
    for (int i = 0; i < n; i++) {
      s += i * 31 ^ (s >>> 3);
      if ((s & 7) == 3) {
        s -= i;
      }
    }
    return s;
  }

  /** Calls. */
  public static int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  /** The JDK's own code, with boxes. */
  public static int map(int n) {
    Map<Integer, Integer> counts = new HashMap<>();
    int s = 0;
    for (int i = 0; i < n; i++) {
      int key = (i * 7919) & 1023;
      Integer before = counts.get(key);
      counts.put(key, before == null ? 1 : before + 1);
      s += counts.size();
    }
    return s;
  }

  /** Arrays of characters. */
  public static int characters(int n) {
    char[] units = new char[256];
    int s = 0;
    for (int i = 0; i < n; i++) {
      units[i & 255] += (char) i;
      s += units[(i * 3) & 255];
    }
    return s;
  }

  /** Exceptions that are thrown and caught a few calls up. */
  public static int exceptions(int n) {
    int caught = 0;
    for (int i = 0; i < n; i++) {
      try {
        caught += quotient(i, i % 3);
      } catch (ArithmeticException e) {
        caught++;
      }
    }
    return caught;
  }

  private static int quotient(int a, int b) {
    return a / b;
  }

  /** Twelve conditions that have nothing to do with each other: 4,096 paths. */
  public static int twelve(
      int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l) {
    int bits = 0;
    bits += a > 3 ? 1 : 0;
    bits += b > 5 ? 2 : 0;
    bits += c < 7 ? 4 : 0;
    bits += d > 9 ? 8 : 0;
    bits += e < 11 ? 16 : 0;
    bits += f > 13 ? 32 : 0;
    bits += g > 15 ? 64 : 0;
    bits += h < 17 ? 128 : 0;
    bits += i > 19 ? 256 : 0;
    bits += j < 21 ? 512 : 0;
    bits += k > 23 ? 1024 : 0;
    bits += l > 25 ? 2048 : 0;
    return bits;
  }

  /** A loop over an unknown array with a condition at each step: many paths, some arithmetic. */
  public static int steps(int a, int b, int c, int d) {
    int state = 1;
    int[] inputs = {a, b, c, d, a ^ b, b ^ c, c ^ d};
    for (int input : inputs) {
      if (input > state) {
        state = state * 3 + 1;
      } else if (input < -state) {
        state = state + 5;
      }
    }
    return state;
  }
}
