package dev.clew.app.entry;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.replay.recipe.Visibility;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Calls that may bring an object into a state: one method, then two in a row, then three, then five
 * of a kind. Those come first that change the most of the fields that matter; methods that return
 * nothing are there for what they change, and come before others. For one thread.
 */
final class ChangeRows {

  /** How many rounds there are, each with longer sequences. */
  static final int ROUNDS = 4;

  private static final int MOST_ALONE = 6;
  private static final int MOST_PAIRS = 8;
  private static final int MOST_TRIPLES = 6;
  private static final int MANY = 5;
  private static final int MOST_MANY = 2;

  private final FieldEffects effects;

  ChangeRows(FieldEffects effects) {
    this.effects = effects;
  }

  /**
   * Sequences of one round.
   *
   * @param fields that matter
   */
  List<List<MethodInfo>> of(ClassInfo type, Set<String> fields, Visibility visibility, int round) {
    List<MethodInfo> all = methods(type, visibility);
    Set<String> wide = withPreconditions(all, fields);
    List<MethodInfo> methods =
        all.stream()
            .filter(method -> changed(List.of(method), wide) > 0)
            .sorted(
                Comparator.comparingInt((MethodInfo method) -> -changed(List.of(method), fields))
                    .thenComparingInt(method -> -changed(List.of(method), wide))
                    .thenComparingInt(method -> method.signature().result().slots())
                    .thenComparingInt(method -> method.signature().parameters().size()))
            .toList();
    return switch (round) {
      case 0 -> methods.stream().limit(MOST_ALONE).map(List::of).toList();
      case 1 -> byEffect(rows(first(methods, 4), 2), wide, MOST_PAIRS);
      case 2 -> byEffect(rows(first(methods, 3), 3), wide, MOST_TRIPLES);
      default ->
          methods.stream().limit(MOST_MANY).map(each -> Collections.nCopies(MANY, each)).toList();
    };
  }

  /** And the fields that methods which change these look at first: they may refuse. */
  private Set<String> withPreconditions(List<MethodInfo> methods, Set<String> fields) {
    Set<String> wide = new HashSet<>(fields);
    methods.stream()
        .filter(method -> changed(List.of(method), fields) > 0)
        .forEach(method -> wide.addAll(effects.of(method).read()));
    return wide;
  }

  private static List<MethodInfo> first(List<MethodInfo> methods, int most) {
    return methods.subList(0, Math.min(most, methods.size()));
  }

  /** All rows of a length. */
  private static List<List<MethodInfo>> rows(List<MethodInfo> methods, int length) {
    List<List<MethodInfo>> rows = List.of(List.of());
    for (int i = 0; i < length; i++) {
      List<List<MethodInfo>> longer = new ArrayList<>();
      for (List<MethodInfo> row : rows) {
        for (MethodInfo method : methods) {
          List<MethodInfo> next = new ArrayList<>(row);
          next.add(method);
          longer.add(next);
        }
      }
      rows = longer;
    }
    return rows;
  }

  private List<List<MethodInfo>> byEffect(
      List<List<MethodInfo>> rows, Set<String> fields, int most) {
    return rows.stream()
        .sorted(Comparator.comparingInt(row -> -changed(row, fields)))
        .limit(most)
        .toList();
  }

  private int changed(List<MethodInfo> row, Set<String> fields) {
    Set<String> changed = new HashSet<>();
    row.forEach(method -> changed.addAll(effects.of(method).changed()));
    changed.retainAll(fields);
    return changed.size();
  }

  /** What can be called on an object, as far as it is code of the program. */
  private static List<MethodInfo> methods(ClassInfo type, Visibility visibility) {
    Map<String, MethodInfo> found = new LinkedHashMap<>();
    for (ClassInfo at = type; at != null && !at.isJdk(); at = at.superclass()) {
      for (MethodInfo method : at.methods()) {
        boolean fits =
            !method.isStatic()
                && !method.isConstructor()
                && !method.isSynthetic()
                && method.hasCode()
                && visibility.sees(method);
        if (fits) {
          found.putIfAbsent(method.name() + method.descriptor(), method);
        }
      }
    }
    return List.copyOf(found.values());
  }
}
