package dev.clew.engine.insn.object;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ForkKind;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.FieldReference;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import org.jspecify.annotations.Nullable;

/** What reading and writing fields share: the name, and what it resolved to. */
abstract class FieldAccess extends Insn {

  final MethodInfo from;
  final FieldReference reference;
  private final JvmType.Kind kind;
  private @Nullable FieldInfo field;
  private @Nullable RuntimeClass owner;

  FieldAccess(int dst, MethodInfo from, FieldReference reference) {
    super(dst);
    this.from = from;
    this.reference = reference;
    this.kind = JvmType.parse(reference.descriptor()).kind();
  }

  @Override
  public final ForkKind forkKind() {
    return ForkKind.OBJECT;
  }

  /** The kind of the field's type. */
  final JvmType.Kind kind() {
    return kind;
  }

  /** Resolves the name; the second time costs nothing. */
  final FieldInfo field(Machine m, boolean isStatic) {
    FieldInfo known = field;
    if (known != null) {
      return known;
    }
    FieldInfo resolved =
        isStatic
            ? m.runtime().linker().staticField(from.owner(), reference)
            : m.runtime().linker().instanceField(from.owner(), reference);
    field = resolved;
    return resolved;
  }

  final RuntimeClass owner(Machine m, FieldInfo resolved) {
    RuntimeClass known = owner;
    if (known == null) {
      known = m.runtime().classes().of(resolved.owner());
      owner = known;
    }
    return known;
  }
}
