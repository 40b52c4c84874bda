package dev.clew.engine.boundary;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * What the file {@value #FILE} says of packages, types and methods. The narrowest row that fits
 * decides; a package stands for all below it, a type for those nested in it.
 */
final class BoundaryCatalogue {

  private static final String FILE = "boundaries.tsv";

  private final Map<String, BoundaryKind> kinds;

  private BoundaryCatalogue(Map<String, BoundaryKind> kinds) {
    this.kinds = Map.copyOf(kinds);
  }

  /**
   * Reads the file.
   *
   * @param followsStrings whether rows for that count as those of frameworks
   */
  static BoundaryCatalogue load(boolean followsStrings) {
    try (InputStream file = BoundaryCatalogue.class.getResourceAsStream(FILE)) {
      Reader reader = new Reader(followsStrings);
      InputStreamReader text =
          new InputStreamReader(Objects.requireNonNull(file), StandardCharsets.UTF_8);
      new BufferedReader(text).lines().forEach(reader::row);
      return new BoundaryCatalogue(reader.kinds);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the rows say of a type; costs a hash lookup for each part of its name. */
  BoundaryKind of(String internalName) {
    String name = internalName;
    while (true) {
      BoundaryKind kind = kinds.get(name);
      if (kind != null) {
        return kind;
      }
      int end = Math.max(name.lastIndexOf('/'), name.lastIndexOf('$'));
      if (end < 0) {
        return BoundaryKind.RUN;
      }
      name = name.substring(0, end);
    }
  }

  /** What a row says of one method of a type that is run. */
  BoundaryKind ofMethod(String owner, String method) {
    return kinds.getOrDefault(owner + '#' + method, BoundaryKind.RUN);
  }

  /**
   * Reads rows: a name, a tab, a kind. Empty lines and those that begin with a hash say nothing.
   */
  private static final class Reader {
    private static final String FOR_STRINGS = "strings";

    private final Map<String, BoundaryKind> kinds = new HashMap<>();
    private final boolean followsStrings;

    private Reader(boolean followsStrings) {
      this.followsStrings = followsStrings;
    }

    private void row(String line) {
      if (line.isBlank() || line.startsWith("#")) {
        return;
      }
      String[] cells = line.split("\t", -1);
      String name = cells[0].replace('.', '/');
      BoundaryKind kind = kind(cells[1]);
      if (kinds.put(name, kind) != null) {
        throw new IllegalStateException(FILE + " has two rows for " + cells[0]);
      }
    }

    private BoundaryKind kind(String word) {
      if (word.equals(FOR_STRINGS)) {
        return followsStrings ? BoundaryKind.FRAMEWORK : BoundaryKind.RUN;
      }
      return BoundaryKind.valueOf(word.toUpperCase(Locale.ROOT));
    }
  }
}
