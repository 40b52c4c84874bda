package dev.clew.hotspots.catalogue;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.sink.StringSink;
import java.util.List;
import java.util.Set;

/**
 * The sinks that somebody wants to hear of. The others are sinks all the same: their calls are
 * answered for.
 *
 * @param languages without dialects; empty for all
 */
public record WantedSinks(SinkCatalogue all, Set<String> languages) {
  public WantedSinks {
    languages = Set.copyOf(languages);
  }

  /** Whether a sink is wanted. */
  public boolean isWanted(StringSink sink) {
    String language = sink.language();
    int slash = language.indexOf('/');
    return languages.isEmpty()
        || languages.contains(slash < 0 ? language : language.substring(0, slash));
  }

  /** What a call of a method hands to interpreters that are wanted. */
  public List<StringSink> of(MethodInfo method) {
    return all.of(method).stream().filter(this::isWanted).toList();
  }

  /**
   * Whether an object of a sink's type may be behind a method that is none itself: {@code
   * Appendable.append} may be that of a writer.
   */
  public boolean mayBeBehind(MethodInfo method, Program program) {
    return all.rows().stream()
        .filter(row -> row.method().equals(method.name()) && isWanted(row))
        .anyMatch(row -> isBelow(row.type(), method.owner(), program));
  }

  private static boolean isBelow(String type, ClassInfo owner, Program program) {
    try {
      ClassInfo sink = program.load(type.replace('.', '/'));
      return sink != owner && sink.isSubtypeOf(owner);
    } catch (LinkageException e) {
      return false; // without the class there are no objects of it
    }
  }
}
