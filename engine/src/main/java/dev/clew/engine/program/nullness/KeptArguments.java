package dev.clew.engine.program.nullness;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.ValueOrigin.Kind;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Whether a method uses an argument without letting other code have it. Reads the methods that the
 * call can come to, and those that they hand it on to; overriding ones as far as the program has
 * them. For one thread.
 */
final class KeptArguments {

  private final Program program;

  /** Those that are being looked at, or were found to keep it: only the first doubt counts. */
  private final Set<String> looked = new HashSet<>();

  private boolean isLeaked;

  private KeptArguments(Program program) {
    this.program = program;
  }

  /**
   * Whether an argument stays between a caller and what it calls.
   *
   * @param argument its number, from 0, without the receiver
   */
  static boolean keeps(Program program, MethodInsnNode call, int argument) {
    KeptArguments kept = new KeptArguments(program);
    kept.follow(call, argument);
    return !kept.isLeaked;
  }

  private void follow(MethodInsnNode call, int argument) {
    if (isLeaked || LibraryNulls.copies(call)) {
      return;
    }
    ClassInfo owner = load(call.owner);
    MethodInfo resolved = owner == null ? null : declared(owner, call);
    if (owner == null || resolved == null || resolved.owner().isJdk() || owner.isInterface()) {
      isLeaked = true;
      return;
    }
    look(resolved, argument);
    if (call.getOpcode() == Opcodes.INVOKEVIRTUAL && !resolved.isPrivate()) {
      program
          .concreteSubtypes(resolved.owner(), Program.Scope.CLASS_PATH)
          .classes()
          .forEach(below -> look(below.select(resolved), argument));
    }
  }

  private @Nullable ClassInfo load(String name) {
    try {
      return program.load(name);
    } catch (LinkageException e) {
      return null;
    }
  }

  private static @Nullable MethodInfo declared(ClassInfo owner, MethodInsnNode call) {
    for (ClassInfo type = owner; type != null; type = type.superclass()) {
      Optional<MethodInfo> found = type.method(call.name, call.desc);
      if (found.isPresent()) {
        return found.get();
      }
    }
    return null;
  }

  private void look(MethodInfo method, int argument) {
    if (isLeaked || method.isAbstract() || !looked.add(method + " " + argument)) {
      return;
    }
    Optional<MethodFlow> flow =
        MethodFlow.read(method.owner())
            .flatMap(node -> node.methods.stream().filter(each -> isOf(method, each)).findFirst())
            .flatMap(node -> MethodFlow.of(method.owner().name(), node));
    if (flow.isEmpty()) {
      isLeaked = true;
      return;
    }
    Predicate<ValueOrigin> isMine =
        value ->
            value.sources().stream()
                .anyMatch(source -> source.is(Kind.PARAMETER) && source.number() == argument);
    flow.get()
        .forEach(
            (insn, before) ->
                LeakedValues.at(
                    insn,
                    before,
                    value -> isLeaked |= isMine.test(value),
                    (call, number, value) -> {
                      if (isMine.test(value)) {
                        follow(call, number);
                      }
                    }));
  }

  private static boolean isOf(MethodInfo method, MethodNode node) {
    return node.name.equals(method.name()) && node.desc.equals(method.descriptor());
  }
}
