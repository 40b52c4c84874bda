package dev.clew.engine.model;

import dev.clew.engine.heap.Choice;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.insn.array.ElementSorts;
import dev.clew.engine.insn.object.TextView;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Choices;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.Terms;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A call of a modelled method: its arguments as terms, and the ways to leave it. Arguments are
 * numbered from 0, which is the receiver of a method that has one.
 *
 * <p>It stands for the frame on top, and must not be kept: the ways of a fork get calls of their
 * own.
 */
public final class Call {

  private final Machine machine;
  private final Frame frame;
  private final Parameters parameters;

  Call(Machine machine, Frame frame, Parameters parameters) {
    this.machine = machine;
    this.frame = frame;
    this.parameters = parameters;
  }

  /** The instruction that the method begins with, to be executed once more after a decision. */
  static Insn here(Frame f) {
    Insn here = f.insn();
    return here == null ? f.code.entry() : here;
  }

  static @Nullable Insn own(Frame f) {
    Insn here = f.insn();
    return here == null ? null : here.next();
  }

  public Machine machine() {
    return machine;
  }

  public Frame frame() {
    return frame;
  }

  public Terms terms() {
    return machine.terms();
  }

  /** How many arguments there are, with the receiver. */
  public int count() {
    return parameters.registers.length;
  }

  /** The register of an argument. */
  public int register(int argument) {
    return parameters.registers[argument];
  }

  /** The identity of an argument that is an object, 0 for null. */
  public long id(int argument) {
    return frame.raw[register(argument)];
  }

  public boolean isNull(int argument) {
    return id(argument) == 0;
  }

  /** Whether an argument that is declared as a string is null. */
  public boolean lacksText() {
    for (int register : parameters.texts) {
      if (frame.raw[register] == 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether an argument is a string for sure. */
  public boolean isText(int argument) {
    int register = register(argument);
    return frame.sym(register) == null
        && frame.raw[register] != 0
        && machine.classOf(frame.raw[register]) == machine.runtime().wellKnown().string();
  }

  /** A primitive argument as registers hold it, such as a {@code char} as an {@code int}. */
  public Expr number(int argument) {
    Sort sort = ElementSorts.of(parameters.types.get(argument));
    return terms().of(sort, frame, register(argument));
  }

  /** A {@code char} argument, or the low half of an {@code int}, as a unit. */
  public Expr unit(int argument) {
    return terms().ints().narrow(number(argument), Sort.CHAR);
  }

  /** The text of an argument that is a string. */
  public Expr text(int argument) {
    return machine.texts().term(id(argument));
  }

  /** The text of an argument that has to be known; null if it is not. */
  public @Nullable String known(int argument) {
    return isNull(argument) || !(machine.texts().content(id(argument)) instanceof String text)
        ? null
        : text;
  }

  /** A field of an argument that is an object. */
  public Field field(int argument, String name) {
    return fieldOf(id(argument), name);
  }

  /** A field of any object. */
  public Field fieldOf(long id, String name) {
    return new Field(machine, (int) id, name);
  }

  /** Leaves with a value: a number, truth value or unit, or the text of a new string. */
  public @Nullable Insn give(Expr value) {
    if (value.sort().equals(Sort.STRING)) {
      return giveObject(machine.texts().create(value));
    }
    Expr held = held(value);
    return held instanceof Const constant
        ? machine.calls().returnValue(frame, constant.value().raw(), null)
        : machine.calls().returnValue(frame, 0, held);
  }

  private Expr held(Expr value) {
    if (value.sort().equals(Sort.BOOL)) {
      return terms().ints().ofBoolean(value);
    }
    boolean isUnit =
        value.sort().equals(Sort.CHAR) && parameters.result.kind() != JvmType.Kind.SHORT;
    return isUnit ? terms().ints().promoteChar(value) : value;
  }

  /** Leaves with an object; 0 for null. */
  public @Nullable Insn giveObject(long id) {
    return machine.calls().returnValue(frame, id, null);
  }

  /**
   * Leaves with one of several objects; which one is decided when somebody has to know.
   *
   * @param cases guards are disjoint and leave no gap
   */
  public @Nullable Insn giveOneOf(List<Choice.Case> cases) {
    Choices.Reference made = machine.unknowns().choices().of(cases);
    return machine.calls().returnValue(frame, made.id(), made.sym());
  }

  /** Leaves a method that returns nothing. */
  public @Nullable Insn done() {
    return machine.calls().returnVoid(frame);
  }

  public boolean returnsNothing() {
    return parameters.result.kind() == JvmType.Kind.VOID;
  }

  /** Goes on with the method's own code. */
  public @Nullable Insn own() {
    return own(frame);
  }

  /**
   * Goes on with the method's own code, which is known to throw before it looks into an unknown
   * text: it sees the right lengths and nothing else.
   */
  public @Nullable Insn fail() {
    for (int register : parameters.references) {
      long id = frame.raw[register];
      if (frame.sym(register) != null || id == 0) {
        continue;
      }
      HeapObject object = machine.object(id);
      RuntimeClass type = object.type();
      if (type == machine.runtime().wellKnown().string() && machine.texts().isUnknown(id)) {
        frame.set(register, TextView.standIn(machine, machine.texts().term(id)));
      } else if (object instanceof Instance instance
          && instance.payload() instanceof FailsAs payload) {
        frame.set(register, payload.standIn(machine, instance));
      }
    }
    return own();
  }

  /** Throws a new exception of a JDK class; the message is a String or a term, null for none. */
  public @Nullable Insn raise(String className, @Nullable Object message) {
    return machine.exceptions().raise(className, message);
  }

  /** The method once more, after a decision. */
  public Insn again() {
    return here(frame);
  }

  /** Forks over a condition. */
  public @Nullable Insn either(
      Expr condition, Function<Call, @Nullable Insn> holds, Function<Call, @Nullable Insn> fails) {
    return fork(List.of(when(condition, holds), when(terms().factory().not(condition), fails)));
  }

  /** One way of a fork. */
  public Branch when(Expr guard, Function<Call, @Nullable Insn> way) {
    return Branch.when(guard, (m, f) -> way.apply(new Call(m, f, parameters)));
  }

  /** Stops for somebody to choose; the guards leave no gap. */
  public @Nullable Insn fork(List<Branch> ways) {
    return machine.fork(frame, again(), ways);
  }
}
