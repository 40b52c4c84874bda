package dev.clew.models;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;

/** Lists, queues, trees and immutable collections with elements that are not known. */
@SuppressWarnings("all") // odd calls are what is tested
final class ListSubjects {

  private static final String[] WORDS = {"a", "ab", "abc", "", " ", "0", "a", "7", "", "Aa"};

  private ListSubjects() {}

  private static String shown(Iterable<?> values) {
    String text = "";
    for (Object value : values) {
      text = text + value + ",";
    }
    return text;
  }

  static boolean contains(String s) {
    return new ArrayList<>(List.of(WORDS)).contains(s);
  }

  static int indexOf(String s) {
    return new ArrayList<>(List.of(WORDS)).indexOf(s);
  }

  static int lastIndexOf(String s) {
    return new ArrayList<>(List.of(WORDS)).lastIndexOf(s);
  }

  static int indexAmongUnknown(String a, String b, String c) {
    List<String> list = new ArrayList<>();
    list.add(a);
    list.add("abc");
    list.add(b);
    return list.indexOf(c) * 100 + list.lastIndexOf("abc") * 10 + list.indexOf("a");
  }

  static int indexInPart(String a, String b) {
    List<String> list = new ArrayList<>(List.of("x", "a", "abc", "y"));
    list.add(2, a);
    List<String> part = list.subList(1, 4);
    return part.indexOf(b) * 10 + part.lastIndexOf("abc");
  }

  static String remove(String a, String b) {
    List<String> list = new ArrayList<>(List.of(WORDS));
    list.add(1, a);
    return list.remove(b) + " " + list.size() + list.removeAll(List.of("a", "" + b)) + shown(list);
  }

  static int linked(String a, String b) {
    LinkedList<String> list = new LinkedList<>(List.of(WORDS));
    list.addFirst(a);
    int sum = list.indexOf(b) * 100 + list.lastIndexOf(b);
    return list.contains("abc") && list.removeFirstOccurrence(b) ? sum : -sum;
  }

  static int vector(String a, int from) {
    Vector<String> vector = new Vector<>(List.of(WORDS));
    return vector.indexOf(a, 2) * 1000 + vector.lastIndexOf(a, 7) + (vector.contains(a) ? from : 0);
  }

  static int vectorFrom(String a, int from) {
    return new Vector<>(List.of(WORDS)).indexOf(a, from);
  }

  static int vectorUpTo(String a, int to) {
    return new Vector<>(List.of(WORDS)).lastIndexOf(a, to);
  }

  static boolean deque(String a, String b) {
    ArrayDeque<String> deque = new ArrayDeque<>(List.of(WORDS));
    deque.addFirst(a);
    deque.pollLast();
    deque.addFirst("first");
    return deque.contains(b);
  }

  static String dequeOrder(String a, String b) {
    ArrayDeque<String> deque = new ArrayDeque<>();
    deque.push(a);
    deque.offerLast(b);
    deque.push("abc");
    return deque.removeLastOccurrence("a") + shown(deque) + deque.peekLast();
  }

  static int array(String a, String b) {
    List<String> list = Arrays.asList("a", a, "abc");
    return list.indexOf(b) * 10 + (list.contains("abc") ? 1 : 0) + list.lastIndexOf(b);
  }

  static int immutable(String a) {
    List<String> list = List.of(WORDS);
    return list.indexOf(a) * 100 + list.lastIndexOf(a) + (List.of("a", "b").contains(a) ? 7 : 0);
  }

  static int copying(String a, String b) {
    List<String> list = new CopyOnWriteArrayList<>(WORDS);
    list.add(a);
    return list.indexOf(b) * 100 + list.lastIndexOf(b);
  }

  static String queue(String a, String b) {
    PriorityQueue<String> queue = new PriorityQueue<>(List.of("b", "abc"));
    queue.add("" + a);
    return queue.contains(b) + queue.poll() + queue.poll() + queue.size();
  }

  static boolean boxes(int a, long b) {
    List<Object> list = new ArrayList<>(List.of(1, 2L, "3", 'c', 5.0));
    return list.contains(a) || list.contains(b) || list.indexOf((char) a) == 3;
  }

  static int doubles(double a, float b) {
    List<Object> list = Arrays.asList(0.0, -0.0, Double.NaN, 1.5, 0.0f, Float.NaN, 1.5f);
    return list.indexOf(a) * 10 + list.indexOf(b);
  }

  static String get(String a, int i) {
    List<String> list = new ArrayList<>(List.of("x", "y", "z", "x"));
    list.add(a);
    return list.get(i);
  }

  static String set(String a, int i) {
    List<String> list = new ArrayList<>(List.of("x", "y", "z"));
    return list.set(i, a) + shown(list);
  }

  static int frequency(String a, String b) {
    return Collections.frequency(Arrays.asList("a", a, "abc", b), "a");
  }

