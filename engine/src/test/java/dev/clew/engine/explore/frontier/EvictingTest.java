package dev.clew.engine.explore.frontier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.engine.explore.feasibility.PathModel;
import dev.clew.engine.machine.State;
import dev.clew.engine.work.WorkUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class EvictingTest {

  private final List<Integer> replayed = new ArrayList<>();

  private Evicting evicting(int capacity) {
    return new Evicting(
        Frontiers.create(StrategyName.DFS, 0, new ReachedCode()),
        capacity,
        EvictingTest::unit,
        node -> () -> unit(node),
        unit -> {
          int index = unit.decisions().get(0);
          replayed.add(index);
          return index == 99 ? null : node(index);
        });
  }

  private static WorkUnit unit(Node node) {
    return new WorkUnit(List.of(node.index()), List.of());
  }

  @SuppressWarnings("NullAway") // the state does not matter here
  private static Node node(int index) {
    State none = null;
    return new Node(none, null, index, PathModel.empty(), /* isFlip= */ false, LoopTrail.EMPTY);
  }

  @Test
  void whatExceedsTheCapacityIsReplayedWhenNothingElseIsLeft() {
    Evicting frontier = evicting(2);
    for (int i = 0; i < 5; i++) {
      frontier.add(node(i));
    }

    assertThat(frontier.size()).isEqualTo(5);
    assertThat(replayed).isEmpty();
    Set<Integer> seen = new HashSet<>();
    for (Node node = frontier.next(); node != null; node = frontier.next()) {
      seen.add(node.index());
    }
    assertThat(seen).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
    assertThat(replayed).containsExactlyInAnyOrder(2, 3, 4);
  }

  /** A path that is lost is the worst that can happen. */
  @Test
  void aStrategyThatKeepsWaysToItselfIsFoundOut() {
    Frontier keeping =
        new Frontier() {
          @Override
          public void add(Node node) {}

          @Override
          public @Nullable Node next() {
            return null;
          }

          @Override
          public @Nullable Node give() {
            return null;
          }

          @Override
          public int size() {
            return 1;
          }
        };
    Evicting frontier =
        new Evicting(keeping, 2, EvictingTest::unit, node -> () -> unit(node), unit -> null);

    assertThatThrownBy(frontier::next).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aUnitThatTurnsOutNotToExistIsSkipped() {
    Evicting frontier = evicting(0);
    frontier.add(node(1));
    frontier.add(node(99));

    assertThat(frontier.next()).isNotNull();
    assertThat(frontier.next()).isNull();
    assertThat(replayed).containsExactly(99, 1);
  }

  @SuppressWarnings("NullAway") // there is one
  private static int given(Evicting frontier) {
    return frontier.giveUnit().decisions().get(0);
  }

  @Test
  void othersGetWhatIsColdFirst() {
    Evicting frontier = evicting(1);
    frontier.add(node(1));
    frontier.add(node(2));

    assertThat(given(frontier)).isEqualTo(2);
    assertThat(given(frontier)).isEqualTo(1);
    assertThat(frontier.giveUnit()).isNull();
  }
}
