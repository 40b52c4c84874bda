package dev.clew.engine.machine;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.Nullness;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/** How inputs come into being when the program first looks at them. */
public interface LazyInputs {

  /** For machines that have no inputs. */
  LazyInputs NONE = new NoInputs();

  /** Forks over null, aliases and new objects; every branch ends with the instruction again. */
  @Nullable Insn decide(Machine m, Frame f, Insn at, int reference);

  /** Whether the elements of arrays may be null. */
  Nullness nullnessOfElements();

  /** Whether a comparison with null in a method says that the program expects null. */
  boolean asksForNull(MethodInfo method);

  /** Hears that an input is used as an object though it is not known whether it is null. */
  void dereferenced(Frame f);

  /** Forks over null and not null. */
  @Nullable Insn decideNull(Machine m, Frame f, Insn at, int reference);

  /** Gives a field its value when it is first read. */
  void readField(Machine m, int id, Instance owned, int slot);

  /** Hears that a class is initialised; its static fields may be inputs from now on. */
  void initialized(Machine m, RuntimeClass type);

  /** Hears that a constructor of a class is done with an object; some fields may be inputs. */
  void constructed(Machine m, int id, ClassInfo owner);

  /** Gives a static field its value when it is first read. */
  void readStatic(Machine m, StaticFields owned, FieldInfo field);

  /**
   * An unknown from outside of the program, such as the time, which is reported among the inputs: a
   * number, a text that is not null, or any other reference. Null if there are no inputs, and the
   * real one is wanted.
   */
  @Nullable FurtherInput outside(Machine m, String name, InputOrigin origin, JvmType type);

  /** A new unknown of a primitive type, as registers hold it. */
  Expr symbol(Machine m, String name, JvmType type);

  /** Whether all candidates of an open class are of a type, none is, or (null) some are. */
  @Nullable Boolean isAlways(Machine m, RuntimeClass open, RuntimeClass type);

  /** Forks over whether an input of an open class is of a type. */
  @Nullable Insn decideType(Machine m, Frame f, Insn at, int id, RuntimeClass type);

  /** Forks over the classes that an input of an open class may be of. */
  @Nullable Insn decideClass(Machine m, Frame f, Insn at, int id);

  /** The method that a call on an input selects whatever its class is; null if that is open. */
  @Nullable MethodInfo common(Machine m, int id, MethodInfo resolved);

  /** Forks over the methods that a call on an input of an open class can select. */
  @Nullable Insn decideMethod(Machine m, Frame f, Insn at, int id, MethodInfo resolved);

  /** Whether an object stands for an implementation that the class path does not have. */
  boolean isStub(Machine m, int id);

  /** What a method returns that is not followed. */
  @Nullable Insn havoc(Machine m, Frame f, Insn at, MethodInfo method);

  /**
   * Whether it only matters where strings go. Then initialisers of the program end where they ask a
   * framework, or would fork: what they have not done by then is unknown. And what a framework
   * answers is of the class that it is cast to.
   */
  boolean followsStrings();

  /** Whether a class is answered for instead of being run; then it has no initialiser, either. */
  boolean isBeyond(ClassInfo type);

  /** Gives the static fields of a class that is answered for, which are all zero now, values. */
  void forgetStatics(Machine m, RuntimeClass type);

  /**
   * Initialises what the answer of a method needs; then the instruction is executed once more. Null
   * where nothing is left to do, or the machine has ended.
   *
   * @param caller the frame that calls, or that of the method
   */
  @Nullable Insn prepareAnswer(Machine m, Frame caller, MethodInfo method);

  /** Leaves the frame on top, that of a method which is answered for and has not begun. */
  @Nullable Insn answer(Machine m, Frame f, MethodInfo method);
}
