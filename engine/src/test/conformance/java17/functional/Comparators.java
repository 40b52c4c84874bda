package functional;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Sorting with comparators of all makes; stability; a comparator that breaks its contract. */
public final class Comparators {

  record Item(String name, Integer rank, double weight) {}

  public static void main(String[] args) {
    List<Item> items =
        new ArrayList<>(
            List.of(
                new Item("d", 2, 1.5),
                new Item("a", 2, -0.0),
                new Item("c", 1, 0.0),
                new Item("b", 1, Double.NaN)));
    items.add(new Item("e", null, 3));
    Comparator<Item> byRank =
        Comparator.comparing(Item::rank, Comparator.nullsFirst(Comparator.naturalOrder()));
    show("rank", items, byRank);
    show("rank, name", items, byRank.thenComparing(Item::name));
    show("rank reversed", items, byRank.reversed());
    show(
        "nulls last",
        items,
        Comparator.comparing(Item::rank, Comparator.nullsLast(Comparator.reverseOrder())));
    show("weight", items, Comparator.comparingDouble(Item::weight));
    show(
        "weight reversed, name",
        items,
        Comparator.comparingDouble(Item::weight).reversed().thenComparing(Item::name));
    show("hash", items, Comparator.comparingInt(item -> item.name().hashCode() * 7 % 5));
    try {
      items.sort(Comparator.comparing(Item::rank));
    } catch (NullPointerException e) {
      System.out.println("null rank");
    }
    List<String> words = Arrays.asList("banana", "Apple", "cherry", "apple", null, "Banana");
    words.sort(Comparator.nullsFirst(String.CASE_INSENSITIVE_ORDER));
    System.out.println(words);
    words.sort(Comparator.nullsLast(Comparator.<String>naturalOrder().reversed()));
    System.out.println(words);
    Integer[] numbers = {5, 1, 4, 2, 3};
    Arrays.sort(numbers, (a, b) -> b - a);
    System.out.println(Arrays.toString(numbers));
    Arrays.sort(numbers, 1, 4, null);
    System.out.println(Arrays.toString(numbers));
    List<int[]> pairs = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      pairs.add(new int[] {i * 7 % 10, i});
    }
    pairs.sort(Comparator.comparingInt(pair -> pair[0]));
    boolean stable = true;
    for (int i = 1; i < pairs.size(); i++) {
      int[] before = pairs.get(i - 1);
      int[] after = pairs.get(i);
      stable &= before[0] < after[0] || before[0] == after[0] && before[1] < after[1];
    }
    System.out.println("stable " + stable);
    List<Integer> many = new ArrayList<>();
    int seed = 7;
    for (int i = 0; i < 200; i++) {
      seed = seed * 69069 + 1;
      many.add(seed >>> 24);
    }
    try {
      many.sort((a, b) -> a.equals(b) ? 0 : (a ^ b) % 3 == 0 ? 1 : -1);
      System.out.println("not noticed " + many.subList(0, 5));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    Collections.sort(many);
    System.out.println(
        many.get(0) + " " + many.get(100) + " " + many.get(199) + " " + many.hashCode());
    Object[] mixed = {"a", 1};
    try {
      Arrays.sort(mixed);
    } catch (ClassCastException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void show(String name, List<Item> items, Comparator<Item> comparator) {
    List<Item> sorted = new ArrayList<>(items);
    sorted.sort(comparator);
    System.out.println(name + ": " + String.join("", sorted.stream().map(Item::name).toList()));
  }
}
