package dev.clew.app.entry;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.LinkageException;
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
 * Which fields of its object a method may change: those that it writes, and those whose array or
 * object it changes, itself or through other methods of the class. Read off the instructions without
 * following values, so it says too much rather than too little: a method that is tried in vain
 * costs time alone. For one thread.
 */
final class FieldEffects {

  private final Map<MethodInfo, Set<String>> known = new HashMap<>();

  /** Names of fields. */
  Set<String> of(MethodInfo method) {
    Set<String> already = known.get(method);
    if (already != null) {
      return already;
    }
    known.put(method, Set.of()); // so that recursion ends
    Set<String> fields = new HashSet<>();
    if (method.hasCode()) {
      read(method, fields);
    }
    known.put(method, Set.copyOf(fields));
    return fields;
  }

  private void read(MethodInfo method, Set<String> fields) {
    Set<String> held = new HashSet<>(); // types of fields that were read, and their names
    Map<String, Set<String>> byType = new HashMap<>();
    boolean storesElements = false;
    Set<String> calledTypes = new HashSet<>();
    for (AbstractInsnNode insn : method.readBody().instructions()) {
      if (insn instanceof FieldInsnNode field && isOwn(method.owner(), field)) {
        if (field.getOpcode() == Opcodes.PUTFIELD) {
          fields.add(field.name);
        } else if (field.getOpcode() == Opcodes.GETFIELD && field.desc.length() > 1) {
          byType.computeIfAbsent(field.desc, type -> new HashSet<>()).add(field.name);
        }
      } else if (insn instanceof MethodInsnNode call) {
        calledTypes.add("L" + call.owner + ";");
        called(method.owner(), call).ifPresent(next -> fields.addAll(of(next)));
      } else if (insn.getOpcode() >= Opcodes.IASTORE && insn.getOpcode() <= Opcodes.SASTORE) {
        storesElements = true;
      }
    }
    for (Map.Entry<String, Set<String>> each : byType.entrySet()) {
      boolean isArray = each.getKey().startsWith("[");
      if (isArray ? storesElements || isHandedOver(method) : calledTypes.contains(each.getKey())) {
        held.addAll(each.getValue());
      }
    }
    fields.addAll(held);
  }

  private static boolean isHandedOver(MethodInfo method) {
    for (AbstractInsnNode insn : method.readBody().instructions()) {
      if (insn instanceof MethodInsnNode call && call.desc.contains("[")) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOwn(ClassInfo type, FieldInsnNode field) {
    return type.instanceFields().stream().map(FieldInfo::name).anyMatch(field.name::equals)
        && isAbove(type, field.owner);
  }

  private static boolean isAbove(ClassInfo type, String name) {
    for (ClassInfo at = type; at != null; at = at.superclass()) {
      if (at.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** Another method of the object's class that it calls. */
  private static Optional<MethodInfo> called(ClassInfo type, MethodInsnNode call) {
    if (call.getOpcode() == Opcodes.INVOKESTATIC || call.name.equals("<init>")) {
      return Optional.empty();
    }
    try {
      for (ClassInfo at = type; at != null && !at.isJdk(); at = at.superclass()) {
        Optional<MethodInfo> found = at.method(call.name, call.desc);
        if (found.isPresent() && isAbove(type, call.owner)) {
          return found;
        }
      }
    } catch (LinkageException e) {
      return Optional.empty();
    }
    return Optional.empty();
  }
}
