package dev.clew.app.check.classify;

import dev.clew.app.check.access.EntryPoints;
import dev.clew.app.entry.Entry;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.NullExpectations;
import dev.clew.engine.program.type.JvmType;
import dev.clew.output.Finding.Kind;
import dev.clew.output.FindingRule;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.TraceFrame;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Tells exceptions apart: who wanted them, and what they say of the code. */
public final class Classifier {

  /**
   * What an exception means.
   *
   * @param rule a word that does not change
   */
  public record Meaning(Kind kind, FindingRule rule) {}

  private static final String NULL_POINTER = "java.lang.NullPointerException";

  private static final String KOTLIN_REFUSAL = "Parameter specified as non-null is null";

  /** What code throws that checks its arguments, or the state that it was left in. */
  private static final Set<String> REFUSALS =
      Set.of(
          "java/lang/IllegalArgumentException",
          "java/lang/IllegalStateException",
          "java/lang/NullPointerException",
          "java/lang/IndexOutOfBoundsException",
          "java/util/NoSuchElementException",
          "java/util/EmptyStackException");

  private static final Set<String> UNCHECKED_ROOTS =
      Set.of("java/lang/RuntimeException", "java/lang/Error");

  private static final Set<String> OF_COMPILERS =
      Set.of(
          "scala.MatchError",
          "scala.UninitializedFieldError",
          "kotlin.NoWhenBranchMatchedException",
          "kotlin.UninitializedPropertyAccessException",
          "java.lang.MatchException");

  private final Program program;
  private final boolean areNullsWanted;
  private final NullExpectations expectations;
  private final CodeLines code;
  private final PlannedExceptions planned;
  private final HandedOn handedOn;
  private final NegativeArguments negative;
  private final UnsetFields unset;
  private final AbsurdCalls absurd;
  private final MissingParts parts;
  private final SmallArrays arrays;
  private final UnexpectedNulls nulls;
  private final DependencyChecks checks;

  /**
   * @param areNullsWanted whether the user has null tried everywhere, so that it means something
   */
  public Classifier(Program program, boolean areNullsWanted) {
    this.areNullsWanted = areNullsWanted;
    this.program = program;
    this.expectations = new NullExpectations(program);
    this.code = new CodeLines(program);
    this.planned = new PlannedExceptions(program);
    this.handedOn = new HandedOn(program);
    this.negative = new NegativeArguments(code);
    this.unset = new UnsetFields(program, code);
    this.absurd = new AbsurdCalls(program);
    this.parts = new MissingParts(program, code);
    this.arrays = new SmallArrays(code, parts);
    this.nulls = new UnexpectedNulls(program, expectations);
    this.checks = new DependencyChecks(program);
  }

  /** What a loop means that does not end: nothing where it waits for another thread. */
  public Optional<Meaning> ofLoop(Site loop) {
    return new Waiting(program).isIn(loop)
        ? Optional.empty()
        : Optional.of(new Meaning(Kind.IMPLICIT, FindingRule.ENDLESS_LOOP));
  }

  /**
   * Empty for an exception that the method declares, as its author tells callers to expect it, for
   * what a stub threw or an argument is, and where a class is not on the class path.
   */
  public Optional<Meaning> of(Entry entry, List<Input> inputs, Ending.Threw threw) {
    MethodInfo target = entry.target();
    if (threw.exception().equals("java.lang.AssertionError")) {
      return Optional.of(
          !areNullsWanted && inputs.stream().anyMatch(Classifier::isNull)
              ? new Meaning(Kind.PRECONDITION, FindingRule.PRECONDITION)
              : new Meaning(Kind.ASSERTION, FindingRule.ASSERTION));
    }
    FailedStubs failed = FailedStubs.of(inputs);
    if (isDeclared(target, threw.exception())
        || failed.handed(threw)
        || AbsentClass.isNamedBy(threw, program)) {
      return Optional.empty();
    }
    Meaning meaning = failed.told(meaning(entry, inputs, threw));
    return meaning.kind() != Kind.PRECONDITION && planned.isDocumented(target, threw.exception())
        ? Optional.of(new Meaning(Kind.DOCUMENTED, meaning.rule()))
        : Optional.of(meaning);
  }

  /** A null that was given is in doubt first: who asserts has said what is not to be. */
  private static boolean isNull(Input input) {
    return input.value() instanceof Datum.Null;
  }

  private Meaning meaning(Entry entry, List<Input> inputs, Ending.Threw threw) {
    MethodInfo target = entry.target();
    if (isRefusedNull(threw)
        || isForbiddenNull(entry, inputs, threw)
        || isRefusedByKotlin(inputs, threw)
        || handedOn.isIn(target, inputs, threw)
        || negative.isIn(entry, inputs, threw)
        || absurd.isIn(target, inputs, threw)
        || parts.isIn(target, inputs, threw)
        || arrays.isIn(entry, inputs, threw)
        || (!areNullsWanted && nulls.isIn(entry, inputs, threw))
        || ImplausibleStubs.areAmong(inputs)
        || unset.isIn(target, threw)
        || isPromised(target, threw)
        || entry.isMadeAsOfOld()) {
      return new Meaning(Kind.PRECONDITION, FindingRule.PRECONDITION);
    }
    if (!isExplicit(threw)) {
      return new Meaning(Kind.IMPLICIT, FindingRule.raised(threw.exception(), threw.message()));
    }
    return REFUSALS.stream().anyMatch(refusal -> isA(threw.exception(), refusal))
        ? new Meaning(Kind.PRECONDITION, FindingRule.PRECONDITION)
        : new Meaning(
            planned.isExplained(threw) ? Kind.INTENDED : Kind.EXPLICIT,
            FindingRule.EXPLICIT_EXCEPTION);
  }

