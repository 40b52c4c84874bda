package classes;

import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;

/** Enums with bodies, abstract methods, interfaces, static state and switches. */
public final class Enums {

  interface Priced {
    int price();
  }

  enum Coin implements Priced {
    PENNY(1),
    NICKEL(5),
    DIME(10),
    QUARTER(25) {
      @Override
      public String toString() {
        return "quarter!";
      }
    };

    private static final Map<Integer, Coin> BY_VALUE = new java.util.HashMap<>();

    static {
      for (Coin coin : values()) {
        BY_VALUE.put(coin.cents, coin);
      }
    }

    private final int cents;

    Coin(int cents) {
      this.cents = cents;
    }

    @Override
    public int price() {
      return cents * 2;
    }

    static Coin of(int cents) {
      return BY_VALUE.get(cents);
    }
  }

  enum Operation {
    PLUS("+") {
      @Override
      int apply(int a, int b) {
        return a + b;
      }
    },
    TIMES("*") {
      @Override
      int apply(int a, int b) {
        return a * b;
      }
    };

    final String sign;

    Operation(String sign) {
      this.sign = sign;
    }

    abstract int apply(int a, int b);
  }

  enum Level {
    LOW,
    MEDIUM,
    HIGH;

    Level next() {
      return values()[(ordinal() + 1) % values().length];
    }
  }

  static String describe(Level level) {
    switch (level) {
      case LOW:
        return "low";
      case HIGH:
        return "high";
      default:
        return "between";
    }
  }

  static int rank(Level level) {
    return switch (level) {
      case LOW -> 1;
      case MEDIUM -> 2;
      case HIGH -> 3;
    };
  }

  public static void main(String[] args) {
    for (Coin coin : Coin.values()) {
      System.out.println(coin + " " + coin.name() + " " + coin.ordinal() + " " + coin.price());
      System.out.println(coin.getClass() == Coin.class ? "plain" : coin.getClass().getName());
      System.out.println(coin.getDeclaringClass().getSimpleName());
    }
    System.out.println(
        Coin.of(10) + " " + Coin.of(7) + " " + Coin.valueOf("DIME").equals(Coin.DIME));
    for (Operation operation : Operation.values()) {
      System.out.println("6" + operation.sign + "7=" + operation.apply(6, 7));
    }
    for (Level level : Level.values()) {
      System.out.println(
          level + describe(level) + rank(level) + level.next() + level.compareTo(Level.MEDIUM));
    }
    String[] names = {"LOW", "low", "", "NONE"};
    for (String name : names) {
      try {
        System.out.println(Level.valueOf(name));
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    try {
      describe(null);
    } catch (NullPointerException e) {
      System.out.println("null in a switch");
    }
    try {
      Level.valueOf(null);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    Level[] sorted = {Level.HIGH, Level.LOW, Level.MEDIUM};
    Arrays.sort(sorted);
    System.out.println(Arrays.toString(sorted));
    Arrays.sort(sorted, Comparator.comparing(Level::name));
    System.out.println(
        Arrays.toString(sorted) + Level.values().length + (Level.values() == Level.values()));
    EnumMap<Level, Integer> counts = new EnumMap<>(Level.class);
    for (int i = 0; i < 10; i++) {
      counts.merge(Level.values()[i * i % 3], 1, Integer::sum);
    }
    System.out.println(counts);
    System.out.println(
        Level.class.isEnum()
            + " "
            + Coin.QUARTER.getClass().isEnum()
            + Level.class.getEnumConstants().length);
  }
}
