package dev.clew.app.targets;

import dev.clew.app.UserException;
import java.nio.file.Path;

/**
 * A folder or jar in which nothing is broken and nothing is to be explored, such as one of
 * interfaces. A mistake where a user named it, but not where a build tool did.
 */
public final class NoCodeException extends UserException {
  private static final long serialVersionUID = 1L;

  static final String REMEDY = "compile first, and name the folder that holds the packages";

  NoCodeException(Path place) {
    super(place + " has no classes with code", REMEDY);
  }
}
