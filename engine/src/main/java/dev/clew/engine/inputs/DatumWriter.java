package dev.clew.engine.inputs;

import dev.clew.engine.heap.ComputedElements;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.HiddenField;
import dev.clew.engine.heap.InitialReference;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.LibraryContent;
import dev.clew.engine.heap.ReferenceChoice;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.machine.FieldView;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.Creation;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Form;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes values down as data, with what a model says of unknowns. Inputs are written as they were
 * when the method began, everything else as it is at the end.
 */
public final class DatumWriter {

  /** A returned structure is cut off behind so many objects. */
  private static final int MOST_OBJECTS = 1_000;

  /** Of an array that a path has made: a model may take any length that nothing forbids. */
  private static final int MOST_ELEMENTS = 100_000;

  private final Machine m;
  private final Evaluator evaluator;
  private final Map<Integer, Integer> numbers = new HashMap<>();

  public DatumWriter(Machine m, Evaluator evaluator) {
    this.m = m;
    this.evaluator = evaluator;
  }

  /** Any value of a declared type. */
  public Datum write(JvmType type, long raw, @Nullable Object sym) {
    if (type.isReference()) {
      return reference((int) raw);
    }
    long value = sym instanceof Expr term ? evaluator.evaluate(term).raw() : raw;
    return new Datum.Primitive(PrimitiveData.box(type.kind(), value));
  }

  private Datum reference(int raw) {
    if (raw == 0) {
      return new Datum.Null();
    }
    HeapObject object = m.object(raw);
    if (object instanceof UnknownReference unknown) {
      return unknown.isOpen() ? open(raw, unknown) : reference(unknown.target());
    }
    if (object instanceof ReferenceChoice choice) {
      return reference(chosen(choice));
    }
    Integer known = numbers.get(m.journal().texts().leastIdentity(raw));
    if (known != null) {
      return new Datum.Ref(known);
    }
    return object(raw, object);
  }

  private int chosen(ReferenceChoice choice) {
    for (ReferenceChoice.Case each : choice.cases()) {
      if (evaluator.holds(each.guard())) {
        return each.id();
      }
    }
    throw new IllegalStateException("a choice without a case that holds");
  }

  /** Bytes of an array that no object of the program is. */
  public Datum bytes(List<Expr> bytes) {
    int number = numbers.size() + 1;
    numbers.put(Integer.MIN_VALUE + number, number); // no identity of an object
    List<Datum> elements = new ArrayList<>();
    for (Expr each : bytes) {
      elements.add(write(JvmType.BYTE, 0, each));
    }
    return new Datum.Array("byte[]", number, elements);
  }

  /** The path never asked what it is: null if that is possible, otherwise something simple. */
  private Datum open(int id, UnknownReference unknown) {
    boolean isUseless = unknown.isUnexpected() && !SimplestValue.isEasy(m, unknown.type());
    if (!unknown.isNonNull() || isUseless) {
      return new Datum.Null();
    }
    Integer known = numbers.get(id);
    if (known != null) {
      return new Datum.Ref(known);
    }
    SimplestValue simplest = new SimplestValue(m, this::unused);
    Datum constant = simplest.constant(unknown.type());
    return constant == null ? simplest.of(unknown.type(), number(id)) : constant;
  }

  /** The number of an object that is in no heap. */
  private int unused() {
    return number(Integer.MIN_VALUE + numbers.size());
  }

  private int number(int id) {
    int next = numbers.size() + 1;
    numbers.put(id, next);
    return next;
  }

  private Datum object(int id, HeapObject object) {
    if (object instanceof SymbolicArray array) {
      return array(id, array);
    }
    if (object instanceof HeapArray array) {
      return array(id, array);
    }
    Instance instance = (Instance) object;
    if (instance.payload() instanceof RuntimeClass type) {
      return new Datum.ClassLiteral(type.type().javaName());
    }
    if (instance.type() == m.runtime().wellKnown().string()) {
      int least = m.journal().texts().leastIdentity(id);
      return new Datum.Text(TextTerms.evaluate(m, id, evaluator), number(least), least < 0);
    }
    String constant = EnumConstants.name(m, id, instance.type());
    if (constant != null) {
      return new Datum.EnumConstant(EnumConstants.declaring(instance.type()), constant);
    }
    LibraryContent content = instance.input() == null ? null : instance.input().content();
    return content == null ? instance(id, instance) : made(number(id), content);
  }

  private Datum made(int number, LibraryContent content) {
    if (content.form() == Form.TEXT) {
      return new Datum.Spelled(content.type(), number, spelled(content));
    }
    List<Datum> parts = new ArrayList<>();
    for (LibraryContent.Part part : content.parts()) {
      parts.add(write(part.type(), part.raw(), part.sym()));
    }
    Creation creation = content.creation();
    return creation == null
        ? new Datum.Made(content.type(), number, content.form(), content.arguments(), parts)
        : new Datum.Created(content.type(), number, creation, parts);
  }

  /** A text, or numbers. */
  private String spelled(LibraryContent content) {
    LibraryContent.Part first = content.parts().get(0);
    return first.type().isReference()
        ? TextTerms.evaluate(m, first.raw(), evaluator)
        : NumberSpelling.of(content.type(), content.parts().stream().map(this::number).toList());
  }

