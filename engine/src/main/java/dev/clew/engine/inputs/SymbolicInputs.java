package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.Nullness;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.hotspot.SinkWatch;
import dev.clew.engine.insn.call.ConstructionEnd;
import dev.clew.engine.insn.call.Invoke;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FurtherInput;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.LazyInputs;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.GenericTypes;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.nullness.NullExpectations;
import dev.clew.engine.program.nullness.StaticWrites;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.sink.SinkFinder;
import dev.clew.solver.expr.Expr;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Inputs that are made up on demand. One for each worker. */
public final class SymbolicInputs implements LazyInputs {

  private final CandidateClasses candidates;
  private final ReferenceDecisions references;
  private final BoundaryAnswers boundaryAnswers;
  private final StubExceptions stubExceptions;
  private final boolean staticFields;
  private final boolean forgets;
  private final NullRules nulls;
  private final NullPlaces places;
  private final StubSinks stubSinks;
  private final AnswerFailures failures;
  private final HandedValues handed;
  private final EncodedAnswers encoded;
  private final LaterStatics laterStatics;

  /**
   * @param staticFields whether static fields are inputs, too
   * @param forgets whether a call that is not followed forgets what static fields hold
   * @param places hears where null was left out
   * @param sinks calls of these are told of
   * @param writes to static fields, which matter where strings are followed
   */
  public SymbolicInputs(
      CandidateClasses candidates,
      boolean staticFields,
      boolean forgets,
      NullRules nulls,
      NullPlaces places,
      SinkFinder sinks,
      StaticWrites writes) {
    this.stubSinks = new StubSinks(sinks);
    this.failures = sinks == SinkFinder.NONE ? AnswerFailures.NONE : AnswerFailures.CAUGHT;
    this.nulls = nulls;
    this.places = places;
    this.candidates = candidates;
    this.staticFields = staticFields;
    this.forgets = forgets;
    this.laterStatics = new LaterStatics(writes);
    this.references = new ReferenceDecisions(new NewInputs(candidates));
    this.handed = new HandedValues(candidates.boundaries(), sinks);
    this.encoded = sinks == SinkFinder.NONE ? EncodedAnswers.NONE : EncodedAnswers.load();
    this.boundaryAnswers = new BoundaryAnswers(candidates, failures, handed, encoded);
    this.stubExceptions = new StubExceptions(candidates.boundaries(), failures);
  }

  @Override
  public Nullness nullnessOfElements() {
    return nulls.ofElement();
  }

  @Override
  public boolean asksForNull(MethodInfo method) {
    return NullExpectations.asks(method);
  }

  @Override
  public void dereferenced(Frame f) {
    places.add(f);
  }

  /** Where inputs may be null. */
  NullRules nulls() {
    return nulls;
  }

  CandidateClasses candidates() {
    return candidates;
  }

  @Override
  public @Nullable Insn decide(Machine m, Frame f, Insn at, int reference) {
    return references.decide(m, f, at, reference);
  }

  @Override
  public @Nullable Insn decideNull(Machine m, Frame f, Insn at, int reference) {
    return ReferenceDecisions.decideNull(m, f, at, reference);
  }

  @Override
  public void readField(Machine m, int id, Instance owned, int slot) {
    if (owned.input() == null) {
      boundaryAnswers.readField(m, owned, slot);
      return;
    }
    FieldInfo field = owned.type().candidates().get(0).info().instanceFields().get(slot);
    String name = InputNames.ofField(owned, field);
    InputIdentity identity = owned.input();
    GenericType type = GenericTypes.of(field, identity == null ? null : identity.type());
    UnknownValue unknown = UnknownValue.of(m, name, type, nulls.ofField(field));
    if (unknown.raw() != 0 && nulls.isAlone(field)) {
      int reference = (int) unknown.raw();
      m.heap().put(reference, ((UnknownReference) m.object(reference)).alone(m.token()));
    }
    owned.setInitial(slot, unknown.raw(), unknown.sym());
  }

  @Override
  public void initialized(Machine m, RuntimeClass type) {
    if (staticFields) {
      StaticInputs.forget(m, type);
    } else if (followsStrings()) {
      laterStatics.forget(m, type);
    }
    MarkedFields.forget(m, type);
  }

  @Override
  public void constructed(Machine m, int id, ClassInfo owner) {
    MarkedFields.makeUnknown(m, id, owner);
  }

  @Override
  public void readStatic(Machine m, StaticFields owned, FieldInfo field) {
    if (isBeyond(field.owner())) {
      boundaryAnswers.readStatic(m, owned, field);
      return;
    }
    if (LaterStatics.isKept(m, owned, field)) {
      return;
    }
    boolean isInput =
        (staticFields || followsStrings() || ConstructionEnd.isMarked(field))
            && !m.journal().hasForgotten();
    StaticInputs.read(m, owned, field, isInput);
  }

  @Override
  public FurtherInput outside(Machine m, String name, InputOrigin origin, JvmType type) {
    return OutsideInputs.create(m, name, origin, type);
  }

  @Override
  public Expr symbol(Machine m, String name, JvmType type) {
    return InputSymbols.create(m.terms(), name, type);
  }

  @Override
  public @Nullable Boolean isAlways(Machine m, RuntimeClass open, RuntimeClass type) {
    return InputNarrowing.isAlways(m, open, type);
  }

