package dev.clew.junit.source.assertion;

import dev.clew.engine.program.ClassHeader.RecordComponent;
import dev.clew.engine.program.ClassInfo;
import dev.clew.junit.source.arrangement.ArrayInitialiser;
import dev.clew.junit.source.arrangement.InputWriter;
import dev.clew.junit.source.syntax.Boxes;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.HelperMethod;
import dev.clew.junit.source.syntax.Identifiers;
import dev.clew.junit.source.syntax.JavaLiterals;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.SpelledValues;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import dev.clew.replay.Picture;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Expressions that equal what was seen. */
public final class ExpectedValues {

  /** Hash codes and names of hidden classes, which another JVM may have otherwise. */
  private static final Pattern FLEETING = Pattern.compile("@[0-9a-f]{4,}|\\$\\$Lambda|\\$Proxy");

  private final TypeNames names;
  private final Draft draft;
  private final InputWriter inputs;

  /** Strings and boxes that were shown already, by number. */
  private final Map<Integer, Code> shown = new HashMap<>();

  ExpectedValues(TypeNames names, Draft draft, InputWriter inputs) {
    this.names = names;
    this.draft = draft;
    this.inputs = inputs;
  }

  public static boolean isFleeting(String text) {
    return FLEETING.matcher(text).find();
  }

  /** Assertions take all that are not numbers for the same. */
  static Object canonical(Object value) {
    if (value instanceof Double number && number.isNaN()) {
      return Double.NaN;
    }
    return value instanceof Float number && number.isNaN() ? (Object) Float.NaN : value;
  }

  /** Takes down the strings and boxes of a picture, which parts of it may refer to. */
  void remember(Picture whole) throws UntellableException {
    if (whole instanceof Picture.Text || isBox(whole)) {
      of(whole);
    } else if (whole instanceof Picture.Array array) {
      remember(array.elements());
    } else if (whole instanceof Picture.Elements elements) {
      remember(elements.elements());
    } else if (whole instanceof Picture.Entries entries) {
      for (Picture.Entry entry : entries.entries()) {
        remember(List.of(entry.key(), entry.value()));
      }
    } else if (whole instanceof Picture.Fields fields) {
      remember(fields.fields().values());
    }
  }

  private void remember(Collection<Picture> parts) throws UntellableException {
    for (Picture part : parts) {
      remember(part);
    }
  }

  private static boolean isBox(Picture picture) {
    return picture instanceof Picture.Fields fields && Boxes.isBox(fields.type());
  }

  /** Something that {@code equals} what the picture shows; empty where nothing simple is. */
  Optional<Code> of(Picture picture) throws UntellableException {
    if (picture instanceof Picture.Null) {
      return Optional.of(Code.of("null"));
    } else if (picture instanceof Picture.Primitive primitive) {
      return Optional.of(Code.of(JavaLiterals.primitive(canonical(primitive.value()))));
    } else if (picture instanceof Picture.Text text) {
      Optional<Code> code =
          isFleeting(text.value())
              ? Optional.empty()
              : Optional.of(JavaLiterals.text(text.value()));
      code.ifPresent(each -> shown.put(text.number(), each));
      return code;
    } else if (picture instanceof Picture.EnumConstant constant) {
      return names.canName(constant.type()) && Identifiers.isName(constant.name())
          ? Optional.of(Code.of(names.of(constant.type()) + "." + constant.name()))
          : Optional.empty();
    } else if (picture instanceof Picture.ClassLiteral literal) {
      return names.canName(literal.type())
          ? Optional.of(Code.of(names.of(literal.type()) + ".class"))
          : Optional.empty();
    } else if (picture instanceof Picture.Ref ref) {
      Code before = shown.get(ref.number());
      return before != null
          ? Optional.of(before)
          : inputs.value(ref.number()).map(ExpectedValues::input);
    }
    return composed(picture);
  }

  /** A box is equal to its literal. */
  private static Code input(SourceValue value) {
    Object literal = value.literal();
    return value.kind() == SourceValue.Kind.BOX && literal != null
        ? Code.of(JavaLiterals.primitive(canonical(literal)))
        : value.code();
  }

  private Optional<Code> composed(Picture picture) throws UntellableException {
    if (picture instanceof Picture.Array array) {
      return array(array);
    } else if (picture instanceof Picture.Elements elements) {
      return collection(elements);
    } else if (picture instanceof Picture.Entries entries) {
      return map(entries);
    } else if (picture instanceof Picture.Fields fields) {
      return object(fields);
    } else if (picture instanceof Picture.Spelled spelled) {
      return SpelledValues.of(names, spelled);
    }
    return Optional.empty();
  }