  private long number(LibraryContent.Part part) {
    return part.sym() instanceof Expr term ? evaluator.evaluate(term).raw() : part.raw();
  }

  private Datum instance(int id, Instance instance) {
    int number = number(id);
    boolean isInput = instance.input() != null;
    RuntimeClass type = instance.type().candidates().get(0);
    Map<String, Datum> fields = new LinkedHashMap<>();
    if (numbers.size() <= MOST_OBJECTS) {
      for (FieldInfo field : type.info().instanceFields()) {
        write(id, instance, field, isInput, name(type, field), fields);
      }
      stubCalls(instance, fields);
      if (instance.payload() instanceof RevealedPayload revealed) {
        fields.putAll(revealed.fields(evaluator, this::unused));
      }
    }
    boolean stub = instance.input() != null && instance.input().stub();
    return new Datum.Instance(type.name(), number, fields, stub);
  }

  private void write(
      int id,
      Instance instance,
      FieldInfo field,
      boolean isInput,
      String name,
      Map<String, Datum> fields) {
    int slot = field.slot();
    if (isInput) {
      Object initial = instance.initial(slot);
      if (initial != null) {
        long raw = initial instanceof InitialReference reference ? reference.id() : 0;
        fields.put(name, write(field.type(), raw, initial));
      } else if (CandidateClasses.isPlain(field.owner())) {
        fields.put(name, write(field.type(), 0, null)); // a box is its value, read or not
      }
    } else if (instance.sym(slot) != UnreadField.MARK
        && !(instance.sym(slot) instanceof HiddenField)) {
      fields.put(name, write(field.type(), raw(id, instance, slot), instance.sym(slot)));
    }
  }

  private long raw(int id, Instance instance, int slot) {
    return instance.sym(slot) instanceof FieldView view
        ? view.picture(m, id, evaluator)
        : instance.raw(slot);
  }

  private void stubCalls(Instance instance, Map<String, Datum> fields) {
    List<StubCalls.Call> calls = new ArrayList<>();
    Object payload = instance.payload();
    for (StubCalls.Call call = payload instanceof StubCalls.Call newest ? newest : null;
        call != null;
        call = call.before()) {
      calls.add(0, call);
    }
    for (StubCalls.Call call : calls) {
      if (call.type().kind() != JvmType.Kind.VOID) {
        fields.put(call.name(), write(call.type(), call.raw(), call.sym()));
      } else if (calls.stream().anyMatch(each -> each.isThrownAfter(call))) {
        fields.put(call.name(), new Datum.Null());
      }
    }
  }

  /** With its owner where a subclass has a field of the same name. */
  private static String name(RuntimeClass type, FieldInfo field) {
    return InputNames.isHidden(type, field) ? field.owner() + "." + field.name() : field.name();
  }

  private Datum array(int id, HeapArray array) {
    int number = number(id);
    JvmType component = array.type().component().type();
    List<Datum> elements = new ArrayList<>();
    if (numbers.size() <= MOST_OBJECTS) {
      for (int i = 0; i < array.length(); i++) {
        elements.add(write(component, array.raw(i), array.sym(i)));
      }
    }
    return new Datum.Array(array.type().type().javaName(), number, elements);
  }

  private Datum array(int id, SymbolicArray array) {
    int number = number(id);
    JvmType component = array.type().component().type();
    int length = evaluator.evaluate(array.length()).asInt();
    if (length > MOST_ELEMENTS && array.input() == null) {
      throw new UnsupportedException(
          ReasonCode.ARRAY_LENGTH, "an array of more than " + MOST_ELEMENTS + " elements is made");
    }
    List<SymbolicArray.Cell> cells = new ArrayList<>();
    int origin = array.origin(id);
    if (origin != 0) {
      add(cells, ((SymbolicArray) m.object(origin)).initial());
    }
    if (array.input() == null) {
      add(cells, array.written());
    }
    Map<Integer, SymbolicArray.Cell> byIndex = new HashMap<>();
    for (SymbolicArray.Cell cell : cells) {
      byIndex.put(evaluator.evaluate(cell.index()).asInt(), cell);
    }
    ComputedElements computed = origin == 0 ? null : ((SymbolicArray) m.object(origin)).computed();
    Datum zero = write(component, 0, null);
    List<Datum> elements = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      SymbolicArray.Cell cell = byIndex.get(i);
      if (cell != null) {
        elements.add(write(component, cell.raw(), cell.sym()));
      } else {
        elements.add(computed == null ? zero : element(component, computed, i));
      }
    }
    return new Datum.Array(array.type().type().javaName(), number, elements);
  }

  private Datum element(JvmType component, ComputedElements computed, int index) {
    Expr element = computed.element(m.terms().factory().intConst(index));
    return component.isReference()
        ? new Datum.Text(evaluator.evaluate(element).asString(), unused())
        : write(component, 0, element);
  }

  /** Oldest first, so that newer ones win. */
  private static void add(List<SymbolicArray.Cell> cells, SymbolicArray.@Nullable Cell newest) {
    List<SymbolicArray.Cell> all = new ArrayList<>();
    for (SymbolicArray.Cell cell = newest; cell != null; cell = cell.before()) {
      all.add(0, cell);
    }
    cells.addAll(all);
  }
}
