package dev.clew.app.report;

import dev.clew.app.UserException;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import dev.clew.output.text.PictureDot;
import dev.clew.output.text.TreeDot;
import dev.clew.replay.process.IoFailures;
import dev.clew.solver.strings.picture.StringPicture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Files for Graphviz: a tree for each method, and string graphs of its first paths. */
public final class DotFiles {

  private DotFiles() {}

  /**
   * Writes them into a folder beside a results file.
   *
   * @return the folder
   * @throws UserException if they cannot be written
   */
  public static Path write(Path results, Results found) {
    Path folder = results.resolveSibling("dot");
    Map<String, Integer> taken = new HashMap<>();
    try {
      Files.createDirectories(folder);
      for (TargetResult target : found.targets()) {
        String name = name(target);
        int number = taken.merge(name, 1, Integer::sum);
        String own = name + (number == 1 ? "" : "-" + number);
        write(folder.resolve(own + ".dot"), TreeDot.of(target));
        writeStrings(folder, own, target);
      }
    } catch (IOException e) {
      throw new UserException(
          folder + " cannot be written (" + IoFailures.reason(e) + ")",
          "name another place with --out");
    }
    return folder;
  }

  /** The string graphs of paths that have one, by the numbers of these. */
  private static void writeStrings(Path folder, String name, TargetResult target)
      throws IOException {
    List<ExploredPath> paths = target.exploration().paths();
    for (int i = 0; i < paths.size(); i++) {
      Optional<StringPicture> strings = paths.get(i).trace().strings();
      if (strings.isPresent()) {
        String file = name + "-path-" + target.numbers().get(i) + "-strings.dot";
        write(folder.resolve(file), PictureDot.of(strings.get()));
      }
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.writeString(file, text, StandardCharsets.UTF_8);
  }

  /** Overloads have the same; a number tells them apart. */
  private static String name(TargetResult target) {
    String method = target.method().substring(0, target.method().indexOf('('));
    return (target.className() + "." + method).replaceAll("[^\\w.]", "_");
  }
}
