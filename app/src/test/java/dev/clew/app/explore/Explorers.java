package dev.clew.app.explore;

import dev.clew.app.EngineExplorers;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.program.Program;
import java.util.Optional;

/** The one place where these tests make the engine that they test. */
final class Explorers {

  private Explorers() {}

  static Optional<Explorer> over(Program program) {
    return Optional.of(EngineExplorers.over(program));
  }
}
