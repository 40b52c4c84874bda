package dev.clew.engine.reflect;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.Member;
import dev.clew.engine.program.MethodInfo;
import org.objectweb.asm.Opcodes;

/**
 * {@code java.lang.invoke.MemberName}: names a member; once resolved, its payload is the member.
 */
public final class MemberNames {

  private static final int IS_METHOD = 0x10000;
  private static final int IS_CONSTRUCTOR = 0x20000;
  private static final int IS_FIELD = 0x40000;
  private static final int CALLER_SENSITIVE = 0x100000;
  private static final int TRUSTED_FINAL = 0x200000;
  private static final int KIND_SHIFT = 24;
  private static final int KIND_MASK = 0xF;

  public static final int GET_FIELD = 1;
  public static final int GET_STATIC = 2;
  public static final int PUT_FIELD = 3;
  public static final int PUT_STATIC = 4;
  public static final int INVOKE_VIRTUAL = 5;
  public static final int INVOKE_STATIC = 6;
  public static final int INVOKE_SPECIAL = 7;
  public static final int NEW_INVOKE_SPECIAL = 8;
  public static final int INVOKE_INTERFACE = 9;

  private MemberNames() {}

  /** The value of a field of any object, known. */
  public static long get(Machine m, long id, String field) {
    Instance object = m.instance(id);
    return object.raw(object.type().field(field).slot());
  }

  public static void set(Machine m, long id, String field, long value) {
    ((Instance) m.heap().own((int) id)).set(m.classOf(id).field(field).slot(), value);
  }

  /** What kind of reference a name is (JVMS 5.4.3.5). */
  public static int kind(Machine m, long name) {
    return ((int) get(m, name, "flags") >> KIND_SHIFT) & KIND_MASK;
  }

  /** The member that a resolved name stands for. */
  public static Member member(Machine m, long name) {
    if (m.instance(name).payload() instanceof Member member) {
      return member;
    }
    throw new UnsupportedException(
        ReasonCode.METHOD_HANDLE, "a member name that was never resolved");
  }

  /** Marks a name as resolved. */
  public static void resolve(Machine m, long name, Member member, int kind) {
    RuntimeClass owner = m.runtime().classes().of(member.owner());
    ((Instance) m.heap().own((int) name)).setPayload(member);
    set(m, name, "clazz", m.mirrors().of(owner));
    set(m, name, "flags", flags(member) | (kind << KIND_SHIFT));
  }

  /** Says that a protected member is public, as {@code clone} is of arrays. */
  public static void publish(Machine m, long name) {
    long flags = get(m, name, "flags");
    set(m, name, "flags", (flags & ~Opcodes.ACC_PROTECTED) | Opcodes.ACC_PUBLIC);
  }

  private static int flags(Member member) {
    if (member instanceof FieldInfo field) {
      boolean isTrusted = field.isFinal() && (field.isStatic() || field.owner().isRecord());
      return IS_FIELD | field.access() | (isTrusted ? TRUSTED_FINAL : 0);
    }
    MethodInfo method = (MethodInfo) member;
    boolean isSensitive =
        method.owner().isJdk()
            && method.annotations().contains("jdk/internal/reflect/CallerSensitive");
    return (method.isConstructor() ? IS_CONSTRUCTOR : IS_METHOD)
        | method.access()
        | (isSensitive ? CALLER_SENSITIVE : 0);
  }

  /** The kind that the JVM gives a method that is named by reflection. */
  public static int kindOf(MethodInfo method) {
    if (method.isStatic()) {
      return INVOKE_STATIC;
    }
    if (method.isConstructor() || method.isPrivate()) {
      return INVOKE_SPECIAL;
    }
    return method.owner().isInterface() ? INVOKE_INTERFACE : INVOKE_VIRTUAL;
  }
}
