package dev.clew.hotspots.arrival;

import dev.clew.engine.program.type.JvmType;
import dev.clew.hotspots.source.InputSources;
import dev.clew.hotspots.source.SourceKind;
import dev.clew.hotspots.text.SentencePart.Hole;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who decides what is in the holes of one path. */
final class HoleOrigins {

  private static final Set<SourceKind> CALLERS =
      EnumSet.of(SourceKind.PARAMETERS, SourceKind.FIELDS);

  /** Who may leave out what a sentence cannot do without. */
  private static final Set<SourceKind> ASKING =
      EnumSet.of(SourceKind.PARAMETERS, SourceKind.FIELDS, SourceKind.WEB);

  private final InputSources sources;
  private final Set<SourceKind> counted;
  private final Map<String, JvmType> roots;

  /**
   * @param counted whose inputs may attack
   * @param roots the receiver and the parameters, with their types
   */
  HoleOrigins(InputSources sources, Set<SourceKind> counted, Map<String, JvmType> roots) {
    this.sources = sources;
    this.counted = counted;
    this.roots = roots;
  }

  Set<SourceKind> kinds(Hole hole) {
    Set<SourceKind> kinds = EnumSet.noneOf(SourceKind.class);
    hole.inputs().forEach(name -> kinds.addAll(sources.all(name, roots)));
    return kinds;
  }

  /** Whether somebody who may attack decides some of it. */
  boolean isCounted(Hole hole) {
    return kinds(hole).stream().anyMatch(counted::contains);
  }

  /** Whether callers attack who hand over a whole sentence. */
  boolean countsSentences() {
    return counted.contains(SourceKind.SENTENCES);
  }

  /** An answer that no call can be given, as it is made of what the call was given. */
  Optional<String> madeOfOthers(Hole hole) {
    return hole.inputs().stream().filter(name -> sources.isMadeOfOthers(name, roots)).findFirst();
  }

  /** Whether those decide it who call the method, or send a request. */
  boolean isForCallers(Hole hole) {
    return ASKING.containsAll(kinds(hole)) && madeOfOthers(hole).isEmpty();
  }

  /**
   * Whether it is one input that code of the program, or code that uses it, decides alone: then a
   * whole sentence of it is no matter of this method.
   */
  boolean isCallersAlone(Hole hole) {
    return hole.symbols().size() == 1
        && !sources.isEntryPoint()
        && CALLERS.containsAll(kinds(hole))
        && madeOfOthers(hole).isEmpty();
  }
}
