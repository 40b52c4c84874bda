package dev.clew.engine.natives;

import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.classes.AnnotationNatives;
import dev.clew.engine.natives.classes.ArrayNatives;
import dev.clew.engine.natives.classes.ClassNatives;
import dev.clew.engine.natives.classes.EnumNatives;
import dev.clew.engine.natives.classes.InvocationNatives;
import dev.clew.engine.natives.classes.LoaderNatives;
import dev.clew.engine.natives.classes.MemberNatives;
import dev.clew.engine.natives.classes.ModuleNatives;
import dev.clew.engine.natives.classes.NamedClasses;
import dev.clew.engine.natives.classes.ProxyNatives;
import dev.clew.engine.natives.classes.ReflectionNatives;
import dev.clew.engine.natives.classes.ServiceNatives;
import dev.clew.engine.natives.handle.HandleNatives;
import dev.clew.engine.natives.handle.MemberNameNatives;
import dev.clew.engine.natives.memory.MemoryNatives;
import dev.clew.engine.natives.memory.ObjectNatives;
import dev.clew.engine.natives.memory.UnsafeNatives;
import dev.clew.engine.natives.number.BigIntegerNatives;
import dev.clew.engine.natives.number.BoxNatives;
import dev.clew.engine.natives.number.ChecksumNatives;
import dev.clew.engine.natives.number.LongProductNatives;
import dev.clew.engine.natives.number.MathNatives;
import dev.clew.engine.natives.number.NumberNatives;
import dev.clew.engine.natives.number.StringNatives;
import dev.clew.engine.natives.number.TextNatives;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.natives.vm.MonitorNatives;
import dev.clew.engine.natives.vm.StackNatives;
import dev.clew.engine.natives.vm.SystemNatives;
import dev.clew.engine.natives.vm.ThreadNatives;
import dev.clew.engine.natives.vm.ThreadSchedule;
import dev.clew.engine.natives.vm.ThrowableNatives;
import dev.clew.engine.natives.vm.VmNatives;
import dev.clew.engine.natives.world.DriverNatives;
import dev.clew.engine.natives.world.FileAnswers;
import dev.clew.engine.natives.world.FileNatives;
import dev.clew.engine.natives.world.InductionNatives;
import dev.clew.engine.natives.world.IoNatives;
import dev.clew.engine.natives.world.NetworkNatives;
import dev.clew.engine.natives.world.OutsideNatives;
import dev.clew.engine.natives.world.PathNatives;
import dev.clew.engine.natives.world.PrintNatives;
import dev.clew.engine.natives.world.RefusedNatives;
import dev.clew.engine.natives.world.ResourceNatives;
import dev.clew.engine.natives.world.SecurityNatives;
import dev.clew.engine.natives.world.SurroundingNatives;
import dev.clew.engine.natives.world.UrlNatives;
import dev.clew.engine.program.MethodInfo;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** All methods of the JDK that Java code performs here. */
public final class JdkNatives implements Function<MethodInfo, @Nullable NativeMethod> {

  /** Methods that only introduce a class to its native library. */
  private static final Set<String> INTRODUCTIONS =
      Set.of("registerNatives", "initIDs", "initNative");

  /** Classes of our own, on the class path of what we look at. */
  private static final Set<String> OURS = Set.of(DriverNatives.OWNER, InductionNatives.OWNER);

  private final NativeRegistry registry = new NativeRegistry();

  public JdkNatives() {
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
    NamedClasses.register(registry);
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
    SurroundingNatives.register(registry);
    DriverNatives.register(registry);
    InductionNatives.register(registry);
  }

  @Override
  public @Nullable NativeMethod apply(MethodInfo method) {
    if (!method.owner().isJdk() && !OURS.contains(method.owner().name())) {
      return null;
    }
    NativeMethod known = registry.find(method.owner().name(), method.name(), method.descriptor());
    if (known == null && method.isNative() && INTRODUCTIONS.contains(method.name())) {
      return (m, f) -> m.calls().returnVoid(f);
    }
    return known == null && method.isNative() ? RefusedNatives.of(method) : known;
  }
}
