package dev.clew.engine.program.nullness;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.ValueOrigin.Kind;
import dev.clew.engine.program.path.ClassFile;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Which static fields of a folder or jar do not stay what the initialisers of their classes leave
 * there: methods assign them, or change the object that they hold. Reads every class file of the
 * folder or jar once, when somebody first asks, and follows the methods that read static fields of
 * collections, arrays and the like. Thread-safe.
 */
public final class StaticWrites {

  /** Beyond so many classes any field may be changed. */
  private static final int MOST = 5_000;

  private static final String INITIALIZER = "<clinit>";

  /** Methods of collections, arrays, builders and atomic numbers that leave these as they are. */
  private static final Set<String> READING =
      Set.of(
          ("get getOrDefault getAcquire getPlain getFirst getLast peek element contains containsAll"
                  + " containsKey containsValue isEmpty size length indexOf lastIndexOf charAt substring"
                  + " iterator listIterator spliterator stream parallelStream forEach entrySet keySet"
                  + " values headMap tailMap subMap headSet tailSet subSet subList firstKey lastKey first"
                  + " last floorKey ceilingKey lowerKey higherKey floorEntry ceilingEntry lowerEntry"
                  + " higherEntry descendingMap descendingSet equals hashCode toString toArray clone"
                  + " intValue longValue doubleValue nextSetBit cardinality keys elements getClass")
              .split(" "));

  /** Static methods of the JDK that change what they are given. */
  private static final Set<String> CHANGING =
      Set.of(
          "java/util/Collections.addAll",
          "java/util/Collections.fill",
          "java/util/Collections.replaceAll",
          "java/util/Collections.reverse",
          "java/util/Collections.rotate",
          "java/util/Collections.shuffle",
          "java/util/Collections.sort",
          "java/util/Collections.swap",
          "java/util/Arrays.fill",
          "java/util/Arrays.setAll",
          "java/util/Arrays.sort",
          "java/lang/System.arraycopy");

  private final Program program;
  private final ConcurrentHashMap<String, Writes> known = new ConcurrentHashMap<>();

  /**
   * By the names of fields, with their owners.
   *
   * @param assigned after the initialiser of their class
   * @param changed holding an object that was changed after that
   */
  private record Writes(Set<String> assigned, Set<String> changed, boolean isAll) {}

  public StaticWrites(Program program) {
    this.program = program;
  }

  /** Whether a method assigns to a field. */
  public boolean isAssigned(FieldInfo field) {
    Writes writes = of(field.owner());
    return writes.isAll || writes.assigned.contains(key(field.owner().name(), field.name()));
  }

  /** Whether a method may change the collection or the like that a field holds. */
  public boolean isChanged(FieldInfo field) {
    Writes writes = of(field.owner());
    return writes.isAll || writes.changed.contains(key(field.owner().name(), field.name()));
  }

  private static String key(String owner, String name) {
    return owner + "." + name;
  }

  /** Tells all that the classes beside a file show: the name of a class, and what of it. */
  void tell(ClassFile any, BiConsumer<String, String> facts) {
    Writes writes = of(any);
    writes.assigned.forEach(field -> tell("assigned", field, facts));
    writes.changed.forEach(field -> tell("changed", field, facts));
  }

  private static void tell(String what, String field, BiConsumer<String, String> facts) {
    facts.accept(field.substring(0, field.lastIndexOf('.')), what + " " + field);
  }

  private Writes of(ClassInfo type) {
    return of(type.file());
  }

  private Writes of(ClassFile file) {
    return known.computeIfAbsent(file.root(), root -> read(file));
  }

  private Writes read(ClassFile any) {
    List<String> all = List.copyOf(any.neighbours());
    Writes writes = new Writes(new HashSet<>(), new HashSet<>(), all.size() > MOST);
    if (!writes.isAll) {
      all.stream()
          .map(program.classPath()::find)
          .flatMap(Optional::stream)
          .flatMap(file -> node(file).stream())
          .forEach(node -> node.methods.forEach(method -> look(node, method, writes)));
    }
    return writes;
  }

