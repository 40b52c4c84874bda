package dev.clew.app;

import dev.clew.app.options.Options;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.program.Program;
import dev.clew.replay.process.ConfinedJvms;

/** Makes what explores a program: the seam between an analysis and the engine. */
@FunctionalInterface
public interface ExplorerProvider {

  /**
   * An explorer for all targets of one run.
   *
   * @param jvms where methods of the program are run for their values
   */
  Explorer create(Program program, Options options, ConfinedJvms jvms);
}
