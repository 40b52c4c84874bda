package dev.clew.engine.program.nullness;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.NullUses.Argument;
import dev.clew.engine.program.path.ClassFile;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What all classes of a folder or jar together do with null: a caller may show what a method
 * expects. Reads every class file of it, once, when first asked; of their methods only those are
 * followed that mention null. Thread-safe.
 *
 * <p>Other jars are not read: what is found in a program does not depend on what else is on its
 * class path.
 */
final class OwnClasses {

  /** Reading more takes longer than a user would wait for a hint. */
  private static final int MOST = 5_000;

  private final Program program;
  private final ConcurrentHashMap<String, Evidence> known = new ConcurrentHashMap<>();

  /**
   * By names and descriptors of members, which of their owners were seen in such a place.
   *
   * @param nullArguments parameters that null is passed for, by number
   */
  private record Evidence(
      Map<String, Set<String>> askedResults,
      Map<String, Set<String>> askedFields,
      Map<String, Set<String>> nulledFields,
      Map<String, Set<String>> nullArguments) {
    Evidence() {
      this(new HashMap<>(), new HashMap<>(), new HashMap<>(), new HashMap<>());
    }

    void add(NullUses uses) {
      uses.askedResults().forEach(each -> note(askedResults, each.signature(), each.owner()));
      uses.askedFields().forEach(each -> note(askedFields, each.name(), each.owner()));
      uses.nulledFields().forEach(each -> note(nulledFields, each.name(), each.owner()));
      for (Argument each : uses.nullArguments()) {
        note(nullArguments, each.method().signature() + each.index(), each.method().owner());
      }
    }

    void tell(BiConsumer<String, String> facts) {
      tell("asked result", askedResults, facts);
      tell("asked field", askedFields, facts);
      tell("null in", nulledFields, facts);
      tell("null for", nullArguments, facts);
    }

    private static void tell(
        String what, Map<String, Set<String>> map, BiConsumer<String, String> facts) {
      map.forEach((key, all) -> all.forEach(owner -> facts.accept(owner, what + " " + key)));
    }

    private static void note(Map<String, Set<String>> map, String key, String owner) {
      map.computeIfAbsent(key, each -> new HashSet<>()).add(owner);
    }
  }

  OwnClasses(Program program) {
    this.program = program;
  }

  /** Whether the program compares with null what a method returns. */
  boolean askResult(ClassInfo owner, String signature) {
    return named(owner, of(owner).askedResults.get(signature));
  }

  /** Whether the program compares a field with null. */
  boolean askField(ClassInfo owner, String name) {
    return named(owner, of(owner).askedFields.get(name));
  }

  /** Whether the program assigns null to a field. */
  boolean assignNull(ClassInfo owner, String name) {
    return named(owner, of(owner).nulledFields.get(name));
  }

  /** Whether the program passes null for a parameter. */
  boolean passNull(ClassInfo owner, String signature, int parameter) {
    return named(owner, of(owner).nullArguments.get(signature + parameter));
  }

  /** Whether one of the classes that instructions name is the owner, above it or below it. */
  private boolean named(ClassInfo owner, @Nullable Set<String> names) {
    return names != null && names.stream().anyMatch(name -> isRelated(owner, name));
  }

  private boolean isRelated(ClassInfo owner, String name) {
    if (owner.name().equals(name)) {
      return true;
    }
    try {
      ClassInfo other = program.load(name);
      return other.isSubtypeOf(owner) || owner.isSubtypeOf(other);
    } catch (LinkageException | IllegalArgumentException e) {
      return false; // an array, or a class that is not there
    }
  }

  /** Tells all that the classes beside a file show: the name of a class, and what of it. */
  void tell(ClassFile any, BiConsumer<String, String> facts) {
    of(any).tell(facts);
  }

  private Evidence of(ClassInfo type) {
    return type.isTrusted() ? new Evidence() : of(type.file());
  }

  private Evidence of(ClassFile file) {
    Evidence evidence = known.get(file.root());
    return evidence == null ? known.computeIfAbsent(file.root(), root -> read(file)) : evidence;
  }

  private Evidence read(ClassFile any) {
    Evidence evidence = new Evidence();
    if (any.isJdk()) {
      return evidence;
    }
    any.neighbours().stream()
        .limit(MOST)
        .map(program.classPath()::find)
        .flatMap(Optional::stream)
        .flatMap(OwnClasses::node)
        .forEach(node -> add(node, evidence));
    return evidence;
  }

  private static Stream<ClassNode> node(ClassFile file) {
    try {
      return Stream.of(MethodFlow.read(file.read()));
    } catch (IOException | RuntimeException e) {
      return Stream.empty(); // linking it reports the problem
    }
  }

  private static void add(ClassNode node, Evidence evidence) {
    for (MethodNode method : node.methods) {
      if (mentionsNull(method)) {
        evidence.add(NullUseFinder.of(node.name, method));
      }
    }
  }

  private static boolean mentionsNull(MethodNode method) {
    for (AbstractInsnNode insn : method.instructions) {
      int opcode = insn.getOpcode();
      if (opcode == Opcodes.ACONST_NULL
          || opcode == Opcodes.IFNULL
          || opcode == Opcodes.IFNONNULL) {
        return true;
      }
    }
    return false;
  }
}
