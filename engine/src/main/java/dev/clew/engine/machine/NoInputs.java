package dev.clew.engine.machine;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.Nullness;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/** Nothing is unknown, so nothing is ever asked but whether an object is a stub. */
final class NoInputs implements LazyInputs {

  @Override
  public Nullness nullnessOfElements() {
    return Nullness.POSSIBLE;
  }

  @Override
  public boolean asksForNull(MethodInfo method) {
    return true;
  }

  @Override
  public void dereferenced(Frame f) {}

  private static IllegalStateException none() {
    return new IllegalStateException("there are no inputs");
  }

  @Override
  public @Nullable Insn decide(Machine m, Frame f, Insn at, int reference) {
    throw none();
  }

  @Override
  public @Nullable Insn decideNull(Machine m, Frame f, Insn at, int reference) {
    throw none();
  }

  @Override
  public void readField(Machine m, int id, Instance owned, int slot) {
    throw none();
  }

  @Override
  public void initialized(Machine m, RuntimeClass type) {}

  @Override
  public void constructed(Machine m, int id, ClassInfo owner) {}

  @Override
  public void readStatic(Machine m, StaticFields owned, FieldInfo field) {
    throw none();
  }

  @Override
  public @Nullable FurtherInput outside(Machine m, String name, InputOrigin origin, JvmType type) {
    return null;
  }

  @Override
  public Expr symbol(Machine m, String name, JvmType type) {
    throw none();
  }

  @Override
  public @Nullable Boolean isAlways(Machine m, RuntimeClass open, RuntimeClass type) {
    throw none();
  }

  @Override
  public @Nullable Insn decideType(Machine m, Frame f, Insn at, int id, RuntimeClass type) {
    throw none();
  }

  @Override
  public @Nullable Insn decideClass(Machine m, Frame f, Insn at, int id) {
    throw none();
  }

  @Override
  public @Nullable Insn decideMethod(Machine m, Frame f, Insn at, int id, MethodInfo resolved) {
    throw none();
  }

  @Override
  public boolean isStub(Machine m, int id) {
    return false;
  }

  @Override
  public @Nullable MethodInfo common(Machine m, int id, MethodInfo resolved) {
    throw none();
  }

  @Override
  public @Nullable Insn havoc(Machine m, Frame f, Insn at, MethodInfo method) {
    throw none();
  }

  @Override
  public @Nullable Insn prepareAnswer(Machine m, Frame caller, MethodInfo method) {
    return null;
  }

  @Override
  public boolean followsStrings() {
    return false;
  }

  @Override
  public boolean isBeyond(ClassInfo type) {
    return false;
  }

  @Override
  public void forgetStatics(Machine m, RuntimeClass type) {
    throw none();
  }

  /** The method's own code, where it has some. */
  @Override
  public @Nullable Insn answer(Machine m, Frame f, MethodInfo method) {
    Insn here = f.insn();
    return here != null && method.hasCode()
        ? here.next()
        : m.unsupported(ReasonCode.NATIVE_METHOD, method.toString());
  }
}
