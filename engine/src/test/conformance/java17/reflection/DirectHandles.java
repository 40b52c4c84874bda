package reflection;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Method handles on methods, constructors and fields: found, called exactly or with conversions.
 */
public final class DirectHandles {

  static class Base {
    protected int number = 3;
    static long shared = 40L;
    final String fixed = "fixed";

    String name() {
      return "base";
    }

    private String hidden(int x) {
      return "hidden" + x;
    }

    static int sum(int a, int b) {
      return a + b;
    }

    static String join(String first, Object... rest) {
      return first + Arrays.toString(rest);
    }

    static double wide(byte b, short s, char c, int i, long l, float f, double d, boolean z) {
      return b + s + c + i + l + f + d + (z ? 1 : 0);
    }

    static void fail(String message) {
      throw new IllegalStateException(message);
    }
  }

  static class Derived extends Base {
    final List<String> log = new ArrayList<>();

    Derived() {
      log.add("none");
    }

    Derived(String text, long value) {
      log.add(text + value);
    }

    @Override
    String name() {
      return "derived";
    }

    static String viaSuper(Derived self) throws Throwable {
      MethodHandle handle =
          MethodHandles.lookup()
              .findSpecial(Base.class, "name", MethodType.methodType(String.class), Derived.class);
      return (String) handle.invokeExact(self);
    }
  }

  static class Lazy {
    static int value = announce();

    static int announce() {
      System.out.println("Lazy is initialised");
      return 17;
    }

    static int twice() {
      return value * 2;
    }
  }

  interface Shape {
    double area();

    default String describe() {
      return "shape of " + area();
    }
  }

  record Square(double side) implements Shape {
    @Override
    public double area() {
      return side * side;
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
    exact(lookup);
    conversions(lookup);
    fields(lookup);
    objects(lookup);
    missing(lookup);
    varargs(lookup);
    laziness(lookup);
    unreflected(lookup);
  }

  private static void exact(Lookup lookup) throws Throwable {
    MethodHandle sum =
        lookup.findStatic(
            Base.class, "sum", MethodType.methodType(int.class, int.class, int.class));
    System.out.println(sum + " " + sum.type() + " " + (int) sum.invokeExact(2, 3));
    show("long result", () -> (long) sum.invokeExact(2, 3));
    show("object arguments", () -> (int) sum.invokeExact((Object) 2, 3));
    show("too few", () -> (int) sum.invokeExact(2));
    show(
        "no result",
        () -> {
          sum.invokeExact(2, 3);
          return "never";
        });
    MethodHandle wide =
        lookup.findStatic(
            Base.class,
            "wide",
            MethodType.methodType(
                double.class,
                byte.class,
                short.class,
                char.class,
                int.class,
                long.class,
                float.class,
                double.class,
                boolean.class));
    System.out.println(
        (double) wide.invokeExact((byte) -1, (short) 2, 'a', 4, 5L, 6.5f, 7.25, true));
    System.out.println(wide.invoke((byte) 1, (byte) 2, 'a', (short) 4, 5, 6L, 7.5f, false));
    MethodHandle fail =
        lookup.findStatic(Base.class, "fail", MethodType.methodType(void.class, String.class));
    show(
        "fails",
        () -> {
          fail.invokeExact("on purpose");
          return "never";
        });
    MethodHandle none = null;
    show("null handle", () -> (int) none.invokeExact(1));
  }

