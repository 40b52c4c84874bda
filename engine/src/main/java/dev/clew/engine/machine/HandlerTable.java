package dev.clew.engine.machine;

import dev.clew.engine.heap.RuntimeClass;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A method's exception table; the first row that fits wins (JVMS 2.10). */
public final class HandlerTable {

  /** Finds the class that a handler catches; null if it cannot be loaded. */
  @FunctionalInterface
  public interface CatchType {
    @Nullable RuntimeClass resolve(GuestRuntime runtime);
  }

  /**
   * One row.
   *
   * @param start the first position covered
   * @param end the first position after those covered
   * @param type null to catch everything
   */
  public record Row(int start, int end, @Nullable CatchType type, Insn target) {}

  private final Row[] rows;

  public HandlerTable(List<Row> rows) {
    this.rows = rows.toArray(Row[]::new);
  }

  @Nullable Insn find(GuestRuntime runtime, int position, RuntimeClass thrown) {
    for (Row row : rows) {
      if (position >= row.start && position < row.end && catches(runtime, row, thrown)) {
        return row.target;
      }
    }
    return null;
  }

  /** The classes that rows catch at a position; rows for everything have none. */
  public List<RuntimeClass> caughtAt(GuestRuntime runtime, int position) {
    List<RuntimeClass> caught = new ArrayList<>();
    for (Row row : rows) {
      if (position >= row.start && position < row.end && row.type != null) {
        RuntimeClass type = row.type.resolve(runtime);
        if (type != null) {
          caught.add(type);
        }
      }
    }
    return caught;
  }

  private static boolean catches(GuestRuntime runtime, Row row, RuntimeClass thrown) {
    if (row.type == null) {
      return true;
    }
    RuntimeClass caught = row.type.resolve(runtime);
    return caught != null && runtime.classes().isSubtype(thrown, caught);
  }
}
