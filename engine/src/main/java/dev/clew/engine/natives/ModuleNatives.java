package dev.clew.engine.natives;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;

/**
 * {@code java.lang.Module}: the JDK is one module that exports what an application may see, all
 * other classes are in the unnamed one.
 */
final class ModuleNatives {

  private static final String MODULE = "java/lang/Module.";

  private ModuleNatives() {}

  static void register(Registry r) {
    r.action(MODULE + "defineModule0", (m, f) -> {})
        .action(MODULE + "addReads0", (m, f) -> {})
        .action(MODULE + "addExports0", (m, f) -> {})
        .action(MODULE + "addExportsToAll0", (m, f) -> {})
        .action(MODULE + "addExportsToAllUnnamed0", (m, f) -> {})
        .value(MODULE + "canRead", (m, f) -> 1)
        .value(MODULE + "isExported", ModuleNatives::exports)
        .value(MODULE + "isOpen", (m, f) -> isNamed(m, f.raw[0]) ? 0 : 1);
  }

  private static boolean isNamed(Machine m, long module) {
    return m.instance(module).raw(m.classOf(module).field("name").slot()) != 0;
  }

  private static long exports(Machine m, Frame f) {
    if (!isNamed(m, f.raw[0]) || (f.raw.length > 2 && f.raw[2] == f.raw[0])) {
      return 1;
    }
    String name = m.texts().of(f.raw[1]);
    return name.startsWith("java.") || name.startsWith("javax.") ? 1 : 0;
  }
}
