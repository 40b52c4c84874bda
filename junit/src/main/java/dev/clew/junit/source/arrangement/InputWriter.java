package dev.clew.junit.source.arrangement;

import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.source.arrangement.StubWriter.Told;
import dev.clew.junit.source.cases.Manner;
import dev.clew.junit.source.cases.ShownSentence;
import dev.clew.junit.source.syntax.Boxes;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.Identifiers;
import dev.clew.junit.source.syntax.JavaLiterals;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes the steps of a recipe as statements, and its call as an expression. */
public final class InputWriter {

  /** Expressions that are longer get a name. */
  private static final int LONGEST_INLINE = 60;

  /** Of calls of a builder, one after the other: what a line has room for. */
  private static final int LONGEST_ROW = 72;

  private final TypeNames names;
  private final Draft draft;
  private final Manner manner;
  private final Uses uses;
  private final Map<Integer, String> wishes;
  private final ArgumentWriter arguments;
  private final CallWriter calls;
  private final StubWriter stubs;
  private final ExtensionWriter extensions;
  private final FieldWriter fields;
  private final Map<Integer, SourceValue> values = new HashMap<>();
  private final Map<Integer, ArrayInitialiser> arrays = new HashMap<>();
  private final Map<Integer, Container> containers = new HashMap<>();
  private final Map<Integer, String> stubTypes = new HashMap<>();
  private final Map<Integer, Step.Extend> extended = new HashMap<>();
  private final Map<Integer, List<Told>> told = new HashMap<>();

  /**
   * Writes into the body of a test.
   *
   * @param wishes names that variables should have
   * @param watched what stubs have to look out for
   */
  public InputWriter(
      TypeNames names,
      Draft draft,
      Manner manner,
      Uses uses,
      Map<Integer, String> wishes,
      Optional<ShownSentence> watched) {
    this.names = names;
    this.draft = draft;
    this.manner = manner;
    this.uses = uses;
    this.wishes = Map.copyOf(wishes);
    this.arguments = new ArgumentWriter(names, draft);
    this.calls = new CallWriter(names, draft, manner, arguments);
    this.stubs = new StubWriter(names, arguments, draft, manner, watched);
    this.extensions = new ExtensionWriter(names, arguments, manner);
    this.fields = new FieldWriter(names, draft, arguments);
  }

  /** What stands for a number by now. */
  public Optional<SourceValue> value(int number) {
    return Optional.ofNullable(values.get(number));
  }

  private SourceValue known(int number) throws UntellableException {
    SourceValue value = values.get(number);
    if (value == null) {
      throw new UntellableException("objects that need each other");
    }
    return value;
  }

  private List<SourceValue> known(List<Integer> numbers) throws UntellableException {
    List<SourceValue> found = new ArrayList<>();
    for (int number : numbers) {
      found.add(known(number));
    }
    return found;
  }

  public void write(List<Step> steps) throws UntellableException {
    for (int i = 0; i < steps.size(); i++) {
      write(i, steps.get(i));
    }
  }

  private void write(int at, Step step) throws UntellableException {
    if (step instanceof Step.Constant constant) {
      values.put(constant.result(), constant(constant.value()));
    } else if (step instanceof Step.NewText text) {
      text(text);
    } else if (step instanceof Step.EnumConstant constant) {
      if (uses.isUsed(constant.result())) { // one that is only compared with may need a helper
        values.put(constant.result(), fields.enumConstant(constant.type(), constant.name()));
      }
    } else if (step instanceof Step.ClassLiteral literal) {
      values.put(
          literal.result(),
          SourceValue.expression(arguments.literal(literal.type()), "java.lang.Class"));
    } else if (step instanceof Step.NewArray array) {
      array(array);
    } else if (step instanceof Step.SetElement set) {
      element(at, set);
    } else if (step instanceof Step.Construct construct) {
      MethodInfo constructor = calls.method(construct.type(), "<init>", construct.parameters());
      SourceValue made =
          calls.call(
              constructor, SourceValue.NULL, known(construct.arguments()), /* byName= */ true);
      keep(construct.result(), made);
    } else if (step instanceof Step.Invoke invoke) {
      invoke(invoke);
    } else if (step instanceof Step.NewContainer container) {
      container(container);
    } else if (step instanceof Step.Put put) {
      put(at, put);
    } else {
      writeMore(at, step);
    }
  }

