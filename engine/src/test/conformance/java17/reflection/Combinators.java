package reflection;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.SwitchPoint;
import java.util.Arrays;
import java.util.List;

/** Method handles made of others. */
public final class Combinators {

  static int sub(int a, int b) {
    return a - b;
  }

  static String text(Object a, int b, long c, String d) {
    return a + ":" + b + ":" + c + ":" + d;
  }

  static boolean isBig(int x) {
    return x > 10;
  }

  static void note(int x) {
    System.out.println("note " + x);
  }

  static String caught(IllegalArgumentException e, int x) {
    return "caught " + e.getMessage() + x;
  }

  static String thrower(int x) {
    if (x < 0) {
      throw new IllegalArgumentException("negative");
    }
    if (x == 0) {
      throw new IllegalStateException("zero");
    }
    return "fine" + x;
  }

  static String cleanup(Throwable t, String result, int x) {
    return "cleaned " + t + " " + result + " " + x;
  }

  static MethodHandle find(String name, Class<?> result, Class<?>... parameters) throws Exception {
    return MethodHandles.lookup()
        .findStatic(Combinators.class, name, MethodType.methodType(result, parameters));
  }

  interface Action {
    Object run() throws Throwable;
  }

  static void show(String label, Action action) {
    try {
      System.out.println(label + ": " + action.run());
    } catch (Throwable e) {
      System.out.println(label + " threw " + e.getClass().getName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) throws Throwable {
    MethodHandle sub = find("sub", int.class, int.class, int.class);
    MethodHandle text =
        find("text", String.class, Object.class, int.class, long.class, String.class);
    arguments(sub, text);
    results(sub);
    control();
    constants();
    arrays();
    loops();
    sites(sub);
  }

  private static void arguments(MethodHandle sub, MethodHandle text) throws Throwable {
    MethodHandle from10 = MethodHandles.insertArguments(sub, 0, 10);
    System.out.println((int) from10.invokeExact(3) + " " + from10.type());
    System.out.println(MethodHandles.insertArguments(sub, 1, (byte) 4).invoke(1));
    show("insert a string", () -> MethodHandles.insertArguments(sub, 1, "4"));
    show("insert null", () -> MethodHandles.insertArguments(sub, 1, (Object) null));
    MethodHandle three = MethodHandles.insertArguments(text, 1, 5, 6L);
    System.out.println((String) three.invokeExact((Object) 'x', "y") + three.type());
    MethodHandle dropped = MethodHandles.dropArguments(sub, 1, String.class, long.class);
    System.out.println((int) dropped.invokeExact(9, "ignored", 1L, 2) + " " + dropped.type());
    MethodHandle swapped = MethodHandles.permuteArguments(sub, sub.type(), 1, 0);
    System.out.println((int) swapped.invokeExact(1, 10));
    MethodHandle doubled =
        MethodHandles.permuteArguments(sub, MethodType.methodType(int.class, int.class), 0, 0);
    System.out.println((int) doubled.invokeExact(5));
    MethodHandle picked =
        MethodHandles.permuteArguments(
            text,
            MethodType.methodType(
                String.class, String.class, long.class, int.class, int.class, Object.class),
            4,
            2,
            1,
            0);
    System.out.println((String) picked.invokeExact("s", 7L, 1, 2, (Object) List.of()));
    MethodHandle length =
        MethodHandles.lookup()
            .findVirtual(String.class, "length", MethodType.methodType(int.class));
    MethodHandle lengths = MethodHandles.filterArguments(sub, 0, length, length);
    System.out.println((int) lengths.invokeExact("three", "ab") + " " + lengths.type());
    MethodHandle second = MethodHandles.filterArguments(sub, 1, length);
    System.out.println((int) second.invokeExact(1, "abcd"));
    MethodHandle collected = MethodHandles.collectArguments(sub, 1, sub);
    System.out.println((int) collected.invokeExact(10, 5, 2) + " " + collected.type());
    MethodHandle folded =
        MethodHandles.foldArguments(MethodHandles.dropArguments(sub, 2, int.class), sub);
    System.out.println((int) folded.invokeExact(9, 3) + " " + folded.type());
    MethodHandle noted = MethodHandles.foldArguments(sub, find("note", void.class, int.class));
    System.out.println((int) noted.invokeExact(4, 1));
    MethodHandle cast =
        MethodHandles.explicitCastArguments(
            sub, MethodType.methodType(byte.class, long.class, Object.class));
    System.out.println(
        (byte) cast.invokeExact(1L << 32 | 300, (Object) 'a')
            + " "
            + (byte) cast.invokeExact(5L, (Object) null));
  }

  private static void results(MethodHandle sub) throws Throwable {
    MethodHandle toText =
        MethodHandles.lookup()
            .findStatic(
                Integer.class, "toHexString", MethodType.methodType(String.class, int.class));
    MethodHandle hex = MethodHandles.filterReturnValue(sub, toText);
    System.out.println((String) hex.invokeExact(1, 2) + " " + hex.type());
    MethodHandle printed =
        MethodHandles.filterReturnValue(sub, find("note", void.class, int.class));
    printed.invokeExact(1, 5);
    MethodHandle gone = MethodHandles.dropReturn(sub);
    gone.invokeExact(1, 1);
    System.out.println(gone.type());
    show(
        "mismatch",
        () ->
            MethodHandles.filterReturnValue(sub, find("thrower", String.class, int.class)).type());
    show(
        "bad filter",
        () ->
            MethodHandles.filterReturnValue(
                sub, find("caught", String.class, IllegalArgumentException.class, int.class)));
  }

  private static void control() throws Throwable {
    MethodHandle guarded =
        MethodHandles.guardWithTest(
            find("isBig", boolean.class, int.class),
            MethodHandles.dropArguments(MethodHandles.constant(String.class, "big"), 0, int.class),
            find("thrower", String.class, int.class));
    System.out.println((String) guarded.invokeExact(11) + (String) guarded.invokeExact(10));
    MethodHandle catching =
        MethodHandles.catchException(
            find("thrower", String.class, int.class),
            IllegalArgumentException.class,
            find("caught", String.class, IllegalArgumentException.class, int.class));
    System.out.println((String) catching.invokeExact(-1) + (String) catching.invokeExact(1));
    show("other exception", () -> (String) catching.invokeExact(0));
    MethodHandle throwing = MethodHandles.throwException(int.class, Exception.class);
    show("thrown", () -> (int) throwing.invokeExact(new Exception("thrown by handle")));
    MethodHandle cleaned =
        MethodHandles.tryFinally(
            find("thrower", String.class, int.class),
            find("cleanup", String.class, Throwable.class, String.class, int.class));
    System.out.println((String) cleaned.invokeExact(2));
    show("finally", () -> (String) cleaned.invokeExact(-2));
  }

  private static void constants() throws Throwable {
    System.out.println((String) MethodHandles.constant(String.class, "c").invokeExact());
    System.out.println((long) MethodHandles.constant(long.class, 5).invokeExact());
    System.out.println((char) MethodHandles.constant(char.class, 'z').invokeExact());
    System.out.println((double) MethodHandles.constant(double.class, 2.5f).invokeExact());
    show("bad constant", () -> MethodHandles.constant(int.class, "c"));
    System.out.println((int) MethodHandles.identity(int.class).invokeExact(6));
    System.out.println((String) MethodHandles.identity(String.class).invokeExact("same"));
    System.out.println((double) MethodHandles.identity(double.class).invokeExact(-0.0));
    System.out.println((int) MethodHandles.zero(int.class).invokeExact());
    System.out.println((Object) MethodHandles.zero(Object.class).invokeExact());
    MethodHandle empty =
        MethodHandles.empty(MethodType.methodType(boolean.class, String.class, long.class));
    System.out.println((boolean) empty.invokeExact("x", 1L) + " " + empty.type());
  }

  private static void arrays() throws Throwable {
    MethodHandle get = MethodHandles.arrayElementGetter(int[].class);
    MethodHandle set = MethodHandles.arrayElementSetter(String[].class);
    String[] strings = {"a", "b"};
    set.invokeExact(strings, 1, "changed");
    System.out.println((int) get.invokeExact(new int[] {4, 5}, 1) + Arrays.toString(strings));
    show("out of bounds", () -> (int) get.invokeExact(new int[1], 1));
    show("null array", () -> (int) get.invokeExact((int[]) null, 1));
    MethodHandle length = MethodHandles.arrayLength(long[].class);
    System.out.println((int) length.invokeExact(new long[7]));
    MethodHandle make = MethodHandles.arrayConstructor(char[].class);
    System.out.println(((char[]) make.invokeExact(3)).length);
    MethodHandle sum =
        MethodHandles.lookup()
            .findStatic(Arrays.class, "hashCode", MethodType.methodType(int.class, int[].class));
    System.out.println((int) sum.asCollector(int[].class, 3).invokeExact(1, 2, 3));
    System.out.println(sum.asVarargsCollector(int[].class).invoke(1, 2, 3));
  }

  static int step(int acc, int i) {
    return acc * 10 + i;
  }

  static int join(int acc, int item) {
    return acc + item;
  }

  static boolean below(int x) {
    return x < 100;
  }

  static int triple(int x) {
    return x * 3;
  }

  private static void loops() throws Throwable {
    MethodHandle counted =
        MethodHandles.countedLoop(
            MethodHandles.constant(int.class, 5),
            MethodHandles.constant(int.class, 7),
            find("step", int.class, int.class, int.class));
    System.out.println((int) counted.invoke());
    MethodHandle whileLoop =
        MethodHandles.whileLoop(
            MethodHandles.constant(int.class, 1),
            find("below", boolean.class, int.class),
            find("triple", int.class, int.class));
    System.out.println(whileLoop.invoke());
  }

  private static void sites(MethodHandle sub) throws Throwable {
    MutableCallSite site = new MutableCallSite(sub.type());
    site.setTarget(sub);
    MethodHandle invoker = site.dynamicInvoker();
    System.out.println((int) invoker.invokeExact(5, 3));
    site.setTarget(MethodHandles.permuteArguments(sub, sub.type(), 1, 0));
    System.out.println((int) invoker.invokeExact(5, 3));
    show(
        "wrong target",
        () -> {
          site.setTarget(MethodHandles.constant(int.class, 1));
          return "set";
        });
    MethodHandle exact = MethodHandles.exactInvoker(sub.type());
    System.out.println((int) exact.invokeExact(sub, 8, 1) + " " + exact.type());
    MethodHandle general =
        MethodHandles.invoker(MethodType.methodType(Object.class, int.class, short.class));
    System.out.println(general.invokeExact(sub, 8, (short) 2));
    SwitchPoint point = new SwitchPoint();
    MethodHandle switched =
        point.guardWithTest(
            MethodHandles.constant(String.class, "valid"),
            MethodHandles.constant(String.class, "invalid"));
    System.out.println((String) switched.invokeExact());
    Lookup lookup = MethodHandles.lookup();
    System.out.println(
        lookup.findStatic(Combinators.class, "sub", sub.type()).equals(sub)
            + " "
            + sub.equals(sub));
  }
}
