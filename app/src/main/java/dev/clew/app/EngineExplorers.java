package dev.clew.app;

import dev.clew.app.options.Options;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.program.Program;

/** Which explorer Clew uses, decided in one place. */
public final class EngineExplorers implements ExplorerProvider {

  @Override
  public Explorer create(Program program, Options options) {
    throw new UserException(
        "this build of Clew has no engine that could explore", "take a later one");
  }
}
