package dev.clew.engine.program.nullness;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.NullUses.Argument;
import dev.clew.engine.program.nullness.NullUses.Kept;
import dev.clew.engine.program.nullness.NullUses.Passed;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Where the program itself expects null: annotations say so, its code asks for it, or passes it.
 * Thread-safe; each class is read once, and each answer kept.
 */
public final class NullExpectations {

  /** So many parameters are looked at to find out where one is passed on to. */
  private static final int MOST_PASSED = 64;

  private final Program program;
  private final NullAnnotations annotations;
  private final OwnClasses own;
  private final ConcurrentHashMap<ClassInfo, Map<String, NullUses>> uses =
      new ConcurrentHashMap<>();
  private final ConcurrentHashMap<ClassInfo, Set<FieldInfo>> leftOut = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<Parameter, Boolean> parameters = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<FieldInfo, Boolean> fields = new ConcurrentHashMap<>();

  private record Parameter(MethodInfo method, int index) {}

  public NullExpectations(Program program) {
    this.program = program;
    this.annotations = new NullAnnotations(program);
    this.own = new OwnClasses(program);
  }

  /** Whether a comparison with null in a method says that the program expects null. */
  public static boolean asks(MethodInfo method) {
    return method.owner().isJdk()
        ? LibraryNulls.asks(method.owner().name(), method.name())
        : !LibraryNulls.isRuntime(method.owner().name());
  }

  /** Whether annotations keep null away from a parameter. */
  public boolean isForbidden(MethodInfo method, int parameter) {
    return annotations.ofParameter(method, parameter) == NullMark.NON_NULL;
  }

  /** Whether null may be passed for a parameter, from 0. */
  public boolean ofParameter(MethodInfo method, int parameter) {
    Parameter asked = new Parameter(method, parameter);
    Boolean known = parameters.get(asked);
    if (known == null) {
      known = parameter(asked, new HashSet<>());
      parameters.put(asked, known);
    }
    return known;
  }

  private boolean parameter(Parameter asked, Set<Parameter> before) {
    MethodInfo method = asked.method;
    if (before.size() > MOST_PASSED || !before.add(asked)) {
      return false;
    }
    NullMark mark = annotations.ofParameter(method, asked.index);
    NullUses found = uses(method);
    boolean isCaught = found.catchesNull() && before.size() == 1; // callers do not catch it
    if (isCaught
        || mark == NullMark.NULLABLE
        || found.asked().contains(asked.index)
        || isEquals(method)) {
      return true;
    }
    boolean isRefused = found.refused().contains(asked.index) || ContainerMembers.isCalled(method);
    if (mark == NullMark.NON_NULL || isRefused) {
      return false;
    }
    String signature = method.name() + method.descriptor();
    if (own.passNull(method.owner(), signature, asked.index)) {
      return true;
    }
    if (found.needed().contains(asked.index)) {
      return false; // whatever others do with it
    }
    return found.passed().stream().anyMatch(each -> isExpected(each, asked.index, before))
        || found.kept().stream().anyMatch(each -> isAsked(each, asked.index));
  }

  /** What the language itself says: nothing is equal to null, and asking is allowed. */
  private static boolean isEquals(MethodInfo method) {
    return method.name().equals("equals")
        && method.descriptor().equals("(Ljava/lang/Object;)Z")
        && !method.isStatic();
  }

  private boolean isExpected(Passed passed, int parameter, Set<Parameter> before) {
    return passed.parameter() == parameter
        && resolve(passed.argument())
            .filter(callee -> !callee.owner().isJdk())
            .map(callee -> parameter(new Parameter(callee, passed.argument().index()), before))
            .orElse(false);
  }

  private Optional<MethodInfo> resolve(Argument argument) {
    try {
      for (ClassInfo at = program.load(argument.method().owner());
          at != null;
          at = at.superclass()) {
        Optional<MethodInfo> found =
            at.method(argument.method().name(), argument.method().descriptor());
        if (found.isPresent()) {
          return found;
        }
      }
    } catch (LinkageException | IllegalArgumentException e) {
      return Optional.empty(); // an array, or a class that is not there
    }
    return Optional.empty();
  }

  /** Where nothing else makes a field null, who asks whether it is means the parameter. */
  private boolean isAsked(Kept kept, int parameter) {
    if (kept.parameter() != parameter) {
      return false;
    }
    return field(kept.field())
        .filter(FieldInfo::isFinal)
        .map(
            field ->
                annotations.ofField(field) == NullMark.NULLABLE
                    || own.askField(field.owner(), field.name()))
        .orElse(false);
  }

  private Optional<FieldInfo> field(MemberKey key) {
    try {
      return program.load(key.owner()).fields().stream()
          .filter(each -> each.name().equals(key.name()))
          .findFirst();
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }

  /** Whether a field of an object may hold null. */
  public boolean ofField(FieldInfo field) {
    return fields.computeIfAbsent(field, this::findField);
  }

  private boolean findField(FieldInfo field) {
    ClassInfo owner = field.owner();
    NullMark mark = annotations.ofField(field);
    if (mark == NullMark.NULLABLE || owner.isJdk() || owner.isTrusted()) {
      return true;
    }
    if (ContainerMembers.isInjected(field)) {
      return false;
    }
    return own.assignNull(owner, field.name())
        || (mark != NullMark.NON_NULL
            && (own.askField(owner, field.name()) || isLeftOut(field) || keepsNull(field)));
  }

  /** Whether some constructor does not assign it. */
  private boolean isLeftOut(FieldInfo field) {
    return leftOut.computeIfAbsent(field.owner(), ConstructorWrites::leftOut).contains(field);
  }

  /** Whether a parameter that may be null is assigned to it. */
  private boolean keepsNull(FieldInfo field) {
    for (MethodInfo method : field.owner().methods()) {
      for (Kept kept : uses(method).kept()) {
        boolean isOfField =
            kept.field().name().equals(field.name())
                && kept.field().owner().equals(field.owner().name());
        if (isOfField && ofParameter(method, kept.parameter())) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether what a method returns may be null, as far as its declaration and its callers say. */
  public boolean ofResult(MethodInfo method) {
    NullMark mark = annotations.ofResult(method);
    MemberKey key = new MemberKey(method.owner().name(), method.name(), method.descriptor());
    return mark == NullMark.NULLABLE
        || (mark == NullMark.NONE
            && (LibraryNulls.returnsNull(key)
                || uses(method).returnsNull()
                || own.askResult(method.owner(), key.signature())));
  }

  private NullUses uses(MethodInfo method) {
    return uses.computeIfAbsent(method.owner(), NullExpectations::find)
        .getOrDefault(method.name() + method.descriptor(), NullUses.NONE);
  }

  private static Map<String, NullUses> find(ClassInfo type) {
    Map<String, NullUses> found = new HashMap<>();
    Optional<ClassNode> node = type.isJdk() ? Optional.empty() : MethodFlow.read(type);
    if (node.isPresent()) {
      for (MethodNode method : node.get().methods) {
        found.put(method.name + method.desc, NullUseFinder.of(type.name(), method));
      }
    }
    return found;
  }
}