  private static void conversions(Lookup lookup) throws Throwable {
    MethodHandle sum =
        lookup.findStatic(
            Base.class, "sum", MethodType.methodType(int.class, int.class, int.class));
    System.out.println(sum.invoke((Object) 4, (short) 5));
    System.out.println((long) sum.invoke(4, Integer.valueOf(5)));
    System.out.println((Number) sum.invoke('a', (byte) 1));
    show("unboxing a long", () -> sum.invoke((Object) 4L, 5));
    show("unboxing a byte", () -> sum.invoke((Object) (byte) 4, 5));
    show("unboxing a string", () -> sum.invoke((Object) "4", 5));
    show("a string", () -> sum.invoke("4", 5));
    show("a long", () -> sum.invoke(4L, 5));
    show("a double result into short", () -> (short) sum.invoke(4, 5));
    show("too many", () -> sum.invoke(1, 2, 3));
    MethodHandle generic = sum.asType(MethodType.genericMethodType(2));
    System.out.println(generic.type() + " " + generic.invokeExact((Object) 1, (Object) 2));
    System.out.println(sum.asType(sum.type()) == sum);
    show("asType", () -> sum.asType(MethodType.methodType(String.class, int.class, int.class)));
    show(
        "asType to void",
        () -> sum.asType(MethodType.methodType(void.class, int.class, int.class)).type());
    System.out.println(
        sum.invokeWithArguments(20, 22) + " " + sum.invokeWithArguments(List.of(1, 2)));
    show("one argument", () -> sum.invokeWithArguments(20));
    show("null argument", () -> sum.invokeWithArguments(20, null) + "");
    MethodHandle text =
        lookup.findVirtual(
            String.class, "concat", MethodType.methodType(String.class, String.class));
    System.out.println((String) text.invokeExact("a", "b") + text.bindTo("x").invoke("y"));
    show("not a string", () -> text.invoke((Object) 1, "b"));
    show("bind a number", () -> text.bindTo(1));
    show("null receiver", () -> (String) text.invokeExact((String) null, "b"));
  }

  private static void fields(Lookup lookup) throws Throwable {
    Derived object = new Derived();
    MethodHandle get = lookup.findGetter(Base.class, "number", int.class);
    MethodHandle set = lookup.findSetter(Derived.class, "number", int.class);
    set.invokeExact(object, 8);
    System.out.println((int) get.invokeExact((Base) object) + " " + get.type() + set.type());
    show("exact on a subclass", () -> (int) get.invokeExact(object));
    MethodHandle getShared = lookup.findStaticGetter(Base.class, "shared", long.class);
    MethodHandle setShared = lookup.findStaticSetter(Base.class, "shared", long.class);
    setShared.invokeExact(Long.MIN_VALUE);
    System.out.println((long) getShared.invokeExact() + " " + Base.shared);
    setShared.invoke(5);
    System.out.println(getShared.invoke());
    show("final", () -> lookup.findSetter(Base.class, "fixed", String.class));
    show("static as instance", () -> lookup.findGetter(Base.class, "shared", long.class));
    show("wrong type", () -> lookup.findGetter(Base.class, "number", long.class));
    show("no field", () -> lookup.findGetter(Base.class, "nothing", long.class));
    show("null object", () -> (int) get.invokeExact((Base) null));
  }

  private static void objects(Lookup lookup) throws Throwable {
    MethodHandle name = lookup.findVirtual(Base.class, "name", MethodType.methodType(String.class));
    System.out.println(
        (String) name.invokeExact((Base) new Derived()) + Derived.viaSuper(new Derived()));
    MethodHandle create =
        lookup.findConstructor(
            Derived.class, MethodType.methodType(void.class, String.class, long.class));
    System.out.println(((Derived) create.invokeExact("made", 4L)).log + " " + create.type());
    MethodHandle area =
        lookup.findVirtual(Shape.class, "area", MethodType.methodType(double.class));
    System.out.println((double) area.invokeExact((Shape) new Square(1.5)));
    MethodHandle describe =
        lookup.findVirtual(Square.class, "describe", MethodType.methodType(String.class));
    System.out.println((String) describe.invokeExact(new Square(2)));
    MethodHandle hidden =
        lookup.findVirtual(Base.class, "hidden", MethodType.methodType(String.class, int.class));
    System.out.println((String) hidden.invokeExact((Base) new Derived(), 6));
    MethodHandle length =
        lookup.findVirtual(CharSequence.class, "length", MethodType.methodType(int.class));
    System.out.println((int) length.invokeExact((CharSequence) new StringBuilder("four")));
    MethodHandle hash =
        lookup.findVirtual(Object.class, "hashCode", MethodType.methodType(int.class));
    System.out.println(hash.invoke("hash") + " " + hash.invoke(Integer.valueOf(9)));
    Supplier<String> supplier = () -> "supplied";
    MethodHandle get =
        lookup.findVirtual(Supplier.class, "get", MethodType.methodType(Object.class));
    System.out.println(get.invoke(supplier));
  }

