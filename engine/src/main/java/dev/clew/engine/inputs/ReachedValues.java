package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RefArray;
import dev.clew.engine.heap.ReferenceChoice;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.heap.UnreadField;
import dev.clew.engine.hotspot.ResponsePage;
import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Symbol;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What values lead to over fields and elements: inputs, by their names, and objects that the
 * program has made. Costs a walk over these objects, of which so many are looked at.
 */
final class ReachedValues {

  /** The name for what cannot be told. */
  static final String UNKNOWN = "?";

  private static final int MOST_OBJECTS = 300;

  /** A list that is an array of the program. */
  private static final String VIEW = "java/util/Arrays$ArrayList";

  /** Types of the JDK that only hold what they are given, which may be written to through them. */
  private static final List<String> HOLDERS =
      List.of(
          "java/util/Optional",
          "java/util/ImmutableCollections",
          "java/util/KeyValueHolder",
          "java/util/Collections$Synchronized",
          "java/util/Collections$Checked",
          "java/util/Collections$SetFromMap",
          "java/util/Collections$AsLIFOQueue",
          "java/util/Collections$Singleton",
          "java/util/Collections$CopiesList");

  private final Machine m;
  private final Set<String> names = new TreeSet<>();
  private final Set<String> responses = new TreeSet<>();
  private final Set<Integer> made = new LinkedHashSet<>();
  private final Set<Integer> seen = new LinkedHashSet<>();
  private final Set<Integer> parts = new HashSet<>();
  private final Deque<Integer> open = new ArrayDeque<>();

  ReachedValues(Machine m) {
    this.m = m;
  }

  /** Adds what a register holds, and follows it. */
  void add(Frame f, int register, JvmType type) {
    value(f.raw[register], f.sym(register), type.isReference());
    while (!open.isEmpty()) {
      if (seen.size() > MOST_OBJECTS) {
        names.add(UNKNOWN);
        open.clear();
        return;
      }
      follow(open.pop());
    }
  }

  /** Inputs, in the order of their names. */
  Set<String> names() {
    return names;
  }

  /** Names of responses of a servlet among them. */
  Set<String> responses() {
    return responses;
  }

  /**
   * Objects and arrays that the program has made, strings among them; not those that objects of the
   * JDK are made of.
   */
  Set<Integer> made() {
    return made;
  }

  private void value(long raw, @Nullable Object sym, boolean isReference) {
    if (sym instanceof Expr term) {
      symbols(term);
    } else if (isReference && raw != 0 && seen.add((int) raw)) {
      open.push((int) raw);
    }
  }

  private void symbols(Expr term) {
    new PostOrder()
        .visit(
            term,
            part -> {
              if (part instanceof Symbol symbol) {
                names.add(symbol.name());
              }
            });
  }

  private void follow(int id) {
    HeapObject object = m.object(id);
    if (object instanceof UnknownReference unknown) {
      if (unknown.isOpen()) {
        input(unknown.name(), unknown.type());
      } else {
        value(unknown.target(), null, /* isReference= */ true);
      }
    } else if (object instanceof Instance instance) {
      follow(id, instance);
    } else if (object instanceof HeapArray array) {
      if (!parts.contains(id)) {
        made.add(id);
      }
      for (int i = 0; i < array.length() && seen.size() <= MOST_OBJECTS; i++) {
        value(array.raw(i), array.sym(i), array instanceof RefArray);
      }
    } else if (object instanceof SymbolicArray array && array.input() != null) {
      names.add(array.input().name());
    } else {
      names.add(UNKNOWN);
      if (object instanceof ReferenceChoice choice) {
        choice.trace(each -> value(each, null, /* isReference= */ true));
      }
    }
  }

  private void input(String name, RuntimeClass type) {
    names.add(name);
    if (type.name().endsWith("ServletResponse")) {
      responses.add(name);
    }
    ResponsePage.behind(m.journal(), name).map(ResponsePage::response).ifPresent(responses::add);
  }

  private void follow(int id, Instance instance) {
    payload(instance);
    names.addAll(m.journal().handedTo(id));
    if (instance.input() != null) {
      if (!(instance.payload() instanceof Expr)) {
        input(instance.input().name(), instance.type());
      }
      return;
    }
    if (!parts.contains(id)) {
      made.add(id);
    }
    RuntimeClass type = instance.type();
    if (type.infoOrNull() == null || type == m.runtime().wellKnown().string()) {
      return;
    }
    boolean isWhole = type.info().isJdk() && !type.info().name().equals(VIEW);
    boolean isHolder = HOLDERS.stream().anyMatch(type.info().name()::startsWith);
    for (FieldInfo field : type.info().instanceFields()) {
      boolean isArray = field.type().kind() == JvmType.Kind.ARRAY;
      if (isWhole && (isArray || (!isHolder && field.type().isReference()))) {
        part(instance.raw(field.slot()));
      }
      Object sym = instance.sym(field.slot());
      if (sym == UnreadField.MARK) {
        names.add(UNKNOWN);
      } else {
        value(instance.raw(field.slot()), sym, field.type().isReference());
      }
    }
  }

  /** What an object of the JDK is made of: an array with its nodes, another object. */
  private void part(long id) {
    if (id == 0) {
      return;
    }
    HeapObject object = m.object(id);
    boolean isOfJdk =
        object instanceof Instance instance
            && instance.type().infoOrNull() != null
            && instance.type().info().isJdk();
    if ((isOfJdk || object instanceof HeapArray) && parts.add((int) id)) {
      if (object instanceof RefArray array) {
        for (int each : array.elements) {
          node(each);
        }
      }
    }
  }

  /** What an array of the JDK's has of its own, such as an entry of a map; others are given. */
  private void node(int id) {
    boolean isOwn =
        id != 0
            && m.object(id) instanceof Instance instance
            && instance.type().infoOrNull() != null
            && instance.type().info().isJdk()
            && !instance.type().info().isPublic();
    if (isOwn) {
      parts.add(id);
    }
  }

  private void payload(Instance instance) {
    Object payload = instance.payload();
    if (payload instanceof Expr term) {
      symbols(term);
    } else if (payload instanceof TracedIdentities holder
        && !(payload instanceof Backtrace)
        && !(payload instanceof StubCalls.Call)) {
      names.add(UNKNOWN); // a model's own value
      holder.trace(each -> value(each, null, /* isReference= */ true));
    }
  }
}
