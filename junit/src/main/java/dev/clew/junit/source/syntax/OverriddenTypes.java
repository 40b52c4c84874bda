package dev.clew.junit.source.syntax;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.SignatureReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The types with which a subclass writes a method that it inherits: without type arguments, which
 * Java allows, but with what the variables of classes above stand for, which it insists on.
 *
 * @param parameters erased
 * @param result erased
 */
public record OverriddenTypes(List<JvmType> parameters, JvmType result) {

  /** Stands for a variable of a class; no class has this name. */
  private static final String VARIABLE = "a variable/";

  public OverriddenTypes {
    parameters = List.copyOf(parameters);
  }

  /** As a class sees it that extends the type; the raw type where that is generic. */
  public static OverriddenTypes of(ClassInfo type, MethodInfo method) {
    OverriddenTypes erased =
        new OverriddenTypes(method.signature().parameters(), method.signature().result());
    String signature = method.genericSignature();
    String declaring = method.owner().header().signature();
    if (signature == null || declaring == null || Members.typeParameters(type) > 0) {
      return erased;
    }
    try {
      List<String> names = new SignatureReader(declaring, Map.of()).declarations();
      return arguments(type, List.of(), method.owner())
          .filter(arguments -> arguments.size() == names.size())
          .map(arguments -> erased.with(signature, names, arguments))
          .orElse(erased);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return erased; // a damaged attribute
    }
  }

  private OverriddenTypes with(String signature, List<String> names, List<GenericType> arguments) {
    Map<String, GenericType> variables = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      variables.put(names.get(i), GenericType.of(JvmType.ofClass(VARIABLE + i)));
    }
    SignatureReader reader = new SignatureReader(signature, variables);
    reader.declarations();
    List<GenericType> listed = reader.parameters();
    List<JvmType> types = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      types.add(given(listed.get(i).type(), parameters.get(i), arguments));
    }
    return new OverriddenTypes(types, given(reader.next().type(), result, arguments));
  }

  /** What a variable or an array of it stands for; otherwise the descriptor is right. */
  private static JvmType given(JvmType listed, JvmType erased, List<GenericType> arguments) {
    if (listed.isArray()) {
      return erased.isArray()
          ? given(listed.component(), erased.component(), arguments).arrayOf()
          : erased;
    }
    boolean isVariable = listed.isReference() && listed.internalName().startsWith(VARIABLE);
    return isVariable
        ? arguments.get(Integer.parseInt(listed.internalName().substring(VARIABLE.length()))).type()
        : erased;
  }

  /** The type arguments that a class has for one above it; empty if it uses the raw type. */
  private static Optional<List<GenericType>> arguments(
      ClassInfo at, List<GenericType> own, ClassInfo wanted) {
    if (at.equals(wanted)) {
      return Optional.of(own);
    }
    List<ClassInfo> above = new ArrayList<>();
    if (at.superclass() != null) {
      above.add(at.superclass());
    }
    above.addAll(at.interfaces());
    List<GenericType> types = supertypes(at, own, above);
    for (int i = 0; i < above.size(); i++) {
      if (above.get(i).isSubtypeOf(wanted)) {
        return arguments(above.get(i), types.get(i).arguments(), wanted);
      }
    }
    return Optional.empty();
  }

  private static List<GenericType> supertypes(
      ClassInfo at, List<GenericType> own, List<ClassInfo> above) {
    String signature = at.header().signature();
    if (signature == null) {
      return above.stream().map(each -> GenericType.of(each.type())).toList();
    }
    List<String> names = new SignatureReader(signature, Map.of()).declarations();
    Map<String, GenericType> variables = new HashMap<>();
    for (int i = 0; i < names.size() && i < own.size(); i++) {
      variables.put(names.get(i), own.get(i));
    }
    SignatureReader reader =
        new SignatureReader(signature.substring(endOfDeclarations(signature)), variables);
    return above.stream().map(each -> reader.next()).toList();
  }

  private static int endOfDeclarations(String signature) {
    int depth = signature.startsWith("<") ? 1 : 0;
    int at = depth;
    for (; depth > 0; at++) {
      char unit = signature.charAt(at);
      depth += unit == '<' ? 1 : unit == '>' ? -1 : 0;
    }
    return at;
  }
}