  private static Optional<ClassNode> node(ClassFile file) {
    try {
      return Optional.of(MethodFlow.read(file.read()));
    } catch (IOException | RuntimeException e) {
      return Optional.empty(); // whoever needs the class will say so
    }
  }

  private static void look(ClassNode node, MethodNode method, Writes writes) {
    boolean reads = false;
    for (AbstractInsnNode insn : method.instructions) {
      if (insn instanceof FieldInsnNode access && isLater(node, method, access)) {
        if (access.getOpcode() == Opcodes.PUTSTATIC) {
          writes.assigned.add(key(access.owner, access.name));
        }
        reads |= access.getOpcode() == Opcodes.GETSTATIC && mayChange(access.desc);
      }
    }
    if (reads) {
      Changes changes = new Changes(node, method, writes.changed);
      MethodFlow.of(node.name, method)
          .ifPresentOrElse(flow -> flow.forEach(changes::at), changes::all);
    }
  }

  private static boolean isLater(ClassNode node, MethodNode method, FieldInsnNode access) {
    return !method.name.equals(INITIALIZER) || !access.owner.equals(node.name);
  }

  /** Whether objects of a type are collections, arrays or others that have contents. */
  private static boolean mayChange(String descriptor) {
    return descriptor.startsWith("[")
        || (descriptor.startsWith("Ljava/util/") && !descriptor.startsWith("Ljava/util/regex/"))
        || descriptor.equals("Ljava/lang/Object;")
        || descriptor.equals("Ljava/lang/Iterable;")
        || descriptor.equals("Ljava/lang/StringBuilder;")
        || descriptor.equals("Ljava/lang/StringBuffer;")
        || descriptor.startsWith("Ljava/lang/ThreadLocal")
        || descriptor.startsWith("Ljava/lang/InheritableThreadLocal");
  }

  /** What one method does with the objects that static fields hold. */
  private record Changes(ClassNode node, MethodNode method, Set<String> changed) {

    /** Nobody can follow it: every field that it reads counts. */
    void all() {
      for (AbstractInsnNode insn : method.instructions) {
        if (insn instanceof FieldInsnNode access && isLater(node, method, access)) {
          changed.add(key(access.owner, access.name));
        }
      }
    }

    void at(AbstractInsnNode insn, Frame<ValueOrigin> before) {
      if (insn instanceof MethodInsnNode call) {
        call(call, before);
      } else if (insn instanceof InvokeDynamicInsnNode site) {
        if (!site.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory")) {
          MethodFlow.arguments(before, Type.getArgumentCount(site.desc)).forEach(this::change);
        }
      } else if (insn.getOpcode() >= Opcodes.IASTORE && insn.getOpcode() <= Opcodes.SASTORE) {
        change(MethodFlow.top(before, 2));
        change(MethodFlow.top(before, 0));
      } else if (insn.getOpcode() == Opcodes.ARETURN
          || insn.getOpcode() == Opcodes.PUTFIELD
          || insn.getOpcode() == Opcodes.PUTSTATIC) {
        change(MethodFlow.top(before, 0));
      }
    }

    private void call(MethodInsnNode call, Frame<ValueOrigin> before) {
      List<ValueOrigin> arguments = MethodFlow.arguments(before, Type.getArgumentCount(call.desc));
      boolean isReading =
          call.owner.startsWith("java/") && !CHANGING.contains(key(call.owner, call.name));
      if (!isReading) {
        arguments.forEach(this::change);
      }
      if (call.getOpcode() != Opcodes.INVOKESTATIC && !READING.contains(call.name)) {
        change(MethodFlow.top(before, arguments.size()));
      }
    }

    private void change(ValueOrigin value) {
      Consumer<MemberKey> add = member -> changed.add(key(member.owner(), member.name()));
      value.sources().stream()
          .filter(source -> source.is(Kind.FIELD) && source.member() != null)
          .map(ValueOrigin::member)
          .forEach(add);
    }
  }
}
