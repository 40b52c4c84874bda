package dev.clew.output;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Results made by hand. */
public final class Samples {

  public static final Site SITE = new Site("com.acme.Cart", "total", 17);
  public static final Reason REVISITS = new Reason(ReasonCode.MAX_REVISITS, "25 at Cart.java:20");

  private Samples() {}

  public static Datum number(Object value) {
    return new Datum.Primitive(value);
  }

  public static ExploredPath path(Outcome outcome, Input... inputs) {
    return new ExploredPath(List.of(0, 1), List.of("x > 0"), List.of(inputs), outcome, true);
  }

  public static ExploredPath returning(Datum value, Input... inputs) {
    return path(new Outcome.Returned("int", value, SITE), inputs);
  }

  public static TargetResult target(
      Status status, Map<Reason, Long> reasons, ExploredPath... paths) {
    Effort effort = new Effort(9, 4, 31, 20, 9, 2, 12, 210_999_999L, 90_000_000L, 10_432);
    return new TargetResult(
        "com.acme.Cart.total(int)",
        "com.acme.Cart",
        "total(I)I",
        Map.of("com.acme.Cart", "Cart.java"),
        new Exploration(status, reasons, List.of(paths), effort),
        Optional.empty());
  }

  public static TargetResult target(ExploredPath... paths) {
    return target(Status.COMPLETE, Map.of(), paths);
  }

  public static Results results(TargetResult... targets) {
    Map<String, Object> options = Map.of("seed", 0L);
    return new Results("1.2.3", "explore", options, List.of(targets), List.of(), 0);
  }
}
