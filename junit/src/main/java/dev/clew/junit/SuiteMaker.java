package dev.clew.junit;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.Program;
import dev.clew.junit.SuiteReport.KeptTest;
import dev.clew.junit.mutation.KillingCases;
import dev.clew.junit.run.Dropped;
import dev.clew.junit.run.Dropped.Reason;
import dev.clew.junit.run.NoTimeException;
import dev.clew.junit.run.SuiteBench;
import dev.clew.junit.run.SuiteException;
import dev.clew.junit.source.Suite;
import dev.clew.junit.source.SuiteNames;
import dev.clew.junit.source.cases.PlannedTest;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.trials.ChainedCases;
import dev.clew.junit.trials.ObservedCases;
import dev.clew.junit.trials.OtherTimes;
import dev.clew.junit.trials.PlainerCases;
import dev.clew.junit.trials.Refusals;
import dev.clew.junit.trials.UntriedCalls;
import dev.clew.junit.trials.VariedCases;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.Replayer;
import dev.clew.replay.coverage.Coverage;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.process.JvmStartException;
import dev.clew.replay.process.TempFolder;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Makes JUnit suites of cases: writes them, keeps what compiles and passes at least twice, in
 * different orders, leaves out what others make needless. The same cases give the same files.
 */
public final class SuiteMaker {

  /** For a call with other values, or on a class with a mistake in it: others took less. */
  private static final Duration CALL_LIMIT = Duration.ofMillis(500);

  /** Of the time: half for trying values and mistakes, the rest for compiling and running tests. */
  private static final int TRIALS_PART = 2;

  private static final Duration MOST_TRIALS = Duration.ofSeconds(20);

  /** For making plainer what was chosen, after the trials. */
  private static final Duration MOST_POLISHING = Duration.ofSeconds(8);

  /** For seeing what calls have changed. */
  private static final Duration MOST_LOOKING = Duration.ofSeconds(3);

  /** Most of what the trials leave is for compiling and running what was chosen. */
  private static final int PARTS_OF_REST = 4;

  private final Program program;
  private final SuiteOptions options;
  private final ConfinedJvms jvms;

  /**
   * @param jvms where tests are run
   */
  public SuiteMaker(Program program, SuiteOptions options, ConfinedJvms jvms) {
    this.program = program;
    this.options = options;
    this.jvms = jvms;
  }

  /**
   * Starts a compiler and some JVMs, so it takes seconds.
   *
   * @param cases of any number of classes; paths to the same end may be among them
   * @throws SuiteException where there is no compiler, tests cannot be run, or files cannot be
   *     written
   */
  public SuiteReport make(List<SuiteCase> cases) throws SuiteException, InterruptedException {
    return make(cases, Budget.unlimited());
  }

  /** The same in the time that is left: what cannot be compiled and run by then is dropped. */
  public SuiteReport make(List<SuiteCase> cases, Budget budget)
      throws SuiteException, InterruptedException {
    List<Dropped> dropped = new ArrayList<>();
    List<SuiteCase> ended = new ArrayList<>();
    for (SuiteCase each : cases) {
      if (hasEnded(each)) {
        ended.add(each);
      } else {
        dropped.add(new Dropped(each, Reason.NOT_ENDED, ending(each.replay().ending())));
      }
    }
    if (budget.exhausted()) {
      return late(cases, ended, dropped);
    }
    SuiteFiles files = new SuiteFiles(options.out());
    try (TempFolder folder = TempFolder.create("clew-suites");
        Replayer replayer = new Replayer(jvms, CALL_LIMIT)) {
      boolean isRefined = options.isRefined() && !options.allPaths();
      Budget trials = budget.atMost(least(budget.remaining().dividedBy(TRIALS_PART), MOST_TRIALS));
      Set<ClassInfo> mutated = isRefined ? types(cases) : Set.of();
      KillingCases killing = new KillingCases(mutated, replayer, trials);
      List<SuiteCase> different = options.allPaths() ? ended : Minimiser.different(ended);
      List<SuiteCase> all = new ArrayList<>(different);
      List<SuiteCase> preferred =
          isRefined ? refined(all, replayer, killing, trials, budget) : List.of();
      List<Suite> suites = SuiteNames.group(all, this::isTaken);
      files.check(suites);
      SuiteBench bench =
          new SuiteBench(
              program,
              options.version(),
              options.libraries(),
              folder.path(),
              jvms,
              options.limit(),
              budget);
      Selection selection = new Selection(bench, suites, killing, options.allPaths(), preferred);
      List<Suite> finals = finished(bench, selection.make());
      dropped.addAll(bench.dropped());
      List<Path> written = new ArrayList<>();
      for (Suite suite : finals) {
        written.add(files.write(suite, bench.source(suite)));
      }
      return new SuiteReport(
          written,
          kept(finals),
          superfluous(selection, ended, different),
          dropped,
          coverage(finals, selection.shownByOthers(), cases));
    } catch (JvmStartException e) {
      throw new SuiteException(String.valueOf(e.getMessage()), e);
    } catch (NoTimeException e) {
      return late(cases, ended, dropped);
    } catch (IOException e) {
      throw new SuiteException(
          "cannot write to the temporary folder "
              + System.getProperty("java.io.tmpdir")
              + ": "
              + e.getMessage()
              + "; make room or name another folder, as in"
              + " CLEW_JAVA_OPTS=-Djava.io.tmpdir=/var/tmp",
          e);
    }
  }

