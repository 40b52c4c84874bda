package dev.clew.engine.natives.number;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.IntArray;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.type.JvmType;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * {@code java.math.BigInteger}: products and squares of long numbers, which the JDK takes apart.
 * Newer JDKs compute 5 to the power of 65536 whenever {@code BigDecimal} is initialised. What is
 * equal is the number; how it is taken apart is never seen. The callers have looked for an
 * overflow. With unknown digits the JDK's own code runs.
 */
public final class LongProductNatives {

  private static final String BIG_INTEGER = "java/math/BigInteger";

  /**
   * Numbers with more digits are taken apart by the JDK's code until their parts are as short, so
   * that a step stays within some milliseconds.
   */
  private static final int MOST_DIGITS = 8_192;

  /** So many squares are remembered; the table of {@code BigDecimal} has five. */
  private static final int MOST_SQUARES = 8;

  /** The first squares: every start of a program with {@code BigDecimal} asks for the same ones. */
  private final Map<BigInteger, int[]> squares = new ConcurrentHashMap<>();

  private LongProductNatives() {}

  public static void register(NativeRegistry r) {
    new LongProductNatives().registerIn(r);
  }

  private void registerIn(NativeRegistry r) {
    for (String way : new String[] {"Karatsuba", "ToomCook3"}) {
      r.on(BIG_INTEGER + ".multiply" + way, (m, f) -> product(m, f, f.raw[0], f.raw[1]))
          .on(BIG_INTEGER + ".square" + way, this::square);
    }
  }

  private @Nullable Insn square(Machine m, Frame f) {
    BigInteger number = number(m, f.raw[0]);
    return number == null
        ? NativeRegistry.own(f)
        : NativeRegistry.give(
            m, f, create(m, m.classOf(f.raw[0]), Math.abs(number.signum()), squared(number)));
  }

  private int[] squared(BigInteger number) {
    int[] known = squares.get(number);
    if (known != null) {
      return known;
    }
    int[] square = digits(number.multiply(number));
    if (squares.size() < MOST_SQUARES) {
      squares.put(number, square);
    }
    return square;
  }

  private static @Nullable Insn product(Machine m, Frame f, long x, long y) {
    BigInteger left = number(m, x);
    BigInteger right = number(m, y);
    if (left == null || right == null) {
      return NativeRegistry.own(f);
    }
    BigInteger product = left.multiply(right);
    return NativeRegistry.give(
        m, f, create(m, m.classOf(x), product.signum(), digits(product.abs())));
  }

  /** The number, or null if it is unknown, too long, or of a subclass with methods of its own. */
  private static @Nullable BigInteger number(Machine m, long id) {
    if (id == 0 || m.classOf(id) != m.runtime().classes().named(BIG_INTEGER)) {
      return null;
    }
    Instance object = m.instance(id);
    int sign = object.type().field("signum").slot();
    int mag = object.type().field("mag").slot();
    if (object.sym(sign) != null || object.sym(mag) != null) {
      return null;
    }
    int[] digits = BigIntegerNatives.digits(m, object.raw(mag));
    return digits == null || digits.length > MOST_DIGITS
        ? null
        : new BigInteger((int) object.raw(sign), bytes(digits));
  }

  private static byte[] bytes(int[] digits) {
    ByteBuffer bytes = ByteBuffer.allocate(digits.length * Integer.BYTES);
    bytes.asIntBuffer().put(digits);
    return bytes.array();
  }

  private static int create(Machine m, RuntimeClass type, int sign, int[] digits) {
    RuntimeClass ints = m.runtime().classes().of(JvmType.INT.arrayOf());
    HeapArray array = HeapArrays.create(m.token(), ints, digits.length);
    System.arraycopy(digits, 0, ((IntArray) array).elements, 0, digits.length);
    Instance object = Instance.create(m.token(), type);
    object.set(type.field("signum").slot(), sign);
    object.set(type.field("mag").slot(), m.heap().add(array));
    return m.heap().add(object);
  }

  /** Without leading zeros, the most significant one first. */
  private static int[] digits(BigInteger magnitude) {
    int[] digits = new int[(magnitude.bitLength() + Integer.SIZE - 1) / Integer.SIZE];
    byte[] bytes = magnitude.toByteArray();
    byte[] whole = new byte[digits.length * Integer.BYTES];
    int length = Math.min(bytes.length, whole.length);
    System.arraycopy(bytes, bytes.length - length, whole, whole.length - length, length);
    ByteBuffer.wrap(whole).asIntBuffer().get(digits);
    return digits;
  }
}
