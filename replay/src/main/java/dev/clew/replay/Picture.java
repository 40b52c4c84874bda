package dev.clew.replay;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value as the JVM had it. Objects have numbers: those of inputs the numbers of the steps that
 * made them, others those that follow.
 */
public sealed interface Picture {

  record Null() implements Picture {}

  /**
   * A primitive.
   *
   * @param value its box
   */
  record Primitive(Object value) implements Picture {}

  /** The method returns nothing. */
  record Nothing() implements Picture {}

  record Text(int number, String value) implements Picture {}

  /** What was shown before, or is an input. */
  record Ref(int number) implements Picture {}

  record EnumConstant(String type, String name) implements Picture {}

  record ClassLiteral(String type) implements Picture {}

  record Array(int number, String type, List<Picture> elements) implements Picture {
    public Array {
      elements = List.copyOf(elements);
    }
  }

  /** A collection of the JDK, in the order of its iteration, or an optional with what it has. */
  record Elements(int number, String type, List<Picture> elements) implements Picture {
    public Elements {
      elements = List.copyOf(elements);
    }
  }

  /** A map of the JDK, in the order of its iteration. */
  record Entries(int number, String type, List<Entry> entries) implements Picture {
    public Entries {
      entries = List.copyOf(entries);
    }
  }

  record Entry(Picture key, Picture value) {}

  /** An object of the users' classes, or a box, with all fields by name. */
  record Fields(int number, String type, Map<String, Picture> fields) implements Picture {
    public Fields {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }
  }

  /**
   * A builder, a number of {@code java.math}, a date and the like, with a text that says it all.
   */
  record Spelled(int number, String type, String text) implements Picture {}

  /** An object of which nothing else is told. */
  record Opaque(int number, String type) implements Picture {}
}
