package newer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Collections and streams on a newer library. */
public final class NewCollectionMethods {

  record Stats(long count, double mean) {}

  public static void main(String[] args) {
    Map<Integer, String> sized = HashMap.newHashMap(100);
    for (int i = 0; i < 100; i++) {
      sized.put(i * i, "v" + i);
    }
    System.out.println(sized.size() + " " + sized.get(81) + " " + sized.keySet().stream().mapToInt(k -> k).sum());
    System.out.println(HashSet.newHashSet(10).add("x") + " " + LinkedHashMap.newLinkedHashMap(3));
    List<List<Integer>> chunks = IntStream.range(0, 10).boxed().collect(Collectors.teeing(
        Collectors.filtering(i -> i % 2 == 0, Collectors.toList()), Collectors.filtering(i -> i % 2 == 1, Collectors.toList()), List::of));
    System.out.println(chunks);
    System.out.println(Stream.of(1, 2, 3).mapMulti((Integer i, java.util.function.Consumer<Object> sink) -> {
      for (int k = 0; k < i; k++) {
        sink.accept(i + "." + k);
      }
    }).toList());
    Stats stats = Stream.of(1.5, 2.5, 3.5).collect(Collectors.teeing(Collectors.counting(), Collectors.averagingDouble(d -> d), Stats::new));
    System.out.println(stats);
    List<String> words = new ArrayList<>(List.of("x", "yy", "zzz"));
    System.out.println(words.removeFirst() + words.removeLast() + words);
    words.addFirst("new");
    System.out.println(words.getFirst() + words.reversed());
    for (int i = 0; i < 4; i++) {
      System.out.println(IntStream.iterate(1, k -> k * 3).limit(i).boxed().toList().reversed());
    }
    for (var entry : new java.util.TreeMap<>(Map.of("b", 2, "a", 1)).sequencedEntrySet().reversed()) {
      System.out.println(entry);
    }
  }
}
