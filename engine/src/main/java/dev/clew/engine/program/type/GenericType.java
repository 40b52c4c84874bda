package dev.clew.engine.program.type;

import java.io.Serializable;
import java.util.List;

/**
 * A type with what its type arguments are, as far as that is known.
 *
 * @param type without its arguments
 * @param arguments of a class; of an array, its component alone. Empty where nothing is known
 * @param isBound whether it may stand for any subtype: it comes from a wildcard or a variable
 */
public record GenericType(JvmType type, List<GenericType> arguments, boolean isBound)
    implements Serializable {

  public static final GenericType OBJECT = of(JvmType.OBJECT);

  public GenericType {
    arguments = List.copyOf(arguments);
  }

  /** A type whose arguments are not known. */
  public static GenericType of(JvmType type) {
    return new GenericType(type, List.of(), /* isBound= */ false);
  }

  /** One of the arguments; Object where it is not known. */
  public GenericType argument(int index) {
    return index < arguments.size() ? arguments.get(index) : OBJECT;
  }

  GenericType asBound() {
    return new GenericType(type, arguments, /* isBound= */ true);
  }

  /** As a Signature attribute has it (JVMS 4.7.9.1). */
  public String signature() {
    if (arguments.isEmpty() || !type.isReference()) {
      return type.descriptor();
    }
    if (type.isArray()) {
      return "[" + arguments.get(0).signature();
    }
    StringBuilder text = new StringBuilder("L").append(type.internalName()).append('<');
    for (GenericType each : arguments) {
      text.append(each.isBound ? "+" : "").append(each.signature());
    }
    return text.append(">;").toString();
  }
}
