package dev.clew.engine.program.nullness;

import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassFile;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What the classes of a folder or jar show about each other's members: null that is passed,
 * assigned or asked for, static fields that are written. An exploration depends on it beside the
 * code that it runs.
 */
public final class ShownFacts {

  private ShownFacts() {}

  /**
   * By the internal names of classes, what others and they themselves show of them. Reads each
   * class of the folder or jar twice.
   *
   * @param any class of the folder or jar
   */
  public static Map<String, SortedSet<String>> beside(Program program, ClassFile any) {
    Map<String, SortedSet<String>> facts = new HashMap<>();
    new OwnClasses(program).tell(any, (owner, fact) -> add(facts, owner, fact));
    new StaticWrites(program).tell(any, (owner, fact) -> add(facts, owner, fact));
    return facts;
  }

  private static void add(Map<String, SortedSet<String>> facts, String owner, String fact) {
    facts.computeIfAbsent(owner, name -> new TreeSet<>()).add(fact);
  }
}
