package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.AnswerOrigin;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.Unknowns;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps what frameworks are given when they answer, where strings are followed: an encoder's answer
 * is unknown, but it is not the encoder who decides about it.
 */
final class AnswerOrigins {

  private final Machine m;
  private final List<String> inputs = new ArrayList<>();
  private final List<Expr> terms = new ArrayList<>();
  private boolean isUnread;

  private AnswerOrigins(Machine m) {
    this.m = m;
  }

  /** Of a call whose arguments are in the registers of a method's own frame. */
  static void keep(Machine m, Frame f, MethodInfo method, String name) {
    List<Integer> registers = new ArrayList<>();
    int register = method.isStatic() ? 0 : 1;
    for (JvmType type : method.signature().parameters()) {
      registers.add(register);
      register += type.slots();
    }
    keep(m, f, registers, method, name);
  }

  /** The same, with the registers of the arguments, the receiver left out. */
  static void keep(Machine m, Frame f, List<Integer> registers, MethodInfo method, String name) {
    if (!m.lazyInputs().followsStrings() || registers.isEmpty()) {
      return;
    }
    AnswerOrigins origins = new AnswerOrigins(m);
    List<JvmType> types = method.signature().parameters();
    for (int i = 0; i < Math.min(types.size(), registers.size()); i++) {
      if (types.get(i).isReference()) {
        origins.reference(f, registers.get(i));
      } else if (f.sym(registers.get(i)) instanceof Expr number) {
        origins.terms.add(number);
      }
    }
    if (origins.isUnread || !origins.inputs.isEmpty() || !origins.terms.isEmpty()) {
      String owner = method.owner().toString();
      m.journal()
          .derive(new AnswerOrigin(name, owner, origins.inputs, origins.terms, origins.isUnread));
    }
  }

  private void reference(Frame f, int register) {
    long id = f.raw[register];
    if (f.sym(register) != null) {
      id = m.unknowns().target(id);
      if (id == Unknowns.OPEN) {
        open(f.raw[register]);
        return;
      }
    }
    if (id != 0) {
      object(id);
    }
  }

  private void open(long reference) {
    if (m.object(reference) instanceof UnknownReference unknown) {
      inputs.add(unknown.name());
    } else {
      isUnread = true;
    }
  }

  private void object(long id) {
    HeapObject object = m.object(id);
    RuntimeClass type = object.type();
    if (type == m.runtime().wellKnown().string()) {
      Expr text = m.texts().term(id);
      if (!(text instanceof Const)) {
        terms.add(text);
      }
    } else if (object instanceof Instance instance && instance.input() != null) {
      inputs.add(InputNames.of(object));
    } else if (!isPlain(type)) {
      isUnread = true;
    }
  }

  /** A class, a constant of an enum, or what is beyond the boundary itself. */
  private boolean isPlain(RuntimeClass type) {
    return type == m.runtime().wellKnown().classClass()
        || (!type.isArray()
            && type.infoOrNull() != null
            && (type.info().isEnum() || m.lazyInputs().isBeyond(type.info())));
  }
}
