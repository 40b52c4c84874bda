package dev.clew.app;

import dev.clew.app.options.Options;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.program.Program;

/** Makes what explores a program: the seam between an analysis and the engine. */
@FunctionalInterface
public interface ExplorerProvider {

  /** An explorer for all targets of one run. */
  Explorer create(Program program, Options options);
}
