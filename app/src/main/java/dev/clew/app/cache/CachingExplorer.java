package dev.clew.app.cache;

import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.path.ProgramQuestion;
import dev.clew.engine.program.path.QuestionLog;
import dev.clew.solver.Budget;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Instant;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Looks up what was explored before, and keeps what another explorer finds. One exploration at a
 * time; one that was left behind may still be going on.
 */
final class CachingExplorer implements Explorer {

  /** What depends on how fast the machine is, how busy and how large. */
  private static final Set<ReasonCode> OF_THE_MACHINE =
      EnumSet.of(
          ReasonCode.TIME,
          ReasonCode.NOT_STARTED,
          ReasonCode.NOT_STOPPED,
          ReasonCode.MEMORY,
          ReasonCode.SOLVER_UNKNOWN,
          ReasonCode.CONCRETE_UNSTABLE,
          ReasonCode.CONCRETE_FAILED,
          ReasonCode.INTERNAL_ERROR);

  /** Of other drivers than that of the target: another run numbers them otherwise. */
  private static final String DRIVER = "$Driver$";

  private final Supplier<Explorer> explorer;
  private final VerdictStore store;
  private final ExplorationKeys keys;
  private final QuestionDigests answers;
  private final LineRanks ranks;
  private final QuestionLog questions;

  CachingExplorer(
      Supplier<Explorer> explorer,
      VerdictStore store,
      ExplorationKeys keys,
      QuestionDigests answers,
      LineRanks ranks,
      QuestionLog questions) {
    this.explorer = explorer;
    this.store = store;
    this.keys = keys;
    this.answers = answers;
    this.ranks = ranks;
    this.questions = questions;
  }

  @Override
  public Exploration explore(
      MethodInfo target,
      Bounds bounds,
      StrategyName strategy,
      long seed,
      int jobs,
      Budget budget,
      ExplorationListener listener) {
    String name = keys.name(target);
    DriverName driver = DriverName.of(target.owner());
    Optional<String> key = keys.of(target, bounds, strategy, seed);
    Optional<Exploration> known = key.flatMap(each -> find(name, each, driver));
    if (known.isPresent()) {
      known.get().paths().forEach(listener::pathEnded);
      return known.get();
    }
    Explorer asked = explorer.get();
    questions.take();
    Exploration explored = asked.explore(target, bounds, strategy, seed, jobs, budget, listener);
    if (!budget.exhausted() && isRepeatable(explored)) { // a late one may lack questions
      key.ifPresent(each -> keep(name, each, driver, explored));
    }
    return explored;
  }

  private synchronized Optional<Exploration> find(String target, String key, DriverName driver) {
    Optional<byte[]> file = store.find(target, key);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    try {
      KeptFile kept = KeptFile.open(file.get(), ranks);
      if (!holds(kept.header().answers())) {
        return Optional.empty();
      }
      Exploration exploration = kept.exploration(ranks, driver);
      store.used(target, key);
      return Optional.of(exploration.keptSince(Instant.ofEpochMilli(kept.header().computed())));
    } catch (IOException | RuntimeException | StackOverflowError e) {
      store.damaged();
      return Optional.empty();
    }
  }

  private boolean holds(Map<ProgramQuestion, String> kept) {
    return kept.entrySet().stream()
        .allMatch(each -> answers.of(each.getKey()).equals(Optional.of(each.getValue())));
  }

  /** Whether another run would find the same, however much time it had. */
  private static boolean isRepeatable(Exploration explored) {
    boolean isWhole = explored.status() != Status.TIMEOUT && explored.status() != Status.FAILED;
    return isWhole
        && explored.paths().stream().allMatch(ExploredPath::proven)
        && explored.reasons().keySet().stream()
            .noneMatch(reason -> OF_THE_MACHINE.contains(reason.cause()));
  }

  private synchronized void keep(
      String target, String key, DriverName driver, Exploration explored) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      RecordWriter writer = new RecordWriter(new DataOutputStream(bytes), ranks, driver);
      writer.write(explored);
      Set<ProgramQuestion> asked = new HashSet<>(questions.take());
      if (writer.mayTellLines()) {
        asked.add(new ProgramQuestion(ProgramQuestion.Kind.LINES, ""));
      }
      Map<ProgramQuestion, String> answered = new LinkedHashMap<>();
      for (ProgramQuestion each : asked) {
        Optional<String> answer = answers.of(each);
        if (answer.isEmpty()) {
          return;
        }
        answered.put(each, answer.get());
      }
      if (!writer.hasWritten(DRIVER)) {
        KeptFile.Header header = new KeptFile.Header(System.currentTimeMillis(), answered);
        store.keep(target, key, KeptFile.bytes(header, bytes.toByteArray(), ranks));
      }
    } catch (IOException | IllegalArgumentException | StackOverflowError e) {
      return; // of a kind that is not kept, or deeper than can be written
    }
  }
}