  /** Equal for assertions about arrays only, not by itself. */
  Optional<Code> array(Picture.Array array) throws UntellableException {
    if (!names.canName(array.type())) {
      return Optional.empty();
    }
    List<Code> codes = new ArrayList<>();
    for (Picture element : array.elements()) {
      Optional<Code> code =
          element instanceof Picture.Primitive primitive
              ? Optional.of(Boxes.element(canonical(primitive.value())))
              : of(element);
      if (code.isEmpty()) {
        return Optional.empty();
      }
      codes.add(code.get());
    }
    String type = names.of(array.type());
    return Optional.of(
        codes.isEmpty()
            ? new ArrayInitialiser(array.type(), 0).empty(names)
            : new Code.Braces("new " + type, codes));
  }

  private Optional<Code> optional(List<Picture> content) throws UntellableException {
    String type = names.imported(SpelledValues.OPTIONAL);
    if (content.isEmpty()) {
      return Optional.of(Code.call(type + ".empty"));
    }
    boolean isArray = content.get(0) instanceof Picture.Array;
    Optional<Code> code = isArray ? Optional.empty() : of(content.get(0));
    return code.map(each -> Code.call(type + ".of", each));
  }

  private Optional<Code> collection(Picture.Elements elements) throws UntellableException {
    if (elements.type().equals(SpelledValues.OPTIONAL)) {
      return optional(elements.elements());
    }
    if (names.members().isBelow(elements.type(), "java/util/List")) {
      return list(elements.elements());
    }
    Optional<Code> list = list(elements.elements());
    boolean isSet = names.members().isBelow(elements.type(), "java/util/Set");
    if (!isSet || list.isEmpty()) {
      return Optional.empty();
    }
    if (elements.elements().isEmpty()) {
      return Optional.of(Code.call(names.imported("java.util.Collections") + ".emptySet"));
    }
    String set = names.imported("java.util.HashSet");
    return Optional.of(Code.call("new " + set + "<>", list.get()));
  }

  /** A list of what is shown; arrays in lists are not equal to any others. */
  Optional<Code> list(List<Picture> elements) throws UntellableException {
    List<Code> codes = new ArrayList<>();
    for (Picture element : elements) {
      Optional<Code> code = element instanceof Picture.Array ? Optional.empty() : of(element);
      if (code.isEmpty()) {
        return Optional.empty();
      }
      codes.add(code.get());
    }
    if (codes.isEmpty()) {
      return Optional.of(Code.call(names.imported("java.util.Collections") + ".emptyList"));
    }
    if (codes.size() == 1) {
      String singleton = names.imported("java.util.Collections") + ".singletonList";
      return Optional.of(new Code.Call(singleton, codes));
    }
    return Optional.of(new Code.Call(names.imported("java.util.Arrays") + ".asList", codes));
  }

  private Optional<Code> map(Picture.Entries entries) throws UntellableException {
    List<Code> codes = new ArrayList<>();
    for (Picture.Entry entry : entries.entries()) {
      for (Picture part : List.of(entry.key(), entry.value())) {
        Optional<Code> code = part instanceof Picture.Array ? Optional.empty() : of(part);
        if (code.isEmpty()) {
          return Optional.empty();
        }
        codes.add(code.get());
      }
    }
    if (codes.isEmpty()) {
      return Optional.of(Code.call(names.imported("java.util.Collections") + ".emptyMap"));
    }
    draft.needs(HelperMethod.MAP);
    return Optional.of(new Code.Call("map", codes));
  }

  /** A box, or a record, which equals those with equal components. */
  private Optional<Code> object(Picture.Fields fields) throws UntellableException {
    Picture value = fields.fields().get("value");
    if (Boxes.isBox(fields.type()) && value instanceof Picture.Primitive primitive) {
      Code code = Code.of(JavaLiterals.primitive(canonical(primitive.value())));
      shown.put(fields.number(), code);
      return Optional.of(code);
    }
    Optional<ClassInfo> type = names.members().type(fields.type());
    if (type.isEmpty() || !names.canName(fields.type())) {
      return Optional.empty();
    }
    List<RecordComponent> components = type.get().header().recordComponents();
    if (components == null) {
      return Optional.empty();
    }
    String diamond = type.get().header().signature() == null ? "" : "<>";
    return record(fields, components, diamond);
  }

  private Optional<Code> record(
      Picture.Fields fields, List<RecordComponent> components, String diamond)
      throws UntellableException {
    List<Code> codes = new ArrayList<>();
    for (RecordComponent component : components) {
      Picture part = fields.fields().get(component.name());
      Optional<Code> code =
          part == null || part instanceof Picture.Array ? Optional.empty() : of(part);
      if (code.isEmpty()) {
        return Optional.empty();
      }
      codes.add(code.get());
    }
    return Optional.of(new Code.Call("new " + names.of(fields.type()) + diamond, codes));
  }
}
