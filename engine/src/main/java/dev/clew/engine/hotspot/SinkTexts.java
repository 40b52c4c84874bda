package dev.clew.engine.hotspot;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.OpenReferences;
import dev.clew.engine.sink.SinkArgument;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the texts that a call hands to an interpreter. What was not looked at yet is decided first:
 * then the instruction is executed once more.
 */
final class SinkTexts {

  /** Lists whose elements are in a field: its name, by the class. */
  private static final Map<String, String> ELEMENTS =
      Map.of(
          "java/util/ArrayList", "elementData",
          "java/util/Arrays$ArrayList", "a",
          "java/util/ImmutableCollections$ListN", "elements");

  private static final String PAIR = "java/util/ImmutableCollections$List12";
  private static final String FILE = "java.io.File";
  private static final String PROCESS_BUILDER = "java.lang.ProcessBuilder";

  private final Machine m;
  private final Frame f;
  private final Insn at;
  private boolean isWaiting;
  private boolean isUnread;
  private @Nullable Insn next;

  /**
   * @param at executed once more after a decision
   */
  SinkTexts(Machine m, Frame f, Insn at) {
    this.m = m;
    this.f = f;
    this.at = at;
  }

  /** Whether something is being decided: {@link #next} goes on. */
  boolean isWaiting() {
    return isWaiting;
  }

  @Nullable Insn next() {
    return next;
  }

  /**
   * The texts of an argument; null for null, empty where they cannot be told.
   *
   * @param registers of the call
   */
  @Nullable List<Expr> read(SinkArgument argument, SinkWatch.Registers registers) {
    int register = registers.of(argument);
    long reference = settled(f.raw[register], f.sym(register) != null);
    List<Expr> texts =
        switch (argument.shape()) {
          case TEXT, INSIDE -> one(reference);
          case WORDS -> words(reference);
          case SENTENCES -> sentences(reference);
          case FOLDER -> inFolder(reference, registers.after(argument));
          case FORMAT -> formatted(reference, registers.after(argument));
          case PARTS -> parts(reference, registers.after(argument));
          case FLAGGED -> flagged(reference, registers.after(argument));
          case SLICE, RANGE -> sliced(argument, reference, registers);
          case HELD -> held(reference);
        };
    return isUnread ? List.of() : texts;
  }

  /** The identity that a reference stands for; 0 while that is being decided. */
  private long settled(long reference, boolean isMarked) {
    if (!isMarked || isWaiting) {
      return reference;
    }
    long target = m.unknowns().target(reference);
    if (target == OpenReferences.OPEN) {
      isWaiting = true;
      f.setInsn(at);
      next = m.unknowns().decideReference(f, at, reference);
      return 0;
    }
    return target;
  }

  private @Nullable List<Expr> one(long reference) {
    Expr text = text(reference);
    return text == null ? null : List.of(text);
  }

  /** Nothing where the pattern is literal; flags that are not known may say either. */
  private @Nullable List<Expr> flagged(long pattern, int register) {
    isUnread |= f.sym(register) != null;
    return (f.raw[register] & Pattern.LITERAL) != 0 && !isUnread ? null : one(pattern);
  }

  /** Places outside of the text throw before anything is handed over. */
  private @Nullable List<Expr> sliced(
      SinkArgument argument, long reference, SinkWatch.Registers registers) {
    Expr text = text(reference);
    if (text == null) {
      return null;
    }
    Expr start = number(registers.arguments().get(argument.index() + 1));
    Expr last = number(registers.arguments().get(argument.index() + 2));
    boolean isCount = argument.shape() == SinkArgument.Shape.SLICE;
    Expr end = isCount ? m.terms().ints().add(start, last) : last;
    return List.of(m.terms().strings().substring(text, start, end));
  }

  private Expr number(int register) {
    return m.terms().of(Sort.INT, f.raw[register], f.sym(register));
  }

  /** The list that a builder of processes has come to hold. */
  private @Nullable List<Expr> held(long builder) {
    if (builder == 0 || isWaiting) {
      return null;
    }
    if (!m.classOf(builder).name().equals(PROCESS_BUILDER)) {
      isUnread = true;
      return null;
    }
    int slot = slot(builder, "command");
    Instance object = m.instance(builder);
    return words(settled(object.raw(slot), object.sym(slot) != null));
  }

  private @Nullable Expr text(long reference) {
    if (reference == 0 || isWaiting) {
      return null;
    }
    if (m.classOf(reference) == m.runtime().wellKnown().string()) {
      return m.texts().term(reference);
    }
    Expr units = SequenceUnits.of(m, reference);
    isUnread |= units == null;
    return units;
  }

