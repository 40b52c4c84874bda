package dev.clew.app.report;

import dev.clew.app.sources.SourcePlaces;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.output.html.DigestReader;
import dev.clew.output.html.PageTexts;
import dev.clew.output.html.ReportPage;
import dev.clew.output.html.ResultsDigest;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Makes the page from a results file, and from sources and tests that are still there. */
public final class ReportFiles {

  private static final String NAME = "report.html";

  /** More text than anybody reads: a page stays small enough to be opened. */
  private static final long MOST_CHARACTERS = 24_000_000;

  private static final int MOST_FOLDERS = 24;

  /** How often a page is made anew because other runs write their results. */
  private static final int MOST_TRIALS = 5;

  private static final String JAVA = ".java";

  private ReportFiles() {}

  /** The page beside a results file. */
  public static Path pageOf(Path results) {
    return results.resolveSibling(NAME);
  }

  /**
   * Writes the page, whole or not at all: what was there before stays until then.
   *
   * @return where it is
   * @throws dev.clew.output.html.BadResultsException if the file is no results file, or an old one
   */
  public static Path rebuild(Path results) throws IOException {
    Path page = pageOf(results);
    Path draft = page.resolveSibling("." + NAME + "." + ProcessHandle.current().pid());
    try {
      for (int i = 0; i < MOST_TRIALS; i++) {
        State before = State.of(results);
        write(results, draft);
        if (State.of(results).equals(before)) {
          Files.move(draft, page, StandardCopyOption.REPLACE_EXISTING);
          if (State.of(results).equals(before)) {
            break;
          }
        }
      }
    } finally {
      Files.deleteIfExists(draft);
    }
    return page;
  }

  private static void write(Path results, Path draft) throws IOException {
    ResultsDigest digest = DigestReader.read(results);
    PageTexts texts = texts(results, digest);
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(draft))) {
      new ReportPage(results, digest, texts).write(out);
    }
  }

  /**
   * What shows that another run has put its results in the place of these: then the page is made
   * anew, so that it is never that of two runs, nor of the earlier one.
   */
  private record State(FileTime changed, long size, @Nullable Object key) {

    static State of(Path file) throws IOException {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      return new State(now.lastModifiedTime(), now.size(), now.fileKey());
    }
  }

  private static PageTexts texts(Path results, ResultsDigest digest) throws IOException {
    Map<String, String> files = new TreeMap<>();
    long left = MOST_CHARACTERS;
    for (String place : new TreeMap<>(digest.sources()).values()) {
      String text = files.containsKey(place) ? "" : SourcePlaces.read(place).orElse("");
      if (!text.isEmpty() && text.length() <= left) {
        files.put(place, text);
        left -= text.length();
      }
    }
    List<PageTexts.Meaning> reasons =
        Arrays.stream(ReasonCode.values())
            .map(code -> new PageTexts.Meaning(code.code(), code.sentence(), code.remedy()))
            .toList();
    return new PageTexts(files, digest.sources(), tests(results, digest), reasons);
  }

  /** The tests that the results name, from where runs put them. */
  private static Map<String, String> tests(Path results, ResultsDigest digest) throws IOException {
    Map<String, String> tests = new HashMap<>();
    if (digest.tests().isEmpty()) {
      return tests;
    }
    addTests(results.resolveSibling("reproducers"), digest.tests(), tests);
    addTests(results.resolveSibling("tests"), digest.tests(), tests);
    try {
      if (!digest.out().isEmpty()) { // an empty path is the folder that we are in
        addTests(Path.of(digest.out()), digest.tests(), tests);
      }
    } catch (InvalidPathException e) {
      return tests; // of another machine
    }
    return tests;
  }

  private static void addTests(Path folder, Set<String> wanted, Map<String, String> tests)
      throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    Files.walkFileTree(
        folder,
        Set.of(),
        MOST_FOLDERS,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = String.valueOf(file.getFileName());
            String type = name.endsWith(JAVA) ? name.substring(0, name.length() - 5) : "";
            if (wanted.contains(type)) {
              SourcePlaces.read(file.toString()).ifPresent(text -> tests.putIfAbsent(type, text));
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) {
            return FileVisitResult.CONTINUE; // not ours to read: it has none of the tests
          }
        });
  }
}
