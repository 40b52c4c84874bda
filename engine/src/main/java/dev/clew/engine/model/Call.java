package dev.clew.engine.model;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.ReferenceChoice;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.insn.array.ElementSorts;
import dev.clew.engine.insn.object.TextView;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.ReferenceChoices;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.reflect.GuestCalls;
import dev.clew.engine.reflect.GuestValue;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.ArrayList;
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
  private final ParameterRegisters parameters;

  Call(Machine machine, Frame frame, ParameterRegisters parameters) {
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

  /** The objects, types and texts of the path. */
  public PathMemory memory() {
    return new PathMemory(machine);
  }

  /** Adds a fact that is true of all values. */
  public void assume(Expr fact) {
    machine.journal().assume(fact);
  }

  /** Puts another object in the place of an argument, for the method's own code. */
  public void replace(int argument, long id) {
    frame.set(register(argument), id);
  }

  /** Puts what a field holds in the place of an argument, for the method's own code. */
  public void replace(int argument, ModelField value) {
    frame.set(register(argument), value.raw(), value.sym());
  }

  /** Whether an argument is a number that is not known, or it is open which object it is. */
  public boolean isOpen(int argument) {
    return frame.sym(register(argument)) != null;
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

  /** An {@code int} that is known. */
  public int intAt(int argument) {
    return frame.intAt(register(argument));
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

  /**
   * Whether an argument is null or one known object by now; where it is not, the call is left by
   * {@link #decide}.
   */
  public boolean isSettled(int argument) {
    return machine.unknowns().settle(frame, register(argument));
  }

  /** Asks which object an argument is, and then for the call once more. */
  public CallExit decide(int argument) {
    return new CallExit(machine.unknowns().decide(frame, here(frame), register(argument)));
  }

  /** Asks whether an argument whose class is open is of a type, and then for the call once more. */
  public CallExit decideType(int argument, RuntimeClass type) {
    int id = (int) id(argument);
    return new CallExit(machine.lazyInputs().decideType(machine, frame, here(frame), id, type));
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
    int register = register(argument);
    return terms().of(sort, frame.raw[register], frame.sym(register));
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
  public ModelField field(int argument, String name) {
    return fieldOf(id(argument), name);
  }

  /** A field of any object. */
  public ModelField fieldOf(long id, String name) {
    return new ModelField(machine, (int) id, name);
  }

  /** Leaves with a value: a number, truth value or unit, or the text of a new string. */
  public CallExit give(Expr value) {
    if (value.sort().equals(Sort.STRING)) {
      return giveObject(machine.texts().create(value));
    }
    Expr held = held(value);
    return held instanceof Const constant
        ? returned(constant.value().raw(), null)
        : returned(0, held);
  }

  private CallExit returned(long raw, @Nullable Object sym) {
    return new CallExit(machine.calls().returnValue(frame, raw, sym));
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
  public CallExit giveObject(long id) {
    return returned(id, null);
  }

  /**
   * Leaves with one of several objects; which one is decided when an instruction has to know.
   *
   * @param cases guards are disjoint and leave no gap
   */
  public CallExit giveOneOf(List<ReferenceChoice.Case> cases) {
    ReferenceChoices.Reference made = machine.unknowns().choices().of(cases);
    return returned(made.id(), made.sym());
  }

  /** Leaves a method that returns nothing. */
  public CallExit done() {
    return new CallExit(machine.calls().returnVoid(frame));
  }

  public boolean returnsNothing() {
    return parameters.result.kind() == JvmType.Kind.VOID;
  }

  /** Goes on with the method's own code. */
  public CallExit own() {
    return new CallExit(own(frame));
  }

  /**
   * Goes on with the method's own code, which is known to throw before it looks into an unknown
   * text: it sees the right lengths and nothing else.
   */
  public CallExit fail() {
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
        frame.set(register, payload.standIn(memory(), instance));
      }
    }
    return own();
  }

  /** Throws a new exception of a JDK class; the message is a String or a term, null for none. */
  public CallExit raise(String className, @Nullable Object message) {
    return new CallExit(machine.exceptions().raise(className, message));
  }

  /**
   * The same with a cause.
   *
   * @param cause the identity of an exception
   */
  public CallExit raise(String className, @Nullable Object message, int cause) {
    return new CallExit(machine.exceptions().raise(className, message, cause));
  }

  /** The identity of a new exception of a JDK class, which is not thrown. */
  public int exception(String className, Object message) {
    return machine.exceptions().make(className, message);
  }

  /**
   * The same with a cause.
   *
   * @param cause the identity of an exception, 0 for none
   */
  public int exception(String className, Object message, int cause) {
    int exception = exception(className, message);
    if (cause != 0) {
      machine.exceptions().setCause(exception, cause);
    }
    return exception;
  }

  /**
   * Throws an exception that its own constructor makes; its class has run its initialiser.
   *
   * @param cause the identity of an exception, 0 for what the constructor makes of it
   * @param arguments numbers, and texts of new strings
   */
  public CallExit raiseMade(String className, String descriptor, int cause, Expr... arguments) {
    RuntimeClass type = memory().named(className);
    int exception = machine.allocate(type);
    List<GuestValue> values = new ArrayList<>(List.of(GuestValue.of(exception)));
    for (Expr each : arguments) {
      values.add(value(each));
    }
    MethodInfo constructor = machine.runtime().method(type, "<init>", descriptor);
    return new CallExit(
        GuestCalls.call(
            machine, constructor, values, machine.exceptions().throwing(exception, cause)));
  }

  private GuestValue value(Expr value) {
    if (value.sort().equals(Sort.STRING)) {
      return GuestValue.of(machine.texts().create(value));
    }
    return value instanceof Const known
        ? GuestValue.of(known.value().raw())
        : new GuestValue(0, value);
  }

  /** Goes on when a class has run its initialiser. */
  public CallExit whenInitialized(String className, Function<Call, CallExit> then) {
    return new CallExit(
        GuestCalls.whenReady(
            machine,
            memory().named(className),
            (m, nothing) -> then.apply(new Call(m, m.top(), parameters)).then()));
  }

  /** Ends the path, with a reason. */
  public CallExit unsupported(ReasonCode reason, String detail) {
    return new CallExit(machine.unsupported(reason, detail));
  }

  /** Ends the path, as a bound demands. */
  public CallExit cut(ReasonCode reason, String detail) {
    return new CallExit(machine.cut(reason, detail));
  }

  /** The method once more, after a decision. */
  public CallExit again() {
    return new CallExit(here(frame));
  }

  /** Forks over a condition. */
  public CallExit either(
      Expr condition, Function<Call, CallExit> holds, Function<Call, CallExit> fails) {
    return fork(List.of(when(condition, holds), when(terms().factory().not(condition), fails)));
  }

  /** One way of a fork; it gets a call of its own. */
  public CallWay when(Expr guard, Function<Call, CallExit> way) {
    return new CallWay(guard, null, way, /* isRare= */ false);
  }

  /** Stops for the explorer to choose; the guards leave no gap. */
  public CallExit fork(List<CallWay> ways) {
    List<Branch> branches = ways.stream().map(each -> each.branch(parameters)).toList();
    return new CallExit(machine.fork(frame, here(frame), branches));
  }
}
