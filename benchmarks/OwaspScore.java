import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Compares what Clew and SpotBugs said with the benchmark's own list; run by owasp.sh, from its
 * source.
 */
final class OwaspScore {
  private static final Map<String, String> LANGUAGES =
      Map.of(
          "cmdi", "command", "ldapi", "ldap", "pathtraver", "path", "sqli", "sql", "xpathi", "xpath",
          "xss", "html");

  private static final Map<String, String> BUG_TYPES =
      Map.of(
          "cmdi", "COMMAND_INJECTION", "ldapi", "LDAP_INJECTION", "pathtraver", "PATH_TRAVERSAL",
          "sqli", "SQL_", "xpathi", "XPATH_INJECTION", "xss", "XSS_");

  private static final Pattern HOTSPOT =
      Pattern.compile(
          "\"target\"\\s*:\\s*\"[^\"]*(BenchmarkTest\\d+)[^\"]*\"\\s*,\\s*\"site\".*?\"language\"\\s*:\\s*\"([^\"/]+)[^\"]*\""
              + "\\s*,\\s*\"cwe\"\\s*:\\s*\\d+\\s*,\\s*\"verdict\"\\s*:\\s*\"(\\w+)\"",
          Pattern.DOTALL);

  private static final Pattern BUG =
      Pattern.compile("<BugInstance[^>]*? type=\"(\\w+)\".*?<Class [^>]*?(BenchmarkTest\\d+)", Pattern.DOTALL);

  private OwaspScore() {}

  public static void main(String[] arguments) throws IOException {
    Path work = Path.of(arguments[1]);
    int last = Integer.parseInt(arguments[2]);
    Map<String, Set<String>> verdicts = new HashMap<>();
    for (String category : LANGUAGES.keySet()) {
      Path results = work.resolve("out").resolve(category).resolve("results.json");
      if (Files.exists(results)) {
        verdicts.putAll(verdicts(Files.readString(results)));
      }
    }
    Set<String> bugs = bugs(Files.readString(work.resolve("spotbugs.xml")));
    Map<String, int[]> counts = new TreeMap<>();
    for (String line : Files.readAllLines(Path.of(arguments[0]))) {
      String[] row = line.split(",", -1);
      boolean counted =
          row.length >= 3
              && LANGUAGES.containsKey(row[1])
              && Integer.parseInt(row[0].substring(13)) <= last;
      if (counted) {
        int[] count = counts.computeIfAbsent(row[1], name -> new int[8]);
        count(count, row, verdicts, bugs);
        int[] all = counts.computeIfAbsent("~ all", name -> new int[8]);
        count(all, row, verdicts, bugs);
      }
    }
    System.out.println("category    true  clew  spotbugs   false  clew  proven  spotbugs");
    counts.forEach(
        (name, n) ->
            System.out.printf(
                "%-10s %5d %5d %9d %7d %5d %7d %9d%n",
                name.replace("~ ", ""), n[0], n[1], n[2], n[3], n[4], n[5], n[6]));
  }

  private static void count(
      int[] count, String[] row, Map<String, Set<String>> verdicts, Set<String> bugs) {
    Set<String> said = verdicts.getOrDefault(row[0] + " " + LANGUAGES.get(row[1]), Set.of());
    boolean exploit = said.contains("exploit");
    boolean proven = !said.isEmpty() && Set.of("proven", "constant").containsAll(said);
    boolean bug = bugs.stream().anyMatch(each -> each.startsWith(row[0] + " " + BUG_TYPES.get(row[1])));
    int start = row[2].equals("true") ? 0 : 3;
    count[start]++;
    count[start + 1] += exploit ? 1 : 0;
    if (start == 0) {
      count[2] += bug ? 1 : 0;
      if (!exploit) {
        System.err.println("missed " + row[0] + " " + row[1] + " " + said);
      }
    } else {
      count[5] += proven ? 1 : 0;
      count[6] += bug ? 1 : 0;
      if (exploit) {
        System.err.println("wrong " + row[0] + " " + row[1] + " " + said);
      }
    }
  }

  private static Map<String, Set<String>> verdicts(String json) {
    Map<String, Set<String>> found = new HashMap<>();
    int start = Math.max(0, json.indexOf("\"hotspots\""));
    Matcher matcher = HOTSPOT.matcher(json.substring(start));
    while (matcher.find()) {
      String language = List.of(matcher.group(2).split("/", -1)).get(0);
      found
          .computeIfAbsent(matcher.group(1) + " " + language, key -> new HashSet<>())
          .add(matcher.group(3));
    }
    return found;
  }

  private static Set<String> bugs(String xml) {
    Set<String> found = new HashSet<>();
    Matcher matcher = BUG.matcher(xml);
    while (matcher.find()) {
      found.add(matcher.group(2) + " " + matcher.group(1));
    }
    return found;
  }
}
