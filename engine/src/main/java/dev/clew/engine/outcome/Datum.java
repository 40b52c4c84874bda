package dev.clew.engine.outcome;

import dev.clew.engine.program.type.GenericType;
import java.io.Serializable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A concrete Java value, objects included. Objects and arrays have numbers; where one is met a
 * second time, a {@link Ref} to its number stands in its place.
 */
public sealed interface Datum extends Serializable {

  /** What the case for its kind makes of this value. */
  <R> R choose(DatumCases<R> cases);

  /** The null reference. */
  record Null() implements Datum {
    @Override
    public <R> R choose(DatumCases<R> cases) {
      return cases.nothing(this);
    }
  }

  /**
   * A value of one of the eight primitive types.
   *
   * @param value a Boolean, Byte, Short, Character, Integer, Long, Float or Double
   */
  record Primitive(Object value) implements Datum {
    @Override
    public <R> R choose(DatumCases<R> cases) {
      return cases.primitive(this);
    }
  }

  /**
   * A string.
   *
   * @param interned whether it is the object that literals of this text are
   */
  record Text(String value, int id, boolean interned) implements Datum {
    public Text(String value, int id) {
      this(value, id, /* interned= */ false);
    }

    @Override
    public <R> R choose(DatumCases<R> cases) {
      return cases.text(this);
    }
  }

  /** A constant of an enum type. */
  record EnumConstant(String type, String constant) implements Datum {
    @Override
    public <R> R choose(DatumCases<R> cases) {
      return cases.enumConstant(this);
    }
  }

  /** An object that was written earlier, in the order of reading. */
  record Ref(int id) implements Datum {
    @Override
    public <R> R choose(DatumCases<R> cases) {
      return cases.reference(this);
    }
  }

  /** The class object of a type, named as Java writes it. */
  record ClassLiteral(String type) implements Datum {
    @Override
    public <R> R choose(DatumCases<R> cases) {
      return cases.classLiteral(this);
    }
  }

  /**
   * An object with the fields that the path looked at; all others have their default.
   *
   * @param type as {@link Class#getName} has it
   * @param fields by name; a field that a superclass's field of the same name hides is written
   *     {@code Owner.name}
   * @param stub whether no class is named: any implementation of the type whose methods return what
   *     {@code fields} lists under {@code method()#call}, or throw what it lists under {@code
   *     method()#call throws}
   */
  record Instance(String type, int id, Map<String, Datum> fields, boolean stub) implements Datum {

    /** Ends the name under which a stub lists what a call throws. */
    public static final String THROWS = " throws";

    public Instance {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    @Override
    public <R> R choose(DatumCases<R> cases) {
      return cases.instance(this);
    }
  }

  /**
   * An array.
   *
   * @param type as Java writes it, such as {@code int[]}
   */
  record Array(String type, int id, List<Datum> elements) implements Datum {
    public Array {
      elements = List.copyOf(elements);
    }

    @Override
    public <R> R choose(DatumCases<R> cases) {
      return cases.array(this);
    }
  }

  /**
   * An object of the library that shows what it holds and not its fields.
   *
   * @param type as {@link Class#getName} has it; an interface where the class has no name to call
   *     it by
   * @param form neither {@link Form#TEXT} nor {@link Form#CALL}
   * @param arguments its type arguments, as far as they are known
   * @param parts what it held before the call, in the order in which it went in; a key is followed
   *     by its value
   */
  record Made(String type, int id, Form form, List<GenericType> arguments, List<Datum> parts)
      implements Datum {
    public Made {
      arguments = List.copyOf(arguments);
      parts = List.copyOf(parts);
    }

    @Override
    public <R> R choose(DatumCases<R> cases) {
      return cases.made(this);
    }
  }

  /**
   * An object of the library as one call makes it.
   *
   * @param type as {@link Class#getName} has it
   * @param parts what the call is given
   */
  record Created(String type, int id, Creation creation, List<Datum> parts) implements Datum {
    public Created {
      parts = List.copyOf(parts);
    }

    @Override
    public <R> R choose(DatumCases<R> cases) {
      return cases.created(this);
    }
  }

  /**
   * An object of the library that a text tells: a builder, a number of {@code java.math}, a date.
   *
   * @param type as {@link Class#getName} has it
   * @param text what its constructor or factory takes
   */
  record Spelled(String type, int id, String text) implements Datum {

    /** A static method of its class that reads a text. */
    public record Factory(String method, String parameter) {}

    /** Empty where a constructor does. */
    public Optional<Factory> factory() {
      if (type.startsWith("java.time.")) {
        return Optional.of(new Factory("parse", "java.lang.CharSequence"));
      }
      return type.equals("java.util.UUID")
          ? Optional.of(new Factory("fromString", "java.lang.String"))
          : Optional.empty();
    }

    @Override
    public <R> R choose(DatumCases<R> cases) {
      return cases.spelled(this);
    }
  }
}
