package dev.clew.engine.heap;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** All runtime classes of a program. Safe to share between threads. */
public final class RuntimeClasses {

  private final Program program;
  private final ConcurrentHashMap<String, RuntimeClass> byDescriptor = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<ClassInfo, RuntimeClass> byInfo = new ConcurrentHashMap<>();
  private final AtomicInteger count = new AtomicInteger();

  public RuntimeClasses(Program program) {
    this.program = program;
  }

  /**
   * The runtime class of a type, loaded.
   *
   * @throws dev.clew.engine.program.LinkageException if that fails
   */
  public RuntimeClass of(JvmType type) {
    RuntimeClass known = byDescriptor.get(type.descriptor());
    return known != null ? known : make(type);
  }

  public RuntimeClass of(ClassInfo info) {
    RuntimeClass known = byInfo.get(info);
    return known != null ? known : of(info.type());
  }

  /** Those that there are now, by index. */
  public List<RuntimeClass> all() {
    return byDescriptor.values().stream()
        .sorted(Comparator.comparingInt(RuntimeClass::index))
        .toList();
  }

  /** The class of an internal name. */
  public RuntimeClass named(String internalName) {
    return of(JvmType.ofClass(internalName));
  }

  public RuntimeClass arrayOf(RuntimeClass component) {
    return of(component.type().arrayOf());
  }

  private RuntimeClass make(JvmType type) {
    ClassInfo info = type.kind() == JvmType.Kind.CLASS ? program.load(type.internalName()) : null;
    RuntimeClass component = type.isArray() ? of(type.component()) : null;
    RuntimeClass made =
        byDescriptor.computeIfAbsent(
            type.descriptor(),
            key -> new RuntimeClass(count.getAndIncrement(), type, info, component));
    if (info != null) {
      byInfo.putIfAbsent(info, made);
    }
    return made;
  }

  /** Whether a reference to an object of a class may be cast to a type (JVMS 6.5, checkcast). */
  public boolean isSubtype(RuntimeClass sub, RuntimeClass type) {
    if (sub == type) {
      return true;
    }
    @Nullable ClassInfo left = sub.infoOrNull();
    @Nullable ClassInfo right = type.infoOrNull();
    if (left != null && right != null) {
      return left.isSubtypeOf(right);
    }
    if (sub.isPrimitive() || type.isPrimitive()) {
      return false;
    }
    return program.isSubtype(sub.type(), type.type());
  }
}
