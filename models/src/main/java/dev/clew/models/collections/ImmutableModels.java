package dev.clew.models.collections;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.ReferenceChoice;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.model.PathMemory;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code Set.of} and {@code Map.of} of several elements, asked for an unknown text or box. */
final class ImmutableModels {

  private static final String SET = "java/util/ImmutableCollections$SetN.";
  private static final String MAP = "java/util/ImmutableCollections$MapN.";
  private static final String OBJECT = "(Ljava/lang/Object;)";

  private ImmutableModels() {}

  static void register(Models models) {
    models
        .on(SET + "contains" + OBJECT + "Z", new LookupModel(c -> contains(c, "elements", 1)))
        .on(MAP + "containsKey" + OBJECT + "Z", new LookupModel(c -> contains(c, "table", 2)))
        .on(MAP + "get" + OBJECT + "Ljava/lang/Object;", new LookupModel(ImmutableModels::get));
  }

  private static HeapArray table(Call c, String field) {
    Instance instance = c.memory().instance(c.id(0));
    return c.memory().array(instance.raw(instance.type().field(field).slot()));
  }

  /** When the object equals what is at a place of the table; null if there is no term for it. */
  private static @Nullable Expr isAt(Call c, HeapArray table, int index) {
    PathMemory m = c.memory();
    long key = table.sym(index) == null ? table.raw(index) : m.target(table.raw(index));
    return key == PathMemory.OPEN ? null : ValueEquality.equal(m, c.id(1), key);
  }

  private static CallExit contains(Call c, String field, int step) {
    HeapArray table = table(c, field);
    Expr any = c.terms().factory().bool(false);
    for (int i = 0; i < table.length(); i += step) {
      Expr equal = isAt(c, table, i);
      if (equal == null) {
        return c.own();
      }
      any = c.terms().factory().or(any, equal);
    }
    return c.give(any);
  }

  private static CallExit get(Call c) {
    HeapArray table = table(c, "table");
    List<ReferenceChoice.Case> cases = new ArrayList<>();
    Expr any = c.terms().factory().bool(false);
    for (int i = 0; i < table.length(); i += 2) {
      Expr equal = isAt(c, table, i);
      if (equal == null) {
        return c.own();
      }
      if (table.raw(i) != 0) {
        cases.add(new ReferenceChoice.Case(equal, (int) table.raw(i + 1)));
        any = c.terms().factory().or(any, equal);
      }
    }
    cases.add(new ReferenceChoice.Case(c.terms().factory().not(any), 0));
    return c.giveOneOf(cases);
  }
}
