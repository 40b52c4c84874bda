package dev.clew.engine.natives.classes;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.JdkModules;
import dev.clew.engine.reflect.GuestCalls;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code ServiceLoader}: which classes the JDK's modules provide for a service. */
public final class ServiceNatives {

  private static final String ITERATOR = "java/util/ServiceLoader$ModuleServicesLookupIterator";
  private static final String PROVIDER = "jdk/internal/module/ServicesCatalog$ServiceProvider";
  private static final String ARRAY_ITERATOR = "java/util/Arrays$ArrayItr";

  private ServiceNatives() {}

  public static void register(NativeRegistry r) {
    r.on(ITERATOR + ".iteratorFor", ServiceNatives::providers)
        .value("java/util/ServiceLoader.inExplicitModule", ServiceNatives::isInJdk)
        .on(
            "java/lang/Class.forName(Ljava/lang/Module;Ljava/lang/String;)Ljava/lang/Class;",
            ServiceNatives::inModule);
  }

  private static long isInJdk(Machine m, Frame f) {
    ClassInfo info = ClassNatives.of(m, f.raw[1]).infoOrNull();
    return info == null || info.isJdk() ? 1 : 0;
  }

  /** The providers that the boot loader's modules have; other loaders add none. */
  private static @Nullable Insn providers(Machine m, Frame f) {
    RuntimeClass iterator = m.runtime().classes().named(ARRAY_ITERATOR);
    RuntimeClass provider = m.runtime().classes().named(PROVIDER);
    for (RuntimeClass each : List.of(iterator, provider)) {
      Insn first = GuestCalls.initialize(m, each);
      if (first != null || m.isEnded()) {
        return first;
      }
    }
    List<JdkModules.Provider> found = f.raw[1] == 0 ? search(m, f.raw[0]) : List.of();
    RuntimeClass objects = m.runtime().wellKnown().objectArray();
    int array = m.heap().add(HeapArrays.create(m.token(), objects, found.size()));
    for (int i = 0; i < found.size(); i++) {
      int entry = make(m, provider, found.get(i));
      ((HeapArray) m.heap().own(array)).set(i, entry, null);
    }
    int result = m.allocate(iterator);
    ((Instance) m.heap().own(result)).set(iterator.field("a").slot(), array);
    return NativeRegistry.give(m, f, result);
  }

  private static List<JdkModules.Provider> search(Machine m, long iterator) {
    long loader = m.instance(iterator).raw(m.classOf(iterator).field("this$0").slot());
    long service = m.instance(loader).raw(m.classOf(loader).field("serviceName").slot());
    return m.runtime().program().jdkModules().providers(m.texts().of(service));
  }

  private static int make(Machine m, RuntimeClass type, JdkModules.Provider provider) {
    int id = m.allocate(type);
    int module = m.mirrors().module(provider.module());
    Instance object = (Instance) m.heap().own(id);
    object.set(type.field("module").slot(), module);
    object.set(type.field("providerName").slot(), m.texts().intern(provider.className()));
    return id;
  }

  private static @Nullable Insn inModule(Machine m, Frame f) {
    if (f.raw[0] == 0 || f.raw[1] == 0) {
      return NativeRegistry.own(f);
    }
    String module = ModuleNatives.name(m, f.raw[0]);
    if (module == null) {
      return NativeRegistry.own(f);
    }
    RuntimeClass type = NamedClasses.find(m, m.texts().of(f.raw[1]));
    ClassInfo info = type == null ? null : type.infoOrNull();
    boolean isThere = info != null && info.isJdk() && info.file().module().equals(module);
    return NativeRegistry.give(m, f, isThere && type != null ? m.mirrors().of(type) : 0);
  }
}
