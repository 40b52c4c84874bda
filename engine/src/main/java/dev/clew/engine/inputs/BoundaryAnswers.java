package dev.clew.engine.inputs;

import dev.clew.engine.boundary.BoundaryKind;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.GenericTypes;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import org.jspecify.annotations.Nullable;

/**
 * Answers for types beyond the boundary. What a framework returns, or holds in its fields, is an
 * unknown that is not null, unless the program asks for null where strings are followed; no replay
 * can supply it, so that the path assumes it. A logger does nothing and is off at all levels;
 * nothing is assumed by that, because no answer of it counts.
 */
final class BoundaryAnswers {

  private final CandidateClasses candidates;
  private final AnswerFailures failures;
  private final HandedValues handed;
  private final EncodedAnswers encoded;

  /**
   * @param failures tells whether strings are followed
   */
  BoundaryAnswers(
      CandidateClasses candidates,
      AnswerFailures failures,
      HandedValues handed,
      EncodedAnswers encoded) {
    this.encoded = encoded;
    this.candidates = candidates;
    this.failures = failures;
    this.handed = handed;
  }

  /** Leaves the frame of a method that has code, or would have. */
  @Nullable Insn answer(Machine m, Frame f, MethodInfo method) {
    if (method.isConstructor()) {
      forgetFields(m, (int) f.raw[0], method.owner());
      handed.in(m, f, method);
      return m.calls().returnVoid(f);
    }
    JvmType result = method.signature().result();
    if (isQuiet(method)) {
      return result.kind() == JvmType.Kind.VOID ? m.calls().returnVoid(f) : quietly(m, f, method);
    }
    m.journal().crossBoundary(method.owner(), /* isSupplied= */ false);
    String given = handed.in(m, f, method);
    if (result.kind() == JvmType.Kind.VOID) {
      return m.calls().returnVoid(f);
    }
    String name = ownerName(method.owner()) + "." + method.name() + given;
    UnknownValue unknown =
        encoded.know(method)
            ? encoded.answer(
                m,
                f,
                EncodedAnswers.register(method),
                method,
                name + "#" + m.journal().nextNumber())
            : unknown(m, name, GenericTypes.result(method));
    return m.calls().returnValue(f, unknown.raw(), unknown.sym());
  }

  private @Nullable Insn quietly(Machine m, Frame f, MethodInfo method) {
    boolean isNamed = makesNamedLogger(method) && f.sym(0) == null && f.raw[0] != 0;
    UnknownValue result =
        isNamed
            ? quietObject(m, m.mirrors().classOf(f.raw[0]).type(), method.name() + "()")
            : quietResult(m, method);
    return m.calls().returnValue(f, result.raw(), result.sym());
  }

  /** Whether a logger's method returns nothing that says anything. */
  boolean isQuiet(MethodInfo method) {
    if (candidates.boundaries().of(method) != BoundaryKind.LOGGER) {
      return false;
    }
    JvmType result = method.signature().result();
    return result.kind() == JvmType.Kind.VOID
        || result.kind() == JvmType.Kind.BOOLEAN
        || isLogger(result)
        || makesNamedLogger(method);
  }

  /** Whether it makes a logger of an interface of the program's own, which it is told. */
  private static boolean makesNamedLogger(MethodInfo method) {
    return method.isStatic()
        && method.signature().result().equals(JvmType.OBJECT)
        && method.descriptor().startsWith("(Ljava/lang/Class;");
  }

  private boolean isLogger(JvmType type) {
    return candidates.boundaries().of(type) == BoundaryKind.LOGGER;
  }

  /** The same of a method that is called on an input, which may also be a sink. */
  boolean isQuiet(Machine m, int id, MethodInfo method) {
    JvmType result = method.signature().result();
    return isSink(m, id) ? !result.isReference() || isItself(m, id, result) : isQuiet(method);
  }

  private boolean isSink(Machine m, int id) {
    return candidates.boundaries().of(m.object(id).type().info()) == BoundaryKind.SINK;
  }

  private static boolean isItself(Machine m, int id, JvmType result) {
    return m.isSubtype(m.classOf(id), m.runtime().classes().of(result));
  }

