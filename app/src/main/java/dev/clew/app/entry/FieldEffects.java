package dev.clew.app.entry;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Which fields of its object a method reads and may change, itself or through other methods of the
 * class. Read off the instructions without following values, so it says too much rather than too
 * little: a method that is tried in vain costs time alone. For one thread.
 */
final class FieldEffects {

  /**
   * Names of fields.
   *
   * @param changed those that are written, or whose array or object may be changed
   */
  record Effect(Set<String> read, Set<String> changed) {
    private static final Effect NONE = new Effect(Set.of(), Set.of());

    Effect {
      read = Set.copyOf(read);
      changed = Set.copyOf(changed);
    }
  }

  private final Map<MethodInfo, Effect> known = new HashMap<>();

  Effect of(MethodInfo method) {
    Effect already = known.get(method);
    if (already != null) {
      return already;
    }
    known.put(method, Effect.NONE); // so that recursion ends
    Effect effect = method.hasCode() ? new Reading(method).effect() : Effect.NONE;
    known.put(method, effect);
    return effect;
  }

  /** One method on its way through. */
  private final class Reading {

    private final ClassInfo type;
    private final Set<String> read = new HashSet<>();
    private final Set<String> changed = new HashSet<>();
    private final Map<String, Set<String>> heldByType = new HashMap<>();
    private final Set<String> touchedTypes = new HashSet<>();
    private boolean touchesArrays;

    Reading(MethodInfo method) {
      this.type = method.owner();
      for (AbstractInsnNode insn : method.readBody().instructions()) {
        if (insn instanceof FieldInsnNode field) {
          field(field);
        } else if (insn instanceof MethodInsnNode call) {
          call(call);
        }
        int opcode = insn.getOpcode();
        touchesArrays |= opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
      }
    }

    private void field(FieldInsnNode field) {
      boolean isOwn =
          isAbove(field.owner)
              && type.instanceFields().stream().map(FieldInfo::name).anyMatch(field.name::equals);
      if (isOwn && field.getOpcode() == Opcodes.PUTFIELD) {
        changed.add(field.name);
      } else if (isOwn && field.getOpcode() == Opcodes.GETFIELD) {
        read.add(field.name);
        heldByType.computeIfAbsent(field.desc, any -> new HashSet<>()).add(field.name);
      }
    }

    private void call(MethodInsnNode call) {
      touchedTypes.add("L" + call.owner + ";");
      touchesArrays |= call.desc.contains("[");
      own(call)
          .map(FieldEffects.this::of)
          .ifPresent(
              effect -> {
                read.addAll(effect.read());
                changed.addAll(effect.changed());
              });
    }

    /** The method of the object's class that is called; empty for others. */
    private Optional<MethodInfo> own(MethodInsnNode call) {
      boolean mayBe =
          call.getOpcode() != Opcodes.INVOKESTATIC
              && !call.name.equals("<init>")
              && isAbove(call.owner);
      for (ClassInfo at = type; mayBe && at != null && !at.isJdk(); at = at.superclass()) {
        Optional<MethodInfo> found = at.method(call.name, call.desc);
        if (found.isPresent()) {
          return found;
        }
      }
      return Optional.empty();
    }

    private boolean isAbove(String name) {
      for (ClassInfo at = type; at != null; at = at.superclass()) {
        if (at.name().equals(name)) {
          return true;
        }
      }
      return false;
    }

    Effect effect() {
      heldByType.forEach(
          (held, names) -> {
            if (held.startsWith("[") ? touchesArrays : touchedTypes.contains(held)) {
              changed.addAll(names);
            }
          });
      return new Effect(read, changed);
    }
  }
}
