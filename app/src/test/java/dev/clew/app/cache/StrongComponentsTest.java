package dev.clew.app.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StrongComponentsTest {

  private static Set<Integer> reached(int from, List<Set<Integer>> edges) {
    Set<Integer> reached = new HashSet<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      int vertex = open.remove();
      if (reached.add(vertex)) {
        open.addAll(edges.get(vertex));
      }
    }
    return reached;
  }

  private static List<Set<Integer>> graph(Random random, int size) {
    return IntStream.range(0, size)
        .mapToObj(
            from -> {
              Set<Integer> next = new HashSet<>();
              for (int i = random.nextInt(3); i > 0; i--) {
                next.add(random.nextInt(size));
              }
              return next;
            })
        .toList();
  }

  @Test
  void verticesShareAComponentIfTheyReachEachOther() {
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      List<Set<Integer>> edges = graph(random, 1 + random.nextInt(12));
      List<Integer> all = IntStream.range(0, edges.size()).boxed().toList();

      List<List<Integer>> components = StrongComponents.of(all, edges::get);

      Map<Integer, Integer> number = new HashMap<>();
      for (int i = 0; i < components.size(); i++) {
        for (int vertex : components.get(i)) {
          assertThat(number.put(vertex, i)).isNull();
        }
      }
      for (int one : all) {
        for (int other : reached(one, edges)) {
          boolean isMutual = reached(other, edges).contains(one);
          assertThat(number.get(one).equals(number.get(other))).isEqualTo(isMutual);
          assertThat(number.get(other)).as("what is led to").isLessThanOrEqualTo(number.get(one));
        }
      }
    }
  }

  @Test
  void aLongChainTakesNoStack() {
    int length = 200_000;
    List<List<Integer>> components =
        StrongComponents.of(List.of(0), n -> n + 1 < length ? List.of(n + 1) : List.of(0));

    assertThat(components).hasSize(1);
    assertThat(components.get(0)).hasSize(length);
  }
}
