package dev.clew.engine.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.work.WorkUnit;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WorkPoolTest {

  @Test
  void theFirstUnitIsTheWholeTree() throws Exception {
    WorkPool pool = new WorkPool(1, List.of(WorkUnit.WHOLE));

    assertThat(pool.take()).isSameAs(WorkUnit.WHOLE);
  }

  @Test
  void aSingleWorkerIsSentHomeWhenNothingIsLeft() throws Exception {
    WorkPool pool = new WorkPool(1, List.of(WorkUnit.WHOLE));
    pool.take();

    assertThat(pool.take()).isNull();
  }

  @Test
  void aWaitingWorkerMakesThePoolHungryAndGetsWhatIsGiven() throws Exception {
    WorkPool pool = new WorkPool(2, List.of(WorkUnit.WHOLE));
    pool.take();
    CompletableFuture<WorkUnit> other = CompletableFuture.supplyAsync(() -> take(pool));
    while (!pool.isHungry()) {
      Thread.onSpinWait();
    }

    WorkUnit unit = new WorkUnit(List.of(3, 1), List.of());
    pool.give(unit);

    assertThat(other.get(10, TimeUnit.SECONDS)).isSameAs(unit);
    assertThat(pool.isHungry()).isFalse();
  }

  @Test
  void allAreSentHomeWhenTheLastHasNothingToDo() throws Exception {
    WorkPool pool = new WorkPool(2, List.of(WorkUnit.WHOLE));
    pool.take();
    CompletableFuture<WorkUnit> other = CompletableFuture.supplyAsync(() -> take(pool));

    assertThat(pool.take()).isNull();
    assertThat(other.get(10, TimeUnit.SECONDS)).isNull();
  }

  @Test
  void stoppingSendsHomeWhoeverWaits() throws Exception {
    WorkPool pool = new WorkPool(2, List.of(WorkUnit.WHOLE));
    pool.take();
    CompletableFuture<WorkUnit> other = CompletableFuture.supplyAsync(() -> take(pool));

    pool.stop();

    assertThat(other.get(10, TimeUnit.SECONDS)).isNull();
    pool.give(WorkUnit.WHOLE);
    assertThat(pool.take()).isNull();
  }

  @SuppressWarnings("NullAway") // null is the answer that is tested
  private static WorkUnit take(WorkPool pool) {
    try {
      return pool.take();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
