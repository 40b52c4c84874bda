package dev.clew.solver.smtlib.syntax;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A map from names whose latest entries can be taken back, by an undo log. */
public final class ScopedMap<V> {

  private final Map<String, V> entries = new LinkedHashMap<>();
  private final Deque<Undo<V>> log = new ArrayDeque<>();

  private record Undo<V>(String name, @Nullable V before) {}

  public Optional<V> get(String name) {
    return Optional.ofNullable(entries.get(name));
  }

  /** Until {@link #undoTo} an earlier mark. */
  public void put(String name, V value) {
    log.push(new Undo<>(name, entries.put(name, value)));
  }

  /** For good: no mark takes it back. */
  public void putGlobally(String name, V value) {
    entries.put(name, value);
  }

  /** For {@link #undoTo}. */
  public int mark() {
    return log.size();
  }

  /** Takes back what was put since the mark was set; costs what is taken back. */
  public void undoTo(int mark) {
    while (log.size() > mark) {
      Undo<V> undo = log.pop();
      if (undo.before() == null) {
        entries.remove(undo.name());
      } else {
        entries.put(undo.name(), undo.before());
      }
    }
  }

  /** Forgets everything, what is there for good included. */
  public void clear() {
    entries.clear();
    log.clear();
  }

  /** In the order in which they were put first; unmodifiable. */
  public Map<String, V> entries() {
    return Collections.unmodifiableMap(entries);
  }
}
