package dev.clew.engine.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds subtypes, which no class file names: from the supertypes that all files of a list name.
 * Only the classes that are found get loaded. Thread-safe; one query a type, the rest are hash
 * lookups.
 */
final class SubtypeIndex {

  private final Program program;
  private final SupertypeNames supertypes;
  private final ConcurrentHashMap<ClassInfo, SubtypeSet> found = new ConcurrentHashMap<>();

  SubtypeIndex(Program program, SupertypeNames supertypes) {
    this.program = program;
    this.supertypes = supertypes;
  }

  SubtypeSet concrete(ClassInfo type) {
    SubtypeSet known = found.get(type);
    if (known != null) {
      return known;
    }
    SubtypeSet computed = search(type);
    SubtypeSet faster = found.putIfAbsent(type, computed);
    return faster == null ? computed : faster;
  }

  private SubtypeSet search(ClassInfo type) {
    List<ClassInfo> classes = new ArrayList<>();
    List<LinkageProblem> problems = new ArrayList<>(supertypes.problems());
    if (isConcrete(type)) {
      add(type.name(), classes, problems);
    }
    Map<String, Boolean> isBelow = new HashMap<>();
    for (String name : supertypes.concrete()) {
      if (!name.equals(type.name()) && isBelow(name, type, isBelow)) {
        add(name, classes, problems);
      }
    }
    return new SubtypeSet(classes, problems);
  }

  /** A class that the JVM does not link has no objects. */
  private void add(String name, List<ClassInfo> classes, List<LinkageProblem> problems) {
    try {
      ClassInfo loaded = program.load(name);
      program.verify(loaded);
      classes.add(loaded);
    } catch (LinkageException e) {
      problems.add(e.problem());
    }
  }

  private static boolean isConcrete(ClassInfo type) {
    return !type.isAbstract() && !type.isInterface();
  }

  private boolean isBelow(String name, ClassInfo type, Map<String, Boolean> known) {
    Boolean answer = known.putIfAbsent(name, false); // for now, lest a circle never end
    if (answer != null) {
      return answer;
    }
    boolean isBelow = name.equals(type.name()) || isBelowByNames(name, type, known);
    known.put(name, isBelow);
    return isBelow;
  }

  private boolean isBelowByNames(String name, ClassInfo type, Map<String, Boolean> known) {
    List<String> above = supertypes.of(name);
    if (above == null) {
      ClassInfo elsewhere = loadIfPossible(name);
      return elsewhere != null && elsewhere.isSubtypeOf(type);
    }
    boolean isBelow = false;
    for (String each : above) {
      isBelow = isBelow || isBelow(each, type, known);
    }
    return isBelow;
  }

  private @Nullable ClassInfo loadIfPossible(String name) {
    try {
      return program.load(name);
    } catch (LinkageException e) {
      return null;
    }
  }
}
