package dev.clew.app.check.access;

import dev.clew.engine.program.ClassInfo;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.ModuleExportNode;
import org.objectweb.asm.tree.ModuleNode;

/**
 * Which packages are for others: those that the module of a folder or jar exports to everybody, and
 * that no part of their name calls internal. A folder or jar without a module exports everything
 * else but implementations, which have factories elsewhere. Reads each module once. For one thread.
 */
final class ExportedPackages {

  /** Where a jar for several releases of Java keeps the descriptor, in the end. */
  private static final List<String> DESCRIPTORS =
      List.of("module-info.class", "META-INF/versions/9/module-info.class");

  private static final Set<String> HIDDEN = Set.of("internal", "internals");

  private static final String IMPLEMENTATION = "impl";

  private final Map<String, Optional<Set<String>>> byRoot = new HashMap<>();

  boolean contains(ClassInfo type) {
    if (type.isJdk() || type.isTrusted()) {
      return true; // what it does not export cannot be named in what is replayed
    }
    String name = type.packageName();
    List<String> words = List.of(name.split("/", -1));
    boolean isHidden = words.stream().anyMatch(HIDDEN::contains);
    return !isHidden
        && byRoot
            .computeIfAbsent(type.file().root(), root -> read(type))
            .map(packages -> packages.contains(name))
            .orElse(!words.contains(IMPLEMENTATION));
  }

  /** What the descriptor beside a class exports; empty without one that can be read. */
  private static Optional<Set<String>> read(ClassInfo type) {
    return DESCRIPTORS.stream()
        .map(type.file()::beside)
        .flatMap(Optional::stream)
        .findFirst()
        .flatMap(ExportedPackages::module)
        .map(ExportedPackages::exports);
  }

  private static Optional<ModuleNode> module(byte[] descriptor) {
    try {
      ClassNode node = new ClassNode();
      new ClassReader(descriptor).accept(node, 0);
      return Optional.ofNullable(node.module);
    } catch (RuntimeException e) {
      return Optional.empty(); // damaged, or too new: it says nothing
    }
  }

  private static Set<String> exports(ModuleNode module) {
    Stream<ModuleExportNode> exports =
        module.exports == null ? Stream.empty() : module.exports.stream();
    Set<String> packages = new HashSet<>();
    exports
        .filter(each -> each.modules == null || each.modules.isEmpty())
        .forEach(each -> packages.add(each.packaze));
    return packages;
  }
}
