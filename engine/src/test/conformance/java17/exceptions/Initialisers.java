package exceptions;

/** When classes are initialised, in which order, in cycles, and what happens if it fails. */
public final class Initialisers {

  static int log(String what) {
    System.out.println("init " + what);
    return what.length();
  }

  static class Base {
    static int a = log("Base.a");
    int x = log("Base.x");

    {
      log("Base block");
    }

    Base() {
      log("Base()");
      hook();
    }

    void hook() {
      log("Base.hook");
    }
  }

  static class Derived extends Base implements Marked {
    static final int CONSTANT = 42;
    static final Integer BOXED = log("Derived.BOXED");
    private final String late = "late".trim();
    private final String constant = "constant";

    Derived() {
      log("Derived() " + late);
    }

    @Override
    void hook() {
      log("Derived.hook " + late + " " + constant);
    }
  }

  interface Marked {
    int M = log("Marked.M");

    default void used() {}
  }

  interface Unmarked {
    int U = log("Unmarked.U");
  }

  static class Implementing implements Unmarked {
    static int v = log("Implementing.v");
  }

  static class One {
    static final int X = Two.Y + 1;
    static int y = log("One, Two.Y is " + Two.Y);
  }

  static class Two {
    static final int Y = One.X + 1;
    static int y = log("Two, One.X is " + One.X);
  }

  enum Colour {
    RED,
    GREEN;

    static final String FIRST = values()[0].toString();

    static {
      log("Colour " + FIRST);
    }
  }

  public static void main(String[] args) throws Exception {
    System.out.println(Derived.CONSTANT);
    System.out.println(new Derived[2].length + " " + Derived.class.getSimpleName());
    Derived none = null;
    System.out.println(none instanceof Object);
    new Derived();
    System.out.println("again");
    new Derived();
    System.out.println(Implementing.v);
    System.out.println(Unmarked.U);
    System.out.println(Two.Y + " " + One.X);
    System.out.println(Colour.GREEN);
    for (int i = 0; i < 2; i++) {
      try {
        Broken.touch();
      } catch (ExceptionInInitializerError e) {
        System.out.println(e + " " + e.getCause());
      } catch (NoClassDefFoundError e) {
        System.out.println(e.getMessage());
      }
    }
    try {
      new BrokenChild();
    } catch (NoClassDefFoundError e) {
      System.out.println(e.getMessage());
    }
    try {
      Erring.touch();
    } catch (AssertionError e) {
      System.out.println("errors come as they are: " + e.getMessage());
    }
    Class<?> lazy =
        Class.forName("exceptions.Initialisers$Lazy", false, Initialisers.class.getClassLoader());
    System.out.println("loaded " + lazy.getSimpleName());
    Class.forName(lazy.getName());
  }

  static class Lazy {
    static {
      log("Lazy");
    }
  }

  static class Broken {
    static int zero = Integer.parseInt("0");
    static int value = 1 / zero;

    static void touch() {}
  }

  static class BrokenChild extends Broken {}

  static class Erring {
    static {
      if (Broken.class != null) {
        throw new AssertionError("erring");
      }
    }

    static void touch() {}
  }
}
