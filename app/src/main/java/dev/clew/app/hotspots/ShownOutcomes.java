package dev.clew.app.hotspots;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.sink.SinkArgument.Shape;
import dev.clew.engine.sink.StringSink;
import dev.clew.hotspots.verdict.HotspotVerdict;
import dev.clew.hotspots.verdict.ShownExploit;
import dev.clew.junit.source.cases.ShownSentence.Showing;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.solver.Budget;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds what a JUnit test can see an exploit by. */
final class ShownOutcomes {

  /** Types whose objects are written as what they were made of. */
  private static final Set<String> WRITTEN =
      Set.of(
          "java.io.File",
          "java.nio.file.Path",
          "java.net.URI",
          "java.net.URL",
          "java.util.regex.Pattern");

  private final Replayer replayer;
  private final Budget budget;

  ShownOutcomes(Replayer replayer, Budget budget) {
    this.replayer = replayer;
    this.budget = budget;
  }

  /**
   * A stub that is asked by a method of its own sees what it is handed. What goes to constructors
   * and static methods shows in how the call ends: in what it returns, or in the message of what it
   * throws. Empty where it shows in neither.
   */
  Optional<Showing> of(HotspotVerdict verdict, ShownExploit exploit) throws InterruptedException {
    StringSink sink = verdict.hotspot().sink();
    boolean isStub = sink.argument().shape() == Shape.TEXT && !sink.type().startsWith("java.lang.");
    if (isStub && !sink.method().equals("<init>") && !isOfValue(sink)) {
      return Optional.of(new Showing.ByStub());
    }
    Replay.Ending ending = replayer.run(List.of(exploit.recipe()), budget).ending();
    if (ending instanceof Replay.Ending.Returned returned) {
      return isWritten(verdict.target(), returned.value())
          ? Optional.of(new Showing.ByResult())
          : Optional.empty();
    }
    return ending instanceof Replay.Ending.Threw threw
            && threw.message() != null
            && threw.message().contains(exploit.arrived())
        ? Optional.of(new Showing.ByFailure(threw.exception()))
        : Optional.empty();
  }

  /** Methods of the JDK's own objects, which nobody stubs. */
  private static boolean isOfValue(StringSink sink) {
    return WRITTEN.contains(sink.type())
        || sink.type().equals("java.nio.file.Paths")
        || sink.type().startsWith("java.util.")
        || sink.type().startsWith("java.time.");
  }

  private static boolean isWritten(MethodInfo target, Picture value) {
    return !(value instanceof Picture.Null)
        && WRITTEN.contains(target.signature().result().javaName());
  }
}