  /** A format that is known, and has nothing but texts put into it; another is taken as it is. */
  private @Nullable List<Expr> formatted(long format, int register) {
    Expr text = text(format);
    if (!(text instanceof Const known)) {
      return text == null ? null : List.of(text);
    }
    List<@Nullable Expr> arguments = new ArrayList<>();
    long array = settled(f.raw[register], f.sym(register) != null);
    for (long element : array == 0 ? List.<Long>of() : elements(array)) {
      boolean isText = element != 0 && m.classOf(element) == m.runtime().wellKnown().string();
      arguments.add(isText ? m.texts().term(element) : null);
    }
    if (isWaiting) {
      return null;
    }
    Expr made = new PlainFormat(m.terms()).of(known.value().asString(), arguments);
    isUnread |= made == null;
    return made == null ? null : List.of(made);
  }

  private @Nullable List<Expr> inFolder(long folder, int register) {
    long child = settled(f.raw[register], f.sym(register) != null);
    Expr path = text(child);
    if (path == null) {
      return null;
    }
    Expr parent =
        isFile(folder) ? text(m.instance(folder).raw(slot(folder, "path"))) : text(folder);
    Expr slash = m.terms().factory().string("/");
    return parent == null
        ? List.of(path)
        : List.of(m.terms().strings().concat(m.terms().strings().concat(parent, slash), path));
  }

  /** A path of which some parts are in an array; those that are empty are left out. */
  private @Nullable List<Expr> parts(long first, int register) {
    long array = settled(f.raw[register], f.sym(register) != null);
    List<Expr> more = words(array);
    Expr path = text(first);
    if (path == null || more == null) {
      return null;
    }
    Expr none = m.terms().factory().string("");
    Expr slash = m.terms().factory().string("/");
    for (Expr each : more) {
      if (path.equals(none)) {
        path = each;
      } else if (!each.equals(none)) {
        path = m.terms().strings().concat(m.terms().strings().concat(path, slash), each);
      }
    }
    return List.of(path);
  }

  /** All as one, each on a line of its own. */
  private @Nullable List<Expr> sentences(long reference) {
    List<Expr> each = words(reference);
    if (each == null || each.isEmpty()) {
      return null;
    }
    Expr end = m.terms().factory().string(SinkArgument.BETWEEN_SENTENCES);
    Expr all = each.get(0);
    for (Expr next : each.subList(1, each.size())) {
      all = m.terms().strings().concat(m.terms().strings().concat(all, end), next);
    }
    return List.of(all);
  }

  private boolean isFile(long reference) {
    return reference != 0 && !isWaiting && m.classOf(reference).name().equals(FILE);
  }

  private int slot(long reference, String field) {
    return m.classOf(reference).field(field).slot();
  }

  private @Nullable List<Expr> words(long reference) {
    if (reference == 0 || isWaiting) {
      return null;
    }
    List<Expr> words = new ArrayList<>();
    for (long element : elements(reference)) {
      Expr word = text(element);
      if (isWaiting || word == null) {
        isUnread |= !isWaiting;
        return null;
      }
      words.add(word);
    }
    return words;
  }

  private List<Long> elements(long reference) {
    if (m.object(reference) instanceof HeapArray array) {
      return elements(array, array.length());
    }
    if (m.object(reference) instanceof Instance list && list.type().infoOrNull() != null) {
      RuntimeClass type = list.type();
      String name = type.info().name();
      if (name.equals(PAIR)) {
        return pair(list);
      }
      String field = ELEMENTS.get(name);
      if (field != null
          && list.payload() == null
          && m.object(list.raw(type.field(field).slot())) instanceof HeapArray array) {
        return elements(array, length(list, name, array));
      }
    }
    isUnread = true;
    return List.of();
  }

  private int length(Instance list, String name, HeapArray array) {
    if (!name.equals("java/util/ArrayList")) {
      return array.length();
    }
    int slot = list.type().field("size").slot();
    isUnread |= list.sym(slot) != null;
    return Math.min((int) list.raw(slot), array.length());
  }

  private List<Long> pair(Instance list) {
    List<Long> elements = new ArrayList<>();
    for (String field : List.of("e0", "e1")) {
      int slot = list.type().field(field).slot();
      long element = settled(list.raw(slot), list.sym(slot) != null);
      if (isWaiting) {
        return List.of();
      }
      if (m.classOf(element) == m.runtime().wellKnown().string()) { // the other is a mark
        elements.add(element);
      }
    }
    return elements;
  }

  private List<Long> elements(HeapArray array, int length) {
    List<Long> elements = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      elements.add(settled(array.raw(i), array.sym(i) != null));
    }
    return elements;
  }
}
