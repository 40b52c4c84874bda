package dev.clew.hotspots.arrival;

import dev.clew.hotspots.text.SentencePart;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.PostOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Methods that strings have gone through, and that are run: solvers can only guess about them. */
final class RunFunctions {

  private RunFunctions() {}

  /** The names of those in a hole. */
  static Stream<String> of(SentencePart.Hole hole) {
    List<String> found = new ArrayList<>();
    new PostOrder()
        .visit(
            hole.term(),
            term -> {
              if (term instanceof Apply apply && apply.op() instanceof Function function) {
                found.add(function.name());
              }
            });
    return found.stream();
  }
}
