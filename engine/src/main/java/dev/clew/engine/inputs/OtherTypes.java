package dev.clew.engine.inputs;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.ClassInfo;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Types that are not among the candidates of an input and that it may be of all the same: arrays,
 * classes of the JDK, of which there are too many to list, and those of dependencies. They come up
 * when the program asks for one.
 */
final class OtherTypes {

  /** Inputs that can take the place of another: no other input holds them when they are made. */
  private static final Set<LibraryShape.Parts> MADE_BY_CONSTRUCTORS =
      Set.of(LibraryShape.Parts.ELEMENTS, LibraryShape.Parts.ENTRIES, LibraryShape.Parts.TEXT);

  private OtherTypes() {}

  static boolean mayBe(Machine m, RuntimeClass open, RuntimeClass type) {
    ClassInfo declared = open.infoOrNull();
    return declared != null
        && isOutside(m, declared, type)
        && m.isSubtype(type, m.runtime().classes().of(declared))
        && open.facts().stream().allMatch(fact -> m.isSubtype(type, fact.type()) == fact.holds());
  }

  private static boolean isOutside(Machine m, ClassInfo declared, RuntimeClass type) {
    if (type.isArray() || type.info().isJdk()) {
      return declared.isJdk() && (type.isArray() || !CandidateClasses.isPlain(type.info()));
    }
    return !type.info().isEnum() && !candidates(m).isListed(declared, type.info());
  }

  private static CandidateClasses candidates(Machine m) {
    return ((SymbolicInputs) m.lazyInputs()).candidates();
  }

  /** Says that classes beyond the class path are left out, where there can be any. */
  static void note(Machine m, RuntimeClass open) {
    ClassInfo declared = open.infoOrNull();
    boolean isOthers = declared != null && !m.runtime().program().isOfProject(declared);
    if (open.isOpen() && isOthers && !isStub(open) && !isClosed(m, open)) {
      m.journal()
          .note(
              ReasonCode.MAX_TYPES,
              "other classes than the candidates for an input of type " + open);
    }
  }

  /** A stub stands for all classes beyond the class path. */
  private static boolean isStub(RuntimeClass open) {
    return open.candidates().size() == 1;
  }

  /** Whether what is known leaves the candidates only: they alone are of types of the program. */
  private static boolean isClosed(Machine m, RuntimeClass open) {
    RuntimeClass object = m.runtime().wellKnown().object();
    return open.facts().stream()
        .anyMatch(
            fact ->
                fact.holds()
                    ? m.runtime().program().isOfProject(fact.type().info())
                    : fact.type().equals(object));
  }

  /** Says that an enum type is left out, where an input may be one and that is not tried. */
  static void noteEnum(Machine m, RuntimeClass open, RuntimeClass type) {
    ClassInfo info = open.infoOrNull();
    boolean isOthers = info != null && !m.runtime().program().isOfProject(info);
    if (info == null || !isOthers || !EnumConstants.isEnum(type)) {
      return;
    }
    RuntimeClass declared = m.runtime().classes().of(info);
    boolean mayBe =
        m.isSubtype(type, declared)
            && open.facts().stream()
                .allMatch(fact -> m.isSubtype(type, fact.type()) == fact.holds());
    if (mayBe && candidates(m).enums(declared).isEmpty()) {
      m.journal()
          .note(ReasonCode.MAX_TYPES, "constants of " + type + " for an input of type " + declared);
    }
  }

  /** Says so unless all of them are of a type, too. */
  static void noteUnless(Machine m, RuntimeClass open, RuntimeClass type) {
    ClassInfo declared = open.infoOrNull();
    boolean isSure =
        (declared != null && m.isSubtype(m.runtime().classes().of(declared), type))
            || open.facts().stream().anyMatch(f -> f.holds() && m.isSubtype(f.type(), type));
    if (!isSure) {
      note(m, open);
    }
  }

  /** Whether an input can turn out to be of a type that is none of its candidates. */
  static boolean mayBeInput(Machine m, HeapObject input, RuntimeClass type) {
    return input instanceof Instance && input.type().isOpen() && mayBe(m, input.type(), type);
  }

  static List<Branch> branches(Insn at, int id, RuntimeClass type, String test) {
    return List.of(
        Branch.choice(
            "!(" + test + ")",
            (m, f) -> {
              Instance instance = m.instance(id);
              m.heap().put(id, instance.narrowed(m.token(), instance.type().knowing(type, false)));
              return at;
            }),
        Branch.choice(test, (m, f) -> become(m, at, id, type)));
  }

  /** Makes an input one of these types. */
  static @Nullable Insn become(Machine m, Insn at, int id, RuntimeClass type) {
    HeapObject object = m.object(id);
    InputIdentity identity = Objects.requireNonNull(InputNames.identity(object));
    if (type.isArray()) {
      m.heap().put(id, NewInputs.array(m, type, identity));
      return at;
    }
    if (type == m.runtime().wellKnown().string()) {
      m.heap().put(id, NewInputs.text(m, identity));
      return at;
    }
    LibraryShape shape = LibraryShape.of(type);
    if (shape != null && MADE_BY_CONSTRUCTORS.contains(shape.parts())) {
      MadeInputs made = candidates(m).made();
      MadeInputs.Wish wish =
          new MadeInputs.Wish(
              id, identity.name(), shape, null, /* inPlace= */ true, identity.isAlone());
      return m.fork(m.top(), at, made.branches(at, wish, ""));
    }
    List<Branch> created = CreatedInputs.branchesInPlace(at, id, identity.name(), type);
    if (!created.isEmpty()) {
      return m.fork(m.top(), at, created);
    }
    if (!type.info().isJdk()) {
      return becomeOwn(m, at, (Instance) object, id, type);
    }
    if (type.info().isInterface()) {
      InputIdentity stub = new InputIdentity(identity.name(), /* stub= */ true);
      m.heap().put(id, Instance.input(m.token(), type, type.instanceSlots(), stub));
      return at;
    }
    return m.unsupported(
        ReasonCode.INPUT_CLASS, "an input of type " + type + ": " + identity.name());
  }

  /** Makes an input one of a type on the class path; what is known of its fields stays. */
  private static @Nullable Insn becomeOwn(
      Machine m, Insn at, Instance input, int id, RuntimeClass type) {
    List<RuntimeClass> classes = candidates(m).of(type).classes();
    boolean stub = classes.isEmpty();
    if (stub && !candidates(m).isExtendable(type)) {
      return m.unsupported(
          ReasonCode.INPUT_CLASS, "an input of type " + type + ": " + InputNames.of(input));
    }
    RuntimeClass known = stub ? candidates(m).stubClass(type) : RuntimeClass.open(type, classes);
    InputIdentity identity = new InputIdentity(InputNames.of(input), stub);
    m.heap().put(id, input.widened(m.token(), known, identity));
    return at;
  }
}
