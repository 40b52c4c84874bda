package dev.clew.engine.natives.classes;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.reflect.GuestCalls;
import dev.clew.engine.reflect.ProxyClasses;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code java.lang.reflect.Proxy}, whose classes are generated here and not by the JDK. */
public final class ProxyNatives {

  private static final String PROXY = "java/lang/reflect/Proxy";
  private static final String ILLEGAL_ARGUMENT = "java/lang/IllegalArgumentException";

  private final ProxyClasses classes = new ProxyClasses();

  public static void register(NativeRegistry r) {
    ProxyNatives natives = new ProxyNatives();
    r.on(PROXY + ".getProxyConstructor", natives::constructor)
        .value(PROXY + "$ProxyBuilder.isProxyClass", natives::isProxy);
  }

  private long isProxy(Machine m, Frame f) {
    ClassInfo info = m.mirrors().classOf(f.raw[0]).infoOrNull();
    return info != null && classes.contains(info) ? 1 : 0;
  }

  private @Nullable Insn constructor(Machine m, Frame f) {
    Insn first = GuestCalls.initialize(m, "java/lang/reflect/Constructor");
    if (first != null || m.isEnded()) {
      return first;
    }
    int last = f.code.method().signature().parameters().size() - 1;
    HeapArray mirrors = m.array(f.raw[last]);
    List<ClassInfo> interfaces = new ArrayList<>();
    for (int i = 0; i < mirrors.length(); i++) {
      if (mirrors.raw(i) == 0) {
        return m.exceptions().raise("java/lang/NullPointerException", null);
      }
      RuntimeClass type = m.mirrors().classOf(mirrors.raw(i));
      String problem = problem(type, interfaces);
      if (problem != null) {
        return m.exceptions().raise(ILLEGAL_ARGUMENT, problem);
      }
      interfaces.add(type.info());
    }
    return make(m, f, List.copyOf(interfaces));
  }

  private static @Nullable String problem(RuntimeClass type, List<ClassInfo> before) {
    ClassInfo info = type.infoOrNull();
    if (info == null || !info.isInterface()) {
      return type.name() + " is not an interface";
    }
    if (info.isSealed()) {
      return type.name() + " is a sealed interface";
    }
    if (before.contains(info)) {
      return "repeated interface: " + type.name();
    }
    boolean isApart =
        !info.isPublic()
            && before.stream().anyMatch(each -> !each.isPublic() && !each.isInPackageOf(info));
    return isApart ? "cannot have non-public interfaces in different packages" : null;
  }

  private @Nullable Insn make(Machine m, Frame f, List<ClassInfo> interfaces) {
    try {
      ClassInfo proxy = classes.of(m.runtime().program(), interfaces);
      MethodInfo constructor = proxy.methods().get(0);
      int id = ReflectedMembers.of(m, proxy).constructor(proxy.methods().indexOf(constructor));
      ReflectedMembers.fill(m, id, "override", 1);
      return NativeRegistry.give(m, f, id);
    } catch (LinkageException e) {
      return m.exceptions().raise(e.problem().throwable(), e.problem().message());
    }
  }
}
