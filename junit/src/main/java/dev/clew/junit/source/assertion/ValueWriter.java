package dev.clew.junit.source.assertion;

import dev.clew.engine.program.ClassInfo;
import dev.clew.junit.source.arrangement.InputWriter;
import dev.clew.junit.source.syntax.Accessors;
import dev.clew.junit.source.syntax.Boxes;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.junit.source.syntax.JavaLiterals;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.SpelledValues;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import dev.clew.replay.Picture;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Asserts that a value is what was seen. */
final class ValueWriter {

  /** Objects in objects in objects are not looked into any further. */
  private static final int DEEPEST = 2;

  /** Longer expressions get a name before anything is asked of them. */
  private static final int LONGEST_RECEIVER = 60;

  /** That are looked into one by one. */
  private static final int MOST_ELEMENTS = 3;

  /** What can change is equal to itself alone, whatever it holds. */
  private static final Set<String> BUILDERS =
      Set.of(
          "java.lang.StringBuilder",
          "java.lang.StringBuffer",
          "java.util.concurrent.atomic.AtomicBoolean",
          "java.util.concurrent.atomic.AtomicInteger",
          "java.util.concurrent.atomic.AtomicLong");

  private final TypeNames names;
  private final JUnitVersion version;
  private final InputWriter inputs;
  private final ExpectedValues expected;
  private final Accessors accessors;
  private final AssertionWriter assertions;
  private final CollectionWriter collections;

  ValueWriter(
      TypeNames names,
      JUnitVersion version,
      InputWriter inputs,
      ExpectedValues expected,
      AssertionWriter assertions) {
    this.names = names;
    this.version = version;
    this.inputs = inputs;
    this.expected = expected;
    this.accessors = new Accessors(names);
    this.assertions = assertions;
    this.collections = new CollectionWriter(names, expected, assertions);
  }

  /**
   * Adds what can be asserted.
   *
   * @param depth how many objects it is in
   * @return whether that says more of the value than its class or its size
   */
  boolean write(SourceValue actual, Picture picture, int depth) throws UntellableException {
    if (picture instanceof Picture.Primitive primitive) {
      primitive(actual, primitive.value());
      return true;
    } else if (picture instanceof Picture.Null) {
      assertions.add("assertNull", actual.code());
      return true;
    } else if (picture instanceof Picture.Array array) {
      return array(actual, array, depth);
    } else if (picture instanceof Picture.Elements elements) {
      return elements.type().equals(SpelledValues.OPTIONAL)
          ? optional(actual, elements, depth)
          : collections.elements(actual, elements);
    } else if (picture instanceof Picture.Entries entries) {
      return collections.entries(actual, entries);
    } else if (picture instanceof Picture.Ref ref && isObject(ref)) {
      Optional<Code> same = expected.of(ref);
      assertions.add(
          isValue(actual) ? "assertEquals" : "assertSame", same.orElseThrow(), actual.code());
      return true;
    } else if (picture instanceof Picture.Fields fields && !Boxes.isBox(fields.type())) {
      return object(actual, fields, depth);
    } else if (picture instanceof Picture.Spelled spelled && BUILDERS.contains(spelled.type())) {
      return builder(actual, spelled);
    }
    Optional<Code> equal = expected.of(picture);
    if (equal.isEmpty()) {
      return presence(actual);
    }
    assertions.add("assertEquals", boxed(equal.get(), actual, picture), actual.code());
    return true;
  }

  /** Of numbers and dates nobody cares which object they are. */
  private static boolean isValue(SourceValue actual) {
    return actual.type().startsWith("java.math.") || actual.type().startsWith("java.time.");
  }

  /** That it is there is all that can be said. */
  private boolean presence(SourceValue actual) {
    assertions.add("assertNotNull", actual.code());
    return false;
  }

  /** Equal to another where what it has can be; otherwise that is looked at. */
  private boolean optional(SourceValue actual, Picture.Elements optional, int depth)
      throws UntellableException {
    Optional<Code> equal = expected.of(optional);
    if (equal.isPresent()) {
      assertions.add("assertEquals", equal.get(), actual.code());
      return true;
    }
    if (!actual.type().equals(SpelledValues.OPTIONAL)) {
      return presence(actual);
    }
    Code content = Code.call(assertions.named(actual).code().flat() + ".get");
    SourceValue inside = SourceValue.expression(content, "java.lang.Object");
    return write(inside, optional.elements().get(0), depth + 1);
  }

