package dev.clew.engine.program.nullness;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Private fields that every constructor fills and to which null is never written: no object of the
 * class that is there for its callers has null in them. Those that hold a new object which no other
 * code ever gets are not the same as anything else either. What objects hold that are made without
 * a constructor, by cloning or by deserialization, is told from the types. Reads the files of a
 * nest once. Thread-safe.
 */
public final class FreshFields {

  /** What is known of a field. */
  private enum Content {
    ANYTHING,
    NEVER_NULL,
    ALONE
  }

  private final Program program;
  private final ConcurrentHashMap<ClassInfo, Map<String, Content>> known =
      new ConcurrentHashMap<>();

  public FreshFields(Program program) {
    this.program = program;
  }

  /** Whether an object that a constructor has left never has null there. */
  public boolean isNeverNull(FieldInfo field) {
    return content(field) != Content.ANYTHING;
  }

  /** Whether nothing else refers to what is there, so that it is no other input. */
  public boolean isAlone(FieldInfo field) {
    return content(field) == Content.ALONE;
  }

  private Content content(FieldInfo field) {
    boolean isCandidate =
        field.isPrivate()
            && !field.isStatic()
            && field.type().isReference()
            && !field.owner().isJdk()
            && !field.owner().isTrusted();
    return isCandidate
        ? known
            .computeIfAbsent(field.owner(), this::find)
            .getOrDefault(field.name(), Content.ANYTHING)
        : Content.ANYTHING;
  }

  private Map<String, Content> find(ClassInfo type) {
    Optional<List<ClassNode>> nest = nest(type);
    Map<String, Content> contents = new HashMap<>();
    if (nest.isEmpty() || nest.get().stream().anyMatch(FreshFields::isWrittenByName)) {
      return contents;
    }
    boolean isCloned = isCloned(type);
    for (FieldInfo field : type.fields()) {
      if (field.isPrivate()
          && !field.isStatic()
          && field.type().isReference()
          && !isLeftOutOfStreams(field)) {
        FieldAccesses accesses = FieldAccesses.of(program, type.name(), field.name(), nest.get());
        boolean isAlone = accesses.isAlone() && !isCloned;
        if (accesses.isAlwaysFilled()) {
          contents.put(field.name(), isAlone ? Content.ALONE : Content.NEVER_NULL);
        }
      }
    }
    return contents;
  }

  /** Whether {@code Object.clone} makes objects that share what is in their fields. */
  private boolean isCloned(ClassInfo type) {
    ClassInfo cloneable = program.load("java/lang/Cloneable");
    return type.isSubtypeOf(cloneable)
        || program.concreteSubtypes(type, Program.Scope.CLASS_PATH).classes().stream()
            .anyMatch(below -> below.isSubtypeOf(cloneable));
  }

  /** Whether deserialization, which calls no constructor of the class, may leave null there. */
  private boolean isLeftOutOfStreams(FieldInfo field) {
    ClassInfo type = field.owner();
    return type.isSubtypeOf(program.load("java/io/Serializable"))
        && (field.has(Opcodes.ACC_TRANSIENT)
            || type.fields().stream()
                .anyMatch(each -> each.name().equals("serialPersistentFields")));
  }

  /** The files of all classes that may use the private members; empty if one cannot be read. */
  private Optional<List<ClassNode>> nest(ClassInfo type) {
    ClassInfo host = program.nestHost(type);
    List<ClassNode> nodes = new ArrayList<>();
    try {
      for (String name :
          Stream.concat(Stream.of(host.name()), host.header().nestMembers().stream()).toList()) {
        Optional<ClassNode> node = MethodFlow.read(program.load(name));
        if (node.isEmpty()) {
          return Optional.empty();
        }
        nodes.add(node.get());
      }
      return Optional.of(nodes);
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }

  /** Whether a class may write fields that it knows by their names only. */
  private static boolean isWrittenByName(ClassNode node) {
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode insn : method.instructions) {
        if (insn instanceof MethodInsnNode call
            && (call.owner.endsWith("FieldUpdater")
                || call.owner.equals("java/lang/reflect/Field")
                || call.name.equals("findVarHandle")
                || call.name.equals("objectFieldOffset"))) {
          return true;
        }
      }
    }
    return false;
  }
}
