package dev.clew.engine.natives;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import org.jspecify.annotations.Nullable;

/**
 * {@code java.lang.Module}: the JDK's modules, with the exports that their descriptions say; all
 * other classes are in the unnamed one.
 */
final class ModuleNatives {

  private static final String MODULE = "java/lang/Module.";
  private static final String TO_ALL = "(Ljava/lang/String;)Z";
  private static final String TO_ONE = "(Ljava/lang/String;Ljava/lang/Module;)Z";

  private ModuleNatives() {}

  static void register(Registry r) {
    r.action(MODULE + "defineModule0", (m, f) -> {})
        .action(MODULE + "addReads0", (m, f) -> {})
        .action(MODULE + "addExports0", (m, f) -> {})
        .action(MODULE + "addExportsToAll0", (m, f) -> {})
        .action(MODULE + "addExportsToAllUnnamed0", (m, f) -> {})
        .value(MODULE + "canRead", (m, f) -> 1)
        .value(MODULE + "canUse", (m, f) -> 1)
        .value(MODULE + "isExported" + TO_ALL, (m, f) -> exports(m, f, 0))
        .value(MODULE + "isExported" + TO_ONE, (m, f) -> exports(m, f, f.raw[2]))
        .value(MODULE + "isOpen" + TO_ALL, (m, f) -> opens(m, f, 0))
        .value(MODULE + "isOpen" + TO_ONE, (m, f) -> opens(m, f, f.raw[2]))
        .on(MODULE + "getDescriptor", ModuleNatives::descriptor)
        .on(
            "java/lang/ModuleLayer.boot",
            (m, f) -> m.unsupported("module-layer", "the layer of the JDK's modules"))
        .on(MODULE + "getLayer", ModuleNatives::layer);
  }

  /** The name of a module, null for the one without. */
  static @Nullable String name(Machine m, long module) {
    return m.texts().orNull(m.instance(module).raw(m.classOf(module).field("name").slot()));
  }

  private static @Nullable Insn descriptor(Machine m, Frame f) {
    String name = name(m, f.raw[0]);
    boolean isKnown =
        name == null || m.instance(f.raw[0]).raw(m.classOf(f.raw[0]).field("descriptor").slot()) != 0;
    return isKnown
        ? Registry.own(f)
        : m.unsupported("module-descriptor", "the descriptor of the module " + name);
  }

  private static @Nullable Insn layer(Machine m, Frame f) {
    String name = name(m, f.raw[0]);
    boolean isKnown =
        name == null || m.instance(f.raw[0]).raw(m.classOf(f.raw[0]).field("layer").slot()) != 0;
    return isKnown
        ? Registry.own(f)
        : m.unsupported("module-layer", "the layer of the module " + name);
  }

  private static long exports(Machine m, Frame f, long to) {
    String module = name(m, f.raw[0]);
    if (module == null || to == f.raw[0]) {
      return 1;
    }
    String target = to == 0 ? null : name(m, to);
    String packageName = m.texts().of(f.raw[1]);
    return m.runtime().program().jdkModules().exports(module, packageName, target) ? 1 : 0;
  }

  private static long opens(Machine m, Frame f, long to) {
    String module = name(m, f.raw[0]);
    if (module == null || to == f.raw[0]) {
      return 1;
    }
    String target = to == 0 ? null : name(m, to);
    String packageName = m.texts().of(f.raw[1]);
    return m.runtime().program().jdkModules().opens(module, packageName, target) ? 1 : 0;
  }
}
