package dev.clew.app.run;

import dev.clew.app.analysis.AnalysisListener;
import dev.clew.app.hotspots.ReturnedLanguage;
import dev.clew.junit.SuiteReport;
import dev.clew.output.Results;
import java.nio.file.Path;
import java.util.List;

/** Hears what comes of a run, in the order of these methods; the first three at any time. */
public interface RunListener {

  /** Hears how the search goes on. */
  AnalysisListener search();

  /** Something worth a line. */
  void note(String line);

  /** Something that the user named, or expects, and that is left out. */
  void mistake(String line);

  /** The search is over. */
  void searched();

  /** What was found, before anything is done with it that may fail. */
  void found(Results results);

  /** What methods return, where that was the question, in place of {@link #found}. */
  void returned(List<ReturnedLanguage> languages);

  /**
   * Tests were written.
   *
   * @param folder where
   */
  void wrote(SuiteReport report, Results results, Path folder);
}