  @Override
  public @Nullable Insn decideType(Machine m, Frame f, Insn at, int id, RuntimeClass type) {
    return InputNarrowing.decideType(m, f, at, id, type);
  }

  @Override
  public @Nullable Insn decideClass(Machine m, Frame f, Insn at, int id) {
    if (isStub(m, id)) {
      HeapObject object = m.object(id);
      RuntimeClass first = object.type().candidates().get(0);
      m.heap().put(id, ((Instance) object).narrowed(m.token(), first));
      return at; // from now on it is of no class below
    }
    return InputNarrowing.decideClass(m, f, at, id);
  }

  @Override
  public @Nullable MethodInfo common(Machine m, int id, MethodInfo resolved) {
    if (isStub(m, id) && followsStrings() && AnsweredInputs.isText(resolved)) {
      return null;
    }
    if (isStub(m, id)) {
      return StubCalls.code(candidates.boundaries(), m.object(id).type().info(), resolved);
    }
    Set<MethodInfo> methods = InputNarrowing.groups(m, id, resolved).keySet();
    return methods.size() == 1 ? methods.iterator().next() : null;
  }

  @Override
  public @Nullable Insn decideMethod(Machine m, Frame f, Insn at, int id, MethodInfo resolved) {
    return isStub(m, id)
        ? decideStub(m, f, at, id, resolved)
        : InputNarrowing.decideMethod(m, f, at, id, resolved);
  }

  private @Nullable Insn decideStub(Machine m, Frame f, Insn at, int id, MethodInfo resolved) {
    f.setInsn(at);
    Insn halted = asksFramework(resolved) ? m.initialization().halt() : null;
    if (halted != null) {
      return halted;
    }
    Insn initializer = prepareAnswer(m, f, resolved);
    if (initializer != null || m.isEnded()) {
      return initializer;
    }
    if (encoded.know(resolved) && at instanceof Invoke call) {
      int register = EncodedAnswers.register(resolved, call);
      if (EncodedAnswers.waits(m, f, register)) {
        return m.unknowns().decide(f, at, register);
      }
    }
    SinkWatch.Result seen = stubSinks.look(m, f, at, id, resolved);
    if (seen.look() == SinkWatch.Look.WAITS) {
      return seen.next();
    }
    if (boundaryAnswers.isQuiet(m, id, resolved)) {
      return boundaryAnswers.performQuietly(m, f, at, id, resolved);
    }
    Set<RuntimeClass> shown = Set.copyOf(stubExceptions.at(m, f, at, resolved));
    List<Branch> ways = failures.at(m, f, at, resolved, shown);
    return ways.isEmpty()
        ? StubCalls.perform(m, f, at, id, resolved)
        : m.fork(f, at, failures.or(ways, (n, g) -> StubCalls.perform(n, g, at, id, resolved)));
  }

  /** A framework that is asked by an initialiser sets something up. */
  private boolean asksFramework(MethodInfo method) {
    return isBeyond(method.owner()) && !boundaryAnswers.isQuiet(method);
  }

  /** What is known of the answers of encoders. */
  EncodedAnswers encoded() {
    return encoded;
  }

  /** What calls that are answered for are given. */
  HandedValues handed() {
    return handed;
  }

  StubExceptions stubExceptions() {
    return stubExceptions;
  }

  @Override
  public boolean isStub(Machine m, int id) {
    return m.object(id) instanceof Instance instance
        && instance.input() != null
        && instance.input().stub();
  }

  @Override
  public @Nullable Insn havoc(Machine m, Frame f, Insn at, MethodInfo method) {
    if (forgets) {
      m.journal().forget();
      m.initialization().initializedByProgram().forEach(type -> StaticInputs.forget(m, type));
    }
    return StubCalls.havoc(m, f, at, method);
  }

  @Override
  public boolean followsStrings() {
    return failures != AnswerFailures.NONE;
  }

  @Override
  public boolean isBeyond(ClassInfo type) {
    return candidates.boundaries().isBeyond(type);
  }

  @Override
  public void forgetStatics(Machine m, RuntimeClass type) {
    boundaryAnswers.forgetStatics(m, type);
  }

  @Override
  public @Nullable Insn prepareAnswer(Machine m, Frame caller, MethodInfo method) {
    return failures.prepare(m, caller, method);
  }

  @Override
  public @Nullable Insn answer(Machine m, Frame f, MethodInfo method) {
    Insn here = f.insn();
    Insn halted = asksFramework(method) ? m.initialization().halt() : null;
    if (halted != null) {
      return halted;
    }
    Insn initializer = f.caller == null ? null : prepareAnswer(m, f.caller, method);
    if (initializer != null || m.isEnded()) {
      return initializer;
    }
    if (here != null
        && encoded.know(method)
        && EncodedAnswers.waits(m, f, EncodedAnswers.register(method))) {
      return m.unknowns().decide(f, here, EncodedAnswers.register(method));
    }
    List<Branch> ways = failures.in(m, f, method);
    return ways.isEmpty() || here == null
        ? boundaryAnswers.answer(m, f, method)
        : m.fork(f, here, failures.or(ways, (n, g) -> boundaryAnswers.answer(n, g, method)));
  }
}
