package dev.clew.junit.source.arrangement;

import dev.clew.engine.program.FieldInfo;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.Draft.Thrown;
import dev.clew.junit.source.syntax.HelperMethod;
import dev.clew.junit.source.syntax.Identifiers;
import dev.clew.junit.source.syntax.JavaLiterals;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Fields that a test reads and writes: by name where the package may, else by reflection. */
final class FieldWriter {

  private final TypeNames names;
  private final Draft draft;
  private final ArgumentWriter arguments;

  /** The classes of objects whose variables are of type Object. */
  private final Map<String, String> classes = new HashMap<>();

  FieldWriter(TypeNames names, Draft draft, ArgumentWriter arguments) {
    this.names = names;
    this.draft = draft;
    this.arguments = arguments;
  }

  void remember(SourceValue variable, String type) {
    classes.put(variable.code().flat(), type);
  }

  SourceValue enumConstant(String type, String name) throws UntellableException {
    if (names.canName(type) && Identifiers.isName(name)) {
      return SourceValue.expression(Code.of(names.of(type) + "." + name), type);
    }
    return SourceValue.expression(get(arguments.literal(type), name), "java.lang.Object");
  }

  void set(SourceValue object, String name, SourceValue value) throws UntellableException {
    String variable = object.code().flat();
    FieldInfo field = field(classes.getOrDefault(variable, object.type()), name);
    boolean isSeen = names.canName(object.type()) && object.type().equals(field.owner().toString());
    if (isWritable(field) && isSeen) {
      draft.add(variable + "." + field.name() + " =", assigned(field, value));
    } else {
      draft.add(set(field, Code.of(variable), value.code()));
    }
  }

  /** The field is as it was when the test ends. */
  void setStatic(String type, String name, SourceValue value) throws UntellableException {
    FieldInfo field = field(type, name);
    Code owner = arguments.literal(field.owner().toString());
    String saved = draft.name("saved" + Identifiers.capitalised(field.name()));
    if (isWritable(field)) {
      String place = names.of(field.owner().toString()) + "." + field.name();
      draft.save(names.of(field.type().javaName()) + " " + saved + " =", Code.of(place));
      draft.add(place + " =", assigned(field, value));
      draft.cleanUp(place + " =", Code.of(saved));
    } else {
      draft.save("Object " + saved + " =", get(owner, field.name()));
      draft.add(set(field, Code.of("null"), value.code()));
      draft.cleanUp("", set(field, Code.of("null"), Code.of(saved)));
    }
  }

  private Code assigned(FieldInfo field, SourceValue value) throws UntellableException {
    return arguments.argument(value, field.type().javaName(), /* isCareful= */ false);
  }

  private boolean isWritable(FieldInfo field) {
    return !field.isFinal()
        && names.members().isAccessible(field)
        && names.canName(field.type().javaName());
  }

  private FieldInfo field(String type, String name) throws UntellableException {
    Optional<FieldInfo> field = names.members().field(type, name);
    if (field.isEmpty()) {
      throw new UntellableException("a field that is not there");
    }
    return field.get();
  }

  private Code set(FieldInfo field, Code object, Code value) throws UntellableException {
    draft.needs(HelperMethod.SET);
    draft.mayThrow(Thrown.EXCEPTION);
    Code owner = arguments.literal(field.owner().toString());
    return Code.call("set", owner, object, JavaLiterals.text(field.name()), value);
  }

  private Code get(Code owner, String name) throws UntellableException {
    draft.needs(HelperMethod.GET);
    draft.mayThrow(Thrown.EXCEPTION);
    return Code.call("get", owner, Code.of("null"), JavaLiterals.text(name));
  }
}
