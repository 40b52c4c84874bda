package dev.clew.engine.concrete;

import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The parts of a method's domain that its {@code @Partition} names. */
final class DomainPartitions {

  private static final String MARK = "dev/clew/annotations/Partition";

  private DomainPartitions() {}

  /** As conditions on arguments; what cannot be read is noted and left out. */
  static List<Expr> of(
      ConcreteFunction function, List<Expr> arguments, Terms terms, ConcreteFunctions notes) {
    MethodInfo method = function.method();
    List<Expr> parts = new ArrayList<>();
    if (!method.annotations().contains(MARK)) {
      return parts;
    }
    Map<String, Expr> names = names(function, arguments, terms);
    for (String text : method.annotationTexts(MARK)) {
      try {
        parts.add(PartitionParser.parse(text, names, terms));
      } catch (IllegalArgumentException e) {
        String detail = "a part of " + method + " cannot be read: " + e.getMessage();
        notes.note(new Reason(ReasonCode.PARTITION, detail));
      }
    }
    return parts;
  }

  private static Map<String, Expr> names(
      ConcreteFunction function, List<Expr> arguments, Terms terms) {
    Map<String, Expr> names = new HashMap<>();
    List<JvmType> types = function.types();
    List<String> all = function.method().parameterNames();
    if (types.size() == all.size()) {
      for (int i = 0; i < types.size(); i++) {
        boolean isTruth = types.get(i).kind() == JvmType.Kind.BOOLEAN;
        Expr argument = arguments.get(i);
        names.put(
            all.get(i),
            isTruth ? argument : CrossingTypes.widen(terms.ints(), types.get(i), argument));
      }
    }
    return names;
  }
}
