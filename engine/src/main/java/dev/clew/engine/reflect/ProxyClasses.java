package dev.clew.engine.reflect;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.Program;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The proxy classes of a program, one for each list of interfaces, numbered as they are wanted. All
 * paths share them.
 */
public final class ProxyClasses {

  private final ConcurrentHashMap<List<ClassInfo>, ClassInfo> known = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<Boolean, Integer> modules = new ConcurrentHashMap<>();
  private final AtomicInteger count = new AtomicInteger();

  /**
   * The proxy class of interfaces that may have one together.
   *
   * @throws dev.clew.engine.program.LinkageException if a type that they name cannot be loaded
   */
  public ClassInfo of(Program program, List<ClassInfo> interfaces) {
    ClassInfo made = known.get(interfaces);
    return made != null ? made : known.computeIfAbsent(interfaces, key -> make(program, key));
  }

  private ClassInfo make(Program program, List<ClassInfo> interfaces) {
    List<ProxyMethods> methods = ProxyMethods.of(program, interfaces);
    ClassInfo host =
        interfaces.stream()
            .filter(each -> !each.isPublic())
            .findFirst()
            .orElseGet(() -> program.load("java/lang/reflect/Proxy"));
    boolean isPublic = interfaces.stream().allMatch(ClassInfo::isPublic);
    String folder = isPublic ? "jdk/proxy" + module(interfaces) + "/" : folder(host);
    String name = folder + "$Proxy" + count.getAndIncrement();
    List<String> names = interfaces.stream().map(ClassInfo::name).toList();
    byte[] bytes = ProxyBytes.write(program, name, isPublic, names, methods);
    return program.defineApart(bytes, host);
  }

  private static String folder(ClassInfo host) {
    return host.packageName().isEmpty() ? "" : host.packageName() + "/";
  }

  /** The JDK makes a module for each class loader; its own annotations have another. */
  private int module(List<ClassInfo> interfaces) {
    boolean isJdks = interfaces.stream().allMatch(each -> each.isJdk() && each.isAnnotation());
    return modules.computeIfAbsent(isJdks, key -> modules.size() + 1);
  }

  /** Whether a class is one of these. */
  public boolean contains(ClassInfo type) {
    return type.isTrusted() && known.containsValue(type);
  }
}
