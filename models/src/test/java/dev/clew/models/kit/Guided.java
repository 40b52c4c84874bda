package dev.clew.models.kit;

import dev.clew.engine.boot.Engine;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.inputs.CandidateClasses;
import dev.clew.engine.inputs.DatumWriter;
import dev.clew.engine.inputs.ExplorationStart;
import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.inputs.NullPlaces;
import dev.clew.engine.inputs.NullRules;
import dev.clew.engine.inputs.SymbolicInputs;
import dev.clew.engine.inputs.TextTerms;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.CallDepth;
import dev.clew.engine.machine.Ending;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.FreshFields;
import dev.clew.engine.program.nullness.NullExpectations;
import dev.clew.engine.program.nullness.StaticWrites;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.sink.SinkFinder;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * Runs static methods with arguments that the engine takes for unknown, and decides every fork by
 * evaluating its guards for the arguments that are meant. Exactly one way has to be open: guards
 * that overlap or leave a gap are found here, without any solver.
 */
public final class Guided {

  private static final int MOST_DECISIONS = 20_000;

  private final Engine engine;

  /** For classes of a folder, with the library of the JDK that runs. */
  public Guided(Path classes) {
    engine = Engine.start(new Program(ClassPath.open(Jdk.running(), List.of(classes))));
  }

  /** Calls a static method whose parameters are primitives and strings. */
  public Observed call(Method method, @Nullable Object... arguments) {
    MethodInfo target =
        engine
            .runtime()
            .classes()
            .named(method.getDeclaringClass().getName().replace('.', '/'))
            .info()
            .method(method.getName(), Type.getMethodDescriptor(method))
            .orElseThrow();
    Terms terms = new Terms(Simplifier.factory());
    SymbolicInputs inputs =
        new SymbolicInputs(
            new CandidateClasses(engine.runtime(), 8, engine.boundaries()),
            /* staticFields= */ false,
            /* forgets= */ false,
            new NullRules(
                NullInputs.YES,
                new NullExpectations(engine.runtime().program()),
                new FreshFields(engine.runtime().program()),
                /* anyState= */ true),
            new NullPlaces(),
            SinkFinder.NONE,
            new StaticWrites(engine.runtime().program()));
    ExplorationStart start =
        ExplorationStart.of(engine, terms, inputs, target, CallDepth.UNLIMITED);
    Machine m = new Machine(engine.runtime(), terms, inputs, start.state());
    m.start(null);
    Meaning meaning = meaning(terms, target, method, arguments);
    return run(m, meaning, method.getReturnType());
  }

  /** The arguments that are meant: values of the unknowns, and names of those that are null. */
  private record Meaning(Evaluator evaluator, List<String> nulls) {}

  private static Meaning meaning(
      Terms terms, MethodInfo target, Method method, @Nullable Object[] arguments) {
    Map<Symbol, Value> values = new HashMap<>();
    List<String> nulls = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      String name = target.parameterNames().get(i);
      Object argument = arguments[i];
      if (argument == null) {
        nulls.add(name);
      } else {
        Sort sort = Values.sort(method.getParameterTypes()[i]);
        values.put(terms.factory().symbol(name, sort), Values.of(argument));
      }
    }
    return new Meaning(new Evaluator(Assignment.of(values)), nulls);
  }

  private static Observed run(Machine m, Meaning meaning, Class<?> result) {
    int decisions = 0;
    while (true) {
      Machine.Stop stop = m.run();
      if (stop == Machine.Stop.ENDED) {
        return ended(m, meaning.evaluator, result, decisions);
      }
      if (stop == Machine.Stop.FORKED) {
        if (++decisions > MOST_DECISIONS) {
          return new Observed("too many decisions", decisions);
        }
        int way = way(m.branches(), meaning);
        m.take(m.branches().get(way), way, /* open= */ true);
      }
    }
  }

  private static int way(List<Branch> branches, Meaning meaning) {
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < branches.size(); i++) {
      if (isOpen(branches.get(i), meaning)) {
        open.add(i);
      }
    }
    if (open.size() != 1) {
      throw new AssertionError(
          open.size()
              + " of these ways are open: "
              + branches.stream().map(Guided::shown).toList());
    }
    return open.get(0);
  }

  private static String shown(Branch branch) {
    return branch.guard() + (branch.note() == null ? "" : " (" + branch.note() + ")");
  }

  private static boolean isOpen(Branch branch, Meaning meaning) {
    Expr guard = branch.guard();
    if (guard != null && !meaning.evaluator.holds(guard)) {
      return false;
    }
    String note = branch.note();
    return note == null || holds(note, meaning.nulls);
  }

  /** Notes are about parameters that are null or not. */
  private static boolean holds(String note, List<String> nulls) {
    for (Scanner parts = new Scanner(note).useDelimiter(" && "); parts.hasNext(); ) {
      String part = parts.next();
      boolean isNull = part.endsWith(" == null");
      if (!isNull && !part.endsWith(" != null")) {
        throw new AssertionError("a choice that arguments do not decide: " + note);
      }
      if (isNull != nulls.contains(part.substring(0, part.length() - " == null".length()))) {
        return false;
      }
    }
    return true;
  }

  private static Observed ended(Machine m, Evaluator evaluator, Class<?> result, int decisions) {
    Ending ending = m.ending();
    if (ending instanceof Ending.Returned returned) {
      if (result == void.class) {
        return Observed.returned(null, decisions);
      }
      JvmType type = JvmType.parse(Type.getDescriptor(result));
      Datum datum = new DatumWriter(m, evaluator).write(type, returned.raw(), returned.sym());
      return Observed.returned(value(datum), decisions);
    }
    if (ending instanceof Ending.Threw threw) {
      Instance exception = m.instance(threw.exception());
      long message = exception.raw(exception.type().field("detailMessage").slot());
      String text = message == 0 ? null : TextTerms.evaluate(m, message, evaluator);
      return Observed.threw(exception.type().name(), text, decisions);
    }
    return Observed.unanswered(ending);
  }

  private static @Nullable Object value(Datum datum) {
    if (datum instanceof Datum.Null) {
      return null;
    }
    if (datum instanceof Datum.Primitive primitive) {
      return primitive.value();
    }
    if (datum instanceof Datum.Text text) {
      return text.value();
    }
    throw new IllegalArgumentException("return a primitive or a string, not " + datum);
  }
}
