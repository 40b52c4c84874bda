package dev.clew.app.hotspots;

import dev.clew.app.analysis.ResultMaker;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.hotspots.arrival.HotspotRecord;
import dev.clew.hotspots.text.AutomatonDrawing;
import dev.clew.hotspots.text.LanguageUnion;
import dev.clew.hotspots.text.RowLanguage;
import dev.clew.hotspots.text.SmallestAutomaton;
import dev.clew.hotspots.verdict.UnseenPaths;
import java.util.List;
import java.util.Optional;

/**
 * What a method returns, all paths together.
 *
 * @param title the method as a person reads it
 * @param name of files about it
 * @param returnsText whether it returns strings at all
 * @param paths how many return one
 * @param pattern the language as a pattern, or how large it is
 * @param isExact whether there is no other word in it
 * @param gaps why words may be missing: paths that were not seen
 * @param drawing of the smallest automaton, where there is one
 */
public record ReturnedLanguage(
    String title,
    String name,
    boolean returnsText,
    int paths,
    String pattern,
    boolean isExact,
    List<String> gaps,
    Optional<AutomatonDrawing> drawing) {
  public ReturnedLanguage {
    gaps = List.copyOf(gaps);
  }

  static ReturnedLanguage of(MethodInfo target, HotspotRecord found, Exploration exploration) {
    LanguageUnion union = new LanguageUnion();
    List<HotspotRecord.Returned> returned = found.returned();
    RowLanguage all = union.of(returned.stream().map(HotspotRecord.Returned::language).toList());
    Optional<SmallestAutomaton> smallest = union.text().smallest(all);
    long unsolved =
        exploration.paths().stream()
            .filter(path -> path.outcome() instanceof Outcome.Returned && !path.proven())
            .count();
    return new ReturnedLanguage(
        ResultMaker.title(target),
        (target.owner() + "." + target.name()).replaceAll("[^\\w.]", "_"),
        target.signature().result().equals(JvmType.STRING),
        returned.size(),
        returned.isEmpty() ? "nothing" : union.text().of(all),
        all.isExact() && unsolved == 0,
        UnseenPaths.of(exploration),
        returned.isEmpty() ? Optional.empty() : smallest.map(AutomatonDrawing::new));
  }
}
