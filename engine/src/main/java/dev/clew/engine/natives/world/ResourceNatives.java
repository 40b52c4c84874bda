package dev.clew.engine.natives.world;

import dev.clew.engine.guest.ResourceMaking;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.GuestCode;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.classes.ClassNatives;
import dev.clew.engine.natives.classes.LoaderNatives;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.natives.vm.SystemNatives;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.ProgramQuestion;
import dev.clew.engine.program.path.ResourceLocation;
import dev.clew.engine.reflect.GuestCalls;
import dev.clew.engine.reflect.GuestValue;
import dev.clew.engine.reflect.ResultAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Files beside classes, in the JDK's image and on the class path: their content as a stream, and
 * their URLs, which {@link UrlNatives} reads.
 */
public final class ResourceNatives {

  private static final String MAKING = "([Ljava/lang/String;)Ljava/lang/Object;";

  private ResourceNatives() {}

  public static void register(NativeRegistry r) {
    r.on("java/lang/Class.getResourceAsStream", ResourceNatives::ofClass)
        .on("java/lang/ClassLoader.getResourceAsStream", ResourceNatives::ofLoader)
        .on("java/lang/ClassLoader.getSystemResourceAsStream", (m, f) -> stream(m, f, 0))
        .on("java/lang/Module.getResourceAsStream", ResourceNatives::ofModule)
        .on("jdk/internal/loader/BootLoader.findResourceAsStream", (m, f) -> stream(m, f, 1))
        .on(
            "jdk/internal/loader/BuiltinClassLoader.findResourceAsStream",
            (m, f) -> stream(m, f, 2))
        .on("java/lang/Class.getResource", ResourceNatives::urlOfClass)
        .on("java/lang/ClassLoader.getResource", ResourceNatives::urlOfLoader)
        .on("java/lang/ClassLoader.getResources", ResourceNatives::urls);
  }

  private static @Nullable Insn noName(Machine m) {
    return m.exceptions().raise("java/lang/NullPointerException", null);
  }

  /** Names a file as {@code Class.resolveName} does. */
  private static String resolve(Machine m, Frame f) {
    String name = m.texts().of(f.raw[1]);
    if (name.startsWith("/")) {
      return name.substring(1);
    }
    RuntimeClass type = ClassNatives.of(m, f.raw[0]);
    while (type.isArray()) {
      type = type.component();
    }
    ClassInfo info = type.infoOrNull();
    String folder = info == null ? "java/lang" : info.packageName();
    return folder.isEmpty() ? name : folder + "/" + name;
  }

  private static @Nullable Insn ofClass(Machine m, Frame f) {
    return f.raw[1] == 0 ? noName(m) : give(m, f, resolve(m, f));
  }

  private static @Nullable Insn ofLoader(Machine m, Frame f) {
    if (f.raw[1] == 0 || !LoaderNatives.isBuiltin(m, f.raw[0])) {
      return NativeRegistry.own(f);
    }
    return stream(m, f, 1);
  }

  private static @Nullable Insn ofModule(Machine m, Frame f) {
    if (f.raw[1] == 0) {
      return NativeRegistry.own(f);
    }
    String name = m.texts().of(f.raw[1]);
    return give(m, f, name.startsWith("/") ? name.substring(1) : name);
  }

  private static @Nullable Insn stream(Machine m, Frame f, int register) {
    return f.raw[register] == 0 ? noName(m) : give(m, f, m.texts().of(f.raw[register]));
  }

  private static @Nullable Insn give(Machine m, Frame f, String path) {
    Optional<byte[]> content = classPath(m, path).resource(path);
    if (content.isPresent()) {
      return ByteStreams.give(m, f, content.get());
    }
    return classPath(m, path).locations(path).isEmpty()
        ? NativeRegistry.give(m, f, 0)
        : m.unsupported(ReasonCode.RESOURCE_URL, "the list of files in the folder " + path);
  }

  /** The class path, which remembers what file of it somebody looks for. */
  private static ClassPath classPath(Machine m, String path) {
    ClassPath classPath = m.runtime().program().classPath();
    classPath.questions().add(ProgramQuestion.Kind.RESOURCE, path);
    return classPath;
  }

  private static @Nullable Insn urlOfClass(Machine m, Frame f) {
    return f.raw[1] == 0 ? noName(m) : url(m, f, resolve(m, f));
  }

  private static @Nullable Insn urlOfLoader(Machine m, Frame f) {
    return f.raw[1] == 0 || !LoaderNatives.isBuiltin(m, f.raw[0])
        ? NativeRegistry.own(f)
        : url(m, f, m.texts().of(f.raw[1]));
  }

  private static @Nullable Insn url(Machine m, Frame f, String path) {
    List<ResourceLocation> all = classPath(m, path).locations(path);
    return all.isEmpty() ? NativeRegistry.give(m, f, 0) : make(m, "url", all.subList(0, 1));
  }

  private static @Nullable Insn urls(Machine m, Frame f) {
    if (f.raw[1] == 0 || !LoaderNatives.isBuiltin(m, f.raw[0])) {
      return NativeRegistry.own(f);
    }
    String path = m.texts().of(f.raw[1]);
    return make(m, "urls", classPath(m, path).locations(path));
  }

  private static @Nullable Insn make(Machine m, String method, List<ResourceLocation> locations) {
    RuntimeClass maker = GuestCode.of(m.runtime(), ResourceMaking.class);
    Insn first = GuestCalls.initialize(m, maker);
    if (first != null || m.isEnded()) {
      return first;
    }
    List<String> parts = new ArrayList<>();
    for (ResourceLocation each : locations) {
      parts.addAll(List.of(each.protocol(), each.base(), each.name()));
    }
    MethodInfo making = m.runtime().method(maker, method, MAKING);
    GuestValue array = GuestValue.of(SystemNatives.stringArray(m, parts, /* nulls= */ 0));
    return GuestCalls.call(m, making, List.of(array), ResultAction.LEAVE);
  }
}