  private boolean isDeclared(MethodInfo target, String exception) {
    return target.exceptions().stream().anyMatch(declared -> declares(declared, exception));
  }

  /**
   * Whether a type in a throws clause speaks of an exception. The clause of a checked type exists
   * for the compiler, so {@code throws Exception} says nothing of unchecked exceptions below it; no
   * compiler asks for an unchecked type, so one that is named is meant. The roots of the unchecked
   * types are too wide to mean every exception below them: they name themselves alone.
   */
  private boolean declares(String declared, String exception) {
    if (!isA(exception, declared)) {
      return false;
    }
    return !isUnchecked(exception)
        || (UNCHECKED_ROOTS.contains(declared)
            ? exception.equals(declared.replace('/', '.'))
            : isUnchecked(declared));
  }

  private boolean isUnchecked(String className) {
    return UNCHECKED_ROOTS.stream().anyMatch(root -> isA(className, root));
  }

  private boolean isA(String className, String internalName) {
    try {
      ClassInfo type = program.load(className.replace('.', '/'));
      return type.isSubtypeOf(program.load(internalName));
    } catch (LinkageException e) {
      return false;
    }
  }

  /** Whether {@code Objects.requireNonNull} did it, on behalf of the users' code. */
  private boolean isRefusedNull(Ending.Threw threw) {
    List<TraceFrame> trace = threw.trace();
    return threw.exception().equals(NULL_POINTER)
        && trace.size() > 1
        && trace.get(0).site().className().equals("java.util.Objects")
        && trace.get(0).site().method().startsWith("requireNonNull")
        && !trace.get(1).isJdk()
        && code.has(trace.get(1).site(), Classifier::requiresNonNull);
  }

  /**
   * Whether somebody wrote a call of {@code requireNonNull}. The compiler makes some, too, for
   * switches over patterns, method references and inner classes: of a copy that is dropped.
   */
  private static boolean requiresNonNull(AbstractInsnNode insn) {
    return insn instanceof MethodInsnNode call
        && call.owner.equals("java/util/Objects")
        && call.name.startsWith("requireNonNull")
        && (call.getPrevious() == null || call.getPrevious().getOpcode() != Opcodes.DUP);
  }

  /**
   * Whether a check that Kotlin's compiler wrote refused an argument. The frames of such checks are
   * taken off the trace, so that the call is looked for where the trace begins. An assertion that
   * something is not null may be about anything: it refuses an argument where one is null.
   */
  private boolean isRefusedByKotlin(List<Input> inputs, Ending.Threw threw) {
    List<TraceFrame> trace = threw.trace();
    boolean isArgument = String.valueOf(threw.message()).startsWith(KOTLIN_REFUSAL);
    boolean isAsserted =
        threw.exception().endsWith("NullPointerException")
            && inputs.stream().anyMatch(input -> input.value() instanceof Datum.Null);
    return (isArgument || isAsserted)
        && !trace.isEmpty()
        && code.has(trace.get(0).site(), insn -> isKotlinCheck(insn, isArgument));
  }

  private static boolean isKotlinCheck(AbstractInsnNode insn, boolean isArgument) {
    return insn instanceof MethodInsnNode call
        && call.owner.equals("kotlin/jvm/internal/Intrinsics")
        && (isArgument
            ? call.name.startsWith("check") && call.name.contains("Parameter")
            : call.name.equals("checkNotNull"));
  }

  /**
   * Whether a method that a framework calls casts what it is given: {@code Object} is the
   * framework's word for what its users agreed on elsewhere, as in {@code Validator.supports}.
   */
  private boolean isPromised(MethodInfo target, Ending.Threw threw) {
    return threw.exception().equals("java.lang.ClassCastException")
        && !threw.trace().isEmpty()
        && threw.trace().get(0).site().method().equals(target.name())
        && target.signature().parameters().contains(JvmType.OBJECT)
        && EntryPoints.overridesDependency(program, target);
  }

  private boolean isForbiddenNull(Entry entry, List<Input> inputs, Ending.Threw threw) {
    return threw.exception().equals(NULL_POINTER)
        && inputs.stream()
            .filter(input -> input.value() instanceof Datum.Null)
            .flatMap(input -> entry.handed(input.name()).stream())
            .anyMatch(to -> expectations.isForbidden(to.method(), to.parameter()));
  }

  /**
   * Whether the users' code made the exception. What the JVM raises has the same place, but on that
   * line nobody calls a constructor of the exception's class. A class that is not the JDK's is
   * always made by somebody, wherever the trace was made to begin. What compilers throw on behalf
   * of the language is not explicit: a value that no case is for, a property without a value. What
   * a dependency throws on its own account is as if the JDK did.
   */
  private boolean isExplicit(Ending.Threw threw) {
    List<TraceFrame> trace = threw.trace();
    if (OF_COMPILERS.contains(threw.exception())) {
      return false;
    }
    if (trace.isEmpty() || !planned.isOfJdk(threw.exception())) {
      return true; // the JVM fills the trace of what it raises, and so does the library
    }
    if (trace.get(0).isJdk() || checks.isComplaint(trace.get(0))) {
      return false;
    }
    String exception = threw.exception().replace('.', '/');
    return code.has(trace.get(0).site(), insn -> PlannedExceptions.isConstructor(insn, exception));
  }
}
