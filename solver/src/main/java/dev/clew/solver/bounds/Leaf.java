package dev.clew.solver.bounds;

import dev.clew.solver.Query;
import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.FloatKeys;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.TrackedShape;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/** A state in which every tracked symbol is fixed that matters, put to the evaluator. */
final class Leaf {

  private final Network network;
  private final Domains domains;
  private final CandidateValues candidates;
  private Assignment assignment = Assignment.EMPTY;
  private boolean refuted;
  private long conflict;

  Leaf(Network network, Domains domains, CandidateValues candidates) {
    this.network = network;
    this.domains = domains;
    this.candidates = candidates;
  }

  /** The assignment that was put to the evaluator last. */
  Assignment assignment() {
    return assignment;
  }

  /** Whether the evaluator's no says that no values for the rest would do. */
  boolean refuted() {
    return refuted;
  }

  /** What the refutation rests on. */
  long conflict() {
    return conflict;
  }

  /** Whether the values make every conjunct true. */
  boolean confirm(Query query) {
    assignment = read(query.hint());
    refuted = false;
    conflict = 0;
    Evaluator evaluator = new Evaluator(assignment);
    try {
      for (int i = 0; i < query.conjuncts().size(); i++) {
        if (!evaluator.holds(query.conjuncts().get(i))) {
          refute(i);
          return false;
        }
      }
    } catch (FunctionFailure failure) {
      return false;
    }
    return true;
  }

  private void refute(int conjunct) {
    refuted = network.interpreted();
    conflict = Propagation.bit(conjunct);
    for (int i = 0; i < network.symbolCount(); i++) {
      refuted &= domains.isFixed(network.symbol(i));
      conflict |= domains.why(network.symbol(i));
    }
  }

  private Assignment read(Assignment hint) {
    Map<Symbol, Value> values = new LinkedHashMap<>();
    for (int i = 0; i < network.symbolCount(); i++) {
      int node = network.symbol(i);
      Symbol symbol = (Symbol) network.expr(node);
      if (network.shape(node) == TrackedShape.OPAQUE) {
        hint.explicit(symbol).ifPresent(value -> values.put(symbol, value));
      } else {
        values.put(symbol, value(node, choose(node, hint)));
      }
    }
    return Assignment.of(values, hint.functions());
  }

  /** The value that is left, or the nicest of those that are. */
  private long choose(int node, Assignment hint) {
    if (domains.isFixed(node)) {
      return domains.mayBeNan(node) ? CandidateValues.NAN : domains.lo(node);
    }
    return candidates.first(node, hint);
  }

  private Value value(int node, long value) {
    Sort sort = network.sort(node);
    return switch (network.shape(node)) {
      case INTEGER -> Value.of(BigInteger.valueOf(value));
      case FLOAT ->
          Value.ofRaw(
              sort,
              value == CandidateValues.NAN ? FloatKeys.nan(sort) : FloatKeys.pattern(sort, value));
      case TRUTH, BITS, IDENTITY -> Value.ofRaw(sort, value);
      case OPAQUE -> throw new IllegalStateException("not tracked: " + network.expr(node));
    };
  }
}
