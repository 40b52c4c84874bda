package dev.clew.engine.reflect;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FrameCompletion;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Where each state keeps what a call site or constant was linked to, or why it cannot be: static
 * fields of a class that is made for it.
 */
public record LinkedOnce(RuntimeClass holder) {

  private static final int VALUE = 0;
  private static final int FAILURE = 1;
  private static final int DONE = 2;

  /**
   * The place for an instruction.
   *
   * @param position of the instruction; names the class, so that all threads have the same
   */
  public static LinkedOnce at(Machine m, MethodInfo from, int position) {
    ClassInfo owner = from.owner();
    String name = owner.name() + "$$Linked$" + owner.methods().indexOf(from) + "$" + position;
    ClassWriter writer = new ClassWriter(0);
    writer.visit(
        Opcodes.V1_8,
        Opcodes.ACC_SYNTHETIC | Opcodes.ACC_SUPER,
        name,
        null,
        "java/lang/Object",
        null);
    for (String field : new String[] {"value", "failure", "done"}) {
      writer.visitField(Opcodes.ACC_STATIC, field, "Ljava/lang/Object;", null, null).visitEnd();
    }
    writer.visitEnd();
    ClassInfo made = m.runtime().program().define(writer.toByteArray(), owner);
    return new LinkedOnce(m.runtime().classes().of(made));
  }

  /** Links in a frame of its own, which no trace shows, unless that has been done. */
  @FunctionalInterface
  public interface Linking {
    /**
     * Makes the object.
     *
     * @param then gets the object
     */
    @Nullable Insn link(Machine m, ResultAction then);
  }

  public @Nullable Insn get(Machine m, Linking linking, ResultAction then) {
    long failure = m.initialization().statics(holder).raw(FAILURE);
    if (failure != 0) {
      return failAgain(m, failure);
    }
    if (m.initialization().statics(holder).raw(DONE) != 0) {
      return then.accept(m, GuestValue.of(m.initialization().statics(holder).raw(VALUE)));
    }
    MethodInfo anything = m.runtime().method(m.runtime().wellKnown().object(), "<init>", "()V");
    m.calls().push(MethodCode.ofInsn(anything, new Never(), 1), new Remembering(this, then));
    return linking.link(m, ResultAction.LEAVE);
  }

  /** Throws another error of the same class and message, without its cause, as the JVM does. */
  private static @Nullable Insn failAgain(Machine m, long failure) {
    long message = MemberNames.get(m, failure, "detailMessage");
    return GuestCalls.raise(m, m.classOf(failure).info().name(), m.texts().orNull(message));
  }

  private void set(Machine m, int slot, long value) {
    m.initialization().ownStatics(holder).set(slot, value);
  }

  /** Keeps what came of it. */
  private record Remembering(LinkedOnce site, ResultAction then) implements FrameCompletion {
    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      site.set(m, VALUE, raw);
      site.set(m, DONE, 1);
      return GuestCalls.accept(m, then, GuestValue.of(raw));
    }

    @Override
    public @Nullable Insn threw(Machine m, Frame left, int exception) {
      RuntimeClass remembered = m.runtime().classes().named("java/lang/LinkageError");
      if (m.isSubtype(m.classOf(exception), remembered)) {
        site.set(m, FAILURE, exception);
      }
      return null;
    }
  }

  /** Stands for the frame in which linking takes place. */
  private static final class Never extends Insn {
    Never() {
      super(NO_REGISTER);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      throw new IllegalStateException("linking is not repeated");
    }
  }
}
