package dev.clew.junit.source;

import dev.clew.engine.program.ClassInfo;
import dev.clew.junit.source.Draft.Thrown;
import dev.clew.replay.Picture;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Asserts that a call returns what was seen. */
final class ResultWriter {

  /** Objects in objects in objects are not looked into any further. */
  private static final int DEEPEST = 2;

  private final TypeNames names;
  private final JUnitVersion version;
  private final Draft draft;
  private final InputWriter inputs;
  private final ExpectedValues expected;
  private final Accessors accessors;
  private final AssertionWriter assertions;
  private final CollectionWriter collections;
  private final Thrown thrownBefore;
  private final boolean isCreation;

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
    this.assertions = new AssertionWriter(names, version, draft);
    this.collections = new CollectionWriter(names, expected, assertions);
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
      assertions.add("assertDoesNotThrow", new Code.Prefixed("() ->", call.code()));
    } else {
      draft.add(call.code());
    }
  }

  private void write(Value actual, Picture picture, int depth) throws UntellableException {
    if (picture instanceof Picture.Primitive primitive) {
      primitive(actual, primitive.value());
    } else if (picture instanceof Picture.Null) {
      assertions.add("assertNull", actual.code());
    } else if (picture instanceof Picture.Array array) {
      array(actual, array);
    } else if (picture instanceof Picture.Elements elements) {
      collections.elements(actual, elements);
    } else if (picture instanceof Picture.Entries entries) {
      collections.entries(actual, entries);
    } else if (picture instanceof Picture.Ref ref && isObject(ref)) {
      Optional<Code> same = expected.of(ref);
      assertions.add("assertSame", same.orElseThrow(), actual.code());
    } else if (picture instanceof Picture.Fields fields && !Boxes.isBox(fields.type())) {
      object(actual, fields, depth);
    } else {
      Optional<Code> equal = expected.of(picture);
      if (equal.isPresent()) {
        assertions.add("assertEquals", boxed(equal.get(), actual, picture), actual.code());
      } else {
        assertions.add("assertNotNull", actual.code());
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
      assertions.add(flag ? "assertTrue" : "assertFalse", actual.code());
      return;
    }
    Code literal = Code.of(JavaLiterals.primitive(ExpectedValues.canonical(value)));
    boolean isFloating = value instanceof Double || value instanceof Float;
    if (version == JUnitVersion.FIVE || !isFloating || !isPrimitive) {
      assertions.add("assertEquals", literal, actual.code());
    } else if (((Number) value).doubleValue() == 0) {
      // JUnit 4 takes 0.0 and -0.0 for the same unless they are objects
      String box = value.getClass().getSimpleName() + ".valueOf";
      assertions.add("assertEquals", Code.call(box, literal), Code.call(box, actual.code()));
    } else {
      assertions.add("assertEquals", literal, actual.code(), delta(value instanceof Float));
    }
  }

  private static Code delta(boolean isFloat) {
    return Code.of(isFloat ? "0.0f" : "0.0");
  }

  private void array(Value actual, Picture.Array array) throws UntellableException {
    Optional<Code> equal = expected.array(array);
    if (equal.isEmpty()) {
      assertions.add("assertNotNull", actual.code());
      return;
    }
    boolean isArray = actual.type().endsWith("[]");
    Code found =
        isArray
            ? actual.code()
            : new Code.Prefixed("(" + names.of(array.type()) + ")", actual.code());
    boolean isFloating = Set.of("float[]", "double[]").contains(array.type());
    if (version == JUnitVersion.FIVE || !isFloating) {
      assertions.add("assertArrayEquals", equal.get(), found);
    } else {
      String equals = names.imported("java.util.Arrays") + ".equals";
      assertions.add("assertTrue", Code.call(equals, equal.get(), found));
    }
  }

  /** By its class and by what its accessors return. */
  private void object(Value actual, Picture.Fields fields, int depth) throws UntellableException {
    Optional<ClassInfo> type = names.members().type(fields.type());
    if (type.isEmpty() || !names.canName(fields.type()) || depth > DEEPEST) {
      assertions.add("assertNotNull", actual.code());
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
      Code actualClass = Code.call(assertions.named(actual).code().flat() + ".getClass");
      assertions.add("assertEquals", Code.of(names.of(fields.type()) + ".class"), actualClass);
      return;
    }
    String wild = names.wild(fields.type());
    Code cast = isExact ? actual.code() : new Code.Prefixed("(" + wild + ")", actual.code());
    Value object = assertions.named(Value.expression(cast, fields.type()));
    for (Map.Entry<String, Accessors.Access> each : found.entrySet()) {
      Code read = Code.of(object.code().flat() + "." + each.getValue().code());
      Picture part = fields.fields().get(each.getKey());
      if (part != null) {
        write(Value.expression(read, each.getValue().type()), part, depth + 1);
      }
    }
  }
}
