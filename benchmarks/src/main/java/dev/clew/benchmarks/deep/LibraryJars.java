package dev.clew.benchmarks.deep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Libraries that Maven brings into a folder. */
public record LibraryJars(Path folder, CommandRunner commands) {

  /**
   * A library and what it needs, as Maven brings them for a project that depends on it alone.
   *
   * @param coordinates group, artifact and version, with colons between
   */
  public List<Path> of(String coordinates) throws IOException, InterruptedException {
    String[] parts = coordinates.split(":", -1);
    Path pom = Files.createDirectories(folder).resolve("pom.xml");
    Files.writeString(
        pom,
        "<project><modelVersion>4.0.0</modelVersion><groupId>deep</groupId>"
            + "<artifactId>deep</artifactId><version>1</version><dependencies><dependency><groupId>"
            + parts[0]
            + "</groupId><artifactId>"
            + parts[1]
            + "</artifactId><version>"
            + parts[2]
            + "</version></dependency></dependencies></project>");
    Path jars = folder.resolve("jars");
    String said =
        commands.run(
            "mvn",
            "-q",
            "-B",
            "-ntp",
            "-f",
            pom.toString(),
            "dependency:copy-dependencies",
            "-DincludeScope=runtime",
            "-DoutputDirectory=" + jars);
    if (!Files.isDirectory(jars)) {
      throw new IOException("Maven did not bring " + coordinates + ": " + said);
    }
    try (Stream<Path> files = Files.list(jars)) {
      return files.sorted().toList();
    }
  }
}