  private void writeMore(int at, Step step) throws UntellableException {
    if (step instanceof Step.Stub stub) {
      stubTypes.put(stub.result(), stub.type());
      startStub(stub.result());
    } else if (step instanceof Step.Extend extend) {
      extended.put(extend.result(), extend);
      startStub(extend.result());
    } else if (step instanceof Step.AllocateExtended allocate) {
      throw new UntellableException("a subclass that no constructor makes: " + allocate.type());
    } else if (step instanceof Step.Answer answer) {
      if (answer.isThrown()) {
        throw new UntellableException("a stub that throws");
      }
      boolean isItself = extended.containsKey(answer.stub()) && answer.value() == answer.stub();
      SourceValue value = isItself ? SourceValue.THIS : known(answer.value());
      toldOf(answer.stub()).add(new Told(answer.method(), value));
      if (uses.lastPart(answer.stub()) == at) {
        finishStub(answer.stub());
      }
    } else if (step instanceof Step.Allocate allocate) {
      SourceValue variable = declare(allocate.result(), calls.allocated(allocate.type()));
      fields.remember(variable, allocate.type());
    } else if (step instanceof Step.Assign set) {
      fields.set(known(set.object()), set.field(), known(set.value()));
    } else if (step instanceof Step.Inject set) {
      fields.set(known(set.object()), set.field(), known(set.value()));
    } else if (step instanceof Step.SetField set) {
      fields.set(known(set.object()), set.field(), known(set.value()));
    } else if (step instanceof Step.Given given && given.matters()) {
      throw new UntellableException("a value from outside: " + given.question());
    } else if (step instanceof Step.SetStatic set) {
      fields.setStatic(set.type(), set.field(), known(set.value()));
    }
  }

  private static SourceValue constant(@Nullable Object value) throws UntellableException {
    if (value == null) {
      return SourceValue.NULL;
    }
    return value instanceof String text
        ? new SourceValue(JavaLiterals.text(text), "java.lang.String", SourceValue.Kind.TEXT, text)
        : SourceValue.primitive(value);
  }

  private void text(Step.NewText step) throws UntellableException {
    SourceValue literal = constant(step.text());
    if (manner != Manner.EXACT && !uses.isTwin(step.text())) {
      values.put(step.result(), literal);
    } else {
      Code made = Code.call("new String", literal.code());
      keep(step.result(), SourceValue.expression(made, "java.lang.String"));
    }
  }

  private void array(Step.NewArray step) throws UntellableException {
    if (!names.canName(step.type())) {
      throw new UntellableException("an array of a private class");
    }
    ArrayInitialiser array = new ArrayInitialiser(step.type(), step.length());
    boolean hasParts = uses.lastPart(step.result()) >= 0;
    if (hasParts && uses.isCompleteWhenUsed(step.result()) && array.isWritten()) {
      arrays.put(step.result(), array);
    } else if (hasParts) {
      declare(step.result(), SourceValue.expression(array.empty(names), step.type()));
    } else {
      keep(step.result(), SourceValue.expression(array.empty(names), step.type()));
    }
  }

  private void element(int at, Step.SetElement step) throws UntellableException {
    SourceValue element = known(step.value());
    ArrayInitialiser array = arrays.get(step.array());
    if (array == null) {
      SourceValue target = known(step.array());
      String component = target.type().substring(0, target.type().length() - 2);
      draft.add(
          target.code().flat() + "[" + step.index() + "] =",
          arguments.argument(element, component, /* isCareful= */ false));
      return;
    }
    array.set(step.index(), element);
    if (uses.lastPart(step.array()) == at) {
      keep(step.array(), SourceValue.expression(array.full(names), array.type()));
    }
  }

  private void container(Step.NewContainer step) throws UntellableException {
    Container container = new Container(step);
    if (step.size() == 0 && uses.isOnce(step.result())) {
      values.put(step.result(), container.empty(names));
    } else if (step.size() > 0 && container.isWritten() && uses.isCompleteWhenUsed(step.result())) {
      containers.put(step.result(), container);
    } else {
      declare(step.result(), container.typed(names), container.empty(names));
    }
  }

  private void put(int at, Step.Put step) throws UntellableException {
    List<SourceValue> parts = known(step.values());
    Container container = containers.get(step.container());
    if (container == null) {
      String method = parts.size() == 2 ? ".put" : ".add";
      List<Code> codes = parts.stream().map(SourceValue::code).toList();
      draft.add(new Code.Call(known(step.container()).code().flat() + method, codes));
      return;
    }
    container.add(parts.get(0));
    if (uses.lastPart(step.container()) == at) {
      boolean isPlain = manner == Manner.NATURAL && uses.isReadOnly(step.container());
      SourceValue full = isPlain ? container.listed(names) : container.full(names);
      boolean isInline =
          uses.isOnce(step.container()) && full.code().flat().length() <= LONGEST_INLINE;
      if (isInline) {
        values.put(step.container(), full);
      } else {
        declare(step.container(), container.typed(names), full);
      }
    }
  }

