package dev.clew.app.explore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program of the kind that users have, and which of its lines are known to be missed.
 *
 * @param marks by line, which may be the one after the mark: {@code // unreachable:} for what no
 *     input takes, {@code // unreached:} for what exploring does not find, {@code // late:} for
 *     what it finds on fast machines only
 * @param late the lines of the latter
 */
record Neighbour(String name, String text, Map<Integer, String> marks, Set<Integer> late) {

  static final String PACKAGE = "dev.clew.neighbours";

  private static final Path FOLDER = Path.of("../engine/src/neighbours/java/dev/clew/neighbours");

  private static final Pattern MARK = Pattern.compile("// (unreached|unreachable|late): (\\S.*)");

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
      Map<Integer, String> marks = marks(text);
      Set<Integer> late = new TreeSet<>(marks.keySet());
      late.removeIf(line -> !marks.get(line).equals("late"));
      String name = file.getFileName().toString().replace(".java", "");
      return new Neighbour(name, text, marks, late);
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
        marks.put(isOwnLine ? i + 2 : i + 1, matcher.group(1));
      }
    }
    return marks;
  }

  String className() {
    return PACKAGE + "." + name;
  }
}