  static String sorted(String a, String b) {
    List<String> list = new ArrayList<>(List.of("b", "" + a, "abc", "" + b));
    Collections.sort(list);
    return shown(list) + Collections.max(list) + Collections.binarySearch(list, "abc");
  }

  static String reversed(String a) {
    List<String> list = new ArrayList<>(Arrays.asList("b", a, "abc"));
    Collections.reverse(list);
    Collections.swap(list, 0, 1);
    Collections.rotate(list, 1);
    return shown(list);
  }

  static boolean equal(String a, String b) {
    return List.of("a", "" + a).equals(Arrays.asList("" + b, "abc"))
        || Arrays.equals(new Object[] {a, "x"}, new Object[] {b, "x"});
  }

  static int hashOf(String a, String b) {
    return Arrays.asList(a, "abc", b).hashCode() + Arrays.hashCode(new Object[] {b, a});
  }

  static String changedWhileIterating(String a, String b) {
    List<String> list = new ArrayList<>(List.of("a", "abc", "x"));
    for (String each : list) {
      if (each.equals(a)) {
        list.add(b);
      }
    }
    return shown(list);
  }

  static String removeWhileIterating(String a, String b) {
    List<String> list = new ArrayList<>(Arrays.asList("a", a, "abc", b));
    Iterator<String> each = list.iterator();
    while (each.hasNext()) {
      if ("abc".equals(each.next())) {
        each.remove();
      }
    }
    list.removeIf(x -> x == null || x.isEmpty());
    list.replaceAll(x -> x + "!");
    return shown(list);
  }

  private static NavigableMap<String, Integer> tree() {
    NavigableMap<String, Integer> map = new TreeMap<>();
    for (int i = 0; i < WORDS.length; i++) {
      map.put(WORDS[i], i);
    }
    return map;
  }

  static int treeGet(String a) {
    Integer found = tree().get(a);
    return found == null ? -1 : found;
  }

  static String treeContains(String a, int b) {
    return tree().containsKey(a) + " " + tree().getOrDefault(a, b);
  }

  static String treeRemove(String a) {
    NavigableMap<String, Integer> map = tree();
    return map.remove(a) + shown(map.keySet());
  }

  static String treePut(String a, String b) {
    NavigableMap<String, Integer> map = tree();
    map.put(a, 50);
    map.putIfAbsent(b, 51);
    return map.get(b) + shown(map.entrySet().stream().map(Map.Entry::getValue).toList());
  }

  static String treeParts(String a) {
    NavigableMap<String, Integer> map = tree();
    return map.subMap("a", "abc").containsKey(a)
        + " "
        + map.headMap(a).size()
        + map.tailMap(a, true).size()
        + map.floorKey(a)
        + map.descendingMap().get(a);
  }

  static String treeReversed(String a) {
    Map<String, Integer> map = new TreeMap<>(Collections.reverseOrder());
    map.putAll(tree());
    return map.get(a) + " " + map.containsKey(a);
  }

  static String treeIgnoringCase(String a) {
    Map<String, Integer> map = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    map.putAll(tree());
    return map.get(a) + " " + map.containsKey(a);
  }

  static String treeOfNumbers(int a, int b) {
    Map<Integer, String> map = new TreeMap<>(Map.of(1, "one", 2, "two", 5, "five"));
    map.put(a, "a");
    return map.get(b) + map.containsKey(b);
  }

  static boolean treeOfOthers(int a) {
    Map<Object, String> map = new TreeMap<>(Map.of("1", "one", "2", "two"));
    return map.containsKey(a);
  }

  static String treeSet(String a, String b) {
    TreeSet<String> set = new TreeSet<>(List.of("a", "abc", "x"));
    return set.add(a) + " " + set.contains(b) + set.remove(b) + shown(set) + set.first();
  }

  static boolean setOf(String a) {
    return Set.of("a", "abc", "", "0").contains(a) || Set.of("a", "7").contains(a);
  }

  static String mapOf(String a, int b) {
    Map<String, Integer> map = Map.of("a", 1, "abc", 2, "", 3);
    return map.get(a) + " " + map.containsKey(a) + map.getOrDefault(a, b) + Map.of("a", 5).get(a);
  }

  static String setOfUnknown(String a, String b, String c) {
    if (a.equals(b) || a.equals("x") || b.equals("x")) {
      return "duplicate";
    }
    Set<String> set = Set.of("x", a, b);
    return set.contains(c) + " " + set.size();
  }

  static String mapOfUnknown(String a, String b, String c) {
    if (a.equals(b) || a.equals("abc") || b.equals("abc")) {
      return "duplicate";
    }
    Map<String, Integer> map = Map.of("abc", 0, a, 1, b, 2);
    return map.get(c) + " " + map.get("abc");
  }
}
