package dev.clew.solver.strings.strand;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.strings.graph.StrandGraph;
import java.util.List;
import org.junit.jupiter.api.Test;

class StrandTest {

  private final StrandGraph graph = new StrandGraph(new IntegerTerms(Simplifier.factory()));
  private final StringVertex v = graph.vertex();
  private final StringVertex w = graph.vertex();

  @Test
  void knownPartsNextToEachOtherBecomeOne() {
    Strand joined =
        Strand.join(Strand.of("a"), Strand.EMPTY, Strand.of("b"), Strand.of(v), Strand.of("c"));
    assertThat(joined.parts()).containsExactly(new FixedPart("ab"), v, new FixedPart("c"));
    assertThat(joined).isEqualTo(Strand.join(Strand.of("ab"), Strand.of(v), Strand.of("c")));
  }

  @Test
  void theEmptyStringHasNoParts() {
    assertThat(Strand.of("")).isEqualTo(Strand.EMPTY);
    assertThat(Strand.EMPTY.isFixed()).isTrue();
    assertThat(Strand.EMPTY.text()).isEmpty();
    assertThat(Strand.join(List.of())).isEqualTo(Strand.EMPTY);
    assertThat(Strand.EMPTY.fixedStart() + Strand.EMPTY.fixedEnd()).isEmpty();
  }

  @Test
  void unitsAreTakenFromBothEnds() {
    Strand strand = Strand.join(Strand.of("abc"), Strand.of(v), Strand.of("de"));
    assertThat(strand.fixedStart()).isEqualTo("abc");
    assertThat(strand.fixedEnd()).isEqualTo("de");
    assertThat(strand.afterUnits(2))
        .isEqualTo(Strand.join(Strand.of("c"), Strand.of(v), Strand.of("de")));
    assertThat(strand.beforeUnits(2)).isEqualTo(Strand.join(Strand.of("abc"), Strand.of(v)));
    assertThat(strand.afterUnits(3)).isEqualTo(Strand.join(Strand.of(v), Strand.of("de")));
    assertThat(Strand.of("ab").afterUnits(1).beforeUnits(1)).isEqualTo(Strand.EMPTY);
  }

  @Test
  void aVertexIsNoFixedStringAndEqualsOnlyItself() {
    assertThat(Strand.of(v).isVertex()).isTrue();
    assertThat(Strand.of(v).isFixed()).isFalse();
    assertThat(Strand.of(v)).isNotEqualTo(Strand.of(w));
    assertThat(Strand.join(Strand.of(v), Strand.of(w)).mentions(w)).isTrue();
    assertThat(Strand.join(Strand.of(v), Strand.of(w)).isVertex()).isFalse();
  }
}