  /** Performs such a method; a sink returns itself, so that calls can be chained. */
  Insn performQuietly(Machine m, Frame f, Insn at, int id, MethodInfo method) {
    JvmType result = method.signature().result();
    if (result.kind() == JvmType.Kind.VOID) {
      return at.next();
    }
    if (isSink(m, id)) {
      UnknownValue itself = new UnknownValue(id, null);
      UnknownValue given = result.isReference() ? itself : quietResult(m, method);
      f.set(at.dst(), given.raw(), given.sym());
      return at.next();
    }
    UnknownValue given = quietResult(m, method);
    f.set(at.dst(), given.raw(), given.sym());
    if (result.isReference()) {
      StubCalls.remember(m, id, method, f.raw[at.dst()], null);
    }
    return at.next();
  }

  /**
   * False, or a logger. Where strings are followed, whether a level is on is not known; it stays
   * the same on a path.
   */
  private UnknownValue quietResult(Machine m, MethodInfo method) {
    JvmType result = method.signature().result();
    if (result.isReference()) {
      return quietObject(m, result, method.name() + "()");
    }
    return failures == AnswerFailures.NONE
        ? new UnknownValue(0, null)
        : UnknownValue.of(m, simpleName(method.owner()) + "." + method.name() + "()", result);
  }

  private UnknownValue quietObject(Machine m, JvmType type, String name) {
    RuntimeClass declared = m.runtime().classes().of(type);
    InputIdentity identity = new InputIdentity(name, /* stub= */ true);
    RuntimeClass known = candidates.stubClass(declared);
    int id = m.heap().add(Instance.input(m.token(), known, declared.instanceSlots(), identity));
    return new UnknownValue(id, null);
  }

  /** Makes the fields unknown that constructors beyond the boundary would have given values. */
  private void forgetFields(Machine m, int id, ClassInfo constructed) {
    if (constructed.instanceSlots() == 0) {
      return;
    }
    Instance object = (Instance) m.heap().own(id);
    for (FieldInfo field : constructed.instanceFields()) {
      if (candidates.boundaries().isBeyond(field.owner())) {
        object.set(field.slot(), 0, UnreadField.MARK);
      }
    }
  }

  /** Gives such a field a value. */
  void readField(Machine m, Instance owned, int slot) {
    FieldInfo field = owned.type().candidates().get(0).info().instanceFields().get(slot);
    boolean isBeyond = candidates.boundaries().isBeyond(field.owner());
    m.journal().crossBoundary(field.owner(), /* isSupplied= */ false);
    String name = isBeyond ? field.toString() : field + "(" + ReachedValues.UNKNOWN + ")";
    UnknownValue unknown = unknown(m, name, GenericTypes.of(field, null));
    owned.set(slot, unknown.raw(), unknown.sym());
  }

  /** Makes the static fields unknown that an initialiser would have given values. */
  void forgetStatics(Machine m, RuntimeClass type) {
    for (FieldInfo field : type.info().fields()) {
      if (field.isStatic() && field.constantValue() == null) {
        m.initialization().ownStatics(type).set(field.slot(), 0, UnreadField.MARK);
      }
    }
  }

  /** Gives such a field a value. */
  void readStatic(Machine m, StaticFields owned, FieldInfo field) {
    if (isLogger(field.type())) {
      owned.set(field.slot(), quietObject(m, field.type(), field.name()).raw());
      return;
    }
    m.journal().crossBoundary(field.owner(), /* isSupplied= */ false);
    String name = simpleName(field.owner()) + "." + field.name();
    UnknownValue unknown = unknown(m, name, GenericTypes.of(field, null));
    owned.set(field.slot(), unknown.raw(), unknown.sym());
  }

  private UnknownValue unknown(Machine m, String name, GenericType type) {
    UnknownValue value = UnknownValue.of(m, name + "#" + m.journal().nextNumber(), type);
    if (value.sym() == UnknownReference.MARK) {
      int id = (int) value.raw();
      UnknownReference unknown = (UnknownReference) m.object(id);
      m.heap().put(id, unknown.with(m.token(), failures.nullness()));
    }
    return value;
  }

  private String ownerName(ClassInfo type) {
    return failures == AnswerFailures.NONE ? simpleName(type) : type.toString();
  }

  private static String simpleName(ClassInfo type) {
    return type.name().substring(type.name().lastIndexOf('/') + 1).replace('$', '.');
  }
}