  private static List<SuiteCase> superfluous(
      Selection selection, List<SuiteCase> ended, List<SuiteCase> different) {
    Set<SuiteCase> looked = Collections.newSetFromMap(new IdentityHashMap<>());
    looked.addAll(different);
    Stream<SuiteCase> others = ended.stream().filter(each -> !looked.contains(each));
    return Stream.concat(selection.superfluous().stream(), others).toList();
  }

  /**
   * Those that would be chosen, with what can be seen after them.
   *
   * @param all grows by calls like those that would be chosen, to choose from; what nobody should
   *     test goes
   * @param more for making those plainer that are chosen
   */
  private List<SuiteCase> refined(
      List<SuiteCase> all, Replayer replayer, KillingCases killing, Budget budget, Budget more)
      throws InterruptedException {
    all.removeIf(AccidentalFailures::isOne);
    Refusals refusals = Refusals.of(all);
    VariedCases varied = new VariedCases(program, refusals, replayer);
    all.addAll(varied.of(Minimiser.smallest(all), part(budget, 5)));
    all.addAll(
        new ChainedCases(refusals, replayer, part(budget, 5))
            .of(Minimiser.smallest(all), UntriedCalls.of(program, options.targets())));
    all.addAll(varied.of(Minimiser.smallest(all), part(budget, 4)));
    List<SuiteCase> chosen = lasting(all, killing, new OtherTimes(replayer, budget));
    Budget polishing = part(more, PARTS_OF_REST).atMost(MOST_POLISHING);
    List<SuiteCase> polished =
        new PolishedCases(
                new PlainerCases(program, refusals, replayer, polishing), killing, polishing)
            .of(chosen);
    Budget looking = part(more, PARTS_OF_REST).atMost(MOST_LOOKING);
    ObservedCases observed = new ObservedCases(replayer, looking);
    OtherTimes times = new OtherTimes(replayer, looking);
    List<SuiteCase> preferred = new ArrayList<>();
    for (int i = 0; i < chosen.size(); i++) {
      SuiteCase plain = polished.get(i);
      SuiteCase kept = plain.equals(chosen.get(i)) || times.areSame(plain) ? plain : chosen.get(i);
      preferred.add(observed.of(kept, polished));
      all.set(all.indexOf(chosen.get(i)), preferred.get(i));
    }
    return preferred;
  }

  /** Those that would be chosen of the ones that do not depend on the time of day. */
  private static List<SuiteCase> lasting(
      List<SuiteCase> all, KillingCases killing, OtherTimes times) throws InterruptedException {
    while (true) {
      List<SuiteCase> chosen = Selection.enough(all, killing);
      List<SuiteCase> passing = new ArrayList<>();
      for (SuiteCase each : chosen) {
        if (!times.areSame(each)) {
          passing.add(each);
        }
      }
      if (passing.isEmpty()) {
        return chosen;
      }
      all.removeAll(passing);
    }
  }

  private static Budget part(Budget budget, int parts) {
    return budget.atMost(budget.remaining().dividedBy(parts));
  }

  /** Nothing is written: none of it was compiled and run often enough. */
  private static SuiteReport late(
      List<SuiteCase> cases, List<SuiteCase> ended, List<Dropped> dropped) {
    List<Dropped> all = new ArrayList<>(dropped);
    ended.forEach(each -> all.add(new Dropped(each, Reason.NO_TIME, "the time was up")));
    return new SuiteReport(
        List.of(), List.of(), List.of(), all, coverage(List.of(), List.of(), cases));
  }

  private boolean isTaken(String path) {
    return options.others().stream().anyMatch(folder -> SuiteFiles.isTheirs(folder.resolve(path)));
  }

  /** That a call does not end can be tested, where it is known. */
  private static boolean hasEnded(SuiteCase of) {
    Ending ending = of.replay().ending();
    return ending instanceof Ending.Returned
        || ending instanceof Ending.Threw
        || (ending instanceof Ending.TimedOut && of.isError());
  }

  private static String ending(Ending ending) {
    if (ending instanceof Ending.Refused refused) {
      return refused.what();
    }
    return ending instanceof Ending.Failed failed ? failed.why() : "it did not end in time";
  }

  private static Stream<SuiteCase> cases(List<Suite> suites) {
    return suites.stream().flatMap(suite -> suite.tests().stream()).map(PlannedTest::of);
  }

  /** With names that tell them apart; compiled and run once more for that. */
  private static List<Suite> finished(SuiteBench bench, List<Suite> chosen)
      throws IOException, InterruptedException, SuiteException {
    List<Suite> finals = chosen.stream().map(Suite::renamed).toList();
    List<Suite> compiled = bench.compiled(finals);
    List<Suite> steady = bench.inOrderOfJUnit(compiled);
    return steady.equals(compiled) ? compiled : finished(bench, steady);
  }

  private static List<KeptTest> kept(List<Suite> suites) {
    return suites.stream()
        .flatMap(
            suite ->
                suite.tests().stream()
                    .map(test -> new KeptTest(test.of(), suite.className(), test.name())))
        .toList();
  }

  private static Duration least(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  private static Set<ClassInfo> types(List<SuiteCase> cases) {
    Set<ClassInfo> types = new LinkedHashSet<>();
    cases.forEach(each -> types.add(each.target().owner()));
    return types;
  }

  private static Coverage.Counts coverage(
      List<Suite> suites, List<SuiteCase> asserted, List<SuiteCase> cases) {
    Coverage coverage = new Coverage();
    Stream.concat(cases(suites), asserted.stream())
        .forEach(each -> coverage.add(each.replay().coverage().content()));
    return types(cases).stream()
        .map(coverage::of)
        .reduce(Coverage.Counts.NONE, Coverage.Counts::plus);
  }
}
