package reflection;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Variable handles on fields, static fields, array elements and bytes, in all access modes. */
public final class VariableHandles {

  static class Cell {
    volatile int number = 1;
    long big = 10;
    boolean flag;
    byte tiny = 120;
    short small = 30_000;
    char letter = 'a';
    float single = 1.5f;
    double real = -0.0;
    String text = "a";
    final int fixed = 7;
    static int shared = 100;
    static String name = "n";
  }

  static class Lazy {
    static int value;

    static {
      System.out.println("Lazy is initialised");
      value = 3;
    }
  }

  interface Action {
    Object run() throws Throwable;
  }

  static void show(String label, Action action) {
    try {
      System.out.println(label + ": " + action.run());
    } catch (Throwable e) {
      System.out.println(label + " threw " + e.getClass().getName() + ": " + message(e));
    }
  }

  /** Without identity hashes. */
  static String message(Throwable e) {
    return e.getMessage() == null ? "none" : e.getMessage().replaceAll("@[0-9a-f]+", "@");
  }

  public static void main(String[] args) throws Throwable {
    Lookup lookup = MethodHandles.lookup();
    integers(lookup);
    others(lookup);
    references(lookup);
    statics(lookup);
    arrays();
    bytes();
    errors(lookup);
    views(lookup);
  }

  private static void integers(Lookup lookup) throws Throwable {
    VarHandle handle = lookup.findVarHandle(Cell.class, "number", int.class);
    Cell cell = new Cell();
    handle.set(cell, 2);
    System.out.println((int) handle.get(cell) + " " + (int) handle.getVolatile(cell));
    handle.setVolatile(cell, 3);
    handle.setOpaque(cell, 4);
    handle.setRelease(cell, 5);
    System.out.println((int) handle.getOpaque(cell) + " " + (int) handle.getAcquire(cell));
    System.out.println(handle.compareAndSet(cell, 5, 6) + " " + handle.compareAndSet(cell, 5, 7));
    System.out.println(
        (int) handle.compareAndExchange(cell, 6, 8)
            + " "
            + (int) handle.compareAndExchangeAcquire(cell, 6, 9)
            + (int) handle.compareAndExchangeRelease(cell, 8, 10));
    System.out.println(
        handle.weakCompareAndSet(cell, 10, 11)
            + " "
            + handle.weakCompareAndSetPlain(cell, 11, 12)
            + handle.weakCompareAndSetAcquire(cell, 12, 13)
            + handle.weakCompareAndSetRelease(cell, 0, 13));
    System.out.println(
        (int) handle.getAndSet(cell, 20)
            + " "
            + (int) handle.getAndSetAcquire(cell, 21)
            + (int) handle.getAndSetRelease(cell, 22));
    System.out.println(
        (int) handle.getAndAdd(cell, 5)
            + " "
            + (int) handle.getAndAddAcquire(cell, -7)
            + (int) handle.getAndAddRelease(cell, Integer.MAX_VALUE));
    System.out.println(cell.number);
    System.out.println(
        (int) handle.getAndBitwiseOr(cell, 1)
            + " "
            + (int) handle.getAndBitwiseAnd(cell, 0xFF)
            + (int) handle.getAndBitwiseXor(cell, -1));
    System.out.println(cell.number + " " + handle.varType() + handle.coordinateTypes());
  }

