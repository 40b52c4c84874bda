package functional;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.List;

/** Basic use of method handles and var handles. */
public final class Handles {

  private int count = 1;
  private volatile String name = "n";
  static long total = 10;

  static int add(int a, int b) {
    return a + b;
  }

  String greet(String who) {
    return "hi " + who + count;
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle add =
        lookup.findStatic(
            Handles.class, "add", MethodType.methodType(int.class, int.class, int.class));
    System.out.println((int) add.invokeExact(3, 4));
    System.out.println(add.invoke((byte) 3, (short) 4));
    System.out.println(add.invokeWithArguments(List.of(5, 6)));
    MethodHandle increment = MethodHandles.insertArguments(add, 0, 1);
    System.out.println((int) increment.invokeExact(41) + " " + increment.type());
    Handles object = new Handles();
    MethodHandle greet =
        lookup.findVirtual(
            Handles.class, "greet", MethodType.methodType(String.class, String.class));
    System.out.println((String) greet.invokeExact(object, "you"));
    System.out.println((String) greet.bindTo(object).invokeExact("me"));
    MethodHandle constructor =
        lookup.findConstructor(
            StringBuilder.class, MethodType.methodType(void.class, String.class));
    System.out.println(((StringBuilder) constructor.invokeExact("made")).reverse());
    MethodHandle getter = lookup.findGetter(Handles.class, "count", int.class);
    System.out.println((int) getter.invokeExact(object));
    MethodHandle length =
        lookup.findVirtual(String.class, "length", MethodType.methodType(int.class));
    System.out.println(
        (int) MethodHandles.filterReturnValue(greet.bindTo(object), length).invokeExact("x"));
    try {
      Object result = add.invokeExact(1, 2);
      System.out.println(result);
    } catch (java.lang.invoke.WrongMethodTypeException e) {
      System.out.println("wrong type");
    }
    try {
      lookup.findStatic(Handles.class, "none", MethodType.methodType(void.class));
    } catch (NoSuchMethodException e) {
      System.out.println(e.getMessage());
    }
    VarHandle count = lookup.findVarHandle(Handles.class, "count", int.class);
    System.out.println(
        (int) count.get(object)
            + " "
            + count.compareAndSet(object, 1, 5)
            + count.compareAndSet(object, 1, 6)
            + object.count);
    System.out.println((int) count.getAndAdd(object, 3) + " " + (int) count.getVolatile(object));
    count.setRelease(object, 77);
    System.out.println((int) count.getAcquire(object));
    VarHandle name = lookup.findVarHandle(Handles.class, "name", String.class);
    System.out.println((String) name.getAndSet(object, "m") + object.name);
    VarHandle total = lookup.findStaticVarHandle(Handles.class, "total", long.class);
    total.set(20L);
    System.out.println(Handles.total + (long) total.getAndBitwiseOr(3L) + " " + Handles.total);
    Handles.total = 10;
    VarHandle elements = MethodHandles.arrayElementVarHandle(int[].class);
    int[] array = {1, 2, 3};
    elements.set(array, 1, 9);
    System.out.println(
        (int) elements.get(array, 1)
            + " "
            + (boolean) elements.compareAndSet(array, 2, 3, 4)
            + array[2]);
    try {
      elements.get(array, 3);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(
        MethodType.methodType(void.class, String.class, int[].class)
            + MethodType.fromMethodDescriptorString("(J)D", null).toMethodDescriptorString());
  }
}
