package dev.clew.cli;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.ForkKind;
import dev.clew.engine.outcome.ForkSite;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.PathStep;
import dev.clew.engine.outcome.PathTrace;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Results of one method, made by hand, and paths for them. */
final class HandMadeResults {

  static final Site SITE = new Site("com.acme.Cart", "total", 17);

  private HandMadeResults() {}

  static ExploredPath path(int id, String text, PathStep... steps) {
    return new ExploredPath(
            List.of(id),
            steps.length > 1
                ? Stream.of(steps).map(PathStep::text).toList()
                : List.of("s.equals(\"" + text + "\")"),
            List.of(new Input("s", "java.lang.String", new Datum.Text(text, 1, false))),
            new Outcome.Threw("java.lang.Error", text, SITE, 0),
            true)
        .with(new PathTrace(List.of(steps), Optional.empty()));
  }

  static PathStep step(int line, int side, String text) {
    return new PathStep(
        new ForkSite(new Site("com.acme.Cart", "total", line), ForkKind.BRANCH, line), side, text);
  }

  static Results results(List<ExploredPath> paths, Optional<Trials> trials) {
    return results(new Exploration(Status.COMPLETE, Map.of(), paths, effort(paths)), trials);
  }

  static Effort effort(List<ExploredPath> paths) {
    return new Effort(paths.size(), 0, 0, 0, 0, 0, 0, 0, 0, 0);
  }

  static Results results(Exploration exploration, Optional<Trials> trials) {
    TargetResult target =
        new TargetResult(
            "com.acme.Cart.total(String)",
            "com.acme.Cart",
            "total(Ljava/lang/String;)I",
            Map.of("com.acme.Cart", "Cart.java"),
            exploration,
            trials);
    return new Results("1", "check", Map.of("out", "x"), List.of(target), List.of(), 0);
  }

  static ExploredPath ending(ExploredPath path, Outcome outcome, boolean proven) {
    return new ExploredPath(path.decisions(), path.condition(), path.inputs(), outcome, proven)
        .with(path.trace());
  }
}
