package dev.clew.hotspots.command;

import dev.clew.hotspots.interpreter.HoleRange;

/**
 * A word of a shell's script.
 *
 * @param command the name of the command that it is an argument of; empty if it is none, or if an
 *     expansion makes that name
 * @param isFixed whether its units mean more than themselves: an expansion, a pattern, a number
 *     before a redirection
 */
record ShellWord(int start, int end, String command, boolean isFixed) {

  boolean holds(HoleRange hole) {
    return start <= hole.start() && hole.end() <= end;
  }

  /** Whether it is data to a program that makes nothing else of it. */
  boolean isData() {
    return !isFixed && !command.isEmpty() && KnownProgram.of(command) == KnownProgram.ORDINARY;
  }
}
