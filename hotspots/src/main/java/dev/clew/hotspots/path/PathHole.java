package dev.clew.hotspots.path;

import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;

/** What stands beside a hole in the same name of a path, and what follows that name. */
record PathHole(String sentence, HoleRange hole, List<HoleRange> holes) {
  private static final Language DOT = Language.word(".");
  private static final Language EDGE = Language.chars(CharSet.of("./\\"));

  String before() {
    return sentence.substring(0, hole.start());
  }

  /**
   * Words whose ends could make ".." of the dots beside the hole: where nothing but dots stands
   * there, no word is empty, and none has a dot or a slash at that end. Beside another hole there
   * is no dot.
   */
  List<Language> edges() {
    List<Language> wrong = new ArrayList<>();
    String left = left();
    String right = right();
    if (isDots(left)) {
      wrong.add(Language.sequence(EDGE, Language.ANYTHING));
    } else if (left.isEmpty() && isBesideHole(hole.start())) {
      wrong.add(Language.sequence(DOT, Language.ANYTHING));
    }
    if (isDots(right)) {
      wrong.add(Language.sequence(Language.ANYTHING, EDGE));
    } else if (right.isEmpty() && isBesideHole(hole.end())) {
      wrong.add(Language.sequence(Language.ANYTHING, DOT));
    }
    if (isDots(left) || isDots(right)) {
      wrong.add(Language.word(""));
    }
    return wrong;
  }

  /** Whether the path goes up behind the name that the hole is in. */
  boolean isBeforeUp() {
    String[] names = sentence.substring(hole.end()).split("[/\\\\]", -1);
    for (int i = 1; i < names.length; i++) {
      if (names[i].equals("..")) {
        return true;
      }
    }
    return false;
  }

  private static boolean isDots(String text) {
    return !text.isEmpty() && text.chars().allMatch(unit -> unit == '.');
  }

  private boolean isBesideHole(int place) {
    return holes.stream()
        .anyMatch(other -> !other.equals(hole) && (other.end() == place || other.start() == place));
  }

  private boolean isInHole(int index) {
    return holes.stream().anyMatch(other -> other.start() <= index && index < other.end());
  }

  private boolean ends(int index) {
    char unit = sentence.charAt(index);
    return unit == '/' || unit == '\\' || isInHole(index);
  }

  private String left() {
    int start = hole.start();
    while (start > 0 && !ends(start - 1)) {
      start--;
    }
    return sentence.substring(start, hole.start());
  }

  private String right() {
    int end = hole.end();
    while (end < sentence.length() && !ends(end)) {
      end++;
    }
    return sentence.substring(hole.end(), end);
  }
}
