package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.report.ReportFiles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Base64;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page beside the results: when it is written, and made again. */
class ReportCommandTest {

  private static final String TWO =
      "class Two { static int share(int x, int y) { return x / y; } }";

  @TempDir private Path folder;

  private Workbench bench;
  private Path results;
  private Path page;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void explore() throws IOException {
    bench = new Workbench(folder);
    bench.compile("Two", TWO);
    assertThat(bench.run("explore", "Two#share")).isZero();
    results = bench.out().resolve("results.json");
    page = bench.out().resolve("report.html");
  }

  private int report(Path place) {
    return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), "report", "" + place);
  }

  @Test
  void theSamePageIsMadeAgainFromTheResults() throws IOException {
    byte[] first = Files.readAllBytes(page);
    Files.delete(page);
    assertThat(report(bench.out())).isZero();
    assertThat(out.toString().strip()).isEqualTo(page.toString());
    assertThat(err.toString()).isEmpty();
    assertThat(page).hasBinaryContent(first);
  }

  @Test
  void damagedResultsAreOneLine() throws IOException {
    String whole = Files.readString(results);
    for (String damaged :
        new String[] {
          whole.substring(0, whole.length() / 2),
          whole.substring(0, whole.length() - 3),
          "",
          "[]",
          "{}",
          "nothing",
          whole + "{}",
          whole.replace("\"format\" : 2", "\"format\" : 1"),
          whole.replace("\"format\" : 2", "\"format\" : 99"),
          whole.replaceFirst(" *\"format\" : 2,\n", ""),
          whole.replace("\"tool\" : \"clew\"", "\"tool\" : \"other\""),
          whole.replace("\"tool\" : \"clew\"", "\"tool\" : [ \"clew\" ]"),
          whole.replace("\"format\" : 2", "\"format\" : [ 2 ]"),
          "{ \"tool\" : \"clew\", \"format\" : 2 }",
          whole.replace("\"targets\" :", "\"aims\" :"),
          whole.replace("\"paths\" : [", "\"ways\" : ["),
          whole.replace("\"summary\" : {", "\"summary\" : 1, \"more\" : {"),
          whole.replace("\"inputs\" :", "\"outputs\" :"),
          whole.replace("\"stats\" :", "\"statistics\" :"),
          whole.replaceFirst("\"id\" : 1,", "\"id\" : \"one\",")
        }) {
      err.getBuffer().setLength(0);
      Files.writeString(results, damaged);
      byte[] before = Files.readAllBytes(page);
      assertThat(report(bench.out())).as(damaged).isEqualTo(2);
      assertThat(err.toString().lines()).as(err.toString()).hasSize(1);
      assertThat(err.toString()).startsWith("clew: ").doesNotContain("Exception");
      assertThat(page).hasBinaryContent(before);
    }
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void namesMayBeAsLongAndAsManyAsTheyLike() throws IOException {
    String names =
        IntStream.range(0, 3000)
            .mapToObj(i -> "\"" + "n".repeat(60) + i + "\" : 1")
            .collect(Collectors.joining(","));
    Files.writeString(
        results,
        Files.readString(results)
            .replaceFirst(
                "\"id\" : 1,", "\"id\" : 1, \"" + "x".repeat(65_000) + "\" : {" + names + "},"));
    assertThat(report(results)).isZero();
  }

  @Test
  void resultsFromElsewhereGetNoOtherFilesIntoThePage() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "a secret of this machine");
    Files.writeString(
        results,
        Files.readString(results)
            .replaceFirst("\"file\" : [^,]*,", "\"file\" : \"" + secret + "\",")
            .replaceFirst("\"out\" : [^,}]*", "\"out\" : \"\""));
    Files.delete(page);
    assertThat(report(results)).isZero();
    assertThat(packed("texts")).contains("secret.txt").doesNotContain("a secret of this machine");
  }

  /** What is packed in the page. */
  private String packed(String id) throws IOException {
    String packed = Files.readString(page).replaceFirst("(?s).*id=\"" + id + "\">([^<]*)<.*", "$1");
    try (GZIPInputStream in =
        new GZIPInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(packed)))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void thePageHasTheLicenceOfItsLibraryAndLoadsNothing() throws IOException {
    String text = Files.readString(page);
    assertThat(text)
        .contains("@dagrejs/dagre 3.1.1", "Permission is hereby granted, free of charge")
        .contains("default-src 'none'; script-src 'sha256-")
        .doesNotContain("unsafe-", "<link", "@import", "sourceMappingURL")
        .doesNotContainPattern("(?i)\\s(src|srcset|action|data)\\s*=\\s*[\"']?(https?:)?//");
  }

  @Test
  void aFolderWithoutResultsIsOneLine() {
    assertThat(report(folder.resolve("nowhere"))).isEqualTo(2);
    assertThat(err.toString()).contains("there is no ").hasLineCount(1);
  }

  @Test
  void theLaterOfTwoRunsHasThePage() throws IOException {
    bench.compile("Other", "class Other { static int one(int x) { return x; } }");
    assertThat(bench.run("explore", "Other#one")).isZero();
    String later = Files.readString(page);
    assertThat(later).endsWith("</html>\n");
    assertThat(packed("results")).isEqualTo(Files.readString(results)).doesNotContain("Two");
    assertThat(bench.run("explore", "--no-report", "Two#share")).isZero();
    assertThat(page).doesNotExist();
  }

  @Test
  void aPageIsNeverOfTwoRunsThatReplaceEachOthersResults() throws Exception {
    assertThat(bench.run("check", "Two#share")).isEqualTo(1);
    String one = Files.readString(results);
    String other = one.replace("\"Two\"", "\"Other\"");
    Thread writer =
        new Thread(
            () -> {
              for (int i = 0; i < 200; i++) {
                replaceResults(i % 2 == 0 ? other : one);
              }
            });
    writer.start();
    while (writer.isAlive()) {
      ReportFiles.rebuild(results);
      assertThat(packed("results")).isIn(one, other);
      boolean isOne = packed("results").equals(one);
      assertThat(Files.readString(page).contains("<td>Two:1<td>")).isEqualTo(isOne);
    }
    writer.join();
    ReportFiles.rebuild(results);
    assertThat(packed("results")).isEqualTo(one);
  }

  private void replaceResults(String text) {
    try {
      Path draft = Files.writeString(bench.out().resolve("draft"), text);
      Files.move(draft, results, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void keysOfLaterVersionsAreNobodysBusiness() throws IOException {
    String more =
        Files.readString(results)
            .replace("\"format\" : 2", "\"format\" : 2, \"new\" : { \"a\" : [ { } ] }")
            .replace("\"id\" : 1,", "\"id\" : 1, \"foundBy\" : { \"x\" : [ 1 ] },");
    Files.writeString(results, more);
    assertThat(report(results)).isZero();
  }

  @Test
  void pathsAreTreesOnATerminalAndForGraphviz() throws IOException {
    assertThat(bench.run("explore", "--tree", "--dot", "Two#share")).isZero();
    assertThat(bench.printed().lines())
        .contains(
            "2 paths",
            "├─ y != 0  [Two.java:1]  → path 1: returns",
            "└─ y == 0  [Two.java:1]  → path 2: throws ArithmeticException  [Two.java:1]");
    assertThat(Files.readString(bench.out().resolve("dot/Two.share.dot"), StandardCharsets.UTF_8))
        .startsWith("digraph paths {")
        .contains("y == 0", "shape=triangle");
  }
}
