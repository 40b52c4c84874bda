package dev.clew.models.text;

import dev.clew.engine.heap.HiddenField;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.insn.object.TextView;
import dev.clew.engine.model.HeldText;
import dev.clew.engine.model.PathMemory;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * What a {@code StringBuilder} or {@code StringBuffer} holds once something unknown went in. Its
 * count is the length of the text; its array is hidden, and shown to code that only reads.
 */
record BuilderText(Expr text, BuilderRoom room) implements HeldText {

  private static final String VALUE = "value";
  private static final String COUNT = "count";
  private static final String CODER = "coder";

  /**
   * The text of a builder as a term; null if its fields are inputs or arrays of unknown length,
   * which only the JDK's own code copes with.
   */
  static @Nullable Expr of(PathMemory m, long id) {
    Instance builder = m.instance(id);
    if (builder.payload() instanceof BuilderText held) {
      return held.text;
    }
    RuntimeClass type = builder.type();
    int value = type.field(VALUE).slot();
    int count = type.field(COUNT).slot();
    int coder = type.field(CODER).slot();
    boolean isOpen =
        builder.sym(value) != null || builder.sym(count) != null || builder.sym(coder) != null;
    if (isOpen || m.object(builder.raw(value)) instanceof SymbolicArray) {
      return null;
    }
    boolean latin1 = builder.raw(coder) == 0;
    Object content = m.decode(m.array(builder.raw(value)), latin1, (int) builder.raw(count));
    return content instanceof Expr term ? term : m.terms().factory().string((String) content);
  }

  /** What is known of a builder's capacity. */
  static BuilderRoom room(PathMemory m, long id) {
    Instance builder = m.instance(id);
    if (builder.payload() instanceof BuilderText held) {
      return held.room;
    }
    long value = builder.raw(builder.type().field(VALUE).slot());
    if (value == 0) {
      return BuilderRoom.UNKNOWN;
    }
    int width = builder.raw(builder.type().field(CODER).slot()) == 0 ? 1 : 2;
    return BuilderRoom.of(m.terms().factory().intConst(m.array(value).length() / width));
  }

  /** Puts a text into a builder. */
  static void put(PathMemory m, long id, Expr text, BuilderRoom room) {
    Instance builder = (Instance) m.own(id);
    RuntimeClass type = builder.type();
    builder.setPayload(new BuilderText(text, room));
    builder.set(type.field(VALUE).slot(), 0, HiddenField.MARK);
    builder.set(type.field(CODER).slot(), 0, HiddenField.MARK);
    setCount(m, builder, text);
  }

  private static void setCount(PathMemory m, Instance builder, Expr text) {
    int slot = builder.type().field(COUNT).slot();
    Expr length = m.terms().strings().length(text);
    if (length instanceof Const known) {
      builder.set(slot, known.value().raw());
    } else {
      builder.set(slot, 0, length);
    }
  }

  @Override
  public TextView.Place place(PathMemory m, int id) {
    RuntimeClass type = m.classOf(id);
    return new TextView.Place(id, type.field(VALUE).slot(), type.field(CODER).slot());
  }

  @Override
  public int standIn(PathMemory m, Instance original) {
    int id = m.allocate(original.type());
    setCount(m, (Instance) m.own(id), text);
    m.standIn(text, place(m, id));
    return id;
  }
}
