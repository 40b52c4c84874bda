package dev.clew.engine.model;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.heap.WriteToken;
import dev.clew.engine.insn.array.SymbolicElements;
import dev.clew.engine.insn.object.TextView;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.OpenReferences;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.engine.terms.TextOrigin;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.semantics.StringTooLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What models see of a path: its objects, types and texts. */
public final class PathMemory {

  /** What {@link #target} gives for a reference that is open. */
  public static final long OPEN = OpenReferences.OPEN;

  private final Machine machine;

  PathMemory(Machine machine) {
    this.machine = machine;
  }

  public Terms terms() {
    return machine.terms();
  }

  public HeapObject object(long id) {
    return machine.object(id);
  }

  public Instance instance(long id) {
    return machine.instance(id);
  }

  public HeapArray array(long id) {
    return machine.array(id);
  }

  public RuntimeClass classOf(long id) {
    return machine.classOf(id);
  }

  public boolean isSubtype(RuntimeClass type, RuntimeClass of) {
    return machine.isSubtype(type, of);
  }

  /** The identity that a reference which was open stands for by now, or {@link #OPEN}. */
  public long target(long id) {
    return machine.unknowns().target(id);
  }

  /** Makes the input that a field holds which nothing has read yet. */
  public void readField(int id, Instance owned, int slot) {
    machine.lazyInputs().readField(machine, id, owned, slot);
  }

  /** Whether a method of an object is on the stack, below the call that a model answers. */
  public boolean isRunning(Predicate<MethodInfo> method, LongPredicate receiver) {
    for (Frame f = machine.top().caller; f != null; f = f.caller) {
      if (method.test(f.code.method()) && receiver.test(f.raw[0])) {
        return true;
      }
    }
    return false;
  }

  /** An object that may be written: the path's own copy. */
  public HeapObject own(long id) {
    return machine.heap().own((int) id);
  }

  /** Who may write the objects that are made now. */
  public WriteToken token() {
    return machine.token();
  }

  /** The identity that an object gets. */
  public int add(HeapObject object) {
    return machine.heap().add(object);
  }

  /** Puts another object in the place of one. */
  public void put(long id, HeapObject object) {
    machine.heap().put((int) id, object);
  }

  /** An element of an array of primitives of unknown length or elements, as registers hold it. */
  public Expr element(int array, Expr index) {
    return SymbolicElements.readPrimitive(machine, array, index);
  }

  /** Writes an element of such an array, which exists. */
  public void setElement(int array, Expr index, long raw, @Nullable Object sym) {
    SymbolicElements.write(machine, array, index, raw, sym);
  }

  /** A new object of a class, with fields that are zero. */
  public int allocate(RuntimeClass type) {
    return machine.allocate(type);
  }

  /** A class by its internal name. */
  public RuntimeClass named(String name) {
    return machine.runtime().classes().named(name);
  }

  public RuntimeClass type(JvmType type) {
    return machine.runtime().classes().of(type);
  }

  /** The class {@code String}. */
  public RuntimeClass string() {
    return machine.runtime().wellKnown().string();
  }

  /** The term of a string's text. */
  public Expr text(long id) {
    return machine.texts().term(id);
  }

  /** What a string holds: a String where it is known, otherwise a term of the text. */
  public Object content(long id) {
    return machine.texts().content(id);
  }

  /** Whether a string's text is a term, not a constant. */
  public boolean isUnknownText(long id) {
    return machine.texts().isUnknown(id);
  }

  /** A string's text where it is known; null otherwise, and for null. */
  public @Nullable String textOrNull(long id) {
    return machine.texts().orNull(id);
  }

  /** The text of a string that is known. */
  public String known(long id) {
    return machine.texts().of(id);
  }

  /** A new string, of a text or of a term of one. */
  public int newText(Object text) {
    return machine.texts().create(text);
  }

  /**
   * A new string of which it is known what object it is.
   *
   * @param source the string that it was made of, or 0
   */
  public int newText(Expr text, TextOrigin.Kind kind, long source) {
    int id = newText(text);
    machine.journal().noteText(id, kind, (int) source);
    return id;
  }

  /** Notes that a string that is being made is no other. */
  public void noteNew(long text) {
    machine.journal().noteText((int) text, TextOrigin.Kind.NEW, 0);
  }

  /** The text of units in an array: a String, or a term. */
  public Object decode(HeapArray units, boolean isLatin1, int count) {
    return machine.texts().decode(units, isLatin1, count);
  }

  /** Gives an object units that are open, as many as a text has. */
  public void standIn(Expr text, TextView.Place place) {
    TextView.standIn(machine, text, place);
  }

  /** Whether a class has run its initialiser. */
  public boolean isInitialized(RuntimeClass type) {
    return machine.initialization().isReady(type);
  }

  public StaticFields statics(RuntimeClass type) {
    return machine.initialization().statics(type);
  }

  /** Whether all objects of an open class are of a type; null where only some are. */
  public @Nullable Boolean isAlways(RuntimeClass open, RuntimeClass type) {
    return machine.lazyInputs().isAlways(machine, open, type);
  }

  /** Whether texts among the inputs are looked at unit by unit. */
  public boolean followsStrings() {
    return machine.lazyInputs().followsStrings();
  }

  /**
   * Where strings are followed: a text of which nothing is known but whom it comes from, where what
   * makes it of others is no matter for solvers. Proofs hold for all texts then, and solvers are
   * not asked what they cannot say.
   *
   * @param method that makes it
   * @param given what it is made of
   */
  public Expr anyText(String method, Expr given) {
    Set<String> names = new TreeSet<>();
    new PostOrder()
        .visit(
            given,
            part -> {
              if (part instanceof Symbol symbol) {
                names.add(symbol.name());
              }
            });
    String name = method + "(" + String.join(", ", names) + ")#" + machine.journal().nextNumber();
    return terms().factory().text(name, StringTooLong.LONGEST);
  }

  /** What to throw where a path ends deep inside a model. */
  public static RuntimeException giveUp(ReasonCode reason, String detail) {
    return new UnsupportedException(reason, detail);
  }

  /** The version of the JDK that the program runs on. */
  public int featureVersion() {
    return machine.runtime().program().classPath().featureVersion();
  }
}
