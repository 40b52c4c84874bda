package dev.clew.harness.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.math.BigDecimal;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class SnapshotTest {

  /** Users' code that says when it runs. */
  private static final class Told extends AbstractList<String> implements Comparable<Told> {
    private int calls;

    @Override
    public String get(int index) {
      calls++;
      return "x";
    }

    @Override
    public int size() {
      calls++;
      return 1;
    }

    @Override
    public int hashCode() {
      calls++;
      return 1;
    }

    @Override
    public boolean equals(Object other) {
      calls++;
      return this == other;
    }

    @Override
    public int compareTo(Told other) {
      calls++;
      return 0;
    }

    @Override
    public String toString() {
      calls++;
      return "told";
    }
  }

  private static final class Holder {
    private Object content;

    Holder(Object content) {
      this.content = content;
    }
  }

  private static Inputs inputs(Object... objects) {
    Map<Integer, Object> made = new TreeMap<>();
    for (int i = 0; i < objects.length; i++) {
      made.put(i + 1, objects[i]);
    }
    return new Inputs(made);
  }

  private static List<Integer> changed(Runnable call, Object... objects) {
    Snapshot before = Snapshot.of(inputs(objects));
    call.run();
    return before.changes().stream().map(Change::number).toList();
  }

  @Test
  void whatStaysAsItIsIsNotTold() {
    Holder holder = new Holder(new ArrayList<>(Arrays.asList("a", 1.5, BigDecimal.TEN)));
    Runnable copies = () -> holder.content = new ArrayList<>((Collection<?>) holder.content);

    assertThat(changed(copies, holder, new int[] {1}, new HashMap<>(), "text", 5)).isEmpty();
  }

  @Test
  @SuppressWarnings("JdkObsolete") // users' code has them
  void eachKindOfContentIsSeen() {
    int[] array = {1};
    Object[] objects = {null};
    List<Object> list = new ArrayList<>();
    Map<Object, Object> map = new HashMap<>();
    SortedSet<String> sorted = new TreeSet<>();
    StringBuilder builder = new StringBuilder("a");
    StringBuffer buffer = new StringBuffer("a");
    Holder holder = new Holder(-0.0);
    Runnable call =
        () -> {
          array[0]++;
          objects[0] = "";
          list.add(null);
          map.put("k", null);
          sorted.add("s");
          builder.append('b');
          buffer.setLength(0);
          holder.content = 0.0;
        };

    assertThat(changed(call, array, objects, list, map, sorted, builder, buffer, holder))
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
  }

  @Test
  void anInputInAnotherIsToldOnItsOwn() {
    StringBuilder inner = new StringBuilder();
    Holder outer = new Holder(inner);

    assertThat(changed(() -> inner.append('x'), outer, inner)).containsExactly(2);
    assertThat(changed(() -> outer.content = outer, outer, inner)).containsExactly(1);
  }

  @Test
  void anInputThatIsNoInputOfItsOwnIsPartOfTheOther() {
    StringBuilder inner = new StringBuilder();

    assertThat(changed(() -> inner.append('x'), new Holder(new Holder(inner)))).containsExactly(1);
  }

  @Test
  void whatHasTwoNumbersHasTheLesserOne() {
    int[] array = {1};

    assertThat(changed(() -> array[0] = 2, array, array)).containsExactly(1);
  }

  @Test
  void noCodeOfUsersRuns() {
    Told told = new Told();
    TreeSet<Told> all = new TreeSet<>(Collections.singleton(told));
    TreeSet<Told> range = (TreeSet<Told>) all.headSet(told, /* inclusive= */ true);
    Object[] holders = {
      new Holder(Collections.unmodifiableList(told)),
      new Holder(Collections.synchronizedCollection(told)),
      new Holder(told.subList(0, 1)),
      new Holder(new ArrayList<>(Collections.singleton(told))),
      new Holder(new HashMap<>(Collections.singletonMap(told, told))),
      new Holder(new TreeMap<>(Collections.singletonMap(told, told))),
      new Holder(range),
      all,
      told
    };
    int before = told.calls;

    assertThat(changed(() -> {}, holders)).isEmpty();
    assertThat(told.calls).isEqualTo(before);
  }

  @Test
  void whatIsTooLargeIsLeftOut() {
    int[] large = new int[100_000];
    StringBuilder growing = new StringBuilder();
    int[] small = {1};
    Runnable call =
        () -> {
          large[0] = 1;
          growing.append("x".repeat(100_000));
          small[0] = 2;
        };

    assertThat(changed(call, large, growing, small)).containsExactly(3);
  }

  @Test
  void manyLargeInputsAreNotAllPainted() {
    Object[] arrays = new Object[500];
    Arrays.setAll(arrays, i -> new int[2_000]);
    Runnable call = () -> Arrays.stream(arrays).forEach(each -> ((int[]) each)[0] = 1);

    assertThat(changed(call, arrays)).hasSizeBetween(1, 100);
  }

  @Test
  void circlesAreToldAndLongChainsAreLeftOut() {
    Holder circle = new Holder(null);
    circle.content = new Holder(circle);
    Holder chain = new Holder(null);
    Holder first = chain;
    for (int i = 0; i < 100_000; i++) {
      first = new Holder(first);
    }
    Holder last = first;
    Runnable call =
        () -> {
          circle.content = null;
          last.content = null;
        };

    assertThat(changed(call, circle, last)).containsExactly(1);
  }

  @Test
  void changesReachTheOtherSide() throws Exception {
    Change change = new Change(7, new byte[] {1}, new byte[] {2, 3});
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CallEnding.returned(new byte[] {4}, List.of(change)).write(new DataOutputStream(bytes));

    CallEnding read =
        CallEnding.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));

    assertThat(read.picture()).containsExactly(4);
    assertThat(read.changes()).hasSize(1);
    assertThat(read.changes().get(0).number()).isEqualTo(7);
    assertThat(read.changes().get(0).before()).containsExactly(1);
    assertThat(read.changes().get(0).after()).containsExactly(2, 3);
  }
}
