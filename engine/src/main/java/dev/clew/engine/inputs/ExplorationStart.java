package dev.clew.engine.inputs;

import dev.clew.engine.boot.Engine;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.Nullness;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.CallDepth;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.machine.State;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.GenericTypes;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.terms.Terms;
import java.util.ArrayList;
import java.util.List;

/** Where the exploration of a method begins: all its inputs are unknown. */
public final class ExplorationStart {

  private final State state;
  private final List<InputRoot> roots;

  private ExplorationStart(State state, List<InputRoot> roots) {
    this.state = state;
    this.roots = List.copyOf(roots);
  }

  public State state() {
    return state;
  }

  /** The receiver first, then the parameters. */
  public List<InputRoot> roots() {
    return roots;
  }

  /**
   * Prepares a call; the class is initialised when the state is resumed.
   *
   * @param callDepth how many levels of calls are followed
   * @throws dev.clew.engine.program.LinkageException if the method cannot be decoded
   */
  public static ExplorationStart of(
      Engine engine, Terms terms, SymbolicInputs inputs, MethodInfo method, CallDepth callDepth) {
    Machine m = new Machine(engine.runtime(), terms, inputs, engine.booted());
    MethodCode code = m.runtime().code(method);
    Frame frame = m.calls().push(code, null, callDepth);
    List<InputRoot> roots = new ArrayList<>();
    int slot = 0;
    if (!method.isStatic()) {
      receiver(m, frame, method, roots);
      slot = 1;
    }
    List<String> names = method.parameterNames();
    List<GenericType> types = GenericTypes.parameters(method);
    for (int i = 0; i < types.size(); i++) {
      Nullness nullness = inputs.nulls().ofParameter(method, i);
      UnknownValue unknown = UnknownValue.of(m, names.get(i), types.get(i), nullness);
      frame.set(slot, unknown.raw(), unknown.sym());
      m.journal().reserve(names.get(i));
      roots.add(new InputRoot(names.get(i), types.get(i).type(), unknown.raw(), unknown.sym()));
      slot += types.get(i).type().slots();
    }
    boolean hasOuter = method.isConstructor() && method.owner().isInner() && !types.isEmpty();
    if (hasOuter && frame.sym(1) == UnknownReference.MARK) {
      UnknownReference outer = (UnknownReference) m.object(frame.raw[1]);
      m.heap().put((int) frame.raw[1], outer.knownNonNull(m.token()));
    }
    RuntimeClass owner = m.runtime().classes().of(method.owner());
    if (!m.initialization().isReady(owner)) {
      m.initialization().start(owner);
    }
    return new ExplorationStart(m.freeze(), roots);
  }

  /** A constructor works on a new object; all else on an input that is not null. */
  private static void receiver(Machine m, Frame frame, MethodInfo method, List<InputRoot> roots) {
    RuntimeClass owner = m.runtime().classes().of(method.owner());
    if (method.isConstructor()) {
      frame.set(0, m.allocate(owner));
      return;
    }
    if (method.owner().isEnum()) {
      UnknownReference unknown =
          UnknownReference.open(m.token(), running(m, owner, method), "this");
      frame.set(0, m.heap().add(unknown.knownNonNull(m.token())), UnknownReference.MARK);
    } else {
      int id = m.heap().add(object(m, owner, method));
      m.journal().addInput(id);
      frame.set(0, id);
    }
    roots.add(new InputRoot("this", owner.type(), frame.raw[0], frame.sym(0)));
  }

  /** An enum type without the constants that have a method of their own. */
  private static RuntimeClass running(Machine m, RuntimeClass type, MethodInfo method) {
    RuntimeClass left = type;
    for (ClassInfo each : concrete(m, method.owner())) {
      if (!method.isPrivate() && each.select(method) != method) {
        left = left.knowing(m.runtime().classes().of(each), /* holds= */ false);
      }
    }
    return left;
  }

  private static List<ClassInfo> concrete(Machine m, ClassInfo type) {
    return m.runtime().program().concreteSubtypes(type, Program.Scope.PROJECT).classes();
  }

  private static HeapObject object(Machine m, RuntimeClass owner, MethodInfo method) {
    List<RuntimeClass> candidates = new ArrayList<>();
    if (!method.owner().isAbstract()) {
      candidates.add(owner);
    } else {
      for (ClassInfo each : concrete(m, method.owner())) {
        if (method.isPrivate() || each.select(method) == method) {
          candidates.add(m.runtime().classes().of(each));
        }
      }
    }
    boolean stub = candidates.isEmpty();
    RuntimeClass type = stub ? owner : RuntimeClass.open(owner, candidates);
    int slots = type.candidates().stream().mapToInt(RuntimeClass::instanceSlots).max().orElse(0);
    return Instance.input(m.token(), type, slots, new InputIdentity("this", stub));
  }
}
