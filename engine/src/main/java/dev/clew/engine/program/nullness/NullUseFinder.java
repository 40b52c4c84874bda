package dev.clew.engine.program.nullness;

import dev.clew.engine.program.nullness.NullUses.Argument;
import dev.clew.engine.program.nullness.NullUses.Kept;
import dev.clew.engine.program.nullness.NullUses.Passed;
import dev.clew.engine.program.nullness.ValueOrigin.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Frame;

/** Finds out what a method does with null. Costs one analysis of its data flow. */
final class NullUseFinder {

  private static final String NULL_POINTER = "java/lang/NullPointerException";

  /** Written for every field alike, by tools mostly: that they compare says nothing of a field. */
  private static final Set<String> OF_ALL_OBJECTS =
      Set.of("equals(Ljava/lang/Object;)Z", "hashCode()I", "toString()Ljava/lang/String;");

  private final Set<Integer> asked = new HashSet<>();
  private final Set<Integer> refused = new HashSet<>();
  private final Set<Integer> needed = new HashSet<>();
  private final List<Passed> passed = new ArrayList<>();
  private final List<Kept> kept = new ArrayList<>();
  private final Set<MemberKey> askedFields = new HashSet<>();
  private final Set<MemberKey> nulledFields = new HashSet<>();
  private final Set<MemberKey> askedResults = new HashSet<>();
  private final Set<Argument> nullArguments = new HashSet<>();
  private boolean returnsNull;

  /** Whether the method has taken a branch before the instruction that is looked at. */
  private boolean isBeyondBranch;

  private NullUseFinder() {}

  static NullUses of(String owner, MethodNode method) {
    return MethodFlow.of(owner, method)
        .map(
            flow -> {
              NullUseFinder finder = new NullUseFinder();
              flow.forEach(finder::look);
              if (OF_ALL_OBJECTS.contains(method.name + method.desc)) {
                finder.askedFields.clear();
              }
              return finder.uses(catchesNullPointer(method));
            })
        .orElse(NullUses.NONE);
  }

  private NullUses uses(boolean catchesNull) {
    return new NullUses(
        asked,
        refused,
        needed,
        passed,
        kept,
        askedFields,
        nulledFields,
        askedResults,
        nullArguments,
        returnsNull,
        catchesNull);
  }

  /** Code that catches the exception expects what causes it. */
  private static boolean catchesNullPointer(MethodNode method) {
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (NULL_POINTER.equals(block.type)) {
        return true;
      }
    }
    return false;
  }

  private void look(AbstractInsnNode insn, Frame<ValueOrigin> before) {
    isBeyondBranch |=
        insn instanceof JumpInsnNode
            || insn instanceof TableSwitchInsnNode
            || insn instanceof LookupSwitchInsnNode;
    if (!isBeyondBranch) {
      need(insn, before);
    }
    switch (insn.getOpcode()) {
      case Opcodes.IFNULL, Opcodes.IFNONNULL -> {
        if (NullRefusal.isAt((JumpInsnNode) insn)) {
          refuse(MethodFlow.top(before, 0));
        } else {
          ask(MethodFlow.top(before, 0));
        }
      }
      case Opcodes.PUTFIELD, Opcodes.PUTSTATIC ->
          assign((FieldInsnNode) insn, MethodFlow.top(before, 0));
      case Opcodes.ARETURN -> {
        ValueOrigin returned = MethodFlow.top(before, 0);
        returnsNull |= returned.is(Kind.NULL) || returned.is(Kind.PERHAPS_NULL);
      }
      default -> {
        if (insn instanceof MethodInsnNode call) {
          call(call, before);
        }
      }
    }
  }

  /** Where no branch leads around it, null would not get any further. */
  private void need(AbstractInsnNode insn, Frame<ValueOrigin> before) {
    int below =
        switch (insn.getOpcode()) {
          case Opcodes.GETFIELD, Opcodes.ARRAYLENGTH, Opcodes.MONITORENTER -> 0;
          case Opcodes.AALOAD, Opcodes.IALOAD, Opcodes.BALOAD, Opcodes.CALOAD, Opcodes.LALOAD -> 1;
          case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEINTERFACE ->
              Type.getArgumentCount(((MethodInsnNode) insn).desc);
          default -> -1;
        };
    if (below >= 0 && MethodFlow.top(before, below).is(Kind.PARAMETER)) {
      needed.add(MethodFlow.top(before, below).number());
    }
  }

  private void ask(ValueOrigin value) {
    MemberKey member = value.member();
    if (value.is(Kind.PARAMETER)) {
      asked.add(value.number());
    } else if (value.is(Kind.FIELD) && member != null) {
      askedFields.add(member);
    } else if (value.is(Kind.RESULT) && member != null) {
      askedResults.add(member);
    }
  }

  private void refuse(ValueOrigin value) {
    if (value.is(Kind.PARAMETER)) {
      refused.add(value.number());
    }
  }

  private void assign(FieldInsnNode field, ValueOrigin value) {
    MemberKey key = new MemberKey(field.owner, field.name, field.desc);
    if (value.is(Kind.PARAMETER)) {
      kept.add(new Kept(value.number(), key));
    } else if (value.is(Kind.NULL) || value.is(Kind.PERHAPS_NULL) || isMissing(value.member())) {
      nulledFields.add(key);
    }
  }

  private static boolean isMissing(@Nullable MemberKey method) {
    return method != null && LibraryNulls.returnsNull(method);
  }

  private void call(MethodInsnNode call, Frame<ValueOrigin> before) {
    MemberKey method = new MemberKey(call.owner, call.name, call.desc);
    List<ValueOrigin> arguments = MethodFlow.arguments(before, Type.getArgumentCount(call.desc));
    for (int i = 0; i < arguments.size(); i++) {
      ValueOrigin value = arguments.get(i);
      if (LibraryNulls.asks(call, i)) {
        ask(value);
      } else if (i == 0 && LibraryNulls.refuses(call)) {
        refuse(value);
      } else if (value.is(Kind.PARAMETER)) {
        passed.add(new Passed(value.number(), new Argument(method, i)));
      } else if (value.is(Kind.NULL)) {
        nullArguments.add(new Argument(method, i));
      }
    }
  }
}
