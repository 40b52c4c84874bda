package dev.clew.app.induction;

import java.util.List;
import java.util.Map;

/**
 * A loop that is going to be cut at its head, and what may hold there.
 *
 * @param number of its first guess among all guesses of a program; those of the relations follow,
 *     then those of the rankings. The first is that nobody gets to the loop, the last that a path
 *     can say which do not hold on it
 * @param starts locals that keep the value with which the loop began, by the local that has it now
 * @param forgotten locals that any round may have changed, with their types
 * @param relations what may hold whenever the head is come to
 * @param rankings what may become less from round to round
 */
record LoopCut(
    NaturalLoop loop,
    String place,
    int number,
    Map<Integer, Integer> starts,
    Map<Integer, Object> forgotten,
    List<NumberRelation> relations,
    List<LinearSum> rankings) {

  LoopCut {
    starts = Map.copyOf(starts);
    forgotten = Map.copyOf(forgotten);
    relations = List.copyOf(relations);
    rankings = List.copyOf(rankings);
  }

  int numberOfRelation(int index) {
    return number + 1 + index;
  }

  int numberOfRanking(int index) {
    return number + 1 + relations.size() + index;
  }

  /** The number of the guess that a path can say which guesses do not hold on it. */
  int open() {
    return number + 1 + relations.size() + rankings.size();
  }

  /** The first number of the next loop. */
  int end() {
    return open() + 1;
  }
}
