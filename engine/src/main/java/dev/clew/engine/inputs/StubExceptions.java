package dev.clew.engine.inputs;

import dev.clew.engine.boundary.ProgramBoundary;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.LibraryContent;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FrameCompletion;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.outcome.Creation;
import dev.clew.engine.outcome.Form;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What stubs throw: exceptions that the program itself catches around the call, so that its
 * handlers are reached. A stub throws what its method declares, and one of a framework also the
 * framework's own unchecked exceptions. One exception a path: two failures seldom show more than
 * one, and every further one doubles the paths.
 */
final class StubExceptions {

  private static final Set<JvmType> TOLD =
      Set.of(JvmType.STRING, JvmType.INT, JvmType.LONG, JvmType.BOOLEAN);

  private static final String THROWABLE = "java.lang.Throwable";
  private static final String RUNTIME_EXCEPTION = "java/lang/RuntimeException";

  private final ProgramBoundary boundaries;
  private final AnswerFailures failures;

  /**
   * @param failures where frameworks fail by it in every way, this leaves them alone
   */
  StubExceptions(ProgramBoundary boundaries, AnswerFailures failures) {
    this.boundaries = boundaries;
    this.failures = failures;
  }

  /** The classes of exceptions that a call may throw here, each with a constructor to be called. */
  List<RuntimeClass> at(Machine m, Frame f, Insn at, MethodInfo called) {
    boolean isFramework = boundaries.isBeyond(called.owner());
    if (m.journal().hasThrown()
        || (isFramework ? failures != AnswerFailures.NONE : called.exceptions().isEmpty())) {
      return List.of();
    }
    Set<RuntimeClass> caught = caught(m, f, at);
    Set<RuntimeClass> thrown = CaughtExceptions.of(m, caught, called.exceptions());
    if (isFramework) {
      caught.stream().filter(each -> isFrameworks(m, each)).forEach(thrown::add);
    }
    return thrown.stream().filter(each -> constructor(each).isPresent()).toList();
  }

  /** What the project's frames on the stack catch; handlers for everything are for cleaning up. */
  private static Set<RuntimeClass> caught(Machine m, Frame f, Insn at) {
    Set<RuntimeClass> caught = new LinkedHashSet<>();
    for (Frame each = f; each != null; each = each.caller) {
      Insn here = each == f ? at : each.insn();
      if (here != null && m.runtime().program().isOfProject(each.code.method().owner())) {
        caught.addAll(each.code.handlers().caught(m.runtime(), here.position()));
      }
    }
    caught.removeIf(each -> each.name().equals(THROWABLE));
    return caught;
  }

  private boolean isFrameworks(Machine m, RuntimeClass caught) {
    RuntimeClass unchecked = m.runtime().classes().named(RUNTIME_EXCEPTION);
    return m.isSubtype(caught, unchecked) && boundaries.isListed(caught.info());
  }

  /** The public constructor that tells most: of texts and numbers alone. */
  static Optional<MethodInfo> constructor(RuntimeClass type) {
    return type.info().isAbstract() ? Optional.empty() : anyConstructor(type);
  }

  /** The same of an abstract class, too: what is thrown is of one below that nobody has told. */
  static Optional<MethodInfo> anyConstructor(RuntimeClass type) {
    return type.info().methods().stream()
        .filter(MethodInfo::isConstructor)
        .filter(each -> each.isPublic() || (each.isProtected() && !type.info().isJdk()))
        .filter(each -> TOLD.containsAll(each.signature().parameters()))
        .max(
            Comparator.comparing(MethodInfo::isPublic)
                .thenComparing(each -> each.signature().parameters().size()));
  }

  /** The way on which a call of a stub throws. */
  static Branch branch(Insn at, int stub, MethodInfo called, String place, RuntimeClass thrown) {
    String simple = thrown.type().javaName();
    String note = place + " throws " + simple.substring(simple.lastIndexOf('.') + 1);
    return Branch.choice(note, (m, f) -> begin(m, f, at, stub, called, thrown));
  }

  private static Insn begin(
      Machine m, Frame f, Insn at, int stub, MethodInfo called, RuntimeClass thrown) {
    f.setInsn(at);
    m.journal().noteThrown();
    MethodInfo constructor = constructor(thrown).orElseThrow();
    String place = InputNames.of(m.object(stub)) + "." + StubCalls.nextName(m, stub, called);
    List<JvmType> types = constructor.signature().parameters();
    List<LibraryContent.Part> parts = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      String name = i == 0 ? "getMessage()" : "part" + i;
      CreationShape.Part part =
          new CreationShape.Part(
              types.get(i), -1, name, false, null, Long.MIN_VALUE, Long.MAX_VALUE);
      parts.add(CreatedParts.make(m, place, null, part));
    }
    Creation creation =
        new Creation(
            thrown.type().javaName(),
            Creation.CONSTRUCTOR,
            types.stream().map(JvmType::javaName).toList());
    LibraryContent content =
        new LibraryContent(creation.owner(), Form.CALL, List.of(), parts, creation);
    int made = m.allocate(thrown);
    MethodCode code = m.runtime().code(constructor);
    Frame frame = m.calls().push(code, new WhenMade(at, stub, called, content, place, made));
    frame.set(0, made);
    int slot = 1;
    for (LibraryContent.Part part : parts) {
      frame.set(slot, CreatedParts.given(m, part), part.sym());
      slot += part.type().slots();
    }
    return code.entry();
  }

  /** Throws what was made, and remembers that the stub did. */
  private record WhenMade(
      Insn at, int stub, MethodInfo called, LibraryContent content, String name, int made)
      implements FrameCompletion, TracedIdentities {
    @Override
    public void trace(IntConsumer identities) {
      identities.accept(stub);
      identities.accept(made);
      content.trace(identities);
    }

    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      InputIdentity identity = new InputIdentity(name, /* stub= */ false, null, content, true);
      m.heap().put(made, m.instance(made).asInput(m.token(), identity));
      m.journal().addInput(made);
      StubCalls.rememberThrown(m, stub, called, m.instance(made).type().type(), made);
      return m.exceptions().throwFrom(m.top(), at, made);
    }

    /** A constructor that refuses its arguments makes no path. */
    @Override
    public @Nullable Insn threw(Machine m, Frame left, int exception) {
      Expr never = m.terms().factory().bool(false);
      return m.fork(m.top(), at, List.of(Branch.when(never, (x, f) -> at)));
    }
  }
}
