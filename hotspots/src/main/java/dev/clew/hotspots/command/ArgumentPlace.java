package dev.clew.hotspots.command;

import dev.clew.hotspots.interpreter.HoleRange;

/**
 * One argument of a command.
 *
 * @param isScript whether a shell takes it apart
 */
record ArgumentPlace(int start, int end, boolean isScript) {

  String in(String sentence) {
    return sentence.substring(start, end);
  }

  boolean holds(HoleRange hole) {
    return start <= hole.start() && hole.end() <= end;
  }
}
