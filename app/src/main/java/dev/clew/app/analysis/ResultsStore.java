package dev.clew.app.analysis;

import dev.clew.app.UserException;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.report.ReportFiles;
import dev.clew.output.InterestingPaths;
import dev.clew.output.Results;
import dev.clew.output.RunRecord;
import dev.clew.output.SourceTree;
import dev.clew.output.json.ResultsFile;
import dev.clew.output.sarif.SarifFile;
import dev.clew.replay.process.IoFailures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Where the results of a run are kept. */
public final class ResultsStore {

  private static final String NAME = "results.json";

  /**
   * Below the 20 MB that readers are promised, as sizes are estimated before anything is written.
   */
  private static final long MOST_BYTES = 18_000_000;

  private final Path main;
  private final List<Path> files;
  private final boolean allPaths;
  private final boolean report;

  private ResultsStore(Path main, List<Path> files, boolean allPaths, boolean report) {
    this.report = report;
    this.main = main;
    this.files = files;
    this.allPaths = allPaths;
  }

  /**
   * Makes the folders, before anything is computed that could not be kept.
   *
   * @param folder for results
   * @throws UserException if they cannot be made or written to
   */
  public static ResultsStore open(Options options, Path folder) {
    Path main = folder.resolve(NAME);
    List<Path> files = new ArrayList<>(List.of(main));
    options.get(ResultSettings.JSON).ifPresent(files::add);
    for (Path file : files) {
      prepare(file);
    }
    return new ResultsStore(
        main, files, options.get(ResultSettings.ALL_PATHS), options.get(ResultSettings.REPORT));
  }

  private static void prepare(Path file) {
    try {
      Path folder = file.toAbsolutePath().normalize().getParent();
      if (Files.isDirectory(file) || folder == null) {
        throw new UserException(file + " is a folder", "name a file with --json");
      }
      Files.createDirectories(folder);
      if (!Files.isWritable(folder)) {
        throw new IOException("it is read-only");
      }
    } catch (IOException e) {
      throw cannotWrite(file, e);
    }
  }

  /** The file that is always written. */
  public Path main() {
    return main;
  }

  /**
   * Writes all files, each whole or not at all; unless all paths are wanted, as many as readers are
   * promised at most.
   *
   * @throws UserException if one cannot be written
   */
  public void write(Results results) {
    Results listed = allPaths ? results : InterestingPaths.within(results, MOST_BYTES);
    for (Path file : files) {
      try {
        ResultsFile.write(file, listed);
      } catch (IOException e) {
        throw cannotWrite(file, e);
      }
    }
  }

  /**
   * Writes the findings as SARIF beside the file that is always written.
   *
   * @throws UserException if that cannot be done
   */
  public void writeSarif(Results results, SourceTree sources, RunRecord invocation) {
    Path file = main.resolveSibling("clew.sarif");
    try {
      SarifFile.write(file, results, sources, invocation);
    } catch (IOException e) {
      throw cannotWrite(file, e);
    }
  }

  /**
   * Makes the page of what is in the file that is always written; where none is wanted, that of an
   * earlier run goes, which would tell of other results.
   *
   * @throws UserException if that cannot be done
   */
  public void writeReport() {
    Path page = ReportFiles.pageOf(main);
    try {
      if (report) {
        ReportFiles.rebuild(main);
      } else {
        Files.deleteIfExists(page);
      }
    } catch (IOException e) {
      throw cannotWrite(page, e);
    }
  }

  /** Where the results are, for people. */
  public String told() {
    return "results are in "
        + main
        + (report ? "; to look at them, open " + ReportFiles.pageOf(main) : "");
  }

  private static UserException cannotWrite(Path file, IOException e) {
    return new UserException(
        file + " cannot be written (" + IoFailures.reason(e) + ")",
        "name another place with --out or --json");
  }
}
