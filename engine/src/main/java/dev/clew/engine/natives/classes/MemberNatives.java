package dev.clew.engine.natives.classes;

import static dev.clew.engine.natives.classes.ClassNatives.CLASS;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.ClassHeader;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Member;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.reflect.GuestCalls;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code java.lang.Class}: the members that a class declares, in the file's order. */
public final class MemberNatives {

  private static final String REFLECT = "java/lang/reflect/";

  private MemberNatives() {}

  public static void register(NativeRegistry r) {
    r.on(CLASS + "getDeclaredFields0", (m, f) -> give(m, f, "Field", MemberNatives::fields))
        .on(CLASS + "getDeclaredMethods0", (m, f) -> give(m, f, "Method", MemberNatives::methods))
        .on(
            CLASS + "getDeclaredConstructors0",
            (m, f) -> give(m, f, "Constructor", MemberNatives::constructors))
        .on(
            CLASS + "getRecordComponents0",
            (m, f) -> give(m, f, "RecordComponent", MemberNatives::components))
        .on(CLASS + "getNestMembers0", MemberNatives::nestMembers);
  }

  /** Finds the members of a class; of those that are public only, if that is wanted. */
  private interface Finder {
    List<Integer> find(ReflectedMembers members, boolean onlyPublic);
  }

  private static @Nullable Insn give(Machine m, Frame f, String kind, Finder finder) {
    for (String made : List.of(REFLECT + kind, REFLECT + "Method")) {
      Insn first = GuestCalls.initialize(m, made);
      if (first != null || m.isEnded()) {
        return first;
      }
    }
    ClassInfo owner = ClassNatives.of(m, f.raw[0]).infoOrNull();
    boolean onlyPublic = f.code.method().signature().parameters().size() == 1 && f.raw[1] != 0;
    try {
      List<Integer> found =
          owner == null ? List.of() : finder.find(ReflectedMembers.of(m, owner), onlyPublic);
      return NativeRegistry.give(m, f, ReflectedMembers.array(m, REFLECT + kind, found));
    } catch (LinkageException e) {
      return m.exceptions().raise(e.problem().throwable(), e.problem().message());
    }
  }

  private static boolean isWanted(Member member, boolean onlyPublic) {
    return !onlyPublic || member.isPublic();
  }

  private static List<Integer> fields(ReflectedMembers members, boolean onlyPublic) {
    List<FieldInfo> all = members.owner().fields();
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if (isWanted(all.get(i), onlyPublic)) {
        found.add(members.field(i));
      }
    }
    return found;
  }

  private static List<Integer> methods(ReflectedMembers members, boolean onlyPublic) {
    List<MethodInfo> all = members.owner().methods();
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      boolean isMethod = !all.get(i).name().startsWith("<");
      if (isMethod && isWanted(all.get(i), onlyPublic)) {
        found.add(members.method(i));
      }
    }
    return found;
  }

  private static List<Integer> constructors(ReflectedMembers members, boolean onlyPublic) {
    List<MethodInfo> all = members.owner().methods();
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).isConstructor() && isWanted(all.get(i), onlyPublic)) {
        found.add(members.constructor(i));
      }
    }
    return found;
  }

  private static List<Integer> components(ReflectedMembers members, boolean onlyPublic) {
    List<ClassHeader.RecordComponent> all = members.owner().header().recordComponents();
    List<Integer> found = new ArrayList<>();
    for (int i = 0; all != null && i < all.size(); i++) {
      found.add(members.component(i, all.get(i)));
    }
    return found;
  }

  /** The host first, then its members in the file's order. */
  private static @Nullable Insn nestMembers(Machine m, Frame f) {
    ClassInfo info = ClassNatives.of(m, f.raw[0]).info();
    ClassInfo host = m.runtime().program().nestHost(info);
    List<RuntimeClass> all = new ArrayList<>();
    all.add(m.runtime().classes().of(host));
    try {
      host.header().nestMembers().forEach(each -> all.add(m.runtime().classes().named(each)));
    } catch (LinkageException e) {
      return m.exceptions().raise(e.problem().throwable(), e.problem().message());
    }
    return NativeRegistry.give(m, f, ClassNatives.classArray(m, all));
  }
}
