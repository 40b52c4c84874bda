package dev.clew.engine.concrete;

import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.model.ModelledMethod;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.program.MethodInfo;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Op;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** All methods of a program that are run instead of being looked into. Shared by all workers. */
public final class ConcreteFunctions {

  private static final String MARK = "dev/clew/annotations/Concrete";

  private record Key(MethodInfo method, String className, List<Boolean> isNull) {}

  private final MethodRunner forProgram;
  private final MethodRunner forJdk = new HostRunner();
  private final Map<Key, ConcreteFunction> functions = new ConcurrentHashMap<>();
  private final Map<Op, ConcreteFunction> byFunction = new ConcurrentHashMap<>();
  private final Set<Reason> notes = ConcurrentHashMap.newKeySet();

  /**
   * @param forProgram runs methods of the program
   */
  public ConcreteFunctions(MethodRunner forProgram) {
    this.forProgram = forProgram;
  }

  /** What performs a method that nothing else does: null unless it is marked or native. */
  public @Nullable NativeMethod find(MethodInfo method) {
    boolean isMarked = method.hasCode() && method.annotations().contains(MARK);
    boolean isHidden = method.owner().isJdk() && !(method.isStatic() && method.isPublic());
    if (!(isMarked || method.isNative()) || isHidden || !CrossingTypes.cross(method)) {
      return null;
    }
    return new ModelledMethod(method, new ConcreteMethod(method, this), null);
  }

  ConcreteFunction of(MethodInfo method, String className, boolean[] isNull) {
    List<Boolean> nulls = new ArrayList<>();
    for (boolean each : isNull) {
      nulls.add(each);
    }
    return functions.computeIfAbsent(
        new Key(method, className, nulls), key -> make(method, className, isNull));
  }

  private ConcreteFunction make(MethodInfo method, String className, boolean[] isNull) {
    MethodRunner runner = method.owner().isJdk() ? forJdk : forProgram;
    ConcreteFunction made = new ConcreteFunction(method, className, isNull, runner, notes::add);
    for (Function each : Arrays.asList(made.outcome(), made.value(), made.message())) {
      byFunction.put(each, made);
    }
    return made;
  }

  /** Whether no method has been called with unknown arguments yet. */
  boolean isEmpty() {
    return functions.isEmpty();
  }

  /** The method behind a function; null if there is none. */
  @Nullable ConcreteFunction behind(Op function) {
    return byFunction.get(function);
  }

  void note(Reason reason) {
    notes.add(reason);
  }

  /** What was wrong with methods since the last question, in a fixed order. */
  public List<Reason> takeNotes() {
    List<Reason> taken = new ArrayList<>(notes);
    notes.removeAll(taken);
    taken.sort(Comparator.comparing(Reason::code).thenComparing(Reason::detail));
    return taken;
  }
}
