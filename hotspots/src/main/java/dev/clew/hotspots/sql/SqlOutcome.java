package dev.clew.hotspots.sql;

import java.util.List;

/**
 * What a statement did.
 *
 * @param rows whether it answered rows, or only how many it changed
 * @param answer the rows in a fixed order, or the number
 * @param tables the tables afterwards, each with its rows
 */
record SqlOutcome(boolean rows, List<String> answer, List<String> tables) {

  /** One line for people. */
  String text(int statements) {
    String what = rows ? count(answer.size(), "row") : answer.get(0);
    return statements
        + (statements == 1 ? " statement, " : " statements, ")
        + what
        + "; afterwards "
        + (tables.isEmpty() ? "no table" : String.join(", ", tables));
  }

  static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
