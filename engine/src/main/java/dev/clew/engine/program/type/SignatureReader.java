package dev.clew.engine.program.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads Signature attributes (JVMS 4.7.9.1) from left to right. Variables become what they are
 * bound to, or else their bounds.
 */
public final class SignatureReader {

  /** What a variable stands for whose values have to be compared with each other. */
  public static final GenericType COMPARABLE_VALUE =
      GenericType.of(JvmType.ofClass("java/lang/Integer"));

  private static final String COMPARABLE = "java/lang/Comparable";

  private final String text;
  private final Map<String, GenericType> variables;
  private int at;

  /**
   * @param variables what those stand for that are declared elsewhere
   */
  public SignatureReader(String text, Map<String, GenericType> variables) {
    this.text = text;
    this.variables = new HashMap<>(variables);
  }

  /** What variables stand for by now. */
  public Map<String, GenericType> variables() {
    return Map.copyOf(variables);
  }

  /** The names of the variables that are declared next, each with its bounds read. */
  public List<String> declarations() {
    List<String> names = new ArrayList<>();
    if (text.charAt(at) != '<') {
      return names;
    }
    at++;
    while (text.charAt(at) != '>') {
      String name = upTo(':');
      names.add(name);
      variables.put(name, bounds(name));
    }
    at++;
    return names;
  }

  /**
   * The first bound. Values of one variable can be compared with each other, whatever it is, and no
   * two classes of the library can: where a bound says so, it is one class of them.
   */
  private GenericType bounds(String name) {
    variables.remove(name); // within its own bound nothing is known of it
    GenericType first = null;
    boolean isComparable = false;
    while (text.charAt(at) == ':') {
      at++;
      if (text.charAt(at) != ':') {
        GenericType bound = next();
        isComparable |= bound.type().equals(JvmType.ofClass(COMPARABLE));
        first = first == null ? bound : first;
      }
    }
    boolean isFree =
        first == null || first.type().internalName().startsWith("java/lang/"); // Number, say
    return isComparable && isFree
        ? COMPARABLE_VALUE
        : (first == null ? GenericType.OBJECT : first).asBound();
  }

  /** The types of a method's parameters; its variables have been read. */
  public List<GenericType> parameters() {
    List<GenericType> types = new ArrayList<>();
    at++;
    while (text.charAt(at) != ')') {
      types.add(next());
    }
    at++;
    return types;
  }

  /** The type that comes next. */
  public GenericType next() {
    return switch (text.charAt(at++)) {
      case 'L' -> ofClass();
      case 'T' -> variables.getOrDefault(upTo(';'), GenericType.OBJECT.asBound());
      case '[' -> {
        GenericType component = next();
        yield new GenericType(component.type().arrayOf(), List.of(component), component.isBound());
      }
      default -> GenericType.of(JvmType.parse(text.substring(at - 1, at)));
    };
  }

  private GenericType ofClass() {
    StringBuilder name = new StringBuilder();
    List<GenericType> arguments = List.of();
    while (true) {
      char unit = text.charAt(at++);
      if (unit == ';') {
        return new GenericType(JvmType.ofClass(name.toString()), arguments, /* isBound= */ false);
      } else if (unit == '<') {
        arguments = arguments();
      } else {
        name.append(unit == '.' ? '$' : unit);
      }
    }
  }

  private List<GenericType> arguments() {
    List<GenericType> found = new ArrayList<>();
    while (text.charAt(at) != '>') {
      found.add(argument());
    }
    at++;
    return found;
  }

  private GenericType argument() {
    char kind = text.charAt(at);
    at += "*+-".indexOf(kind) < 0 ? 0 : 1;
    if (kind == '*') {
      return GenericType.OBJECT.asBound();
    }
    GenericType given = next();
    return kind == '+' ? given.asBound() : kind == '-' ? GenericType.OBJECT.asBound() : given;
  }

  private String upTo(char end) {
    int stop = text.indexOf(end, at);
    String part = text.substring(at, stop);
    at = stop + 1;
    if (end == ':') {
      at = stop; // what follows begins with it
    }
    return part;
  }
}
