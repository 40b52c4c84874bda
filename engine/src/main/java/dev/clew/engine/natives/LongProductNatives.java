package dev.clew.engine.natives;

import dev.clew.engine.heap.Arrays;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.IntArray;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.type.JvmType;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * {@code java.math.BigInteger}: products and squares of long numbers, which the JDK takes apart.
 * Newer JDKs compute 5 to the power of 65536 whenever {@code BigDecimal} is initialised. What is
 * equal is the number; how it is taken apart is seen by nobody. The callers have looked for an
 * overflow. With unknown digits the JDK's own code runs.
 */
final class LongProductNatives {

  private static final String BIG_INTEGER = "java/math/BigInteger";

  /**
   * Numbers with more digits are taken apart by the JDK's code until their parts are as short, so
   * that a step stays within some milliseconds.
   */
  private static final int MOST_DIGITS = 16_384;

  private LongProductNatives() {}

  static void register(Registry r) {
    for (String way : new String[] {"Karatsuba", "ToomCook3"}) {
      r.on(BIG_INTEGER + ".multiply" + way, (m, f) -> product(m, f, f.raw[0], f.raw[1]))
          .on(BIG_INTEGER + ".square" + way, (m, f) -> product(m, f, f.raw[0], f.raw[0]));
    }
  }

  private static @Nullable Insn product(Machine m, Frame f, long x, long y) {
    BigInteger left = number(m, x);
    BigInteger right = x == y ? left : number(m, y);
    return left == null || right == null
        ? Registry.own(f)
        : Registry.give(m, f, create(m, m.classOf(x), left.multiply(right)));
  }

  /** The number, or null if it is unknown, too long, or of a subclass with methods of its own. */
  private static @Nullable BigInteger number(Machine m, long id) {
    if (id == 0 || !m.classOf(id).name().equals(BIG_INTEGER)) {
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

  private static int create(Machine m, RuntimeClass type, BigInteger number) {
    int[] digits = digits(number.abs());
    RuntimeClass ints = m.runtime().classes().of(JvmType.INT.arrayOf());
    HeapArray array = Arrays.create(m.token(), ints, digits.length);
    System.arraycopy(digits, 0, ((IntArray) array).elements, 0, digits.length);
    Instance object = Instance.create(m.token(), type);
    object.set(type.field("signum").slot(), number.signum());
    object.set(type.field("mag").slot(), m.heap().add(array));
    return m.heap().add(object);
  }

  /** Without leading zeros, the most significant one first. */
  private static int[] digits(BigInteger magnitude) {
    int[] digits = new int[(magnitude.bitLength() + Integer.SIZE - 1) / Integer.SIZE];
    byte[] bytes = magnitude.toByteArray();
    for (int i = 0; i < digits.length * Integer.BYTES && i < bytes.length; i++) {
      int digit = digits.length - 1 - i / Integer.BYTES;
      digits[digit] |= (bytes[bytes.length - 1 - i] & 0xFF) << (i % Integer.BYTES * Byte.SIZE);
    }
    return digits;
  }
}