  private static void others(Lookup lookup) throws Throwable {
    Cell cell = new Cell();
    VarHandle big = lookup.findVarHandle(Cell.class, "big", long.class);
    System.out.println(
        (long) big.getAndAdd(cell, Long.MAX_VALUE)
            + " "
            + cell.big
            + big.compareAndSet(cell, cell.big, 1L));
    big.set(cell, 5);
    System.out.println((long) big.get(cell) + " " + (Object) big.get(cell));
    VarHandle flag = lookup.findVarHandle(Cell.class, "flag", boolean.class);
    System.out.println(
        (boolean) flag.getAndSet(cell, true)
            + " "
            + flag.compareAndSet(cell, false, true)
            + (boolean) flag.getAndBitwiseXor(cell, true)
            + cell.flag);
    VarHandle tiny = lookup.findVarHandle(Cell.class, "tiny", byte.class);
    System.out.println(
        (byte) tiny.getAndAdd(cell, (byte) 20)
            + " "
            + cell.tiny
            + tiny.compareAndSet(cell, (byte) -116, (byte) 1)
            + cell.tiny);
    VarHandle small = lookup.findVarHandle(Cell.class, "small", short.class);
    System.out.println((short) small.getAndAdd(cell, (short) 10_000) + " " + cell.small);
    VarHandle letter = lookup.findVarHandle(Cell.class, "letter", char.class);
    System.out.println(
        (char) letter.getAndAdd(cell, (char) 2)
            + " "
            + cell.letter
            + (int) (char) letter.getAndBitwiseOr(cell, '\uffff')
            + (int) cell.letter);
    VarHandle single = lookup.findVarHandle(Cell.class, "single", float.class);
    System.out.println(
        (float) single.getAndAdd(cell, 2.25f)
            + " "
            + cell.single
            + single.compareAndSet(cell, 3.75f, Float.NaN)
            + single.compareAndSet(cell, Float.NaN, 1f));
    VarHandle real = lookup.findVarHandle(Cell.class, "real", double.class);
    System.out.println(
        real.compareAndSet(cell, 0.0, 1.0)
            + " "
            + real.compareAndSet(cell, -0.0, 2.0)
            + (double) real.getAndAdd(cell, 0.5)
            + cell.real);
    show("bits of a double", () -> (double) real.getAndBitwiseOr(cell, 1.0));
    show(
        "support",
        () ->
            real.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR)
                + " "
                + real.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
  }

  private static void references(Lookup lookup) throws Throwable {
    VarHandle handle = lookup.findVarHandle(Cell.class, "text", String.class);
    Cell cell = new Cell();
    System.out.println((String) handle.getAndSet(cell, "b") + handle.get(cell));
    System.out.println(
        handle.compareAndSet(cell, "b", "c")
            + " "
            + handle.compareAndSet(cell, new String("c"), "d")
            + cell.text);
    System.out.println(handle.compareAndExchange(cell, "c", null) + " " + cell.text);
    show(
        "wrong value",
        () -> {
          handle.set(cell, (Object) 5);
          return cell.text;
        });
    show(
        "wrong static type",
        () -> {
          handle.set(cell, 5);
          return cell.text;
        });
    show("wrong receiver", () -> handle.get((Object) "x"));
    show("null receiver", () -> (String) handle.get((Cell) null));
    show("adding", () -> (String) handle.getAndAdd(cell, "x"));
    show("wrong result", () -> (Integer) handle.getAndSet(cell, "z"));
  }

  private static void statics(Lookup lookup) throws Throwable {
    VarHandle shared = lookup.findStaticVarHandle(Cell.class, "shared", int.class);
    System.out.println(
        (int) shared.getAndAdd(5) + " " + Cell.shared + shared.compareAndSet(105, 1) + Cell.shared);
    VarHandle name = lookup.findStaticVarHandle(Cell.class, "name", String.class);
    name.setVolatile("changed");
    System.out.println(Cell.name + name.get() + shared.coordinateTypes());
    VarHandle lazy = lookup.findStaticVarHandle(Lazy.class, "value", int.class);
    System.out.println((int) lazy.get());
  }

