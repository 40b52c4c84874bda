package dev.clew.app.explore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program of the kind that users have, and which of its lines are known to be missed.
 *
 * @param marks by line, the text after {@code // unreached:} or {@code // unreachable:}, which may
 *     stand on the line before
 */
record Neighbour(String name, String text, Map<Integer, String> marks) {

  static final String PACKAGE = "dev.clew.neighbours";

  private static final Path FOLDER = Path.of("../engine/src/neighbours/java/dev/clew/neighbours");

  private static final Pattern MARK = Pattern.compile("// (unreached|unreachable): (\\S.*)");

  /** In the order of their names. */
  static List<Neighbour> all() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(file -> !file.endsWith("package-info.java"))
          .sorted()
          .map(Neighbour::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Neighbour read(Path file) {
    try {
      String text = Files.readString(file);
      return new Neighbour(file.getFileName().toString().replace(".java", ""), text, marks(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<Integer, String> marks(String text) {
    Map<Integer, String> marks = new TreeMap<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher matcher = MARK.matcher(lines.get(i));
      if (matcher.find()) {
        boolean isOwnLine = lines.get(i).strip().startsWith("//");
        marks.put(isOwnLine ? i + 2 : i + 1, matcher.group(2));
      }
    }
    return marks;
  }

  String className() {
    return PACKAGE + "." + name;
  }
}
