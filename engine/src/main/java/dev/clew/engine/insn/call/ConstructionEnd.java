package dev.clew.engine.insn.call;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import org.jspecify.annotations.Nullable;

/**
 * The end of a constructor whose class has fields that are inputs whatever the constructor gives
 * them. The object is in the first register.
 */
public final class ConstructionEnd extends Insn {

  private static final String MARK = "dev/clew/annotations/Symbolic";

  private final ClassInfo owner;

  public ConstructionEnd(ClassInfo owner) {
    super(NO_REGISTER);
    this.owner = owner;
  }

  /** Whether a field is marked as an input. */
  public static boolean isMarked(FieldInfo field) {
    return field.annotations().contains(MARK);
  }

  /** Whether a method constructs objects with marked fields. */
  public static boolean isMade(MethodInfo method) {
    return method.isConstructor()
        && method.owner().fields().stream().anyMatch(each -> !each.isStatic() && isMarked(each));
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    m.lazyInputs().constructed(m, (int) f.raw[0], owner);
    return next();
  }
}
