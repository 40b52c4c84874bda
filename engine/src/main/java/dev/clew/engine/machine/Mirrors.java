package dev.clew.engine.machine;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.program.ClassInfo;
import org.jspecify.annotations.Nullable;

/** Class objects: one for each class in a state. */
public final class Mirrors {

  private static final String BASE = "java.base";

  private final Machine m;

  Mirrors(Machine m) {
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
    setModule(id, type);
    if (type.isArray()) {
      int component = of(type.component());
      ((Instance) m.heap().own(id)).set(classClass.field("componentType").slot(), component);
    }
    return id;
  }

  private void setModule(int mirror, RuntimeClass type) {
    RuntimeClass element = type;
    while (element.isArray()) {
      element = element.component();
    }
    int module = moduleOf(element.infoOrNull());
    RuntimeClass classClass = m.runtime().wellKnown().classClass();
    ((Instance) m.heap().own(mirror)).set(classClass.field("module").slot(), module);
  }

  private int moduleOf(@Nullable ClassInfo info) {
    if (m.classes().unnamedModule() == 0) {
      return 0; // the JDK is still starting
    }
    if (info != null && !info.isJdk()) {
      return m.classes().unnamedModule();
    }
    return module(info == null || info.isTrusted() ? BASE : info.file().module());
  }

  /** The module object of a module of the JDK. */
  public int module(String name) {
    int known = m.classes().module(name);
    if (known != 0) {
      return known;
    }
    RuntimeClass type = m.runtime().classes().named("java/lang/Module");
    int id = m.allocate(type);
    ((Instance) m.heap().own(id)).set(type.field("name").slot(), m.texts().intern(name));
    m.ownClasses().setModule(name, id);
    return id;
  }

  /** Makes modules: one for all classes outside the JDK, and the JDK's when they are needed. */
  public void makeModules() {
    int unnamed = m.allocate(m.runtime().classes().named("java/lang/Module"));
    m.ownClasses().setUnnamedModule(unnamed);
    for (int mirror : m.classes().mirrors()) {
      if (mirror != 0) {
        setModule(mirror, classOf(mirror));
      }
    }
  }

  /** The module of the program's own classes. */
  public int unnamedModule() {
    return m.classes().unnamedModule();
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
