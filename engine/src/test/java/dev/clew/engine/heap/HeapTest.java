package dev.clew.engine.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.simplify.Simplifier;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HeapTest {

  private ClassPath classPath;
  private RuntimeClasses classes;
  private RuntimeClass box;

  @BeforeEach
  void load() {
    classPath = ClassPath.open(Jdk.running(), List.of());
    classes = new RuntimeClasses(new Program(classPath));
    box = classes.named("java/util/concurrent/atomic/AtomicLong");
  }

  @AfterEach
  void close() throws IOException {
    classPath.close();
  }

  private Heap empty() {
    return Heap.empty(new StringLiterals(classes.named("java/lang/String")));
  }

  private static void write(Heap heap, int id, long value) {
    ((Instance) heap.own(id)).set(0, value);
  }

  private static long read(Heap heap, int id) {
    return ((Instance) heap.get(id)).raw(0);
  }

  @Test
  void aWriteAfterAForkIsSeenByNobodyElse() {
    Heap parent = empty();
    int id = parent.add(Instance.create(parent.token(), box));
    write(parent, id, 1);
    HeapImage image = parent.freeze();
    Heap left = image.resume();
    Heap right = image.resume();

    write(left, id, 2);
    write(parent, id, 3);

    assertThat(read(left, id)).isEqualTo(2);
    assertThat(read(right, id)).isEqualTo(1);
    assertThat(read(parent, id)).isEqualTo(3);
    assertThat(read(image.resume(), id)).isEqualTo(1);
  }

  @Test
  void anOwnedObjectIsNotCopiedAgain() {
    Heap heap = empty();
    int id = heap.add(Instance.create(heap.token(), box));
    heap.freeze();

    HeapObject first = heap.own(id);

    assertThat(heap.own(id)).isSameAs(first);
    assertThat(heap.get(id)).isSameAs(first);
  }

  @Test
  void anArrayLivesAsLongAsACopyLooksForItsElementsInIt() {
    Heap heap = empty();
    RuntimeClass texts = classes.arrayOf(classes.named("java/lang/String"));
    Expr length = Simplifier.factory().symbol("n", Sort.INT);
    SymbolicArray source =
        SymbolicArray.computed(heap.token(), texts, length, null, index -> index);
    int id = heap.add(source);
    int copy = heap.add(SymbolicArray.copy(heap.token(), texts, length, source, id));

    HeapTracer tracer = new HeapTracer(heap);
    tracer.accept(copy);

    assertThat(tracer.finish()).isNotNull().satisfies(alive -> assertThat(alive.get(id)).isTrue());
  }

  /** A tree of heaps against plain lists of numbers. */
  @Test
  void manyForksKeepTheirContentsApart() {
    Random random = new Random(42);
    record Line(Heap heap, List<Long> expected) {}
    List<Line> lines = new ArrayList<>();
    lines.add(new Line(empty(), new ArrayList<>()));
    for (int step = 0; step < 30_000; step++) {
      Line line = lines.get(random.nextInt(lines.size()));
      int size = line.expected.size();
      switch (random.nextInt(8)) {
        case 0, 1, 2 -> {
          int id = line.heap.add(Instance.create(line.heap.token(), box));
          assertThat(id).isEqualTo(size + 1);
          line.expected.add(0L);
        }
        case 7 -> {
          if (lines.size() < 40) {
            Heap child = line.heap.freeze().resume();
            lines.add(new Line(child, new ArrayList<>(line.expected)));
          }
        }
        default -> {
          if (size > 0) {
            int id = 1 + random.nextInt(size);
            write(line.heap, id, step);
            line.expected.set(id - 1, (long) step);
          }
        }
      }
    }
    for (Line line : lines) {
      for (int i = 0; i < line.expected.size(); i++) {
        assertThat(read(line.heap, i + 1)).isEqualTo(line.expected.get(i));
      }
    }
  }

  @Test
  void whatIsNotAliveIsDroppedFromOwnPagesOnly() {
    Heap heap = empty();
    int shared = heap.add(Instance.create(heap.token(), box));
    HeapImage image = heap.freeze();
    int first = 0;
    for (int i = 0; i < 10_000; i++) {
      int id = heap.add(Instance.create(heap.token(), box));
      first = i == 5_000 ? id : first;
    }
    write(heap, first, 77);
    BitSet alive = new BitSet();
    alive.set(first);

    heap.retain(alive);

    assertThat(read(heap, first)).isEqualTo(77);
    assertThat(heap.exists(first)).isTrue();
    assertThat(heap.exists(first + 1)).isFalse();
    assertThat(heap.exists(9_000)).isFalse();
    assertThat(read(image.resume(), shared)).isZero();
    assertThat(heap.add(Instance.create(heap.token(), box))).isEqualTo(10_002);
  }

  @Test
  void literalsAreSharedAndNeverWritten() {
    StringLiterals literals = new StringLiterals(classes.named("java/lang/String"));
    Heap heap = Heap.empty(literals);
    int id = literals.idOf("text");

    assertThat(literals.idOf("te" + "xt")).isEqualTo(id).isNegative();
    assertThat(((Instance) heap.get(id)).payload()).isEqualTo("text");
    assertThatThrownBy(() -> heap.own(id)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void manyLiteralsGetDistinctIdentities() {
    StringLiterals literals = new StringLiterals(classes.named("java/lang/String"));
    for (int i = 0; i < 2_000; i++) {
      int id = literals.idOf("literal " + i);
      assertThat(id).isEqualTo(-i - 1);
      assertThat(literals.get(id).payload()).isEqualTo("literal " + i);
    }
  }
}
