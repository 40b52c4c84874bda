package dev.clew.app.sources;

import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import dev.clew.output.Finding;
import dev.clew.output.Results;
import dev.clew.output.SourceTree;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the files that findings are in, and the folder of the repository that they are part of. */
public final class SourceTrees {

  /** What the folder of a repository, or else of a whole build, has in it. */
  private static final List<String> OF_REPOSITORY = List.of(".git", ".hg", ".svn");

  private static final List<String> OF_BUILD =
      List.of("pom.xml", "build.gradle", "build.gradle.kts", "build.sbt");

  private SourceTrees() {}

  /** Looks for the source of each class that a finding or its call stack names. */
  public static SourceTree of(Program program, Results results) {
    Map<String, Path> files = files(program, results);
    Optional<Path> root = files.values().stream().findFirst().map(SourceTrees::rootOf);
    if (root.isEmpty()) {
      return SourceTree.NONE;
    }
    Map<String, String> paths = new HashMap<>();
    files.forEach(
        (className, file) -> {
          if (file.startsWith(root.get())) {
            paths.put(className, encoded(root.get().relativize(file)));
          }
        });
    String uri = root.get().toUri().toString();
    return new SourceTree(Optional.of(uri.endsWith("/") ? uri : uri + "/"), paths);
  }

  private static Map<String, Path> files(Program program, Results results) {
    Set<String> classes = new LinkedHashSet<>();
    results
        .findings()
        .forEach(
            (Finding finding) -> {
              classes.add(finding.site().className());
              finding.trace().stream().map(Site::className).forEach(classes::add);
            });
    results.hotspots().forEach(hotspot -> classes.add(hotspot.site().className()));
    SourceFiles sources = new SourceFiles();
    Map<String, Path> files = new HashMap<>();
    for (String name : classes) {
      try {
        sources
            .fileOf(program.load(name.replace('.', '/')))
            .ifPresent(file -> files.put(name, file));
      } catch (LinkageException e) {
        // a class made at run time has no source
      }
    }
    return files;
  }

  /** The repository; else the outermost folder of a build; else the folder of the file. */
  private static Path rootOf(Path file) {
    @Nullable Path build = null;
    for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
      if (hasAny(folder, OF_REPOSITORY)) {
        return folder;
      }
      build = hasAny(folder, OF_BUILD) ? folder : build;
    }
    Path parent = file.toAbsolutePath().getParent();
    return build != null ? build : parent == null ? file : parent;
  }

  private static boolean hasAny(Path folder, List<String> names) {
    return names.stream().anyMatch(name -> Files.exists(folder.resolve(name)));
  }

  /** As a URI, so that blanks and the like are escaped. */
  private static String encoded(Path relative) {
    String path = relative.toString().replace('\\', '/');
    try {
      return new URI(null, null, path, null).getRawPath();
    } catch (URISyntaxException e) {
      return path;
    }
  }
}
