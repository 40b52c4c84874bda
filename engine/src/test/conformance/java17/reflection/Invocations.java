package reflection;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Methods, constructors and fields by reflection, with all that can go wrong. */
public final class Invocations {

  interface Greeter {
    default String greet(String who) {
      return "hello " + who;
    }

    static int twice(int x) {
      return 2 * x;
    }
  }

  abstract static class Animal implements Greeter {
    protected static int count;
    private final String name;
    public byte age = 3;
    public char sex = 'f';
    protected double weight = 2.5;
    static final String KIND = "animal".trim();

    Animal(String name) {
      this.name = name;
      count++;
    }

    abstract String sound();

    private String secret() {
      return name + "'s secret";
    }

    static long add(byte a, short b, char c, int d, long e, float f, double g, boolean h) {
      return a + b + c + d + e + (long) f + (long) g + (h ? 1 : 0);
    }

    void fail(Throwable t) throws Throwable {
      throw t;
    }

    @SafeVarargs
    static <T extends Comparable<T>> List<T> sorted(T... items) {
      List<T> list = new ArrayList<>(Arrays.asList(items));
      list.sort(Comparator.naturalOrder());
      return list;
    }
  }

  static final class Dog extends Animal {
    Dog(String name) {
      super(name);
    }

    private Dog() {
      super("private dog");
    }

    @Override
    String sound() {
      return "woof";
    }
  }

  static final class Broken {
    static final int VALUE = Integer.parseInt("no number");

    static void use() {}
  }

  enum Level {
    LOW,
    HIGH {
      @Override
      int weight() {
        return 9;
      }
    };

    int weight() {
      return 1;
    }
  }

  interface Action {
    Object run() throws Throwable;
  }

  static void show(String label, Action action) {
    try {
      System.out.println(label + ": " + action.run());
    } catch (InvocationTargetException e) {
      System.out.println(label + " target threw " + e.getCause() + " " + e.getMessage());
    } catch (Throwable e) {
      System.out.println(label + " threw " + e.getClass().getName() + ": " + message(e));
    }
  }

  static String message(Throwable e) {
    return e.getMessage() == null ? "none" : e.getMessage().replaceAll("@[0-9a-f]+", "@");
  }

  public static void main(String[] args) throws Exception {
    Dog dog = new Dog("rex");
    methods(dog);
    arguments(dog);
    constructors();
    fields(dog);
    enums();
    lookups();
  }

  private static void methods(Dog dog) throws Exception {
    Method sound = Animal.class.getDeclaredMethod("sound");
    System.out.println(sound + " | " + sound.toGenericString() + " | " + sound.invoke(dog));
    Method secret = Animal.class.getDeclaredMethod("secret");
    System.out.println(secret.invoke(dog) + " " + secret.canAccess(dog));
    System.out.println(Greeter.class.getMethod("greet", String.class).invoke(dog, "x"));
    System.out.println(
        Dog.class.getMethod("greet", String.class).getDeclaringClass()
            + " "
            + Greeter.class.getMethod("greet", String.class).isDefault());
    System.out.println(Greeter.class.getMethod("twice", int.class).invoke(null, 21));
    Method fail = Animal.class.getDeclaredMethod("fail", Throwable.class);
    show("checked", () -> fail.invoke(dog, new Exception("checked")));
    show("error", () -> fail.invoke(dog, new StackOverflowError("made up")));
    show("null thrown", () -> fail.invoke(dog, (Object) null).toString());
    Method sorted = Animal.class.getDeclaredMethod("sorted", Comparable[].class);
    System.out.println(
        sorted.invoke(null, (Object) new Integer[] {3, 1, 2}) + " " + sorted.toGenericString());
    System.out.println(
        Arrays.toString(fail.getExceptionTypes())
            + Arrays.toString(sorted.getGenericParameterTypes())
            + sorted.getGenericReturnType());
    Method length = String.class.getMethod("length");
    System.out.println(
        length.invoke("four") + " " + Object.class.getMethod("toString").invoke(List.of(1)));
    System.out.println(
        Object.class.getMethod("hashCode").invoke("a")
            + " "
            + sound.equals(Animal.class.getDeclaredMethod("sound"))
            + sound.hashCode());
    show("static init", () -> Broken.class.getDeclaredMethod("use").invoke(null));
    show("static init again", () -> Broken.class.getDeclaredMethod("use").invoke(null));
    System.out.println(Thread.class.getMethod("currentThread").getReturnType());
    Method hidden = String.class.getDeclaredMethod("isLatin1");
    show("private of the JDK", () -> hidden.invoke("x"));
    show(
        "opening the JDK",
        () -> {
          hidden.setAccessible(true);
          return "open";
        });
  }

