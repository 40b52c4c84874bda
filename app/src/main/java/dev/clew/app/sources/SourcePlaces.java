package dev.clew.app.sources;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.PathStep;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import dev.clew.output.Finding;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Finds the sources of all classes that results speak of. */
public final class SourcePlaces {

  private SourcePlaces() {}

  /** The same results with the places of sources, by class. */
  public static Results in(Program program, Results results) {
    SourceFiles files = new SourceFiles();
    Map<String, String> places = new TreeMap<>();
    for (String name : classes(results)) {
      try {
        files
            .placeOf(program.load(name.replace('.', '/')))
            .ifPresent(place -> places.put(name, place));
      } catch (LinkageException e) {
        // a class made at run time has no source
      }
    }
    return results.withSources(places);
  }

  /** What a place holds; empty if it is not there any more, or is no text. */
  public static Optional<String> read(String place) {
    return SourceFiles.read(place);
  }

  private static Set<String> classes(Results results) {
    Set<String> names = new TreeSet<>();
    for (TargetResult target : results.targets()) {
      names.add(target.className());
      for (ExploredPath path : target.exploration().paths()) {
        path.steps().stream()
            .map(PathStep::fork)
            .map(fork -> fork.site().className())
            .forEach(names::add);
        if (path.outcome() instanceof Outcome.Threw threw) {
          names.add(threw.site().className());
        }
      }
    }
    results
        .findings()
        .forEach(
            (Finding finding) -> {
              names.add(finding.site().className());
              finding.trace().stream().map(Site::className).forEach(names::add);
            });
    results.hotspots().forEach(hotspot -> names.add(hotspot.site().className()));
    return names;
  }
}
