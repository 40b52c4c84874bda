package dev.clew.engine.insn.array;

import dev.clew.engine.heap.ByteArray;
import dev.clew.engine.heap.CharArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.IntArray;
import dev.clew.engine.heap.LongArray;
import dev.clew.engine.heap.ShortArray;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ForkKind;
import org.jspecify.annotations.Nullable;

/** {@code iastore} and the others. */
public abstract class ArrayStore extends Insn {

  final int array;
  final int index;
  final int value;

  ArrayStore(int array, int index, int value) {
    super(NO_REGISTER);
    this.array = array;
    this.index = index;
    this.value = value;
  }

  @Override
  public final ForkKind forkKind() {
    return ForkKind.ARRAY;
  }

  @Override
  public final @Nullable Insn careful(Machine m, Frame f) {
    return m.unknowns().settle(f, array) ? slowly(m, f) : m.unknowns().dereference(f, this, array);
  }

  final @Nullable Insn slowly(Machine m, Frame f) {
    return new ElementWrite(this, index, value).to(m, f, f.raw[array]);
  }

  /** Into byte[] and boolean[]. */
  public static final class Bytes extends ArrayStore {
    public Bytes(int array, int index, int value) {
      super(array, index, value);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      long id = r[array];
      if (id != 0) {
        HeapObject object = m.heap().get((int) id);
        int i = (int) r[index];
        if (object instanceof ByteArray shared
            && !shared.hasSymbols()
            && i >= 0
            && i < shared.elements.length) {
          ByteArray known = (ByteArray) m.heap().own((int) id, object);
          known.elements[i] =
              known.type() == m.runtime().wellKnown().byteArray()
                  ? (byte) r[value]
                  : (byte) (r[value] & 1);
          return next();
        }
      }
      return slowly(m, f);
    }
  }

  /** Into char[]. */
  public static final class Chars extends ArrayStore {
    public Chars(int array, int index, int value) {
      super(array, index, value);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      long id = r[array];
      if (id != 0) {
        HeapObject object = m.heap().get((int) id);
        int i = (int) r[index];
        if (object instanceof CharArray shared
            && !shared.hasSymbols()
            && i >= 0
            && i < shared.elements.length) {
          CharArray known = (CharArray) m.heap().own((int) id, object);
          known.elements[i] = (char) r[value];
          return next();
        }
      }
      return slowly(m, f);
    }
  }

  /** Into short[]. */
  public static final class Shorts extends ArrayStore {
    public Shorts(int array, int index, int value) {
      super(array, index, value);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      long id = r[array];
      if (id != 0) {
        HeapObject object = m.heap().get((int) id);
        int i = (int) r[index];
        if (object instanceof ShortArray shared
            && !shared.hasSymbols()
            && i >= 0
            && i < shared.elements.length) {
          ShortArray known = (ShortArray) m.heap().own((int) id, object);
          known.elements[i] = (short) r[value];
          return next();
        }
      }
      return slowly(m, f);
    }
  }

  /** Into int[] and float[]. */
  public static final class Ints extends ArrayStore {
    public Ints(int array, int index, int value) {
      super(array, index, value);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      long id = r[array];
      if (id != 0) {
        HeapObject object = m.heap().get((int) id);
        int i = (int) r[index];
        if (object instanceof IntArray shared
            && !shared.hasSymbols()
            && i >= 0
            && i < shared.elements.length) {
          IntArray known = (IntArray) m.heap().own((int) id, object);
          known.elements[i] = (int) r[value];
          return next();
        }
      }
      return slowly(m, f);
    }
  }

  /** Into long[] and double[]. */
  public static final class Longs extends ArrayStore {
    public Longs(int array, int index, int value) {
      super(array, index, value);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      long id = r[array];
      if (id != 0) {
        HeapObject object = m.heap().get((int) id);
        int i = (int) r[index];
        if (object instanceof LongArray shared
            && !shared.hasSymbols()
            && i >= 0
            && i < shared.elements.length) {
          LongArray known = (LongArray) m.heap().own((int) id, object);
          known.elements[i] = r[value];
          return next();
        }
      }
      return slowly(m, f);
    }
  }

  /** Into arrays of references, which check what is stored. */
  public static final class Refs extends ArrayStore {
    public Refs(int array, int index, int value) {
      super(array, index, value);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      return slowly(m, f);
    }
  }
}
