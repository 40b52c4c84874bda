package dev.clew.app.analysis;

import dev.clew.app.UserException;
import dev.clew.app.options.Options;
import dev.clew.app.options.Settings;
import dev.clew.output.Results;
import dev.clew.output.json.ResultsFile;
import dev.clew.output.sarif.SarifFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Where the results of a run are kept. */
public final class ResultsStore {

  private static final String NAME = "results.json";

  private final Path main;
  private final List<Path> files;

  private ResultsStore(Path main, List<Path> files) {
    this.main = main;
    this.files = files;
  }

  /**
   * Makes the folders, before anything is computed that could not be kept.
   *
   * @throws UserException if they cannot be made or written to
   */
  public static ResultsStore open(Options options) {
    Path main = options.get(Settings.OUT).resolve(NAME);
    List<Path> files = new ArrayList<>(List.of(main));
    options.get(Settings.JSON).ifPresent(files::add);
    for (Path file : files) {
      prepare(file);
    }
    return new ResultsStore(main, files);
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
   * Writes all files, each whole or not at all.
   *
   * @throws UserException if one cannot be written
   */
  public void write(Results results) {
    for (Path file : files) {
      try {
        ResultsFile.write(file, results);
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
  public void writeSarif(Results results) {
    Path file = main.resolveSibling("clew.sarif");
    try {
      SarifFile.write(file, results);
    } catch (IOException e) {
      throw cannotWrite(file, e);
    }
  }

  private static UserException cannotWrite(Path file, IOException e) {
    return new UserException(
        file + " cannot be written (" + e + ")", "name another place with --out or --json");
  }
}
