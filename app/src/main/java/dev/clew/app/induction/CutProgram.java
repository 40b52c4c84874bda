package dev.clew.app.induction;

import dev.clew.engine.natives.world.InductionNatives;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.path.ClassPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** The classes that a method's code names, and the loops in them that can be cut. */
final class CutProgram {

  private static final int MOST_CLASSES = 300;

  private final ClassPath classPath;
  private final List<FunctionCut> functions = new ArrayList<>();
  private final Map<String, Map<String, MethodCuts>> cuts = new LinkedHashMap<>();

  private CutProgram(ClassPath classPath) {
    this.classPath = classPath;
  }

  /**
   * Those of a class and of what it names, and so on, but for the JDK.
   *
   * @param withFunctions whether calls of pure functions that call themselves are answered by what
   *     is guessed of them; then nobody but this class may catch what a deep recursion throws
   */
  static CutProgram of(ClassPath classPath, String first, boolean withFunctions) {
    CutProgram program = new CutProgram(classPath);
    ClassNodes classes = new ClassNodes(classPath);
    HarmlessCode harmless = new HarmlessCode(classes);
    Set<String> seen = new LinkedHashSet<>(Set.of(first));
    Deque<String> open = new ArrayDeque<>(seen);
    int number = 0;
    Map<String, ClassNode> types = new LinkedHashMap<>();
    while (!open.isEmpty() && seen.size() < MOST_CLASSES) {
      ClassNode type = classes.find(open.removeFirst());
      if (type != null) {
        types.put(type.name, type);
        number = program.look(type, harmless, number);
        named(type).stream().filter(seen::add).forEach(open::add);
      }
    }
    if (withFunctions && open.isEmpty()) {
      program.lookAtFunctions(PureFunctions.of(types.values(), first), number);
    }
    return program;
  }

  private void lookAtFunctions(Map<String, MethodNode> pure, int number) {
    FunctionRun run = new FunctionRun(pure);
    int next = number;
    for (Map.Entry<String, MethodNode> each : pure.entrySet()) {
      String owner = each.getKey().substring(0, each.getKey().indexOf('.'));
      MethodNode method = each.getValue();
      List<NumberRelation> relations = FunctionGuesses.of(each.getKey(), method, run);
      FunctionCut cut = new FunctionCut(owner, method.name, method.desc, next, relations);
      functions.add(cut);
      next = cut.end();
    }
  }

  /** Whether there is nothing to cut. */
  boolean isEmpty() {
    return cuts.isEmpty() && functions.isEmpty();
  }

  /** All functions whose calls are answered by guesses. */
  List<FunctionCut> functions() {
    return functions;
  }

  private int look(ClassNode type, HarmlessCode harmless, int number) {
    int next = number;
    Map<String, MethodCuts> found = new LinkedHashMap<>();
    for (MethodNode method : type.methods) {
      MethodCuts here = MethodCuts.of(type, method, harmless, next);
      if (!here.cuts().isEmpty()) {
        found.put(method.name + method.desc, here);
        next = here.cuts().get(here.cuts().size() - 1).end();
      }
    }
    if (!found.isEmpty()) {
      cuts.put(type.name, found);
    }
    return next;
  }

  private static Set<String> named(ClassNode type) {
    Set<String> named = new LinkedHashSet<>();
    for (MethodNode method : type.methods) {
      for (AbstractInsnNode insn : method.instructions) {
        if (insn instanceof MethodInsnNode call) {
          named.add(call.owner);
        } else if (insn instanceof FieldInsnNode field) {
          named.add(field.owner);
        } else if (insn instanceof TypeInsnNode made) {
          named.add(made.desc);
        }
      }
    }
    return named;
  }

  /** All loops that can be cut. */
  List<LoopCut> cuts() {
    List<LoopCut> all = new ArrayList<>();
    cuts.values().forEach(type -> type.values().forEach(method -> all.addAll(method.cuts())));
    return all;
  }

  /**
   * Writes the classes with their loops cut to a folder that goes before the others on a class
   * path.
   *
   * @param start the method that is explored, which checks what is guessed of functions first
   * @param isIn which guesses are still made
   * @throws MethodTooLargeException if a method has too many guesses
   */
  void write(Path folder, MethodInfo start, IntPredicate isIn) throws IOException {
    store(folder, InductionNatives.OWNER, InductionCalls.classFile());
    Set<String> changed = new LinkedHashSet<>(cuts.keySet());
    functions.forEach(each -> changed.add(each.owner()));
    if (!functions.isEmpty()) {
      changed.add(start.owner().name());
    }
    for (String name : changed) {
      ClassNode type = new ClassNode();
      byte[] original = classPath.find(name).orElseThrow().read();
      new ClassReader(original).accept(type, ClassReader.EXPAND_FRAMES);
      change(type, start, isIn);
      ClassWriter writer = new ClassWriter(0);
      type.accept(writer);
      store(folder, name, writer.toByteArray());
    }
  }

  private void change(ClassNode type, MethodInfo start, IntPredicate isIn) {
    for (MethodNode method : type.methods) {
      MethodCuts found = cuts.getOrDefault(type.name, Map.of()).get(method.name + method.desc);
      if (found != null) {
        found.apply(method, isIn);
      }
      boolean isStart = method.name.equals(start.name()) && method.desc.equals(start.descriptor());
      if (isStart && type.name.equals(start.owner().name())) {
        method.instructions.insert(checks());
        method.maxStack = Math.max(method.maxStack, 1);
      }
    }
    functions.stream()
        .filter(each -> each.owner().equals(type.name))
        .forEach(each -> each.apply(type, isIn));
  }

  /** Some paths check what is guessed of a function, and end. */
  private InsnList checks() {
    InsnList code = new InsnList();
    for (FunctionCut each : functions) {
      LabelNode on = new LabelNode();
      code.add(InductionCalls.call("anyInt"));
      code.add(new JumpInsnNode(Opcodes.IFEQ, on));
      code.add(each.check());
      code.add(on);
    }
    return code;
  }

  private static void store(Path folder, String name, byte[] content) throws IOException {
    Path file = folder.resolve(name + ".class");
    Path parent = file.getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    Files.write(file, content);
  }
}
