package dev.clew.replay.recipe;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.CompanionObjects;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.ContainerMembers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds ways to make objects that have given fields, with what their class offers its package. */
final class Constructions {

  private final FieldWrites writes;
  private final Map<MethodInfo, Map<String, Integer>> known = new HashMap<>();

  Constructions(Program program) {
    this.writes = new FieldWrites(program);
  }

  /**
   * The constructor that leaves the fewest fields to others, and of these the one with the fewest
   * parameters. A class without any that is seen may have static methods instead. Fields that
   * nobody sets have to be as they are.
   */
  Optional<Construction> of(ClassInfo type, Set<String> fields, Visibility visibility) {
    if (type.isAbstract()) {
      return Optional.empty();
    }
    List<MethodInfo> makers =
        type.methods().stream()
            .filter(each -> each.isConstructor() && visibility.sees(each))
            .filter(each -> !each.isSynthetic() || CompanionObjects.isMaker(each))
            .toList();
    if (makers.isEmpty()) {
      makers = type.methods().stream().filter(visibility::sees).filter(writes::isFactory).toList();
    }
    return best(makers, fields, visibility);
  }

  /** The same for the constructor that a subclass of an abstract class calls. */
  Optional<Construction> extending(ClassInfo type, Set<String> fields, Visibility visibility) {
    return visibility.canExtend(type)
        ? best(
            type.methods().stream()
                .filter(each -> each.isConstructor() && visibility.seesFromBelow(each))
                .toList(),
            fields,
            visibility)
        : Optional.empty();
  }

  private Optional<Construction> best(
      List<MethodInfo> makers, Set<String> fields, Visibility visibility) {
    return makers.stream()
        .map(constructor -> complete(constructor, fields, visibility))
        .min(
            Comparator.comparingLong((Construction each) -> fields.size() - each.covered())
                .thenComparingInt(each -> each.setters().size() + each.assigned().size())
                .thenComparingInt(each -> each.fields().size()));
  }

  private Construction complete(MethodInfo constructor, Set<String> wanted, Visibility visibility) {
    Map<String, Integer> set = writes(constructor);
    List<@Nullable String> byParameter = new ArrayList<>();
    constructor.signature().parameters().forEach(parameter -> byParameter.add(null));
    Map<String, MethodInfo> setters = new LinkedHashMap<>();
    List<String> injected = new ArrayList<>();
    List<String> assigned = new ArrayList<>();
    for (String field : wanted) {
      Integer parameter = set.containsKey(field) ? set.get(field) : called(constructor, field);
      Optional<MethodInfo> setter = setter(constructor.owner(), field, visibility);
      if (parameter != null && byParameter.get(parameter) == null) {
        byParameter.set(parameter, field);
      } else if (setter.isPresent()) {
        setters.put(field, setter.get());
      } else if (isAssignable(constructor.owner(), field, visibility)) {
        assigned.add(field);
      } else if (isInjected(constructor.owner(), field)) {
        injected.add(field);
      }
    }
    return new Construction(constructor, byParameter, setters, injected, assigned);
  }

  private static boolean isInjected(ClassInfo type, String name) {
    return type.instanceFields().stream()
        .anyMatch(field -> field.name().equals(name) && ContainerMembers.isInjected(field));
  }

  /**
   * The parameter that is called as a field is, and of its type; null without one. What a
   * constructor trims, copies or checks first is often what it would have been anyway.
   */
  private static @Nullable Integer called(MethodInfo constructor, String field) {
    int parameter = constructor.parameterNames().indexOf(field);
    boolean fits =
        parameter >= 0
            && constructor.owner().instanceFields().stream()
                .filter(each -> each.name().equals(field))
                .anyMatch(
                    each ->
                        each.type().equals(constructor.signature().parameters().get(parameter)));
    return fits ? parameter : null;
  }

  private static boolean isAssignable(ClassInfo type, String name, Visibility visibility) {
    return type.instanceFields().stream()
        .anyMatch(field -> field.name().equals(name) && visibility.canAssign(field));
  }

  private Optional<MethodInfo> setter(ClassInfo type, String field, Visibility visibility) {
    for (ClassInfo at = type; at != null && !at.isJdk(); at = at.superclass()) {
      for (MethodInfo method : at.methods()) {
        boolean fits =
            !method.isStatic()
                && visibility.sees(method)
                && !method.isConstructor()
                && method.signature().parameters().size() == 1
                && Integer.valueOf(0).equals(writes(method).get(field));
        if (fits) {
          return Optional.of(method);
        }
      }
    }
    return Optional.empty();
  }

  private Map<String, Integer> writes(MethodInfo method) {
    return known.computeIfAbsent(method, writes::of);
  }
}
