package dev.clew.engine.machine;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Nullness;
import dev.clew.engine.heap.ReferenceChoice;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnknownReference;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * References that are not known, decided when an instruction has to know. One among the inputs is
 * null, an alias of an earlier input, or an object of its own; a choice is one of its cases.
 */
public final class OpenReferences {

  private final Machine m;

  private final ReferenceChoices choices;

  OpenReferences(Machine m) {
    this.m = m;
    this.choices = new ReferenceChoices(m);
  }

  /** References that are one of several objects. */
  public ReferenceChoices choices() {
    return choices;
  }

  /**
   * Makes sure that a register's reference is known, if that has been decided.
   *
   * @return false if it is open; otherwise the register has no symbolic part any more
   */
  public boolean settle(Frame f, int register) {
    if (f.sym(register) == null) {
      return true;
    }
    long target = target(f.raw[register]);
    if (target == OPEN) {
      return false;
    }
    f.set(register, target);
    return true;
  }

  /** How the results of calls are named. */
  private static final Pattern ANSWER = Pattern.compile("(?s).*\\)#\\d+");

  /** What {@link #target} gives for an open reference. */
  public static final long OPEN = Long.MIN_VALUE;

  /** The identity that a marked reference stands for, or {@link #OPEN}. */
  public long target(long id) {
    HeapObject object = m.heap().get((int) id);
    if (object instanceof UnknownReference unknown) {
      return unknown.isOpen() ? OPEN : unknown.target();
    }
    if (object instanceof ReferenceChoice choice) {
      return choice.isOpen()
          ? OPEN
          : choice.target() <= 0 ? choice.target() : target(choice.target());
    }
    return id;
  }

  /** The unknown reference or choice that keeps a marked reference open. */
  int open(int id) {
    return m.object(id) instanceof ReferenceChoice choice && !choice.isOpen()
        ? open(choice.target())
        : id;
  }

  /** Whether an open reference is known not to be null. */
  public boolean isNonNull(Frame f, int register) {
    return isNonNull(f.raw[register]);
  }

  /** The same of an identity. */
  public boolean isNonNull(long id) {
    HeapObject object = m.object(open((int) id));
    return object instanceof ReferenceChoice choice
        ? choice.isNonNull()
        : object instanceof UnknownReference unknown && unknown.isNonNull();
  }

  /**
   * Whether an open reference that was not expected to be null is compared with null after all by
   * the program. Where the library compares it, it is not null from then on.
   */
  public boolean expectsNull(Frame f, int register) {
    if (!isUnexpected(f, register)) {
      return false;
    }
    boolean asks = m.lazyInputs().asksForNull(f.code.method());
    if (!asks) {
      assumeNonNull(f, register);
    }
    return asks;
  }

  /** Whether an open reference is not tried as null, because it is not expected. */
  public boolean isUnexpected(Frame f, int register) {
    return unexpected(f, register) != null;
  }

  private @Nullable UnknownReference unexpected(Frame f, int register) {
    HeapObject object = m.object(open((int) f.raw[register]));
    return object instanceof UnknownReference unknown && unknown.isUnexpected() ? unknown : null;
  }

  /** Lets an open reference that was not expected to be null be so after all. */
  public void expectNull(Frame f, int register) {
    UnknownReference unknown = unexpected(f, register);
    if (unknown != null) {
      int open = open((int) f.raw[register]);
      m.heap().put(open, unknown.with(m.token(), Nullness.POSSIBLE));
    }
  }

  /**
   * Takes the object that a framework answered with for one of a class, where nothing says more and
   * strings are followed: that it is of another is a failure of the call.
   */
  public boolean narrowAnswer(Frame f, int register, RuntimeClass type) {
    int open = open((int) f.raw[register]);
    boolean isAnswer =
        m.lazyInputs().followsStrings()
            && m.object(open) instanceof UnknownReference unknown
            && unknown.type() == m.runtime().wellKnown().object()
            && isAnswer(unknown);
    if (isAnswer) {
      m.heap().put(open, ((UnknownReference) m.object(open)).as(m.token(), type));
    }
    return isAnswer;
  }

  /** Whether it is what a call returned whose code is not there. */
  public boolean isAnswer(UnknownReference unknown) {
    return ANSWER.matcher(unknown.name()).matches();
  }

  /** Makes sure that an open reference which is not expected to be null is not. */
  public void assumeNonNull(Frame f, int register) {
    UnknownReference unknown = unexpected(f, register);
    if (unknown != null) {
      m.heap().put(open((int) f.raw[register]), unknown.knownNonNull(m.token()));
    }
  }

  /** Forks over all that an open reference can be; then the instruction is executed once more. */
  public @Nullable Insn decide(Frame f, Insn at, int register) {
    return decideReference(f, at, f.raw[register]);
  }

  /** The same for a reference in the heap. */
  public @Nullable Insn decideReference(Frame f, Insn at, long reference) {
    int open = open((int) reference);
    return m.object(open) instanceof ReferenceChoice
        ? choices.decide(f, at, open)
        : m.lazyInputs().decide(m, f, at, open);
  }

  /** The same for an instruction that fails if it is null. */
  public @Nullable Insn dereference(Frame f, Insn at, int register) {
    if (isUnexpected(f, register)) {
      f.setInsn(at);
      m.lazyInputs().dereferenced(f);
    }
    return decide(f, at, register);
  }

  /** Forks over whether an open reference is null. */
  public @Nullable Insn decideNull(Frame f, Insn at, int register) {
    int open = open((int) f.raw[register]);
    return m.object(open) instanceof ReferenceChoice
        ? choices.decideNull(f, at, open)
        : m.lazyInputs().decideNull(m, f, at, open);
  }
}
