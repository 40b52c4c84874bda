package newer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Switches over types, with guards, null, constants and dominance. */
public final class PatternSwitches {

  enum Suit {
    CLUBS, HEARTS
  }

  static String describe(Object o) {
    return switch (o) {
      case null -> "null";
      case Integer i when i > 100 -> "large " + i;
      case Integer i when i < 0 -> "negative " + i;
      case Integer i -> "int " + i;
      case Long l -> "long " + l;
      case String s when s.isEmpty() -> "empty";
      case String s -> "text of " + s.length();
      case Suit suit when suit == Suit.HEARTS -> "hearts";
      case Suit suit -> "suit " + suit.ordinal();
      case int[] ints when ints.length > 2 -> "many ints";
      case int[] ints -> "ints " + ints.length;
      case List<?> list when list.size() == 1 -> "list of " + describe(list.get(0));
      case List<?> list -> "list " + list.size();
      case Map.Entry<?, ?> entry -> describe(entry.getKey()) + "=>" + describe(entry.getValue());
      case Class<?> type -> type.getSimpleName();
      case Runnable runnable -> {
        runnable.run();
        yield "ran";
      }
      default -> o.getClass().getSimpleName();
    };
  }

  static String words(String s) {
    return switch (s) {
      case null -> "nothing";
      case "Aa", "BB" -> "collision";
      case String t when t.length() > 5 -> "long";
      case "x" -> "x";
      case String t -> "other " + t;
    };
  }

  static int fallThrough(Object o) {
    int result = 0;
    switch (o) {
      case Integer i when i == 1:
        result += 1;
        break;
      case Integer i:
        result += i;
      default:
        result += 100;
    }
    return result;
  }

  static String suits(Suit suit) {
    return switch (suit) {
      case CLUBS -> "c";
      case HEARTS -> "h";
      case null -> "n";
    };
  }

  public static void main(String[] args) {
    Object[] all = {
      null, 5, 500, -5, 5L, "", "abc", Suit.CLUBS, Suit.HEARTS, new int[3], new int[0], List.of(), List.of("x"), List.of(List.of(1)), Map.entry("k", 2), String.class, (Runnable) () -> System.out.println("running"), 2.5, 'c', new ArrayList<>(List.of(1, 2)), new String[0]
    };
    for (Object o : all) {
      System.out.println(describe(o));
    }
    for (String s : new String[] {null, "Aa", "BB", "C#", "x", "longer text"}) {
      System.out.println(words(s));
    }
    System.out.println(fallThrough(1) + " " + fallThrough(7) + " " + fallThrough("s"));
    System.out.println(suits(Suit.HEARTS) + suits(null));
    try {
      fallThrough(null);
    } catch (NullPointerException e) {
      System.out.println("null without a case for it");
    }
  }
}
