package dev.clew.engine.natives.classes;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.ClassInfo;
import org.jspecify.annotations.Nullable;

/**
 * Class loaders: the JDK's own three. Which classes there are is the program's business; the
 * loaders only tell of it.
 */
public final class LoaderNatives {

  private static final String BUILTIN = "jdk/internal/loader/BuiltinClassLoader.";
  private static final String LOADER = "java/lang/ClassLoader.";

  private static final String BOOT = "jdk/internal/loader/BootLoader";
  private static final String IMAGE = "jrt:/";

  private LoaderNatives() {}

  public static void register(NativeRegistry r) {
    r.on(BUILTIN + "loadClassOrNull(Ljava/lang/String;Z)Ljava/lang/Class;", LoaderNatives::load)
        .value(LOADER + "findBootstrapClass", (m, f) -> find(m, 0, f.raw[0]))
        .value(LOADER + "findLoadedClass0", (m, f) -> 0)
        // where the classes are is the program's business, not the loader's
        .value("jdk/internal/loader/URLClassPath.toFileURL", (m, f) -> 0)
        .value(BOOT + ".getSystemPackageLocation", LoaderNatives::location)
        .value(
            BOOT + "$PackageHelper.findModule",
            (m, f) -> m.mirrors().module(m.texts().of(f.raw[0]).substring(IMAGE.length())))
        .value("jdk/internal/loader/NativeLibraries.load", (m, f) -> 1)
        .action("jdk/internal/loader/BootLoader.setBootLoaderUnnamedModule0", (m, f) -> {});
  }

  /** Where a package of the JDK is, by its module. */
  private static long location(Machine m, Frame f) {
    return m.runtime()
        .program()
        .classPath()
        .jdkModuleOf(m.texts().of(f.raw[0]))
        .map(module -> (long) m.texts().create(IMAGE + module))
        .orElse(0L);
  }

  /** Whether a loader is one of the JDK's own; null is the boot loader. */
  public static boolean isBuiltin(Machine m, long loader) {
    return loader == 0 || m.classOf(loader).name().startsWith("jdk.internal.loader.ClassLoaders$");
  }

  /** Whether one of the JDK's loaders, or one above it, defines a class. */
  public static boolean sees(Machine m, long loader, RuntimeClass type) {
    ClassInfo info = elementOf(type).infoOrNull();
    if (info == null || m.mirrors().loaderOf(info) == 0) {
      return true;
    }
    return loader != 0 && (info.isJdk() || m.classOf(loader).name().endsWith("$AppClassLoader"));
  }

  private static RuntimeClass elementOf(RuntimeClass type) {
    RuntimeClass element = type;
    while (element.isArray()) {
      element = element.component();
    }
    return element;
  }

  private static @Nullable Insn load(Machine m, Frame f) {
    return f.raw[1] == 0
        ? m.exceptions().raise("java/lang/NullPointerException", null)
        : m.calls().returnValue(f, find(m, f.raw[0], f.raw[1]), null);
  }

  /** A class by its name, if the given loader or one above it defines it; otherwise 0. */
  private static long find(Machine m, long loader, long name) {
    String text = m.texts().of(name);
    RuntimeClass type = text.startsWith("[") ? null : NamedClasses.find(m, text);
    return type != null && sees(m, loader, type) ? m.mirrors().of(type) : 0;
  }
}