  private boolean builder(SourceValue actual, Picture.Spelled builder) throws UntellableException {
    if (ExpectedValues.isFleeting(builder.text())) {
      return presence(actual);
    }
    boolean isLong = actual.code().flat().length() > LONGEST_RECEIVER;
    SourceValue object = isLong ? assertions.named(actual) : actual;
    Code text = Code.call(object.code().flat() + ".toString");
    assertions.add("assertEquals", JavaLiterals.text(builder.text()), text);
    return true;
  }

  /** A box where JUnit would not know whether primitives or objects are meant. */
  private Code boxed(Code equal, SourceValue actual, Picture picture) {
    boolean isLiteral =
        picture instanceof Picture.Fields
            || (picture instanceof Picture.Ref ref && isPrimitive(ref));
    boolean isBox = isLiteral && Boxes.isBox(actual.type());
    String simple = actual.type().substring(actual.type().lastIndexOf('.') + 1);
    return isBox ? Code.call(simple + ".valueOf", equal) : equal;
  }

  /** Boxes are written so; small ones are shared with inputs that are primitives. */
  private boolean isPrimitive(Picture.Ref ref) {
    return inputs
        .value(ref.number())
        .map(
            value ->
                value.kind() == SourceValue.Kind.PRIMITIVE || value.kind() == SourceValue.Kind.BOX)
        .orElse(false);
  }

  private boolean isObject(Picture.Ref ref) {
    return inputs
        .value(ref.number())
        .map(value -> value.kind() == SourceValue.Kind.VARIABLE && value.literal() == null)
        .orElse(false);
  }

  private void primitive(SourceValue actual, Object value) throws UntellableException {
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

  private boolean array(SourceValue actual, Picture.Array array, int depth)
      throws UntellableException {
    Optional<Code> equal = expected.array(array);
    boolean isArray = actual.type().endsWith("[]");
    if (equal.isEmpty()) {
      return isArray ? parts(actual, array, depth) : presence(actual);
    }
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
    return true;
  }

  /** Its length, and a few elements one by one where nothing simple is equal to them. */
  private boolean parts(SourceValue actual, Picture.Array array, int depth)
      throws UntellableException {
    SourceValue named = assertions.named(actual);
    String head = named.code().flat();
    int length = array.elements().size();
    assertions.add("assertEquals", Code.of(Integer.toString(length)), Code.of(head + ".length"));
    boolean isTold = false;
    for (int i = 0; i < length && length <= MOST_ELEMENTS; i++) {
      String type = actual.type().substring(0, actual.type().length() - "[]".length());
      SourceValue element = SourceValue.expression(Code.of(head + "[" + i + "]"), type);
      isTold |= write(element, array.elements().get(i), depth + 1);
    }
    return isTold;
  }

  /** By its class and by what its accessors return. */
  private boolean object(SourceValue actual, Picture.Fields fields, int depth)
      throws UntellableException {
    Optional<ClassInfo> type = names.members().type(fields.type());
    if (type.isEmpty() || !names.canName(fields.type()) || depth > DEEPEST) {
      return presence(actual);
    }
    Map<String, Accessors.Access> found = accessors(type.get(), fields);
    if (found.isEmpty()) {
      Code actualClass = Code.call(assertions.named(actual).code().flat() + ".getClass");
      assertions.add("assertEquals", Code.of(names.of(fields.type()) + ".class"), actualClass);
      return false;
    }
    boolean isExact = actual.type().equals(fields.type());
    String wild = names.wild(fields.type());
    Code cast = isExact ? actual.code() : new Code.Prefixed("(" + wild + ")", actual.code());
    SourceValue object = assertions.named(SourceValue.expression(cast, fields.type()));
    for (Map.Entry<String, Accessors.Access> each : found.entrySet()) {
      Code read = Code.of(object.code().flat() + "." + each.getValue().code());
      Picture part = fields.fields().get(each.getKey());
      if (part != null) {
        write(SourceValue.expression(read, each.getValue().type()), part, depth + 1);
      }
    }
    return true;
  }

  private Map<String, Accessors.Access> accessors(ClassInfo type, Picture.Fields fields) {
    Map<String, Accessors.Access> found = new LinkedHashMap<>();
    for (String field : fields.fields().keySet()) {
      accessors.of(type, field).ifPresent(access -> found.put(field, access));
    }
    return found;
  }

  /** Whether nothing of an object can be told but its class. */
  boolean isSilent(Picture.Fields fields) {
    Optional<ClassInfo> type = names.members().type(fields.type());
    return type.isPresent()
        && names.canName(fields.type())
        && accessors(type.get(), fields).isEmpty();
  }
}
