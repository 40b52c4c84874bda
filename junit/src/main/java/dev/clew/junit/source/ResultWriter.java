package dev.clew.junit.source;

import dev.clew.engine.program.ClassInfo;
import dev.clew.junit.source.Draft.Thrown;
import dev.clew.replay.Picture;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Asserts that a call returns what was seen. */
final class ResultWriter {

  /** Objects in objects in objects are not looked into any further. */
  private static final int DEEPEST = 2;

  private static final Set<String> ORDERED =
      Set.of("java/util/SortedSet", "java/util/LinkedHashSet", "java/util/Queue");
  private static final Set<String> ORDERED_MAPS =
      Set.of("java/util/SortedMap", "java/util/LinkedHashMap");

  private final TypeNames names;
  private final JUnitVersion version;
  private final Draft draft;
  private final InputWriter inputs;
  private final ExpectedValues expected;
  private final Accessors accessors;
  private final Thrown thrownBefore;
  private final boolean isCreation;
  private boolean resultIsNamed;

  /**
   * @param thrownBefore what the test throws without the call
   * @param isCreation whether the call is a constructor's
   */
  ResultWriter(
      TypeNames names,
      JUnitVersion version,
      Draft draft,
      InputWriter inputs,
      Thrown thrownBefore,
      boolean isCreation) {
    this.isCreation = isCreation;
    this.thrownBefore = thrownBefore;
    this.names = names;
    this.version = version;
    this.draft = draft;
    this.inputs = inputs;
    this.expected = new ExpectedValues(names, draft, inputs);
    this.accessors = new Accessors(names);
  }

  /** Adds the call and what is asserted of its result. */
  void write(Value call, Picture picture) throws UntellableException {
    if (picture instanceof Picture.Nothing) {
      nothing(call);
    } else {
      write(call, picture, 0);
    }
  }

  /** That it ends is what there is to be seen. */
  private void nothing(Value call) {
    if (version == JUnitVersion.FIVE) {
      draft.setThrown(thrownBefore);
      assertion("assertDoesNotThrow", new Code.Prefixed("() ->", call.code()));
    } else {
      draft.add(call.code());
    }
  }

  private void write(Value actual, Picture picture, int depth) throws UntellableException {
    if (picture instanceof Picture.Primitive primitive) {
      primitive(actual, primitive.value());
    } else if (picture instanceof Picture.Null) {
      assertion("assertNull", actual.code());
    } else if (picture instanceof Picture.Array array) {
      array(actual, array);
    } else if (picture instanceof Picture.Elements elements) {
      elements(actual, elements);
    } else if (picture instanceof Picture.Entries entries) {
      entries(actual, entries);
    } else if (picture instanceof Picture.Ref ref && isObject(ref)) {
      Optional<Code> same = expected.of(ref);
      assertion("assertSame", same.orElseThrow(), actual.code());
    } else if (picture instanceof Picture.Fields fields && !Boxes.isBox(fields.type())) {
      object(actual, fields, depth);
    } else {
      Optional<Code> equal = expected.of(picture);
      if (equal.isPresent()) {
        assertion("assertEquals", boxed(equal.get(), actual, picture), actual.code());
      } else {
        assertion("assertNotNull", actual.code());
      }
    }
  }

  /** A box where JUnit would not know whether primitives or objects are meant. */
  private static Code boxed(Code equal, Value actual, Picture picture) {
    boolean isBox = picture instanceof Picture.Fields && Boxes.isBox(actual.type());
    String simple = actual.type().substring(actual.type().lastIndexOf('.') + 1);
    return isBox ? Code.call(simple + ".valueOf", equal) : equal;
  }

  private boolean isObject(Picture.Ref ref) {
    return inputs
        .value(ref.number())
        .map(value -> value.kind() == Value.Kind.VARIABLE && value.literal() == null)
        .orElse(false);
  }

  private void primitive(Value actual, Object value) throws UntellableException {
    boolean isPrimitive = TypeNames.isPrimitive(actual.type());
    if (value instanceof Boolean flag && isPrimitive) {
      assertion(flag ? "assertTrue" : "assertFalse", actual.code());
      return;
    }
    Code literal = Code.of(JavaLiterals.primitive(ExpectedValues.canonical(value)));
    boolean isFloating = value instanceof Double || value instanceof Float;
    if (version == JUnitVersion.FIVE || !isFloating || !isPrimitive) {
      assertion("assertEquals", literal, actual.code());
    } else if (((Number) value).doubleValue() == 0) {
      // JUnit 4 takes 0.0 and -0.0 for the same unless they are objects
      String box = value.getClass().getSimpleName() + ".valueOf";
      assertion("assertEquals", Code.call(box, literal), Code.call(box, actual.code()));
    } else {
      assertion("assertEquals", literal, actual.code(), delta(value instanceof Float));
    }
  }

  private static Code delta(boolean isFloat) {
    return Code.of(isFloat ? "0.0f" : "0.0");
  }

