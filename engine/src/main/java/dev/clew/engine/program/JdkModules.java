package dev.clew.engine.program;

import dev.clew.engine.program.path.ClassPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ModuleVisitor;
import org.objectweb.asm.Opcodes;

/** What the JDK's modules say of themselves, read when it is asked for. */
public final class JdkModules {

  /**
   * A class that a module provides for a service.
   *
   * @param className with dots
   */
  public record Provider(String module, String className) {}

  /**
   * One module; packages with dots.
   *
   * @param exports to whom a package is exported; none named means all
   * @param requires whether who reads this module reads the required one, too
   */
  private record Descriptor(
      Map<String, List<String>> exports,
      Map<String, List<String>> opens,
      Map<String, Boolean> requires) {}

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

  private final ClassPath path;
  private final ConcurrentHashMap<String, Descriptor> descriptors = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, String> versions = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, List<Provider>> providers = new ConcurrentHashMap<>();

  JdkModules(ClassPath path) {
    this.path = path;
  }

  /** Whether the platform class loader defines a module's classes, and not the boot loader. */
  public static boolean isPlatform(String module) {
    return PLATFORM_MODULES.contains(module);
  }

  /** The version that a module was compiled as, empty if it does not say. */
  public String version(String module) {
    return versions.computeIfAbsent(module, this::readVersion);
  }

  private String readVersion(String module) {
    StringBuilder found = new StringBuilder();
    path.jdkModuleInfo(module)
        .ifPresent(
            bytes ->
                new ClassReader(bytes)
                    .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                          @Override
                          public @Nullable ModuleVisitor visitModule(
                              String name, int access, @Nullable String version) {
                            found.append(version == null ? "" : version);
                            return null;
                          }
                        },
                        ClassReader.SKIP_CODE));
    return found.toString();
  }

  /** Whether a module reads another one. */
  public boolean reads(String module, String other) {
    return module.equals(other)
        || descriptor(module).requires().keySet().stream()
            .anyMatch(each -> each.equals(other) || passesOn(each, other));
  }

  /** Whether who reads a module also reads another one. */
  private boolean passesOn(String module, String other) {
    return descriptor(module).requires().entrySet().stream()
        .filter(Map.Entry::getValue)
        .anyMatch(each -> each.getKey().equals(other) || passesOn(each.getKey(), other));
  }

  /** Whether a module exports a package to another one, null for a module without a name. */
  public boolean exports(String module, String packageName, @Nullable String to) {
    Descriptor descriptor = descriptor(module);
    return allows(descriptor.exports(), packageName, to)
        || allows(descriptor.opens(), packageName, to);
  }

  /** Whether a module opens a package to another one, null for a module without a name. */
  public boolean opens(String module, String packageName, @Nullable String to) {
    return allows(descriptor(module).opens(), packageName, to);
  }

  private static boolean allows(
      Map<String, List<String>> packages, String packageName, @Nullable String to) {
    List<String> allowed = packages.get(packageName);
    return allowed != null && (allowed.isEmpty() || (to != null && allowed.contains(to)));
  }

  private Descriptor descriptor(String module) {
    return descriptors.computeIfAbsent(module, this::read);
  }

  private Descriptor read(String module) {
    Descriptor descriptor =
        new Descriptor(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>());
    visit(
        module,
        new ModuleVisitor(Opcodes.ASM9) {
          @Override
          public void visitExport(String name, int access, String... modules) {
            descriptor.exports().put(dotted(name), listOf(modules));
          }

          @Override
          public void visitRequire(String name, int access, @Nullable String version) {
            descriptor.requires().put(name, (access & Opcodes.ACC_TRANSITIVE) != 0);
          }

          @Override
          public void visitOpen(String name, int access, String... modules) {
            descriptor.opens().put(dotted(name), listOf(modules));
          }
        });
    return descriptor;
  }

  private static List<String> listOf(String @Nullable [] modules) {
    return modules == null ? List.of() : List.of(modules);
  }

  /**
   * The classes that the JDK provides for a service, by the names of their modules. The first time
   * reads all modules, which takes some hundredths of a second.
   *
   * @param service with dots
   */
  public List<Provider> providers(String service) {
    return providers.computeIfAbsent(service, this::search);
  }

  private List<Provider> search(String service) {
    List<Provider> found = new ArrayList<>();
    for (String module : path.jdkModules()) {
      visit(
          module,
          new ModuleVisitor(Opcodes.ASM9) {
            @Override
            public void visitProvide(String name, String... classes) {
              if (dotted(name).equals(service)) {
                for (String each : classes) {
                  found.add(new Provider(module, dotted(each)));
                }
              }
            }
          });
    }
    return List.copyOf(found);
  }

  private void visit(String module, ModuleVisitor visitor) {
    Optional<byte[]> file = path.jdkModuleInfo(module);
    file.ifPresent(
        bytes ->
            new ClassReader(bytes)
                .accept(
                    new ClassVisitor(Opcodes.ASM9) {
                      @Override
                      public ModuleVisitor visitModule(
                          String name, int access, @Nullable String version) {
                        return visitor;
                      }
                    },
                    ClassReader.SKIP_CODE));
  }

  private static String dotted(String internalName) {
    return internalName.replace('/', '.');
  }
}
