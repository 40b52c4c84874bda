package dev.clew.engine.inputs;

import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.LibraryContent.Part;
import dev.clew.engine.heap.Nullness;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Makes up the unknown parts of an input. */
record PartMaker(Machine m, MadeInputs.Wish wish) {

  private static final List<String> DATE = List.of("getYear", "getMonthValue", "getDayOfMonth");
  private static final List<String> TIME = List.of("getHour", "getMinute", "getSecond", "getNano");

  /** As many as that; of a decimal number, with so many digits behind the point. */
  List<Part> of(int count) {
    return switch (wish.shape().parts()) {
      case ELEMENTS, OPTIONAL -> elements(count);
      case ENTRIES -> entries(count);
      case TEXT -> List.of(text());
      case INTEGER -> List.of(number(wish.name() + ".longValue()"));
      case DECIMAL ->
          List.of(
              number(wish.name() + ".unscaledValue().longValue()"),
              new Part(JvmType.INT, count, null));
      case DATE -> numbers(DATE);
      case TIME -> numbers(TIME);
      case DATE_TIME -> Stream.concat(numbers(DATE).stream(), numbers(TIME).stream()).toList();
      case SECONDS -> {
        boolean isInstant = wish.shape().method().equals("instant");
        String seconds = isInstant ? ".getEpochSecond()" : ".getSeconds()";
        yield List.of(number(wish.name() + seconds), small(wish.name() + ".getNano()"));
      }
      case ID ->
          List.of(
              number(wish.name() + ".getMostSignificantBits()"),
              number(wish.name() + ".getLeastSignificantBits()"));
    };
  }

  private List<Part> numbers(List<String> getters) {
    return getters.stream().map(getter -> small(wish.name() + "." + getter + "()")).toList();
  }

  private List<Part> elements(int count) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      GenericType type = wish.shape().isKeyed() ? key() : argument(0);
      parts.add(unknown(element(i), type, wish.shape().isNonNull()));
    }
    return parts;
  }

  private String element(int index) {
    return switch (wish.shape().method()) {
      case "arrayList", "linkedList", "vector", "stack" -> wish.name() + ".get(" + index + ")";
      case "optional" -> wish.name() + ".get()";
      default -> wish.name() + "[" + index + "]";
    };
  }

  private List<Part> entries(int count) {
    List<Part> parts = new ArrayList<>();
    boolean isEntry = wish.shape().method().equals("entry");
    for (int i = 0; i < count; i++) {
      String key = isEntry ? ".getKey()" : ".key[" + i + "]";
      String value = isEntry ? ".getValue()" : ".value[" + i + "]";
      parts.add(unknown(wish.name() + key, key(), wish.shape().isNonNull()));
      parts.add(unknown(wish.name() + value, value(), /* isNonNull= */ false));
    }
    return parts;
  }

  /** Properties hold texts, whatever their class lets in. */
  private GenericType value() {
    boolean isText = wish.shape().method().equals("properties");
    return isText ? GenericType.of(JvmType.STRING) : argument(1);
  }

  /** Where any object can be a key, all of them are strings: others hardly behave differently. */
  private GenericType key() {
    GenericType type = argument(0);
    if (!type.type().equals(JvmType.OBJECT) || !wish.shape().isKeyed()) {
      return type;
    }
    if (!wish.shape().method().equals("properties")) {
      m.journal().note(ReasonCode.MAX_TYPES, "other keys than strings in " + wish.name());
    }
    return GenericType.of(JvmType.STRING);
  }

  private GenericType argument(int index) {
    GenericType type = wish.type();
    GenericType argument = type == null ? GenericType.OBJECT : type.argument(index);
    try {
      m.runtime().classes().of(argument.type());
      return argument;
    } catch (LinkageException e) {
      return GenericType.OBJECT; // a class that may be missing
    }
  }

  private Part unknown(String name, GenericType type, boolean isNonNull) {
    Nullness nullness = isNonNull ? Nullness.IMPOSSIBLE : m.lazyInputs().nullnessOfElements();
    UnknownValue value = UnknownValue.of(m, name, type, nullness);
    return new Part(type.type(), value.raw(), value.sym());
  }

  private Part text() {
    boolean isReader = wish.shape().method().equals("stringReader");
    String name = wish.name() + (isReader ? ".readAllAsString()" : ".toString()");
    InputIdentity identity = new InputIdentity(name, /* stub= */ false);
    return new Part(JvmType.STRING, m.heap().add(NewInputs.text(m, identity)), null);
  }

  private Part number(String name) {
    return new Part(JvmType.LONG, 0, InputSymbols.create(m.terms(), name, JvmType.LONG));
  }

  private Part small(String name) {
    return new Part(JvmType.INT, 0, InputSymbols.create(m.terms(), name, JvmType.INT));
  }
}
