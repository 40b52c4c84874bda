package dev.clew.engine.program;

import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.SignatureReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What Signature attributes say of fields and methods. Compilers write them and no JVM looks at
 * them: where one is missing, damaged or at odds with the descriptor, the descriptor counts.
 */
public final class GenericTypes {

  private GenericTypes() {}

  /** One a parameter. */
  public static List<GenericType> parameters(MethodInfo method) {
    List<JvmType> erased = method.signature().parameters();
    List<GenericType> found = new ArrayList<>();
    erased.forEach(type -> found.add(GenericType.of(type)));
    List<GenericType> listed = listed(method);
    int unlisted = erased.size() - listed.size(); // what the compiler added comes first
    for (int i = 0; i < listed.size() && unlisted >= 0; i++) {
      found.set(unlisted + i, checked(listed.get(i), erased.get(unlisted + i)));
    }
    return found;
  }

  /** As the Signature attribute has them; empty where there is none, and where it is damaged. */
  private static List<GenericType> listed(MethodInfo method) {
    String signature = method.genericSignature();
    if (signature == null) {
      return List.of();
    }
    try {
      SignatureReader reader = new SignatureReader(signature, variables(method));
      reader.declarations();
      return reader.parameters();
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return List.of();
    }
  }

  /**
   * Whether a parameter is of a type variable whose values can be compared with each other, which
   * those that the erased type allows cannot.
   */
  public static boolean takesComparables(MethodInfo method) {
    List<JvmType> erased = method.signature().parameters();
    return listed(method).stream()
        .anyMatch(
            type -> type.equals(SignatureReader.COMPARABLE_VALUE) && !erased.contains(type.type()));
  }

  /** What a method returns. */
  public static GenericType result(MethodInfo method) {
    JvmType erased = method.signature().result();
    String signature = method.genericSignature();
    if (signature == null) {
      return GenericType.of(erased);
    }
    try {
      SignatureReader reader = new SignatureReader(signature, variables(method));
      reader.declarations();
      reader.parameters();
      return checked(reader.next(), erased);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return GenericType.of(erased);
    }
  }

  /**
   * The type of a field.
   *
   * @param object what is known of the type of the object that it belongs to
   */
  public static GenericType of(FieldInfo field, @Nullable GenericType object) {
    String signature = field.genericSignature();
    if (signature == null) {
      return GenericType.of(field.type());
    }
    try {
      Map<String, GenericType> variables = variables(field.owner(), object);
      GenericType type = new SignatureReader(signature, variables).next();
      boolean isGiven = signature.startsWith("T") && isOf(object, field.owner());
      return isGiven ? type : checked(type, field.type());
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return GenericType.of(field.type());
    }
  }

  private static GenericType checked(GenericType type, JvmType erased) {
    return type.type().equals(erased) ? type : GenericType.of(erased);
  }

  private static Map<String, GenericType> variables(MethodInfo method) {
    return method.isStatic() ? Map.of() : variables(method.owner(), null);
  }

  /** What the variables of a class stand for, those of classes around it left out. */
  private static Map<String, GenericType> variables(ClassInfo owner, @Nullable GenericType object) {
    String signature = owner.header().signature();
    if (signature == null) {
      return Map.of();
    }
    SignatureReader reader = new SignatureReader(signature, Map.of());
    List<String> names = reader.declarations();
    Map<String, GenericType> variables = new HashMap<>(reader.variables());
    if (object != null && isOf(object, owner) && object.arguments().size() == names.size()) {
      for (int i = 0; i < names.size(); i++) {
        variables.put(names.get(i), object.argument(i));
      }
    }
    return variables;
  }

  private static boolean isOf(@Nullable GenericType object, ClassInfo owner) {
    return object != null && !object.arguments().isEmpty() && object.type().equals(owner.type());
  }
}
