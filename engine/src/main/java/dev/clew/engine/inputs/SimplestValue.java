package dev.clew.engine.inputs;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Form;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** A value for a reference that must not be null and of which nothing else is known. */
final class SimplestValue {

  private static final int LETTERS = 26;

  private final Machine m;
  private final IntSupplier numbers;

  /**
   * @param numbers numbers for objects within others
   */
  SimplestValue(Machine m, IntSupplier numbers) {
    this.m = m;
    this.numbers = numbers;
  }

  /** One that is written whole wherever it is; null where the type has none. */
  @Nullable Datum constant(RuntimeClass type) {
    if (type == m.runtime().wellKnown().classClass()) {
      return new Datum.ClassLiteral("java.lang.Object");
    }
    if (!type.isArray() && EnumConstants.isEnum(type)) {
      for (FieldInfo field : constants(m, type)) {
        return new Datum.EnumConstant(field.owner().toString(), field.name());
      }
    }
    return null;
  }

  Datum of(RuntimeClass type, int number) {
    if (type.isArray()) {
      return new Datum.Array(type.type().javaName(), number, List.of());
    }
    if (NewInputs.isText(m, type)) {
      return new Datum.Text("", number);
    }
    Datum constant = constant(type);
    if (constant != null) {
      return constant;
    }
    LibraryShape shape = LibraryShape.of(type);
    if (shape != null) {
      return made(shape, number);
    }
    if (!LibraryCreations.of(type).isEmpty()) {
      return created(LibraryCreations.of(type).get(0), number);
    }
    List<RuntimeClass> classes = ((SymbolicInputs) m.lazyInputs()).candidates().of(type).classes();
    boolean stub = classes.isEmpty();
    RuntimeClass chosen = stub ? type : classes.get(0);
    return new Datum.Instance(chosen.name(), number, fields(chosen, number), stub);
  }

  /** Whether such a value can be made, without knowing more of its class. */
  static boolean isEasy(Machine m, RuntimeClass type) {
    boolean isMade = LibraryShape.of(type) != null || !LibraryCreations.of(type).isEmpty();
    if (type.isArray() || NewInputs.isText(m, type) || isMade) {
      return true;
    }
    if (EnumConstants.isEnum(type)) {
      return !constants(m, type).isEmpty();
    }
    CandidateClasses candidates = ((SymbolicInputs) m.lazyInputs()).candidates();
    return isFrameworks(candidates, type.info())
        || candidates.of(type).classes().stream().limit(1).anyMatch(SimplestValue::isPlain);
  }

  /** Whether a stub does: what a framework passes is never null. */
  private static boolean isFrameworks(CandidateClasses candidates, ClassInfo type) {
    return type.isInterface() && type.isPublic() && candidates.boundaries().isBeyond(type);
  }

  private static boolean isPlain(RuntimeClass type) {
    ClassInfo info = type.info();
    boolean isFlag = info.name().equals("java/lang/Boolean"); // there are but two
    return (CandidateClasses.isPlain(info) && !isFlag)
        || (info.isPublic()
            && !info.isAbstract()
            && info.method("<init>", "()V").filter(MethodInfo::isPublic).isPresent());
  }

  private Datum created(CreationShape shape, int number) {
    List<Datum> parts = new ArrayList<>();
    for (CreationShape.Part part : shape.parts()) {
      parts.add(part(part));
    }
    return new Datum.Created(shape.creation().owner(), number, shape.creation(), parts);
  }

  private Datum part(CreationShape.Part part) {
    String sample = part.sample();
    if (!part.type().isReference()) {
      long value = sample == null ? Math.max(0, part.least()) : Long.parseLong(sample);
      return new Datum.Primitive(PrimitiveData.box(part.type().kind(), value));
    }
    if (sample != null) {
      return new Datum.Text(sample, numbers.getAsInt(), /* interned= */ true);
    }
    return part.mayBeNull()
        ? new Datum.Null()
        : of(m.runtime().classes().of(part.type()), numbers.getAsInt());
  }

  /** Where the class has not been looked at, any will do. */
  private static List<FieldInfo> constants(Machine m, RuntimeClass type) {
    RuntimeClass declaring = EnumConstants.declaringType(m, type);
    return m.initialization().isReady(declaring)
        ? EnumConstants.of(m, type).stream().map(EnumConstants.Constant::field).toList()
        : declaring.info().fields().stream().filter(EnumConstants::isConstant).toList();
  }

  private static Datum made(LibraryShape shape, int number) {
    return switch (shape.parts()) {
      case ELEMENTS, OPTIONAL ->
          new Datum.Made(shape.type(), number, shape.parts().form(), List.of(), List.of());
      case ENTRIES -> {
        boolean isEmpty = shape.least() == 0;
        List<Datum> parts = isEmpty ? List.of() : List.of(new Datum.Null(), new Datum.Null());
        yield new Datum.Made(shape.type(), number, Form.ENTRIES, List.of(), parts);
      }
      case TEXT -> new Datum.Spelled(shape.type(), number, "");
      case INTEGER, DECIMAL -> new Datum.Spelled(shape.type(), number, "0");
      case DATE, TIME, DATE_TIME, SECONDS, ID ->
          new Datum.Spelled(shape.type(), number, zero(shape));
    };
  }

  private static String zero(LibraryShape shape) {
    long year = 1970;
    return NumberSpelling.of(
        shape.type(),
        switch (shape.parts()) {
          case DATE -> List.of(year, 1L, 1L);
          case DATE_TIME -> List.of(year, 1L, 1L, 0L, 0L, 0L, 0L);
          case TIME -> List.of(0L, 0L, 0L, 0L);
          case ELEMENTS, ENTRIES, OPTIONAL, TEXT, INTEGER, DECIMAL, SECONDS, ID -> List.of(0L, 0L);
        });
  }

  /**
   * A box is its value; of other objects nothing is known. Boxes of one value may be one object, so
   * that each gets a value of its own.
   */
  private static Map<String, Datum> fields(RuntimeClass type, int number) {
    Map<String, Datum> fields = new LinkedHashMap<>();
    if (CandidateClasses.isPlain(type.info())) {
      for (FieldInfo field : type.info().instanceFields()) {
        fields.put(field.name(), new Datum.Primitive(value(field.type().kind(), number)));
      }
    }
    return fields;
  }

  private static Object value(JvmType.Kind kind, int number) {
    return switch (kind) {
      case BYTE -> (byte) (number % Byte.MAX_VALUE);
      case CHAR -> (char) ('a' + number % LETTERS);
      case SHORT -> (short) (number % Short.MAX_VALUE);
      case INT -> number;
      case LONG -> (long) number;
      case FLOAT -> (float) number;
      case DOUBLE -> (double) number;
      default -> PrimitiveData.box(kind, 0);
    };
  }
}
