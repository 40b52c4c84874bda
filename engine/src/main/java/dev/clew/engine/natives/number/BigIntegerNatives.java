package dev.clew.engine.natives.number;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.IntArray;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import org.jspecify.annotations.Nullable;

/**
 * {@code java.math.BigInteger}: the inner loops of multiplication, which HotSpot performs itself,
 * too. Their callers have checked the arguments; with unknown digits the JDK's own code runs.
 */
public final class BigIntegerNatives {

  private static final String BIG_INTEGER = "java/math/BigInteger.";
  private static final long MASK = 0xFFFF_FFFFL;

  private BigIntegerNatives() {}

  public static void register(NativeRegistry r) {
    r.on(BIG_INTEGER + "implMulAdd", BigIntegerNatives::multiplyAndAdd)
        .on(BIG_INTEGER + "implMultiplyToLen", BigIntegerNatives::multiply)
        .on(BIG_INTEGER + "implSquareToLen", BigIntegerNatives::square);
  }

  /** The digits, or null if some are unknown. */
  public static int @Nullable [] digits(Machine m, long array) {
    return array != 0 && m.object(array) instanceof IntArray known && !known.hasSymbols()
        ? known.elements
        : null;
  }

  private static @Nullable Insn multiplyAndAdd(Machine m, Frame f) {
    int[] in = digits(m, f.raw[1]);
    if (in == null || digits(m, f.raw[0]) == null || f.raw[0] == f.raw[1]) {
      return NativeRegistry.own(f);
    }
    int[] out = ((IntArray) m.heap().own((int) f.raw[0])).elements;
    int length = f.intAt(3);
    int offset = out.length - f.intAt(2) - 1;
    if (length > in.length || offset >= out.length || offset - length + 1 < 0) {
      return NativeRegistry.own(f);
    }
    long factor = f.intAt(4) & MASK;
    long carry = 0;
    for (int i = length - 1; i >= 0; i--) {
      long product = (in[i] & MASK) * factor + (out[offset] & MASK) + carry;
      out[offset--] = (int) product;
      carry = product >>> 32;
    }
    return NativeRegistry.give(m, f, signed(carry));
  }

  /** A register holds an int with its sign. */
  private static long signed(long digit) {
    return digit << 32 >> 32;
  }

  private static @Nullable Insn multiply(Machine m, Frame f) {
    int[] x = digits(m, f.raw[0]);
    int[] y = digits(m, f.raw[2]);
    int xs = f.intAt(1);
    int ys = f.intAt(3);
    if (x == null || y == null || xs < 1 || ys < 1 || xs > x.length || ys > y.length) {
      return NativeRegistry.own(f);
    }
    long old = f.raw[4];
    HeapArray given = old == 0 ? null : m.array(old);
    boolean isReused = given != null && given.length() >= xs + ys;
    if (isReused && (digits(m, old) == null || old == f.raw[0] || old == f.raw[2])) {
      return NativeRegistry.own(f);
    }
    int target =
        isReused
            ? (int) old
            : m.heap()
                .add(
                    dev.clew.engine.heap.HeapArrays.create(
                        m.token(), m.classOf(f.raw[0]), xs + ys));
    multiply(x, xs, y, ys, ((IntArray) m.heap().own(target)).elements);
    return NativeRegistry.give(m, f, target);
  }

  /** Into an array that is given; in a longer one the JDK's code counts places otherwise. */
  private static @Nullable Insn square(Machine m, Frame f) {
    int[] x = digits(m, f.raw[0]);
    int[] z = digits(m, f.raw[2]);
    int length = f.intAt(1);
    if (x == null || z == null || f.raw[0] == f.raw[2] || length < 1 || length > x.length) {
      return NativeRegistry.own(f);
    }
    if (f.intAt(3) != 2 * length || z.length != 2 * length) {
      return NativeRegistry.own(f);
    }
    multiply(x, length, x, length, ((IntArray) m.heap().own((int) f.raw[2])).elements);
    return NativeRegistry.give(m, f, f.raw[2]);
  }

  /** As the JDK does it: digits beyond the product's are left alone. */
  private static void multiply(int[] x, int xs, int[] y, int ys, int[] z) {
    long carry = 0;
    for (int j = ys - 1, k = ys + xs - 1; j >= 0; j--, k--) {
      long product = (y[j] & MASK) * (x[xs - 1] & MASK) + carry;
      z[k] = (int) product;
      carry = product >>> 32;
    }
    z[xs - 1] = (int) carry;
    for (int i = xs - 2; i >= 0; i--) {
      carry = 0;
      for (int j = ys - 1, k = ys + i; j >= 0; j--, k--) {
        long product = (y[j] & MASK) * (x[i] & MASK) + (z[k] & MASK) + carry;
        z[k] = (int) product;
        carry = product >>> 32;
      }
      z[i] = (int) carry;
    }
  }
}
