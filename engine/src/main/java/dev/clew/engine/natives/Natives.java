package dev.clew.engine.natives;

import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.program.MethodInfo;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** All methods of the JDK that Java code performs here. */
public final class Natives implements Function<MethodInfo, @Nullable NativeMethod> {

  /** Methods that only introduce a class to its native library. */
  private static final Set<String> INTRODUCTIONS =
      Set.of("registerNatives", "initIDs", "initNative");

  private final Registry registry = new Registry();

  public Natives() {
    ObjectNatives.register(registry);
    ClassNatives.register(registry);
    SystemNatives.register(registry);
    ThreadNatives.register(registry);
    ThreadSchedule.register(registry);
    ThrowableNatives.register(registry);
    StackNatives.register(registry);
    UnsafeNatives.register(registry);
    NumberNatives.register(registry);
    MathNatives.register(registry);
    BoxNatives.register(registry);
    TextNatives.register(registry);
    PrintNatives.register(registry);
    IoNatives.register(registry);
    VmNatives.register(registry);
    StringNatives.register(registry);
    ReflectionNatives.register(registry);
    ModuleNatives.register(registry);
    MonitorNatives.register(registry);
    EnumNatives.register(registry);
    FileAnswers.register(registry);
    FileNatives.register(registry);
    LoaderNatives.register(registry);
    ClassSearch.register(registry);
    ChecksumNatives.register(registry);
    MemoryNatives.register(registry);
    BigIntegerNatives.register(registry);
    LongProductNatives.register(registry);
    ResourceNatives.register(registry);
    UrlNatives.register(registry);
    NetworkNatives.register(registry);
    ServiceNatives.register(registry);
    SecurityNatives.register(registry);
    PathNatives.register(registry);
    MemberNatives.register(registry);
    AnnotationNatives.register(registry);
    InvocationNatives.register(registry);
    MemberNameNatives.register(registry);
    HandleNatives.register(registry);
    ProxyNatives.register(registry);
    ArrayNatives.register(registry);
    OutsideNatives.register(registry);
    DriverNatives.register(registry);
  }

  @Override
  public @Nullable NativeMethod apply(MethodInfo method) {
    if (!method.owner().isJdk() && !method.owner().name().equals(DriverNatives.OWNER)) {
      return null;
    }
    NativeMethod known = registry.find(method.owner().name(), method.name(), method.descriptor());
    if (known == null && method.isNative() && INTRODUCTIONS.contains(method.name())) {
      return (m, f) -> m.calls().returnVoid(f);
    }
    return known == null && method.isNative() ? RefusedNatives.of(method) : known;
  }
}
