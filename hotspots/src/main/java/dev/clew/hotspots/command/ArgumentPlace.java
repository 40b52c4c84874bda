package dev.clew.hotspots.command;

import dev.clew.hotspots.interpreter.HoleRange;

/** One argument of a command, and what is made of it. */
record ArgumentPlace(int start, int end, ArgumentRole role) {

  HoleRange range() {
    return new HoleRange(start, end);
  }

  String in(String sentence) {
    return sentence.substring(start, end);
  }

  boolean holds(HoleRange hole) {
    return start <= hole.start() && hole.end() <= end;
  }
}