  private void invoke(Step.Invoke step) throws UntellableException {
    if (Boxes.isBoxing(step)) {
      Object literal = known(step.arguments().get(0)).literal();
      if (literal != null) {
        SourceValue box =
            new SourceValue(Boxes.valueOf(literal), step.owner(), SourceValue.Kind.BOX, literal);
        values.put(step.result(), uses.isOnce(step.result()) ? box : variable(step.result(), box));
        return;
      }
    }
    if (step.owner().equals("java.lang.System") && step.method().equals("setProperty")) {
      draft.cleanUp("", Code.call("System.clearProperty", known(step.arguments().get(0)).code()));
    }
    MethodInfo method = calls.method(step.owner(), step.method(), step.parameters());
    SourceValue receiver =
        step.receiver().isPresent() ? known(step.receiver().getAsInt()) : SourceValue.NULL;
    SourceValue made = calls.call(method, receiver, known(step.arguments()), /* byName= */ true);
    if (uses.isUsed(step.result())) {
      keep(step.result(), made);
    } else {
      draft.add(made.code());
    }
  }

  /** A box that keeps its literal, so that assertions know what it is equal to. */
  private SourceValue variable(int number, SourceValue box) throws UntellableException {
    SourceValue named = declare(number, box);
    return new SourceValue(named.code(), named.type(), SourceValue.Kind.VARIABLE, box.literal());
  }

  private void startStub(int number) throws UntellableException {
    told.put(number, new ArrayList<>());
    if (uses.lastPart(number) < 0) {
      finishStub(number);
    }
  }

  private void finishStub(int number) throws UntellableException {
    if (!uses.isCompleteWhenUsed(number)) {
      throw new UntellableException("a stub that answers with itself");
    }
    Step.Extend extend = extended.get(number);
    if (extend != null) {
      MethodInfo constructor = calls.method(extend.type(), "<init>", extend.parameters());
      Code.Call creation = calls.extended(constructor, known(extend.arguments()));
      Code made = extensions.write(constructor.owner(), creation, toldOf(number));
      declare(number, SourceValue.expression(made, extend.type()));
      return;
    }
    String type = stubTypes.getOrDefault(number, "java.lang.Object");
    keep(number, stubs.write(type, toldOf(number)));
  }

  private List<Told> toldOf(int stub) {
    return told.computeIfAbsent(stub, each -> new ArrayList<>());
  }

  /** The call that is tested. */
  public SourceValue target(Step call, MethodInfo target) throws UntellableException {
    boolean byName = manner != Manner.EXACT;
    if (call instanceof Step.Construct construct) {
      return calls.call(target, SourceValue.NULL, known(construct.arguments()), byName);
    }
    Step.Invoke invoke = (Step.Invoke) call;
    SourceValue receiver =
        invoke.receiver().isPresent() ? known(invoke.receiver().getAsInt()) : SourceValue.NULL;
    return calls.call(calls.named(target), receiver, known(invoke.arguments()), byName);
  }

  /** A call that looks at what another has changed. */
  public SourceValue observed(Step.Invoke call) throws UntellableException {
    MethodInfo method = calls.method(call.owner(), call.method(), call.parameters());
    SourceValue receiver = known(call.receiver().orElseThrow());
    return calls.call(method, receiver, known(call.arguments()), /* byName= */ true);
  }

  /** Where it is used once it stands there, elsewhere it is a variable. */
  private void keep(int number, SourceValue made) throws UntellableException {
    int longest = uses.isLink(number) ? LONGEST_ROW : LONGEST_INLINE;
    if (uses.isOnce(number) && made.code().flat().length() <= longest) {
      values.put(number, made);
    } else {
      declare(number, made);
    }
  }

  private SourceValue declare(int number, SourceValue made) throws UntellableException {
    return declare(number, names.of(made.type()), made);
  }

  /**
   * The same.
   *
   * @param written the type as the source has it
   */
  private SourceValue declare(int number, String written, SourceValue made) {
    String type = made.type();
    String stem = TypeNames.element(type);
    String simple = stem.substring(Math.max(stem.lastIndexOf('.'), stem.lastIndexOf('$')) + 1);
    boolean isArray = type.endsWith("]");
    String fallback = Identifiers.decapitalised(simple);
    String wish = wishes.getOrDefault(number, isArray ? fallback + "s" : fallback);
    String name = draft.name(TypeNames.isPrimitive(wish) ? "array" : wish);
    boolean isBare = made.code() instanceof Code.Braces;
    Code code = isBare ? new Code.Braces("", ((Code.Braces) made.code()).elements()) : made.code();
    draft.add(written + " " + name + " =", code);
    SourceValue variable = SourceValue.variable(name, type);
    values.put(number, variable);
    return variable;
  }
}
