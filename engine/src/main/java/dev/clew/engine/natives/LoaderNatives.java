package dev.clew.engine.natives;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Code;
import dev.clew.engine.machine.Completion;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.ClassInfo;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Class loaders: the JDK's own three, made when somebody asks for one. Which classes there are is
 * the program's business; the loaders only tell of it.
 */
final class LoaderNatives {

  private static final String LOADERS = "jdk/internal/loader/ClassLoaders";
  private static final String BUILTIN = "jdk/internal/loader/BuiltinClassLoader.";
  private static final String LOADER = "java/lang/ClassLoader.";
  private static final String APP = "appClassLoader";
  private static final String PLATFORM = "platformClassLoader";

  /** Modules whose classes the platform class loader defines. */
  private static final Set<String> PLATFORM_MODULES =
      Set.of(
          "java.net.http",
          "java.scripting",
          "java.security.jgss",
          "java.smartcardio",
          "java.sql",
          "java.sql.rowset",
          "java.transaction.xa",
          "java.xml.crypto",
          "jdk.accessibility",
          "jdk.charsets",
          "jdk.crypto.cryptoki",
          "jdk.crypto.ec",
          "jdk.dynalink",
          "jdk.httpserver",
          "jdk.jsobject",
          "jdk.localedata",
          "jdk.naming.dns",
          "jdk.security.auth",
          "jdk.security.jgss",
          "jdk.xml.dom",
          "jdk.zipfs");

  private LoaderNatives() {}

  static void register(Registry r) {
    r.on("java/lang/Class.getClassLoader0", LoaderNatives::ofClass)
        .on(LOADER + "getSystemClassLoader", (m, f) -> loader(m, f, APP))
        .on("java/lang/Thread.getContextClassLoader", LoaderNatives::ofThread)
        .on("java/lang/Thread.setContextClassLoader", LoaderNatives::setOfThread)
        .value(
            BUILTIN + "loadClassOrNull(Ljava/lang/String;Z)Ljava/lang/Class;",
            (m, f) -> find(m, f.raw[0], f.raw[1]))
        .value(LOADER + "findBootstrapClass", (m, f) -> find(m, 0, f.raw[0]))
        .value(LOADER + "findLoadedClass0", (m, f) -> 0)
        // where the classes are is the program's business, not the loader's
        .value("jdk/internal/loader/URLClassPath.toFileURL", (m, f) -> 0)
        .value("jdk/internal/loader/NativeLibraries.load", (m, f) -> 1)
        .action("jdk/internal/loader/BootLoader.setBootLoaderUnnamedModule0", (m, f) -> {});
  }

  /** Whether a loader is one of the JDK's own; null is the boot loader. */
  static boolean isBuiltin(Machine m, long loader) {
    return loader == 0 || m.classOf(loader).name().startsWith("jdk.internal.loader.ClassLoaders$");
  }

  /** Whether one of the JDK's loaders, or one above it, defines a class. */
  static boolean sees(Machine m, long loader, RuntimeClass type) {
    String definedBy = loaderOf(type);
    if (definedBy == null) {
      return true;
    }
    return loader != 0
        && (definedBy.equals(PLATFORM) || m.classOf(loader).name().endsWith("$AppClassLoader"));
  }

  /** A class by its name, if the given loader or one above it defines it; otherwise 0. */
  private static long find(Machine m, long loader, long name) {
    String text = m.texts().of(name);
    RuntimeClass type = text.startsWith("[") ? null : ClassSearch.find(m, text);
    return type != null && sees(m, loader, type) ? m.mirrors().of(type) : 0;
  }

  /** The method that gives a class's loader; null for the boot loader. */
  static @Nullable String loaderOf(RuntimeClass type) {
    RuntimeClass element = type;
    while (element.isArray()) {
      element = element.component();
    }
    ClassInfo info = element.infoOrNull();
    if (info == null) {
      return null;
    }
    if (!info.isJdk()) {
      return APP;
    }
    return PLATFORM_MODULES.contains(info.file().module()) ? PLATFORM : null;
  }

  private static @Nullable Insn ofClass(Machine m, Frame f) {
    String loader = loaderOf(ClassNatives.of(m, f.raw[0]));
    return loader == null ? Registry.give(m, f, 0) : loader(m, f, loader);
  }

  private static @Nullable Insn ofThread(Machine m, Frame f) {
    int slot = m.classOf(f.raw[0]).field("contextClassLoader").slot();
    boolean isFirst =
        f.raw[0] == m.mainThread() && isBooted(m) && m.instance(f.raw[0]).raw(slot) == 0;
    return isFirst ? loader(m, f, APP) : Registry.own(f);
  }

  /** Whether the JDK has started up; before that there are no loaders. */
  private static boolean isBooted(Machine m) {
    RuntimeClass vm = m.runtime().classes().named("jdk/internal/misc/VM");
    return m.initialization().isReady(vm)
        && m.initialization().statics(vm).raw(vm.staticField("initLevel").slot()) == 4;
  }

  private static @Nullable Insn setOfThread(Machine m, Frame f) {
    return f.raw[1] == 0 && isBooted(m)
        ? m.unsupported("context-class-loader", "a thread without a class loader")
        : Registry.own(f);
  }

  /** Leaves a native method with one of the JDK's loaders. */
  private static @Nullable Insn loader(Machine m, Frame f, String which) {
    RuntimeClass loaders = m.runtime().classes().named(LOADERS);
    if (!m.initialization().isReady(loaders)) {
      Insn initializer = m.initialization().start(loaders);
      if (initializer != null || m.isEnded()) {
        return initializer;
      }
    }
    Code code =
        m.runtime()
            .code(
                m.runtime().method(loaders, which, "()Ljava/lang/ClassLoader;"));
    m.calls().push(code, which.equals(APP) ? new GiveApp() : new Give());
    return code.entry();
  }

  /** Leaves the native method below with the same result. */
  private record Give() implements Completion {
    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      return m.calls().returnValue(m.top(), raw, sym);
    }
  }

  /** The same, after the loader and the module of the program's classes know each other. */
  private record GiveApp() implements Completion {
    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      int module = m.mirrors().unnamedModule();
      if (raw != 0 && module != 0) {
        int own = m.classOf(raw).field("unnamedModule").slot();
        if (m.instance(raw).raw(own) != module) {
          ((Instance) m.heap().own((int) raw)).set(own, module);
          ((Instance) m.heap().own(module)).set(m.classOf(module).field("loader").slot(), raw);
        }
      }
      return m.calls().returnValue(m.top(), raw, sym);
    }
  }
}
