package dev.clew.engine.model;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RefArray;
import dev.clew.engine.heap.ReferenceChoice;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.program.MethodInfo;
import dev.clew.solver.expr.Expr;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A method with a model: asked when something is unknown; otherwise the Java code that performs it,
 * if there is some, or its own code.
 */
public final class ModelledMethod implements NativeMethod.Symbolic {

  /** Types whose objects models look into. */
  private static final Set<String> VALUES =
      Set.of(
          "java/lang/CharSequence",
          "java/lang/StringBuilder",
          "java/lang/StringBuffer",
          "java/math/BigInteger",
          "java/math/BigDecimal");

  private final ParameterRegisters parameters;
  private final Model model;
  private final @Nullable NativeMethod otherwise;
  private final boolean hasCode;

  /**
   * @param otherwise performs calls on known arguments; null for the method's own code
   */
  public ModelledMethod(MethodInfo method, Model model, @Nullable NativeMethod otherwise) {
    this.parameters = new ParameterRegisters(method);
    this.model = model;
    this.otherwise = otherwise;
    this.hasCode = method.hasCode();
  }

  @Override
  public boolean takesOpenClasses() {
    return model.takesOpenClasses();
  }

  @Override
  public @Nullable Insn call(Machine m, Frame f) {
    if (f.isTarget() && !model.standsForTarget()) {
      return Call.own(f);
    }
    if (f.hasSymbols()) {
      int open = openText(m, f);
      if (open >= 0) {
        return m.unknowns().decide(f, Call.here(f), open);
      }
    }
    Call call = new Call(m, f, parameters);
    return isUnknown(m, f) || model.isConcerned(call) ? model.apply(call).then() : known(m, f);
  }

  /**
   * A register with a text, units or a number that was not looked at yet, or with an open choice,
   * or -1.
   */
  private int openText(Machine m, Frame f) {
    for (int register : parameters.references) {
      if (f.sym(register) == UnknownReference.MARK
          && !m.unknowns().settle(f, register)
          && (isSequence(m, m.classOf(f.raw[register])) || isChoice(m, f, register))) {
        return register;
      }
    }
    return -1;
  }

  /** Models take choices only where they take any object. */
  private boolean isChoice(Machine m, Frame f, int register) {
    return m.object(f.raw[register]) instanceof ReferenceChoice && parameters.isSpecific(register);
  }

  private static boolean isSequence(Machine m, RuntimeClass type) {
    return type == m.runtime().wellKnown().string()
        || type == m.runtime().wellKnown().charArray()
        || (type.infoOrNull() != null && VALUES.contains(type.info().name()));
  }

  private boolean isUnknown(Machine m, Frame f) {
    if (f.hasSymbols()) {
      for (int register : parameters.numbers) {
        if (f.sym(register) instanceof Expr) {
          return true;
        }
      }
    }
    for (int register : parameters.references) {
      if (f.sym(register) == null && f.raw[register] != 0 && isUnknown(m, f.raw[register])) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUnknown(Machine m, long id) {
    HeapObject object = m.object(id);
    if (!(object instanceof Instance instance)) {
      return object instanceof SymbolicArray array
          ? !array.type().component().type().isReference()
          : object instanceof HeapArray known && known.hasSymbols() && !(known instanceof RefArray);
    }
    return instance.type() == m.runtime().wellKnown().string()
        ? m.texts().isUnknown(id)
        : instance.payload() instanceof SymbolicPayload;
  }

  private @Nullable Insn known(Machine m, Frame f) {
    boolean takes = otherwise instanceof NativeMethod.Symbolic || !f.hasSymbols() || !hasCode;
    return otherwise == null || !takes ? Call.own(f) : otherwise.call(m, f);
  }
}
