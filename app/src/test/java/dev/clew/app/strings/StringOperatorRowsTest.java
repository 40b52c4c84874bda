package dev.clew.app.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.strings.AutomataSolver;
import dev.clew.solver.unrolled.UnrolledSolver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every operator means the same to the JDK and to every back end, on strings with corners; prints a
 * table. {@code -Dclew.rows=200} asks so often of each, {@code -Dclew.rows.patience=3000} gives
 * each answer more milliseconds, {@code -Dclew.rows.undecided=true} prints what was not decided.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("once")
class StringOperatorRowsTest {

  private static final Duration PATIENCE =
      Duration.ofMillis(Integer.getInteger("clew.rows.patience", 250));

  /** Who is asked, and how often in a build: processes are slow. */
  enum BackEnd {
    AUTOMATA(6, 0.8),
    UNROLLED(3, 0.75),
    CVC5(2, 0.6),
    Z3_STRINGS(1, 0.4);

    private final int rows;
    private final double share;

    BackEnd(int rows, double share) {
      this.rows = rows;
      this.share = share;
    }

    Solver create() throws SolverUnavailable {
      return switch (this) {
        case AUTOMATA -> new AutomataSolver(provided("z3"));
        case UNROLLED -> new UnrolledSolver(provided("z3"));
        case CVC5 -> provided("cvc5");
        case Z3_STRINGS -> provided("z3-strings");
      };
    }

    private static Solver provided(String name) throws SolverUnavailable {
      return ServiceLoader.load(SolverProvider.class).stream()
          .map(ServiceLoader.Provider::get)
          .filter(provider -> provider.name().equals(name))
          .findFirst()
          .orElseThrow()
          .create();
    }
  }

  private final Map<BackEnd, Map<StringOp, OperatorRow>> table = new EnumMap<>(BackEnd.class);

  @ParameterizedTest
  @EnumSource
  void operatorsMeanWhatTheJdkMeans(BackEnd backEnd) throws SolverUnavailable {
    Map<StringOp, OperatorRow> rows = new EnumMap<>(StringOp.class);
    table.put(backEnd, rows);
    try (Solver solver = backEnd.create()) {
      for (StringOp op : StringOp.values()) {
        OperatorRow row = new OperatorRow(op, solver, PATIENCE);
        rows.put(op, row);
        for (int i = Integer.getInteger("clew.rows", backEnd.rows); i > 0; i--) {
          row.ask();
        }
      }
    }
    if (Boolean.getBoolean("clew.rows.undecided")) {
      rows.values().forEach(row -> row.silent().forEach(System.out::println));
    }
    List<String> wrong = new ArrayList<>();
    rows.values().forEach(row -> wrong.addAll(row.wrong()));
    assertThat(wrong).isEmpty();
    double right = rows.values().stream().mapToInt(OperatorRow::right).sum();
    int unknown = rows.values().stream().mapToInt(OperatorRow::unknown).sum();
    assertThat(right / (right + unknown)).as("decided").isGreaterThan(backEnd.share);
  }

  @AfterAll
  void print() {
    StringBuilder text =
        new StringBuilder("operators: right (open argument found) unknown wrong\n");
    text.append(String.format("%-20s", ""));
    table.keySet().forEach(backEnd -> text.append(String.format("%-22s", backEnd)));
    for (StringOp op : StringOp.values()) {
      text.append(String.format("%n%-20s", op));
      table.values().forEach(rows -> text.append(String.format("%-22s", cell(rows.get(op)))));
    }
    System.out.println(text);
  }

  private static String cell(OperatorRow row) {
    return row == null
        ? "-"
        : "%d (%d) %d %d"
            .formatted(row.right(), row.preimages(), row.unknown(), row.wrong().size());
  }
}
