package dev.clew.output;

import java.util.Map;
import java.util.Optional;

/**
 * Where the sources of a run are.
 *
 * @param root the folder that paths begin in, as a URI that ends with a slash; empty if no source
 *     was found
 * @param paths of the files, by class, below the root and with slashes
 */
public record SourceTree(Optional<String> root, Map<String, String> paths) {

  public static final SourceTree NONE = new SourceTree(Optional.empty(), Map.of());

  public SourceTree {
    paths = Map.copyOf(paths);
  }
}
