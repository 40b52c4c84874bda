package dev.clew.engine.machine;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.JdkModules;
import org.jspecify.annotations.Nullable;

/** Class objects: one for each class in a state. */
public final class ClassMirrors {

  private static final String BASE = "java.base";

  private final Machine m;

  ClassMirrors(Machine m) {
    this.m = m;
  }

  /** The class object of a class. */
  public int of(RuntimeClass type) {
    int known = m.classes().mirror(type);
    return known != 0 ? known : make(type);
  }

  private int make(RuntimeClass type) {
    RuntimeClass classClass = m.runtime().wellKnown().classClass();
    int id = m.heap().add(Instance.create(m.token(), classClass, type));
    m.ownClasses().setMirror(type, id);
    place(id, type);
    if (type.isArray()) {
      int component = of(type.component());
      ((Instance) m.heap().own(id)).set(classClass.field("componentType").slot(), component);
    }
    return id;
  }

  /** Says to which module and class loader a class belongs. */
  private void place(int mirror, RuntimeClass type) {
    RuntimeClass element = type;
    while (element.isArray()) {
      element = element.component();
    }
    ClassInfo info = element.infoOrNull();
    int module = moduleOf(info);
    RuntimeClass classClass = m.runtime().wellKnown().classClass();
    Instance object = (Instance) m.heap().own(mirror);
    object.set(classClass.field("module").slot(), module);
    object.set(classClass.field("classLoader").slot(), info == null ? 0 : loaderOf(info));
  }

  private int moduleOf(@Nullable ClassInfo info) {
    if (info != null && !info.isJdk()) {
      return m.classes().unnamedModule();
    }
    return m.classes().hasModules() ? module(moduleName(info)) : 0;
  }

  private static String moduleName(@Nullable ClassInfo info) {
    return info == null || info.isTrusted() ? BASE : info.file().module();
  }

  /** The class loader that defines a class, 0 for the boot loader. */
  public int loaderOf(ClassInfo info) {
    if (!info.isJdk()) {
      return m.classes().appLoader();
    }
    return JdkModules.isPlatform(moduleName(info)) ? m.classes().platformLoader() : 0;
  }

  /** The module object of a module of the JDK. */
  public int module(String name) {
    int known = m.classes().module(name);
    if (known != 0) {
      return known;
    }
    RuntimeClass type = m.runtime().classes().named("java/lang/Module");
    int id = m.allocate(type);
    Instance object = (Instance) m.heap().own(id);
    object.set(type.field("name").slot(), m.texts().intern(name));
    if (JdkModules.isPlatform(name)) {
      object.set(type.field("loader").slot(), m.classes().platformLoader());
    }
    m.ownClasses().setModule(name, id);
    return id;
  }

  /** From now on the JDK's classes have modules. */
  public void makeModules() {
    module(BASE);
    placeAll();
  }

  /** Says which class loaders there are besides the boot loader. */
  public void setLoaders(int app, int platform) {
    RuntimeClass type = m.classOf(app);
    int unnamed = (int) m.instance(app).raw(type.field("unnamedModule").slot());
    m.ownClasses().setLoaders(app, platform, unnamed);
    placeAll();
  }

  private void placeAll() {
    for (int mirror : m.classes().mirrors()) {
      if (mirror != 0) {
        place(mirror, classOf(mirror));
      }
    }
  }

  /** The class that a class object stands for. */
  public RuntimeClass classOf(long mirror) {
    Object payload = m.instance(mirror).payload();
    if (payload instanceof RuntimeClass type) {
      return type;
    }
    throw new IllegalStateException("not a class object");
  }
}
