package dev.clew.app.cache;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.ShownFacts;
import dev.clew.engine.program.path.ClassFile;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/**
 * For each class of the project a digest of all code that it can lead to: of the classes that it
 * names, of those below them, and of what these name in turn, with what other classes show about
 * each of them. Reads all classes of the project, when first asked. For one thread.
 */
public final class CodeDigests {

  private final Program program;
  private final Map<String, ClassPrint> prints = new LinkedHashMap<>();
  private final Map<String, Set<String>> below = new HashMap<>();
  private final Map<String, SortedSet<String>> facts = new HashMap<>();
  private final Map<String, String> digests = new HashMap<>();

  public CodeDigests(Program program) {
    this.program = program;
    Map<String, ClassFile> roots = new LinkedHashMap<>();
    for (String name : program.classPath().classNames()) {
      ClassFile file = program.classPath().find(name).orElse(null);
      if (file != null && program.isOfProject(file)) {
        roots.putIfAbsent(String.valueOf(file.entry()), file);
        read(name, file);
      }
    }
    roots.values().forEach(this::collect);
    for (List<String> component : StrongComponents.of(prints.keySet(), this::seen)) {
      String digest = digest(component);
      component.forEach(name -> digests.put(name, digest));
    }
  }

  private void read(String name, ClassFile file) {
    ClassPrint print;
    try {
      print = ClassPrint.of(file.read());
    } catch (IOException e) { // whoever links it says so
      print = ClassPrint.of(new byte[0]);
    }
    prints.put(name, print);
    for (String type : print.above()) {
      below.computeIfAbsent(type, t -> new TreeSet<>()).add(name);
    }
  }

  private void collect(ClassFile any) {
    ShownFacts.beside(program, any)
        .forEach((owner, all) -> facts.computeIfAbsent(owner, n -> new TreeSet<>()).addAll(all));
  }

  /** The classes of the project that one leads to at once. */
  Set<String> seen(String name) {
    ClassPrint print = prints.get(name);
    Set<String> seen = new TreeSet<>(below.getOrDefault(name, Set.of()));
    if (print != null) {
      print.names().stream().filter(prints::containsKey).forEach(seen::add);
    }
    String described = name.substring(0, name.lastIndexOf('/') + 1) + "package-info";
    if (prints.containsKey(described)) {
      seen.add(described);
    }
    return seen;
  }

  private String digest(List<String> component) {
    SortedSet<String> members = new TreeSet<>(component);
    SortedSet<String> beyond = new TreeSet<>();
    ContentDigest digest = new ContentDigest();
    for (String name : members) {
      ClassPrint print = prints.get(name);
      digest.add(name).add(print == null ? "" : print.digest()).addAll(shown(name));
      for (String next : seen(name)) {
        if (!members.contains(next)) {
          beyond.add(digests.getOrDefault(next, ""));
        }
      }
    }
    return digest.addAll(beyond).hex();
  }

  /** What is shown of a class, and of what it extends outside of the project. */
  private SortedSet<String> shown(String name) {
    SortedSet<String> shown = new TreeSet<>(facts.getOrDefault(name, new TreeSet<>()));
    Set<String> types = new HashSet<>();
    addAbove(name, types);
    for (String type : types) {
      if (!prints.containsKey(type)) {
        facts.getOrDefault(type, new TreeSet<>()).forEach(fact -> shown.add(type + " " + fact));
      }
    }
    return shown;
  }

  private void addAbove(String name, Set<String> types) {
    try {
      addAbove(program.load(name), types);
    } catch (LinkageException e) {
      return; // nobody makes objects of it
    }
  }

  private static void addAbove(ClassInfo type, Set<String> types) {
    if (types.add(type.name())) {
      type.interfaces().forEach(each -> addAbove(each, types));
      ClassInfo superclass = type.superclass();
      if (superclass != null) {
        addAbove(superclass, types);
      }
    }
  }

  /**
   * The classes that lead to some, and these.
   *
   * @param wanted is told internal names
   */
  public Set<String> leadingTo(BiPredicate<String, ClassPrint> wanted) {
    Map<String, Set<String>> from = new HashMap<>();
    for (String name : prints.keySet()) {
      seen(name).forEach(next -> from.computeIfAbsent(next, n -> new HashSet<>()).add(name));
    }
    Set<String> leading = new HashSet<>();
    Deque<String> open = new ArrayDeque<>();
    prints.forEach(
        (name, print) -> {
          if (wanted.test(name, print)) {
            open.add(name);
          }
        });
    while (!open.isEmpty()) {
      String name = open.remove();
      if (leading.add(name)) {
        open.addAll(from.getOrDefault(name, Set.of()));
      }
    }
    return leading;
  }

  /** The digest of a class of the project; empty for others. */
  public Optional<String> of(String internalName) {
    return Optional.ofNullable(digests.get(internalName));
  }

  /** A digest of all classes of the project. */
  String ofAll() {
    ContentDigest digest = new ContentDigest();
    prints.forEach((name, print) -> digest.add(name).add(print.digest()));
    return digest.hex();
  }

  /** The same of their names alone, which stand for the project. */
  String namesOfAll() {
    return new ContentDigest().addAll(prints.keySet()).hex();
  }

  /** A digest of what all classes of the project declare. */
  String shape() {
    ContentDigest digest = new ContentDigest();
    prints.forEach((name, print) -> digest.add(name).add(print.shape()));
    return digest.hex();
  }

  /** The digest of a class that was made for a run, and of what it names. */
  String ofGenerated(byte[] file) {
    ClassPrint print = ClassPrint.of(file);
    ContentDigest digest = new ContentDigest().add(print.digest());
    print.names().stream()
        .sorted()
        .map(name -> digests.getOrDefault(name, ""))
        .forEach(digest::add);
    return digest.hex();
  }

  /** The lines of a class that have code; empty for one that is not the project's. */
  Optional<ClassPrint> print(String className) {
    return Optional.ofNullable(prints.get(className.replace('.', '/')));
  }

  /** A digest of the line numbers of all classes. */
  String lines() {
    ContentDigest digest = new ContentDigest();
    prints.forEach((name, print) -> digest.add(name).add(print.lines().toString()));
    return digest.hex();
  }
}
