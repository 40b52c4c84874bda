package dev.clew.app.hunt;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Form;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.objectweb.asm.Opcodes;

/** Makes values of types up: those that need no class of the program but its enums. */
final class ValueMaker {

  static final int DEEPEST = 3;

  private static final Map<String, Object> BOXES =
      Map.of(
          "java.lang.Boolean",
          false,
          "java.lang.Byte",
          (byte) 0,
          "java.lang.Short",
          (short) 0,
          "java.lang.Character",
          'a',
          "java.lang.Integer",
          0,
          "java.lang.Long",
          0L,
          "java.lang.Float",
          0f,
          "java.lang.Double",
          0d);

  private static final Map<String, String> CONTAINERS =
      Map.of(
          "java.util.List", "java.util.ArrayList",
          "java.util.ArrayList", "java.util.ArrayList",
          "java.util.Collection", "java.util.ArrayList",
          "java.lang.Iterable", "java.util.ArrayList",
          "java.util.Set", "java.util.LinkedHashSet",
          "java.util.Map", "java.util.LinkedHashMap");

  private final Program program;
  private final SplittableRandom random;
  private final TextMutator texts;
  private final NumberMutator numbers;
  private final LibraryValues library;

  ValueMaker(Program program, SplittableRandom random, WordList words) {
    this.program = program;
    this.random = random;
    this.texts = new TextMutator(random, words);
    this.numbers = new NumberMutator(random, words, texts);
    this.library = new LibraryValues(this, random);
  }

  TextMutator texts() {
    return texts;
  }

  NumberMutator numbers() {
    return numbers;
  }

  boolean canMake(GenericType type) {
    return canMake(type, DEEPEST);
  }

  boolean canMake(GenericType type, int levels) {
    String name = type.type().javaName();
    if (levels == 0) {
      return false;
    } else if (type.type().isArray()) {
      return canMake(GenericType.of(type.type().component()), levels - 1);
    } else if (CONTAINERS.containsKey(name)) {
      return true; // an empty one at least
    }
    return !type.type().isReference()
        || isText(name)
        || isSpelled(name)
        || BOXES.containsKey(name)
        || name.equals("java.lang.Class")
        || !constants(type.type()).isEmpty()
        || library.canMake(type, levels);
  }

  private static boolean isText(String name) {
    return name.equals("java.lang.String")
        || name.equals("java.lang.CharSequence")
        || name.equals("java.lang.Object");
  }

  private static boolean isSpelled(String name) {
    return name.equals("java.lang.StringBuilder")
        || name.equals("java.lang.StringBuffer")
        || name.equals("java.lang.Appendable")
        || name.equals("java.math.BigInteger")
        || name.equals("java.math.BigDecimal");
  }

  private List<String> constants(JvmType type) {
    if (type.kind() != JvmType.Kind.CLASS) {
      return List.of();
    }
    try {
      ClassInfo owner = program.load(type.internalName());
      return owner.isEnum()
          ? owner.fields().stream()
              .filter(field -> (field.access() & Opcodes.ACC_ENUM) != 0)
              .map(FieldInfo::name)
              .toList()
          : List.of();
    } catch (LinkageException e) {
      return List.of();
    }
  }

  /** A value; a simple one where that is wanted. */
  Datum make(GenericType type, boolean isSimple) {
    String name = type.type().javaName();
    if (type.type().isArray()) {
      return array(type, isSimple);
    } else if (!type.type().isReference()) {
      return new Datum.Primitive(primitive(name, isSimple));
    } else if (BOXES.containsKey(name)) {
      Object zero = Objects.requireNonNull(BOXES.get(name));
      Object value = isSimple ? zero : numbers.mutate(zero);
      return new Datum.Instance(name, 0, Map.of("value", new Datum.Primitive(value)), false);
    } else if (isText(name)) {
      return new Datum.Text(text(isSimple), 0);
    } else if (isSpelled(name)) {
      return spelled(name, isSimple);
    } else if (CONTAINERS.containsKey(name)) {
      return container(type, name, isSimple);
    }
    return other(type, name, isSimple);
  }

  String text(boolean isSimple) {
    return isSimple ? "" : texts.fresh();
  }

  Object primitive(String name, boolean isSimple) {
    Object zero =
        switch (name) {
          case "boolean" -> (Object) false;
          case "byte" -> (byte) 0;
          case "short" -> (short) 0;
          case "char" -> 'a';
          case "int" -> 0;
          case "long" -> 0L;
          case "float" -> 0f;
          default -> 0d;
        };
    return isSimple ? zero : numbers.mutate(zero);
  }

  private Datum array(GenericType type, boolean isSimple) {
    String name = type.type().javaName();
    if (name.equals("byte[]") || name.equals("char[]")) {
      return Leaves.ofText(name, text(isSimple));
    }
    return new Datum.Array(name, 0, some(GenericType.of(type.type().component()), 1, isSimple));
  }

  private List<Datum> some(GenericType type, int each, boolean isSimple) {
    List<Datum> some = new ArrayList<>();
    for (int i = isSimple ? 0 : each * random.nextInt(4); i > 0; i--) {
      some.add(make(type, random.nextBoolean()));
    }
    return some;
  }

  private Datum spelled(String name, boolean isSimple) {
    boolean isNumber = name.startsWith("java.math.");
    Object number = isSimple ? 0L : numbers.mutate(0L);
    String type = name.equals("java.lang.Appendable") ? "java.lang.StringBuilder" : name;
    return new Datum.Spelled(type, 0, isNumber ? number.toString() : text(isSimple));
  }

  private Datum container(GenericType type, String name, boolean isSimple) {
    boolean isMap = name.equals("java.util.Map");
    List<GenericType> arguments =
        isMap ? List.of(type.argument(0), type.argument(1)) : List.of(type.argument(0));
    boolean isEmpty = isSimple || !arguments.stream().allMatch(this::canMake);
    List<Datum> parts = new ArrayList<>();
    for (int i = isEmpty ? 0 : random.nextInt(4); i > 0; i--) {
      arguments.forEach(argument -> parts.add(make(argument, random.nextBoolean())));
    }
    return new Datum.Made(
        String.valueOf(CONTAINERS.get(name)),
        0,
        isMap ? Form.ENTRIES : Form.ELEMENTS,
        arguments,
        isMap ? distinctKeys(parts) : parts);
  }

  private static List<Datum> distinctKeys(List<Datum> entries) {
    List<Datum> keys = new ArrayList<>();
    List<Datum> kept = new ArrayList<>();
    for (int i = 0; i < entries.size(); i += 2) {
      if (!keys.contains(entries.get(i))) {
        keys.add(entries.get(i));
        kept.addAll(entries.subList(i, i + 2));
      }
    }
    return kept;
  }

  private Datum other(GenericType type, String name, boolean isSimple) {
    if (name.equals("java.lang.Class")) {
      return new Datum.ClassLiteral("java.lang.String");
    }
    List<String> constants = constants(type.type());
    return constants.isEmpty()
        ? library.make(type, isSimple)
        : new Datum.EnumConstant(
            name, constants.get(isSimple ? 0 : random.nextInt(constants.size())));
  }
}