  private void array(Value actual, Picture.Array array) throws UntellableException {
    Optional<Code> equal = expected.array(array);
    if (equal.isEmpty()) {
      assertion("assertNotNull", actual.code());
      return;
    }
    boolean isArray = actual.type().endsWith("[]");
    Code found =
        isArray
            ? actual.code()
            : new Code.Prefixed("(" + names.of(array.type()) + ")", actual.code());
    boolean isFloating = Set.of("float[]", "double[]").contains(array.type());
    if (version == JUnitVersion.FIVE || !isFloating) {
      assertion("assertArrayEquals", equal.get(), found);
    } else {
      String equals = names.imported("java.util.Arrays") + ".equals";
      assertion("assertTrue", Code.call(equals, equal.get(), found));
    }
  }

  private void elements(Value actual, Picture.Elements elements) throws UntellableException {
    Optional<Code> list = expected.list(elements.elements());
    if (list.isEmpty()) {
      size(actual, "java.util.Collection", elements.elements().size());
    } else if (isBelowAny(elements.type(), ORDERED)) {
      String copy = "new " + names.imported("java.util.ArrayList") + "<>";
      Code all = Code.call(copy, cast(actual, "java.util.Collection", "<?>"));
      assertion("assertEquals", list.get(), all);
    } else {
      Optional<Code> equal = expected.of(elements);
      if (equal.isPresent()) {
        assertion("assertEquals", equal.get(), actual.code());
      } else {
        size(actual, "java.util.Collection", elements.elements().size());
      }
    }
  }

  private boolean isBelowAny(String type, Set<String> others) {
    return others.stream().anyMatch(other -> names.members().isBelow(type, other));
  }

  private void size(Value actual, String type, int size) throws UntellableException {
    Code receiver = cast(actual, type, "<?>");
    String head = receiver instanceof Code.Prefixed ? "(" + receiver.flat() + ")" : receiver.flat();
    assertion("assertEquals", Code.of(Integer.toString(size)), Code.call(head + ".size"));
  }

  private Code cast(Value actual, String type, String parameters) {
    boolean fits = names.members().isBelow(actual.type(), type.replace('.', '/'));
    return fits
        ? actual.code()
        : new Code.Prefixed("(" + names.imported(type) + parameters + ")", actual.code());
  }

  private void entries(Value actual, Picture.Entries entries) throws UntellableException {
    Optional<Code> equal = expected.of(entries);
    if (equal.isEmpty()) {
      size(actual, "java.util.Map", entries.entries().size());
      return;
    }
    boolean isOrdered = isBelowAny(entries.type(), ORDERED_MAPS) && entries.entries().size() > 1;
    Value found = isOrdered ? named(actual) : actual;
    assertion("assertEquals", equal.get(), found.code());
    if (isOrdered) {
      List<Picture> keys = entries.entries().stream().map(Picture.Entry::key).toList();
      Code map = cast(found, "java.util.Map", "<?, ?>");
      String head = map instanceof Code.Prefixed ? "(" + map.flat() + ")" : map.flat();
      String copy = "new " + names.imported("java.util.ArrayList") + "<>";
      assertion(
          "assertEquals",
          expected.list(keys).orElseThrow(),
          Code.call(copy, Code.call(head + ".keySet")));
    }
  }

  /** By its class and by what its accessors return. */
  private void object(Value actual, Picture.Fields fields, int depth) throws UntellableException {
    Optional<ClassInfo> type = names.members().type(fields.type());
    if (type.isEmpty() || !names.canName(fields.type()) || depth > DEEPEST) {
      assertion("assertNotNull", actual.code());
      return;
    }
    boolean isExact = actual.type().equals(fields.type());
    Map<String, Accessors.Access> found = new LinkedHashMap<>();
    for (String field : fields.fields().keySet()) {
      accessors.of(type.get(), field).ifPresent(access -> found.put(field, access));
    }
    if (found.isEmpty() && isCreation && depth == 0) {
      nothing(actual);
      return;
    }
    if (found.isEmpty()) {
      Code actualClass = Code.call(named(actual).code().flat() + ".getClass");
      assertion("assertEquals", Code.of(names.of(fields.type()) + ".class"), actualClass);
      return;
    }
    String wild = names.wild(fields.type());
    Code cast = isExact ? actual.code() : new Code.Prefixed("(" + wild + ")", actual.code());
    Value object = named(Value.expression(cast, fields.type()));
    for (Map.Entry<String, Accessors.Access> each : found.entrySet()) {
      Code read = Code.of(object.code().flat() + "." + each.getValue().code());
      Picture part = fields.fields().get(each.getKey());
      if (part != null) {
        write(Value.expression(read, each.getValue().type()), part, depth + 1);
      }
    }
  }

  private Value named(Value actual) throws UntellableException {
    if (actual.kind() == Value.Kind.VARIABLE) {
      return actual;
    }
    String simple = actual.type().substring(actual.type().lastIndexOf('.') + 1);
    String stem = simple.substring(simple.lastIndexOf('$') + 1);
    String name = isFirst() ? "result" : draft.name(Identifiers.decapitalised(stem));
    draft.add(names.wild(actual.type()) + " " + name + " =", actual.code());
    return Value.variable(name, actual.type());
  }

  private boolean isFirst() {
    boolean first = !resultIsNamed;
    resultIsNamed = true;
    return first;
  }

  private void assertion(String method, Code... arguments) {
    draft.add(Code.call(names.assertion(version, method), arguments));
  }
}