  private static void arguments(Dog dog) throws Exception {
    Method add =
        Animal.class.getDeclaredMethod(
            "add",
            byte.class,
            short.class,
            char.class,
            int.class,
            long.class,
            float.class,
            double.class,
            boolean.class);
    System.out.println(add.invoke(null, (byte) 1, (short) 2, 'a', 4, 5L, 6.5f, 7.5, true));
    System.out.println(add.invoke("ignored", (byte) 1, (byte) 2, 'a', 'b', 'c', 4L, 'd', false));
    show("int for byte", () -> add.invoke(null, 1, (short) 2, 'a', 4, 5L, 6.5f, 7.5, true));
    show(
        "null for byte",
        () -> add.invoke(null, null, (short) 2, 'a', 4, 5L, 6.5f, 7.5, true).getClass());
    show(
        "string for boolean",
        () -> add.invoke(null, (byte) 1, (short) 2, 'a', 4, 5L, 6.5f, 7.5, "true"));
    show("too few", () -> add.invoke(null));
    Method greet = Greeter.class.getMethod("greet", String.class);
    show("null argument", () -> greet.invoke(dog, (Object) null));
    show("null array", () -> greet.invoke(dog, (Object[]) null));
    show("wrong argument", () -> greet.invoke(dog, 5));
    show("wrong receiver", () -> greet.invoke("x", "y"));
    show("null receiver", () -> greet.invoke(null, "y").getClass());
    Object boxed = Integer.class.getMethod("valueOf", int.class).invoke(null, 5);
    System.out.println(
        boxed + " " + boxed.getClass() + Dog.class.getDeclaredMethod("sound").getModifiers());
  }

  private static void constructors() throws Exception {
    Constructor<Dog> open = Dog.class.getDeclaredConstructor(String.class);
    System.out.println(open.newInstance("new").sound() + " " + open + Animal.count);
    Constructor<Dog> closed = Dog.class.getDeclaredConstructor();
    System.out.println(closed.newInstance().sound() + Modifier.toString(closed.getModifiers()));
    show("abstract", () -> Animal.class.getDeclaredConstructor(String.class).newInstance("x"));
    show("no constructor", () -> Dog.class.getDeclaredConstructor(int.class));
    show("wrong count", () -> open.newInstance());
    show("wrong type", () -> open.newInstance(5));
    show("enum", () -> Level.class.getDeclaredConstructors()[0].newInstance("X", 5));
    show("throws", () -> Integer.class.getConstructor(String.class).newInstance("x"));
    System.out.println(
        StringBuilder.class.getConstructor(String.class).newInstance("sb").reverse());
    System.out.println(
        new ArrayList<>(List.of(1)).getClass().getDeclaredConstructor().newInstance());
  }

