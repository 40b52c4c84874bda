package dev.clew.junit.source.arrangement;

import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.Draft.Thrown;
import dev.clew.junit.source.syntax.HelperMethod;
import dev.clew.junit.source.syntax.JavaLiterals;
import dev.clew.junit.source.syntax.Members;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import java.util.ArrayList;
import java.util.List;

/** Calls: by name where the package may, by reflection elsewhere. */
final class ArgumentWriter {

  private final TypeNames names;
  private final Draft draft;

  ArgumentWriter(TypeNames names, Draft draft) {
    this.names = names;
    this.draft = draft;
  }

  /** Whether other code of the package can write the call. */
  boolean canCall(MethodInfo method) {
    return names.members().isAccessible(method)
        && Members.parameters(method).stream().allMatch(names::canName);
  }

  /** Arguments that a compiler takes to the method that is meant. */
  List<Code> natural(MethodInfo method, List<SourceValue> values) throws UntellableException {
    if (names.members().isChecked(method)) {
      draft.mayThrow(Thrown.EXCEPTION);
    }
    boolean isOverloaded = names.members().isOverloaded(method);
    List<String> types = Members.parameters(method);
    List<Code> codes = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      boolean isLastOfMany = method.isVarargs() && i == types.size() - 1;
      boolean isCareful = isOverloaded || isLastOfMany || isScalaObject(values.get(i));
      codes.add(argument(values.get(i), types.get(i), isCareful));
    }
    return codes;
  }

  /** Scala's {@code Nil} is a list of nothing, which Java takes for no list of anything else. */
  private static boolean isScalaObject(SourceValue value) {
    return value.kind() == SourceValue.Kind.EXPRESSION && value.code().flat().endsWith(".MODULE$");
  }

  /**
   * A value where a type is wanted.
   *
   * @param isCareful whether its own static type could mean something else
   */
  Code argument(SourceValue value, String type, boolean isCareful) throws UntellableException {
    if (value.kind() == SourceValue.Kind.BOX && !isCareful && isBoxOf(type, value)) {
      return SourceValue.primitive(value.literal() == null ? 0 : value.literal()).code();
    }
    boolean isOther = value.kind() == SourceValue.Kind.NULL || !value.type().equals(type);
    return isCareful && isOther && !TypeNames.isPrimitive(type)
        ? new Code.Prefixed("(" + names.of(type) + ")", value.code())
        : value.code();
  }

  private static boolean isBoxOf(String type, SourceValue value) {
    return value.literal() != null && value.literal().getClass().getName().equals(type);
  }

  /** {@code call(Cart.class, "total", new Class<?>[] {int.class}, cart, 5)}. */
  Code reflected(MethodInfo method, SourceValue receiver, List<SourceValue> values)
      throws UntellableException {
    draft.mayThrow(Thrown.THROWABLE);
    List<Code> codes = new ArrayList<>();
    codes.add(literal(method.owner().toString()));
    if (method.isConstructor()) {
      draft.needs(HelperMethod.CREATE);
    } else {
      draft.needs(HelperMethod.CALL);
      codes.add(JavaLiterals.text(method.name()));
    }
    List<Code> types = new ArrayList<>();
    for (String type : Members.parameters(method)) {
      types.add(literal(type));
    }
    codes.add(
        types.isEmpty() ? Code.of("new Class<?>[0]") : new Code.Braces("new Class<?>[]", types));
    if (!method.isConstructor()) {
      codes.add(receiver.code());
    }
    for (SourceValue value : values) {
      boolean isAll = values.size() == 1 && !TypeNames.isPrimitive(value.type());
      boolean isTaken =
          isAll && (value.kind() == SourceValue.Kind.NULL || value.type().endsWith("[]"));
      codes.add(isTaken ? new Code.Prefixed("(Object)", value.code()) : value.code());
    }
    return new Code.Call(method.isConstructor() ? "create" : "call", codes);
  }

  /** The object of a class, looked up where it has no name. */
  Code literal(String type) throws UntellableException {
    if (names.canName(type)) {
      return Code.of(names.of(type) + ".class");
    }
    if (type.endsWith("[]")) {
      throw new UntellableException("an array of a private class");
    }
    draft.mayThrow(Thrown.EXCEPTION);
    return Code.call("Class.forName", JavaLiterals.text(type));
  }
}
