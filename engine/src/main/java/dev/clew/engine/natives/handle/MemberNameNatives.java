package dev.clew.engine.natives.handle;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.classes.ReflectedMembers;
import dev.clew.engine.natives.classes.ReflectionNatives;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.FieldReference;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Member;
import dev.clew.engine.program.MemberLinker;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.MethodReference;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.reflect.HandleTypes;
import dev.clew.engine.reflect.MemberNames;
import org.jspecify.annotations.Nullable;

/** {@code java.lang.invoke.MethodHandleNatives}: finding the members that handles stand for. */
public final class MemberNameNatives {

  private static final String NATIVES = "java/lang/invoke/MethodHandleNatives.";

  /** Here {@code clone} of an array is still protected, and such a handle of no use. */
  private static final int OLDEST = 17;

  private MemberNameNatives() {}

  public static void register(NativeRegistry r) {
    r.on(NATIVES + "resolve", MemberNameNatives::resolve)
        .action(NATIVES + "init", MemberNameNatives::init)
        .action(NATIVES + "expand", (m, f) -> expand(m, f.raw[0]))
        .value(NATIVES + "objectFieldOffset", (m, f) -> field(m, f).slot())
        .value(NATIVES + "staticFieldOffset", (m, f) -> field(m, f).slot())
        .value(NATIVES + "staticFieldBase", MemberNameNatives::base)
        .value(NATIVES + "getNamedCon", (m, f) -> 0)
        .action(NATIVES + "setCallSiteTargetNormal", MemberNameNatives::setTarget)
        .action(NATIVES + "setCallSiteTargetVolatile", MemberNameNatives::setTarget);
  }

  private static FieldInfo field(Machine m, Frame f) {
    return (FieldInfo) MemberNames.member(m, f.raw[0]);
  }

  private static long base(Machine m, Frame f) {
    return m.initialization().staticsId(m.runtime().classes().of(field(m, f).owner()));
  }

  private static void setTarget(Machine m, Frame f) {
    MemberNames.set(m, f.raw[0], "target", f.raw[1]);
  }

  /** From an object of {@code java.lang.reflect}. */
  private static void init(Machine m, Frame f) {
    String kind = m.classOf(f.raw[1]).info().name();
    if (kind.equals("java/lang/reflect/Field")) {
      FieldInfo field = ReflectionNatives.fieldOf(m, f.raw[1]);
      int get = field.isStatic() ? MemberNames.GET_STATIC : MemberNames.GET_FIELD;
      MemberNames.resolve(m, f.raw[0], field, get);
    } else {
      MethodInfo method = ReflectedMembers.executableOf(m, f.raw[1]);
      MemberNames.resolve(m, f.raw[0], method, MemberNames.kindOf(method));
    }
    expand(m, f.raw[0]);
  }

  private static void expand(Machine m, long name) {
    Member member = MemberNames.member(m, name);
    MemberNames.set(m, name, "name", m.texts().intern(member.name()));
    MemberNames.set(m, name, "type", m.texts().intern(member.descriptor()));
  }

  private static @Nullable Insn resolve(Machine m, Frame f) {
    long name = f.raw[0];
    boolean isSpeculative = f.raw[3] != 0;
    try {
      RuntimeClass owner = m.mirrors().classOf(MemberNames.get(m, name, "clazz"));
      ClassInfo from =
          f.raw[1] != 0
              ? m.mirrors().classOf(f.raw[1]).info()
              : owner.isArray() ? m.runtime().wellKnown().object().info() : owner.info();
      int kind = MemberNames.kind(m, name);
      String member = m.texts().of(MemberNames.get(m, name, "name"));
      String descriptor = descriptor(m, MemberNames.get(m, name, "type"));
      if (kind <= MemberNames.PUT_STATIC) {
        resolveField(m, name, kind, from, owner, member, descriptor);
      } else {
        resolveMethod(m, name, kind, from, owner, member, descriptor);
      }
      return NativeRegistry.give(m, f, name);
    } catch (LinkageException e) {
      return isSpeculative
          ? NativeRegistry.give(m, f, 0)
          : m.exceptions().raise(e.problem().throwable(), e.problem().message());
    }
  }

  private static String descriptor(Machine m, long type) {
    String kind = m.classOf(type).info().name();
    return switch (kind) {
      case "java/lang/invoke/MethodType" -> HandleTypes.signature(m, type).descriptor();
      case "java/lang/Class" -> m.mirrors().classOf(type).type().descriptor();
      default -> m.texts().of(type);
    };
  }

  private static void resolveField(
      Machine m,
      long name,
      int kind,
      ClassInfo from,
      RuntimeClass owner,
      String member,
      String descriptor) {
    FieldInfo field = find(owner.info(), member, descriptor);
    if (field == null) {
      FieldReference reference = new FieldReference(owner.info().name(), member, descriptor);
      field = m.runtime().linker().instanceField(from, reference); // says what is missing
    }
    boolean isWrite = kind == MemberNames.PUT_FIELD || kind == MemberNames.PUT_STATIC;
    int read = field.isStatic() ? MemberNames.GET_STATIC : MemberNames.GET_FIELD;
    MemberNames.resolve(m, name, field, isWrite ? read + 2 : read);
  }

  /** Finds a field for any caller (JVMS 5.4.3.2): the JDK checks access itself. */
  private static @Nullable FieldInfo find(ClassInfo owner, String name, String descriptor) {
    for (FieldInfo field : owner.fields()) {
      if (field.name().equals(name) && field.descriptor().equals(descriptor)) {
        return field;
      }
    }
    for (ClassInfo each : owner.interfaces()) {
      FieldInfo found = find(each, name, descriptor);
      if (found != null) {
        return found;
      }
    }
    ClassInfo above = owner.superclass();
    return above == null ? null : find(above, name, descriptor);
  }

  private static void resolveMethod(
      Machine m,
      long name,
      int kind,
      ClassInfo from,
      RuntimeClass owner,
      String member,
      String descriptor) {
    boolean inInterface = owner.infoOrNull() != null && owner.info().isInterface();
    JvmType type = owner.type();
    MethodReference reference = new MethodReference(type, member, descriptor, inInterface);
    MemberLinker linker = m.runtime().linker();
    MethodInfo method =
        switch (kind) {
          case MemberNames.INVOKE_STATIC -> linker.staticMethod(from, reference);
          case MemberNames.INVOKE_SPECIAL, MemberNames.NEW_INVOKE_SPECIAL ->
              linker.specialMethod(from, reference);
          case MemberNames.INVOKE_INTERFACE -> linker.interfaceMethod(from, reference);
          default ->
              inInterface
                  ? linker.interfaceMethod(from, reference)
                  : linker.virtualMethod(from, reference);
        };
    MemberNames.resolve(m, name, method, resolvedKind(kind, method));
    boolean isNew = m.runtime().program().classPath().featureVersion() > OLDEST;
    if (isNew && owner.isArray() && method.name().equals("clone")) {
      MemberNames.publish(m, name);
    }
  }

  private static int resolvedKind(int kind, MethodInfo method) {
    return switch (kind) {
      case MemberNames.INVOKE_SPECIAL, MemberNames.NEW_INVOKE_SPECIAL -> MemberNames.INVOKE_SPECIAL;
      default -> MemberNames.kindOf(method);
    };
  }
}