  private static void missing(Lookup lookup) {
    MethodType none = MethodType.methodType(void.class);
    show("no method", () -> lookup.findStatic(Base.class, "nothing", none));
    show(
        "instance as static",
        () -> lookup.findStatic(Base.class, "name", MethodType.methodType(String.class)));
    show(
        "static as virtual",
        () ->
            lookup.findVirtual(
                Base.class, "sum", MethodType.methodType(int.class, int.class, int.class)));
    show(
        "no constructor",
        () -> lookup.findConstructor(Base.class, MethodType.methodType(void.class, int.class)));
    show(
        "private of the JDK",
        () -> lookup.findVirtual(String.class, "isLatin1", MethodType.methodType(boolean.class)));
    show(
        "public lookup",
        () ->
            MethodHandles.publicLookup()
                .findStatic(
                    Base.class, "sum", MethodType.methodType(int.class, int.class, int.class)));
    show("null name", () -> lookup.findStatic(Base.class, null, none));
    show("class", () -> lookup.findClass("reflection.DirectHandles$Base"));
    show("no class", () -> lookup.findClass("reflection.Nothing"));
    show("lookup", () -> lookup + " " + lookup.lookupClass() + " " + lookup.in(String.class));
  }

  private static void varargs(Lookup lookup) throws Throwable {
    MethodHandle join =
        lookup.findStatic(
            Base.class, "join", MethodType.methodType(String.class, String.class, Object[].class));
    System.out.println(join.isVarargsCollector() + " " + join.type());
    System.out.println(
        join.invoke("a") + " " + join.invoke("b", 1) + join.invoke("c", 1, "x", 2.5));
    System.out.println(
        join.invoke("d", new Object[] {1, 2}) + " " + join.invokeWithArguments("e", 1, 2));
    System.out.println((String) join.invokeExact("f", new Object[] {null}));
    show("fixed", () -> join.asFixedArity().invoke("g", 1));
    MethodHandle list =
        lookup.findStatic(
            Arrays.class, "asList", MethodType.methodType(List.class, Object[].class));
    System.out.println(list.invoke(1, 2, 3) + " " + list.asCollector(Object[].class, 2).type());
    System.out.println(
        join.asSpreader(Object[].class, 2).type()
            + " "
            + list.withVarargs(false).isVarargsCollector());
    MethodHandle spread = join.asFixedArity().asSpreader(Object[].class, 2);
    System.out.println(spread.invoke(new Object[] {"h", new Object[] {1}}));
    show("wrong length", () -> spread.invoke(new Object[] {"h"}));
    show("null array", () -> spread.invoke((Object[]) null));
  }

  private static void laziness(Lookup lookup) throws Throwable {
    MethodHandle twice = lookup.findStatic(Lazy.class, "twice", MethodType.methodType(int.class));
    System.out.println("found");
    System.out.println((int) twice.invokeExact());
  }

  private static void unreflected(Lookup lookup) throws Throwable {
    MethodHandle sum = lookup.unreflect(Base.class.getDeclaredMethod("sum", int.class, int.class));
    System.out.println((int) sum.invokeExact(1, 1) + " " + sum.type());
    MethodHandle make = lookup.unreflectConstructor(Derived.class.getDeclaredConstructor());
    System.out.println(((Derived) make.invoke()).log);
    MethodHandle number = lookup.unreflectGetter(Base.class.getDeclaredField("number"));
    System.out.println(number.invoke(new Derived()));
    MethodHandle setter = lookup.unreflectSetter(Base.class.getDeclaredField("number"));
    Base base = new Base();
    setter.invoke(base, (short) 5);
    System.out.println(
        base.number + " " + lookup.revealDirect(sum) + " " + lookup.revealDirect(number));
    MethodType type = MethodType.methodType(int.class, String.class, long[].class);
    System.out.println(
        type
            + type.toMethodDescriptorString()
            + type.parameterCount()
            + type.wrap()
            + type.erase()
            + type.generic());
    System.out.println(
        MethodType.fromMethodDescriptorString("(I[Ljava/lang/String;)V", null)
            + " "
            + (type == MethodType.methodType(int.class, String.class, long[].class)));
    try {
      sum.invokeExact("x");
    } catch (WrongMethodTypeException e) {
      System.out.println(e.getMessage());
    }
  }
}
