package dev.clew.engine.insn.array;

import dev.clew.engine.heap.ByteArray;
import dev.clew.engine.heap.CharArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.IntArray;
import dev.clew.engine.heap.LongArray;
import dev.clew.engine.heap.RefArray;
import dev.clew.engine.heap.ShortArray;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ForkKind;
import org.jspecify.annotations.Nullable;

/** {@code iaload} and the others. Arrays without symbols, at a good index, are read at once. */
public abstract class ArrayLoad extends Insn {

  final int array;
  final int index;

  ArrayLoad(int dst, int array, int index) {
    super(dst);
    this.array = array;
    this.index = index;
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
    return new ElementRead(this, dst(), index).from(m, f, f.raw[array]);
  }

  /** Of byte[] and boolean[]. */
  public static final class Bytes extends ArrayLoad {
    public Bytes(int dst, int array, int index) {
      super(dst, array, index);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      long id = r[array];
      if (id != 0) {
        HeapObject object = m.heap().get((int) id);
        int i = (int) r[index];
        if (object instanceof ByteArray known
            && !known.hasSymbols()
            && i >= 0
            && i < known.elements.length) {
          r[dst()] = known.elements[i];
          return next();
        }
      }
      return slowly(m, f);
    }
  }

  /** Of char[]. */
  public static final class Chars extends ArrayLoad {
    public Chars(int dst, int array, int index) {
      super(dst, array, index);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      long id = r[array];
      if (id != 0) {
        HeapObject object = m.heap().get((int) id);
        int i = (int) r[index];
        if (object instanceof CharArray known
            && !known.hasSymbols()
            && i >= 0
            && i < known.elements.length) {
          r[dst()] = known.elements[i];
          return next();
        }
      }
      return slowly(m, f);
    }
  }

  /** Of short[]. */
  public static final class Shorts extends ArrayLoad {
    public Shorts(int dst, int array, int index) {
      super(dst, array, index);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      long id = r[array];
      if (id != 0) {
        HeapObject object = m.heap().get((int) id);
        int i = (int) r[index];
        if (object instanceof ShortArray known
            && !known.hasSymbols()
            && i >= 0
            && i < known.elements.length) {
          r[dst()] = known.elements[i];
          return next();
        }
      }
      return slowly(m, f);
    }
  }

  /** Of int[] and float[]. */
  public static final class Ints extends ArrayLoad {
    public Ints(int dst, int array, int index) {
      super(dst, array, index);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      long id = r[array];
      if (id != 0) {
        HeapObject object = m.heap().get((int) id);
        int i = (int) r[index];
        if (object instanceof IntArray known
            && !known.hasSymbols()
            && i >= 0
            && i < known.elements.length) {
          r[dst()] = known.elements[i];
          return next();
        }
      }
      return slowly(m, f);
    }
  }

  /** Of long[] and double[]. */
  public static final class Longs extends ArrayLoad {
    public Longs(int dst, int array, int index) {
      super(dst, array, index);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      long id = r[array];
      if (id != 0) {
        HeapObject object = m.heap().get((int) id);
        int i = (int) r[index];
        if (object instanceof LongArray known
            && !known.hasSymbols()
            && i >= 0
            && i < known.elements.length) {
          r[dst()] = known.elements[i];
          return next();
        }
      }
      return slowly(m, f);
    }
  }

  /** Of arrays of references. */
  public static final class Refs extends ArrayLoad {
    public Refs(int dst, int array, int index) {
      super(dst, array, index);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      long id = r[array];
      if (id != 0) {
        HeapObject object = m.heap().get((int) id);
        int i = (int) r[index];
        if (object instanceof RefArray known
            && !known.hasSymbols()
            && i >= 0
            && i < known.elements.length) {
          r[dst()] = known.elements[i];
          return next();
        }
      }
      return slowly(m, f);
    }
  }
}