  private static void fields(Dog dog) throws Exception {
    Field age = Animal.class.getField("age");
    age.setByte(dog, (byte) -5);
    System.out.println(age.get(dog) + " " + age.getInt(dog) + age.getDouble(dog) + " " + age);
    show(
        "int into byte",
        () -> {
          age.setInt(dog, 5);
          return dog.age;
        });
    show(
        "object into byte",
        () -> {
          age.set(dog, (byte) 6);
          return dog.age;
        });
    show(
        "string into byte",
        () -> {
          age.set(dog, "6");
          return dog.age;
        });
    show(
        "null into byte",
        () -> {
          age.set(dog, null);
          return dog.age;
        });
    show("boolean of byte", () -> age.getBoolean(dog));
    show("wrong object", () -> age.get("x"));
    show("null object", () -> age.get(null).getClass());
    Field sex = Animal.class.getField("sex");
    System.out.println(
        sex.getChar(dog) + sex.getInt(dog) + " " + sex.getLong(dog) + sex.getFloat(dog));
    Field name = Animal.class.getDeclaredField("name");
    show(
        "final",
        () -> {
          name.set(dog, "max");
          return name.get(dog);
        });
    name.setAccessible(true);
    name.set(dog, "max");
    System.out.println(name.get(dog) + Modifier.toString(name.getModifiers()));
    Field kind = Animal.class.getDeclaredField("KIND");
    show(
        "static final",
        () -> {
          kind.setAccessible(true);
          kind.set(null, "x");
          return kind.get(null);
        });
    Field count = Animal.class.getDeclaredField("count");
    count.setInt(null, 50);
    System.out.println(Animal.count + " " + count.get("ignored"));
    Field weight = Animal.class.getDeclaredField("weight");
    weight.setFloat(dog, 1.5f);
    weight.set(dog, 7);
    System.out.println(weight.get(dog) + " " + weight.getType() + weight.getName());
    show("narrow", () -> weight.getFloat(dog));
    show("no field", () -> Dog.class.getField("name"));
    show("private of the JDK", () -> String.class.getDeclaredField("value").get("x"));
  }

  private static void enums() throws Exception {
    System.out.println(
        Arrays.toString(Level.class.getEnumConstants())
            + Level.class.isEnum()
            + Level.HIGH.getClass().isEnum()
            + Level.HIGH.getDeclaringClass());
    System.out.println(Level.class.getMethod("valueOf", String.class).invoke(null, "LOW"));
    System.out.println(
        Level.class.getDeclaredMethod("weight").invoke(Level.HIGH)
            + " "
            + Level.class.getField("LOW").isEnumConstant());
    show("no constant", () -> Level.class.getMethod("valueOf", String.class).invoke(null, "NONE"));
  }

  private static void lookups() throws Exception {
    System.out.println(
        Class.forName("[I")
            + " "
            + Class.forName("[[Ljava.lang.String;")
            + Class.forName("java.util.Map$Entry"));
    show("primitive", () -> Class.forName("int"));
    show("slashes", () -> Class.forName("java/lang/String"));
    show("empty", () -> Class.forName(""));
    show("array of nothing", () -> Class.forName("[Lno.Such;"));
    show("null", () -> Class.forName(null).getName());
    show("broken", () -> Class.forName("reflection.Invocations$Broken"));
    show("no method", () -> Dog.class.getMethod("sound", int.class, String[].class));
    long own =
        Arrays.stream(Dog.class.getMethods())
            .filter(m -> m.getDeclaringClass() != Object.class)
            .count();
    System.out.println(
        own
            + " "
            + Dog.class.getFields().length
            + Animal.class.getDeclaredFields().length
            + Object.class.getMethods().length);
    Object local =
        new Object() {
          @Override
          public String toString() {
            return "anonymous";
          }
        };
    System.out.println(
        local.getClass().getName()
            + local.getClass().getSimpleName()
            + "|"
            + local.getClass().isAnonymousClass()
            + local.getClass().getEnclosingMethod()
            + local.getClass().getEnclosingClass());
    record Point(int x, List<String> names) {}
    System.out.println(
        Point.class.isLocalClass()
            + Arrays.toString(Point.class.getRecordComponents())
            + Point.class.getRecordComponents()[1].getGenericType());
    System.out.println(
        Point.class.getRecordComponents()[0].getAccessor().invoke(new Point(4, null))
            + " "
            + Point.class.getDeclaredConstructors()[0]);
    System.out.println(
        Arrays.toString(Invocations.class.getDeclaredClasses())
            + Dog.class.getNestHost()
            + Dog.class.isNestmateOf(Animal.class));
    System.out.println(
        int[].class.getModifiers()
            + " "
            + Dog.class.getModifiers()
            + Greeter.class.getModifiers()
            + Level.HIGH.getClass().getModifiers()
            + Dog.class.getCanonicalName()
            + Dog.class.toGenericString());
  }
}
