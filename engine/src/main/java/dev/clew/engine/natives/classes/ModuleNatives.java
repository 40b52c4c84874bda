package dev.clew.engine.natives.classes;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.JdkModules;
import org.jspecify.annotations.Nullable;

/**
 * {@code java.lang.Module}: the JDK's modules, with the exports that their descriptions say; all
 * other classes are in the unnamed one.
 */
public final class ModuleNatives {

  private static final String MODULE = "java/lang/Module.";
  private static final String TO_ALL = "(Ljava/lang/String;)Z";
  private static final String TO_ONE = "(Ljava/lang/String;Ljava/lang/Module;)Z";

  private ModuleNatives() {}

  public static void register(NativeRegistry r) {
    r.action(MODULE + "defineModule0", (m, f) -> {})
        .action(MODULE + "addReads0", (m, f) -> {})
        .action(MODULE + "addExports0", (m, f) -> {})
        .action(MODULE + "addExportsToAll0", (m, f) -> {})
        .action(MODULE + "addExportsToAllUnnamed0", (m, f) -> {})
        .on(MODULE + "canRead", ModuleNatives::reads)
        .value(MODULE + "canUse", (m, f) -> 1)
        .on(MODULE + "isExported" + TO_ALL, (m, f) -> exports(m, f, 0))
        .on(MODULE + "isExported" + TO_ONE, (m, f) -> exports(m, f, f.raw[2]))
        .on(MODULE + "isOpen" + TO_ALL, (m, f) -> opens(m, f, 0))
        .on(MODULE + "isOpen" + TO_ONE, (m, f) -> opens(m, f, f.raw[2]))
        .on(MODULE + "getDescriptor", ModuleNatives::descriptor)
        .on(
            "java/lang/ModuleLayer.boot",
            (m, f) -> m.unsupported(ReasonCode.MODULE_LAYER, "the layer of the JDK's modules"))
        .on(MODULE + "getLayer", ModuleNatives::layer);
  }

  /** The name of a module, null for the one without. */
  public static @Nullable String name(Machine m, long module) {
    return m.texts().orNull(m.instance(module).raw(m.classOf(module).field("name").slot()));
  }

  /** Whether it is a module of the JDK's image: others, made by the JDK's code, know themselves. */
  private static boolean isOfImage(Machine m, long module) {
    return name(m, module) != null
        && m.instance(module).raw(m.classOf(module).field("descriptor").slot()) == 0;
  }

  private static @Nullable Insn descriptor(Machine m, Frame f) {
    return isOfImage(m, f.raw[0])
        ? m.unsupported(ReasonCode.MODULE_DESCRIPTOR, "the descriptor of a module of the JDK")
        : NativeRegistry.own(f);
  }

  private static @Nullable Insn layer(Machine m, Frame f) {
    return isOfImage(m, f.raw[0])
        ? m.unsupported(ReasonCode.MODULE_LAYER, "the layer of a module of the JDK")
        : NativeRegistry.own(f);
  }

  private static @Nullable Insn reads(Machine m, Frame f) {
    String module = name(m, f.raw[0]);
    if (module == null || f.raw[1] == 0 || !isOfImage(m, f.raw[0])) {
      return NativeRegistry.own(f);
    }
    String other = name(m, f.raw[1]);
    boolean result = other != null && m.runtime().program().jdkModules().reads(module, other);
    return NativeRegistry.give(m, f, result ? 1 : 0);
  }

  private static @Nullable Insn exports(Machine m, Frame f, long to) {
    String module = name(m, f.raw[0]);
    if (module == null || f.raw[1] == 0 || !isOfImage(m, f.raw[0])) {
      return NativeRegistry.own(f);
    }
    String packageName = m.texts().of(f.raw[1]);
    JdkModules modules = m.runtime().program().jdkModules();
    boolean result = to == f.raw[0] || modules.exports(module, packageName, target(m, to));
    return NativeRegistry.give(m, f, result ? 1 : 0);
  }

  private static @Nullable Insn opens(Machine m, Frame f, long to) {
    String module = name(m, f.raw[0]);
    if (module == null || f.raw[1] == 0 || !isOfImage(m, f.raw[0])) {
      return NativeRegistry.own(f);
    }
    String packageName = m.texts().of(f.raw[1]);
    JdkModules modules = m.runtime().program().jdkModules();
    boolean result = to == f.raw[0] || modules.opens(module, packageName, target(m, to));
    return NativeRegistry.give(m, f, result ? 1 : 0);
  }

  private static @Nullable String target(Machine m, long to) {
    return to == 0 ? null : name(m, to);
  }
}
