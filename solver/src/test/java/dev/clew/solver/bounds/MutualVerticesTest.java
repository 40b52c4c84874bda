package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class MutualVerticesTest {

  private static final int VERTICES = 9;

  private final MutualVertices graph = new MutualVertices();

  @Test
  void verticesAreMutualThatReachEachOther() {
    Random random = new Random(7);
    for (int round = 0; round < 500; round++) {
      boolean[][] reached = new boolean[VERTICES][VERTICES];
      graph.reset(VERTICES);
      for (int edge = random.nextInt(16); edge > 0; edge--) {
        int from = random.nextInt(VERTICES);
        int to = random.nextInt(VERTICES);
        graph.add(from, to);
        reached[from][to] = true;
      }
      graph.find();
      close(reached);
      for (int a = 0; a < VERTICES; a++) {
        for (int b = 0; b < VERTICES; b++) {
          assertThat(graph.areMutual(a, b)).isEqualTo(a == b || (reached[a][b] && reached[b][a]));
        }
      }
    }
  }

  private static void close(boolean[][] reached) {
    for (int through = 0; through < VERTICES; through++) {
      for (int a = 0; a < VERTICES; a++) {
        for (int b = 0; b < VERTICES; b++) {
          reached[a][b] |= reached[a][through] && reached[through][b];
        }
      }
    }
  }

  @Test
  void aChainOfManyVerticesIsNoChallengeForTheStack() {
    int many = 200_000;
    graph.reset(many);
    for (int i = 0; i < many; i++) {
      graph.add(i, (i + 1) % many);
    }
    graph.find();
    assertThat(graph.areMutual(0, many - 1)).isTrue();
  }
}
