package dev.clew.junit.source.arrangement;

import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.source.cases.Manner;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.Draft.Thrown;
import dev.clew.junit.source.syntax.HelperMethod;
import dev.clew.junit.source.syntax.Members;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Calls of methods and constructors as expressions. */
final class CallWriter {

  private final TypeNames names;
  private final Draft draft;
  private final Manner manner;
  private final ArgumentWriter arguments;

  CallWriter(TypeNames names, Draft draft, Manner manner, ArgumentWriter arguments) {
    this.names = names;
    this.draft = draft;
    this.manner = manner;
    this.arguments = arguments;
  }

  /** The method or constructor that a step means. */
  MethodInfo method(String owner, String name, List<String> parameters) throws UntellableException {
    return names
        .members()
        .method(owner, name, parameters)
        .map(this::named)
        .orElseThrow(() -> new UntellableException("a method that is not there any more"));
  }

  /**
   * The method, or one that it overrides where only that has a name: a constant's own is called as
   * that of its enum.
   */
  MethodInfo named(MethodInfo method) {
    return arguments.canCall(method)
        ? method
        : names.members().overridden(method).filter(arguments::canCall).findFirst().orElse(method);
  }

  /** An object whose fields are written afterwards: a constructor without parameters may do. */
  SourceValue allocated(String type) throws UntellableException {
    Optional<MethodInfo> constructor =
        names
            .members()
            .method(type, "<init>", List.of())
            .filter(each -> each.owner().toString().equals(type) && !each.owner().isAbstract())
            .filter(arguments::canCall);
    if (manner != Manner.EXACT && constructor.isPresent()) {
      return call(constructor.get(), SourceValue.NULL, List.of(), /* byName= */ true);
    }
    draft.needs(HelperMethod.ALLOCATE);
    draft.mayThrow(Thrown.EXCEPTION);
    Code code = Code.call("allocate", arguments.literal(type));
    return SourceValue.expression(code, names.canName(type) ? type : "java.lang.Object");
  }

  /** A call by name where that is wanted and possible. */
  SourceValue call(MethodInfo method, SourceValue receiver, List<SourceValue> given, boolean byName)
      throws UntellableException {
    String owner = method.owner().toString();
    boolean isOrphan =
        isInner(method) && !given.isEmpty() && given.get(0).kind() == SourceValue.Kind.NULL;
    if (!byName || isOrphan || !arguments.canCall(method)) {
      Code code = arguments.reflected(method, receiver, given);
      boolean isNamed = method.isConstructor() && names.canName(owner);
      return SourceValue.expression(code, isNamed ? owner : "java.lang.Object");
    }
    List<Code> codes = new ArrayList<>(arguments.natural(method, given));
    if (method.isConstructor()) {
      boolean isGeneric = Members.typeParameters(method.owner()) > 0;
      String diamond = isGeneric && manner != Manner.EXACT ? "<>" : "";
      return SourceValue.expression(new Code.Call(creation(method, codes, diamond), codes), owner);
    }
    String head = method.isStatic() ? names.of(owner) : receiver(receiver, owner);
    String result = method.signature().result().javaName();
    String seen = names.canName(result) ? result : "java.lang.Object";
    return SourceValue.expression(new Code.Call(head + "." + method.name(), codes), seen);
  }

  /** The call of a constructor with which an anonymous class begins, of the raw type. */
  Code.Call extended(MethodInfo constructor, List<SourceValue> given) throws UntellableException {
    if (isInner(constructor) && given.get(0).kind() == SourceValue.Kind.NULL) {
      throw new UntellableException("an inner class without the object around it");
    }
    List<Code> codes = new ArrayList<>(arguments.natural(constructor, given));
    return new Code.Call(creation(constructor, codes, /* diamond= */ ""), codes);
  }

  private String receiver(SourceValue receiver, String owner) throws UntellableException {
    boolean isSeen =
        receiver.code() instanceof Code.Plain
            && (receiver.type().equals(owner)
                || names.members().isBelow(receiver.type(), owner.replace('.', '/')));
    boolean isNext = receiver.code() instanceof Code.Call && receiver.type().equals(owner);
    return isSeen || isNext
        ? receiver.code().flat()
        : "((" + names.of(owner) + ") " + receiver.code().flat() + ")";
  }

  private static boolean isInner(MethodInfo method) {
    return method.isConstructor()
        && Members.nesting(method.owner())
            .filter(nesting -> !Modifier.isStatic(nesting.access()))
            .isPresent();
  }

  /** An inner class is made by an object of the class around it. */
  private String creation(MethodInfo constructor, List<Code> codes, String diamond)
      throws UntellableException {
    if (isInner(constructor) && !codes.isEmpty()) {
      String name = names.of(constructor.owner().toString());
      return codes.remove(0).flat() + ".new " + name.substring(name.lastIndexOf('.') + 1);
    }
    return "new " + names.of(constructor.owner().toString()) + diamond;
  }
}
