package dev.clew.hotspots.arrival;

import dev.clew.engine.explore.StringPath;
import dev.clew.engine.machine.AnswerOrigin;
import dev.clew.engine.program.type.JvmType;
import dev.clew.hotspots.source.InputSources;
import dev.clew.hotspots.source.SourceKind;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Symbol;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Who decides about a hole: those whose inputs are in it, and those whose inputs a framework was
 * given that answered with what is in it. What a database answers is its own, whatever it is asked.
 */
final class HoleSources {

  private final InputSources sources;
  private final Set<SourceKind> counted;
  private final Map<String, JvmType> roots;
  private final List<AnswerOrigin> origins;
  private final Set<String> seen = new HashSet<>();
  private final Set<SourceKind> kinds = EnumSet.noneOf(SourceKind.class);

  /**
   * @param counted assumed where nobody knows what an answer depends on
   */
  HoleSources(InputSources sources, Set<SourceKind> counted, StringPath path) {
    this.sources = sources;
    this.counted = counted;
    this.roots = path.roots();
    this.origins = path.origins();
  }

  Set<SourceKind> of(Collection<String> inputs) {
    inputs.forEach(this::add);
    return kinds;
  }

  private void add(String input) {
    if (!seen.add(input)) {
      return;
    }
    kinds.add(sources.of(input, roots));
    for (AnswerOrigin origin : origins) {
      if (origin.isOf(input) && !InputSources.isDatabase(origin.owner())) {
        origin.inputs().forEach(this::add);
        origin.terms().forEach(this::addAll);
        if (origin.isUnread()) {
          kinds.addAll(counted);
        }
      }
    }
  }

  private void addAll(Expr term) {
    new PostOrder()
        .visit(
            term,
            each -> {
              if (each instanceof Symbol symbol) {
                add(symbol.name());
              }
            });
  }
}
