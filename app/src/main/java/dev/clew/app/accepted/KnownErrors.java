package dev.clew.app.accepted;

import dev.clew.app.analysis.AnalysisListener;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.engine.program.Program;
import dev.clew.output.Acceptance;
import dev.clew.output.Finding;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Takes errors that somebody knows of out of those that count. Thread-safe. */
public final class KnownErrors {

  private final Optional<Baseline> baseline;
  private final Options options;
  private final SuppressedPlaces suppressed;

  /**
   * Reads the file of known errors, before anything takes time.
   *
   * @throws dev.clew.app.UserException if there is none of that name, or it cannot be understood
   */
  public KnownErrors(Program program, Options options) {
    this.options = options;
    this.suppressed = new SuppressedPlaces(program);
    this.baseline = options.get(ResultSettings.BASELINE).map(Baseline::read);
  }

  /** The same results, with errors marked that are known. */
  public Results marked(Results results) {
    List<TargetResult> marked = new ArrayList<>();
    for (TargetResult target : results.targets()) {
      List<Finding> findings = target.findings().stream().map(this::marked).toList();
      marked.add(target.withFindings(findings));
    }
    return results.withTargets(marked);
  }

  /** One that tells a listener of errors that nobody knows of, as soon as a JVM has shown them. */
  public AnalysisListener telling(AnalysisListener listener) {
    return new AnalysisListener() {
      @Override
      public void errorConfirmed(Finding finding, Optional<String> source) {
        if (marked(finding).isError()) {
          listener.errorConfirmed(finding, source);
        }
      }
    };
  }

  private synchronized Finding marked(Finding finding) {
    if (!finding.isError()) {
      return finding;
    }
    Optional<Acceptance> known =
        suppressed.of(finding).or(() -> baseline.flatMap(file -> file.of(finding)));
    return known.map(finding::accepted).orElse(finding);
  }

  /**
   * Writes the file of known errors that is wanted: those that count, and those that it knows
   * already and that are there still.
   *
   * @param note hears where
   * @throws dev.clew.app.UserException if it cannot be written
   */
  public void write(Results results, Consumer<String> note) {
    Optional<Path> file = options.get(ResultSettings.WRITE_BASELINE);
    if (file.isPresent()) {
      Baseline written = Baseline.of(results, LocalDate.now(ZoneId.systemDefault()).toString());
      written.write(file.get());
      note.accept(written.size() + " known errors are in " + file.get());
    }
  }
}
