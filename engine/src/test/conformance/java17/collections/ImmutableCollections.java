package collections;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What cannot be written says so. The order of Set.of and Map.of is not shown: it is random. */
public final class ImmutableCollections {

  public static void main(String[] args) {
    List<Integer> list = List.of(3, 1, 2);
    System.out.println(list + " " + list.hashCode() + " " + list.contains(2) + list.indexOf(1));
    attempt("add", () -> list.add(4));
    attempt("set", () -> list.set(0, 4));
    attempt("clear", list::clear);
    attempt("sort", () -> list.sort(null));
    attempt("contains null", () -> list.contains(null));
    attempt("get", () -> list.get(3));
    attempt("of null", () -> List.of("a", null));
    attempt("copyOf null", () -> List.copyOf(Arrays.asList("a", null)));
    attempt("twice in a set", () -> Set.of("a", "b", "a"));
    attempt("twice in a map", () -> Map.of("a", 1, "a", 2));
    Set<String> set = Set.of("x", "y", "z");
    System.out.println(new TreeSet<>(set) + " " + set.size() + " " + set.hashCode());
    attempt("remove", () -> set.remove("x"));
    Map<String, Integer> map = Map.ofEntries(Map.entry("k", 1), Map.entry("l", 2));
    System.out.println(new TreeMap<>(map) + " " + map.equals(Map.of("l", 2, "k", 1)));
    attempt("put", () -> map.put("m", 3));
    attempt("merge", () -> map.merge("k", 3, Integer::sum));
    attempt("setValue", () -> map.entrySet().iterator().next().setValue(9));
    System.out.println(List.copyOf(list) == list);
    views();
    attempt("asList add", () -> Arrays.asList(1, 2).add(3));
    attempt("nCopies", () -> Collections.nCopies(-1, "x"));
    attempt("empty iterator", () -> Collections.emptyIterator().next());
  }

  private static void views() {
    List<String> base = new ArrayList<>(List.of("b", "a"));
    List<String> view = Collections.unmodifiableList(base);
    attempt("view", () -> view.add("c"));
    base.add("c");
    System.out.println(view);
    Map<String, String> map = Collections.unmodifiableMap(new HashMap<>(Map.of("k", "v")));
    attempt("map view", () -> map.remove("k"));
    attempt("values", () -> map.values().clear());
    attempt("singleton", () -> Collections.singleton(1).add(2));
    @SuppressWarnings({"unchecked", "rawtypes"})
    Collection<Object> checked = (Collection) Collections.checkedList(base, String.class);
    attempt("checked", () -> checked.add(5));
    System.out.println(Collections.emptyList() + " " + Collections.singletonMap("a", 1));
  }

  private static void attempt(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": fine");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }
}
