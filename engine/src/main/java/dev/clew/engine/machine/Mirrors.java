package dev.clew.engine.machine;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;

/** Class objects: one for each class in a state. */
public final class Mirrors {

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
    boolean isJdk = element.infoOrNull() == null || element.info().isJdk();
    RuntimeClass classClass = m.runtime().wellKnown().classClass();
    ((Instance) m.heap().own(mirror))
        .set(classClass.field("module").slot(), m.classes().module(isJdk));
  }

  /** Says which modules there are: one for the JDK, one for all other classes. */
  public void setModules(int jdk, int unnamed) {
    m.ownClasses().setModules(jdk, unnamed);
    for (int mirror : m.classes().mirrors()) {
      if (mirror != 0) {
        setModule(mirror, classOf(mirror));
      }
    }
  }

  /** The module of the program's own classes. */
  public int unnamedModule() {
    return m.classes().module(/* isJdk= */ false);
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