  private static void arrays() {
    int[] ints = {1, 2, 3};
    VarHandle handle = MethodHandles.arrayElementVarHandle(int[].class);
    System.out.println(
        (int) handle.getAndAdd(ints, 1, 10)
            + " "
            + handle.compareAndSet(ints, 2, 3, 4)
            + Arrays.toString(ints));
    show("out of bounds", () -> (int) handle.get(ints, 3));
    show("negative", () -> (int) handle.getVolatile(ints, -1));
    show("null array", () -> (int) handle.get((int[]) null, 0));
    Object[] strings = new String[] {"a", null};
    VarHandle objects = MethodHandles.arrayElementVarHandle(Object[].class);
    System.out.println(objects.compareAndSet(strings, 1, null, "b") + Arrays.toString(strings));
    show(
        "store",
        () -> {
          objects.set(strings, 0, (Object) 5);
          return strings[0];
        });
    long[] longs = new long[2];
    VarHandle longHandle = MethodHandles.arrayElementVarHandle(long[].class);
    longHandle.set(longs, 0, 7);
    System.out.println((long) longHandle.getAndBitwiseOr(longs, 0, 8L) + Arrays.toString(longs));
    show("not an array", () -> MethodHandles.arrayElementVarHandle(String.class));
  }

  private static void bytes() {
    byte[] bytes = new byte[12];
    VarHandle little = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    VarHandle big = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
    little.set(bytes, 1, 0x01020304);
    System.out.println(Arrays.toString(bytes) + Integer.toHexString((int) little.get(bytes, 0)));
    big.set(bytes, 3, 0x1122334455667788L);
    System.out.println(Arrays.toString(bytes) + Long.toHexString((long) big.get(bytes, 4)));
    VarHandle chars = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.BIG_ENDIAN);
    System.out.println((int) (char) chars.get(bytes, 3));
    VarHandle doubles =
        MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.LITTLE_ENDIAN);
    doubles.set(bytes, 0, Math.PI);
    System.out.println((double) doubles.get(bytes, 0) + Arrays.toString(bytes));
    show("beyond", () -> (int) little.get(bytes, 9));
  }

  private static void errors(Lookup lookup) throws Throwable {
    show("no field", () -> lookup.findVarHandle(Cell.class, "none", int.class));
    show("wrong type", () -> lookup.findVarHandle(Cell.class, "number", long.class));
    show("static", () -> lookup.findVarHandle(Cell.class, "shared", int.class));
    show("private", () -> lookup.findVarHandle(Integer.class, "value", int.class));
    VarHandle fixed = lookup.findVarHandle(Cell.class, "fixed", int.class);
    show(
        "final",
        () -> {
          fixed.set(new Cell(), 1);
          return "set";
        });
    System.out.println((int) fixed.get(new Cell()));
    VarHandle number = lookup.findVarHandle(Cell.class, "number", int.class);
    show(
        "string for int",
        () -> {
          number.set(new Cell(), "x");
          return "set";
        });
    show(
        "long for int",
        () -> {
          number.set(new Cell(), 5L);
          return "set";
        });
    show("too few", () -> (int) number.get());
    show(
        "boxed",
        () -> {
          Cell cell = new Cell();
          number.set(cell, Integer.valueOf(44));
          return cell.number;
        });
    VarHandle exact = number.withInvokeExactBehavior();
    show(
        "exact",
        () -> {
          exact.set(new Cell(), (short) 1);
          return "set";
        });
    System.out.println(exact.hasInvokeExactBehavior() + " " + number.hasInvokeExactBehavior());
  }

  private static void views(Lookup lookup) throws Throwable {
    VarHandle number = lookup.findVarHandle(Cell.class, "number", int.class);
    Cell cell = new Cell();
    MethodHandle set = number.toMethodHandle(VarHandle.AccessMode.SET);
    set.invokeExact(cell, 55);
    System.out.println(cell.number + " " + set.type());
    MethodHandle swap = number.toMethodHandle(VarHandle.AccessMode.COMPARE_AND_SET);
    System.out.println((boolean) swap.invokeExact(cell, 55, 56) + " " + cell.number);
    System.out.println(number.accessModeType(VarHandle.AccessMode.GET_AND_ADD) + " " + number);
    VarHandle same = lookup.unreflectVarHandle(Cell.class.getDeclaredField("number"));
    System.out.println((int) same.get(cell));
    VarHandle.fullFence();
    VarHandle.acquireFence();
  }
}
