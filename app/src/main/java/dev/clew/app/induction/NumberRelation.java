package dev.clew.app.induction;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;

/**
 * What may hold whenever a loop's head is come to. It holds where one of its numbers is not there.
 *
 * @param modulus of {@link Kind#MULTIPLE}: the difference is a multiple of it; otherwise 0
 * @param otherwise what holds where this does not; null for nothing
 */
record NumberRelation(
    Kind kind, LinearSum left, LinearSum right, long modulus, @Nullable NumberRelation otherwise) {

  enum Kind {
    AT_MOST,
    SAME,
    /** The same as {@code int}s. */
    SAME_BITS,
    MULTIPLE
  }

  static NumberRelation atMost(LinearSum left, LinearSum right) {
    return new NumberRelation(Kind.AT_MOST, left, right, 0, null);
  }

  static NumberRelation same(LinearSum left, LinearSum right) {
    return new NumberRelation(Kind.SAME, left, right, 0, null);
  }

  static NumberRelation multiple(LinearSum left, LinearSum right, long modulus) {
    return new NumberRelation(Kind.MULTIPLE, left, right, modulus, null);
  }

  static NumberRelation sameBits(LinearSum left, LinearSum right) {
    return new NumberRelation(Kind.SAME_BITS, left, right, 0, null);
  }

  /** The same, or another one. */
  NumberRelation or(NumberRelation other) {
    return new NumberRelation(kind, left, right, modulus, other);
  }

  /** Code that puts 1 or 0 on the stack. */
  InsnList test() {
    InsnList code = alone();
    if (otherwise != null) {
      code.add(otherwise.test());
      code.add(InductionCalls.call("either"));
    }
    return code;
  }

  private InsnList alone() {
    LabelNode missing = new LabelNode();
    LabelNode end = new LabelNode();
    InsnList code = new InsnList();
    boolean isPartial = false;
    Set<HeadNumber> atoms = new LinkedHashSet<>(left.atoms());
    atoms.addAll(right.atoms());
    for (HeadNumber atom : atoms) {
      Optional<InsnList> guard = atom.unlessThere(missing);
      isPartial |= guard.isPresent();
      guard.ifPresent(code::add);
    }
    code.add(compared());
    if (isPartial) {
      code.add(new JumpInsnNode(Opcodes.GOTO, end));
      code.add(missing);
      code.add(new InsnNode(Opcodes.ICONST_1));
      code.add(end);
    }
    return code;
  }

  private InsnList compared() {
    InsnList code = new InsnList();
    if (kind == Kind.MULTIPLE) {
      code.add(left.minus(right).load());
      code.add(new LdcInsnNode(modulus));
      code.add(new InsnNode(Opcodes.LREM));
      code.add(new InsnNode(Opcodes.LCONST_0));
    } else {
      code.add(left.load());
      code.add(narrowed());
      code.add(right.load());
      code.add(narrowed());
    }
    code.add(InductionCalls.call(kind == Kind.AT_MOST ? "atMost" : "same"));
    return code;
  }

  private InsnList narrowed() {
    InsnList code = new InsnList();
    if (kind == Kind.SAME_BITS) {
      code.add(new InsnNode(Opcodes.L2I));
      code.add(new InsnNode(Opcodes.I2L));
    }
    return code;
  }

  /** As Java writes it. */
  String text() {
    return otherwise == null ? own() : own() + " || " + otherwise.text();
  }

  private String own() {
    return switch (kind) {
      case AT_MOST -> left.text() + " <= " + right.text();
      case SAME, SAME_BITS -> left.text() + " == " + right.text();
      case MULTIPLE -> "(" + left.minus(right).text() + ") % " + modulus + " == 0";
    };
  }
}
