package dev.clew.solver.smtlib;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.FunctionTable;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Settled;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Uninterpreted;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Unknown;
import dev.clew.solver.smtlib.syntax.SmtText;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes models as definitions, in the order of the declarations. */
final class ModelPrinter {

  private ModelPrinter() {}

  /**
   * All that was declared, and after it what the model says where the standard leaves an operator
   * open, under names with the {@code @} that the standard keeps for solvers.
   */
  static String model(Map<String, SymbolDefinition> declared, Assignment assignment) {
    StringBuilder text = new StringBuilder("(\n");
    declared.forEach(
        (name, definition) -> {
          if (definition instanceof Unknown unknown) {
            Value value = assignment.value(unknown.symbol());
            line(text, name, "()", value.sort(), ValuePrinter.value(value));
          } else if (definition instanceof Settled settled) {
            line(text, name, "()", Sort.LANGUAGE, SmtText.of(settled.source()));
          } else if (definition instanceof Uninterpreted uninterpreted) {
            function(text, name, uninterpreted.function(), assignment);
          }
        });
    assignment.functions().keySet().stream()
        .filter(Predicate.not(declaredIn(declared)))
        .filter(function -> function.name().startsWith("@"))
        .sorted(Comparator.comparing(Function::name))
        .forEach(function -> function(text, function.name(), function, assignment));
    return text.append(')').toString();
  }

  private static Predicate<Function> declaredIn(Map<String, SymbolDefinition> declared) {
    return function ->
        declared.get(function.name()) instanceof Uninterpreted found
            && found.function() == function;
  }

  private static void function(
      StringBuilder text, String name, Function function, Assignment assignment) {
    List<Sort> sorts = function.parameters();
    String parameters =
        IntStream.range(0, sorts.size())
            .mapToObj(i -> "(x!" + i + " " + ValuePrinter.sort(sorts.get(i)) + ")")
            .collect(Collectors.joining(" ", "(", ")"));
    line(text, name, parameters, function.result(), choices(assignment.function(function)));
  }

  private static void line(
      StringBuilder text, String name, String parameters, Sort sort, String body) {
    text.append("  (define-fun ")
        .append(SmtText.symbol(name))
        .append(' ')
        .append(parameters)
        .append(' ')
        .append(ValuePrinter.sort(sort))
        .append(' ')
        .append(body)
        .append(")\n");
  }

  /** A chain of {@code ite}, sorted, because a table's own order is not the same in every run. */
  private static String choices(FunctionTable table) {
    List<Map.Entry<List<Value>, Value>> entries =
        table.entries().entrySet().stream()
            .filter(entry -> !entry.getValue().equals(table.otherwise()))
            .sorted(Map.Entry.comparingByKey(ModelPrinter::compare))
            .toList();
    StringBuilder text = new StringBuilder();
    for (Map.Entry<List<Value>, Value> entry : entries) {
      text.append("(ite ")
          .append(condition(entry.getKey()))
          .append(' ')
          .append(ValuePrinter.value(entry.getValue()))
          .append(' ');
    }
    return text.append(ValuePrinter.value(table.otherwise()))
        .append(")".repeat(entries.size()))
        .toString();
  }

  private static String condition(List<Value> arguments) {
    String equations =
        IntStream.range(0, arguments.size())
            .mapToObj(i -> "(= x!" + i + " " + ValuePrinter.value(arguments.get(i)) + ")")
            .collect(Collectors.joining(" "));
    return arguments.size() == 1 ? equations : "(and " + equations + ")";
  }

  private static int compare(List<Value> a, List<Value> b) {
    for (int i = 0; i < a.size(); i++) {
      int order = compare(a.get(i), b.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static int compare(Value a, Value b) {
    return a.sort().kind() == Sort.Kind.STRING
        ? a.asString().compareTo(b.asString())
        : a.asInteger().compareTo(b.asInteger());
  }
}
