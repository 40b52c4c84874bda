package dev.clew.engine.program.path;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What was asked of a program since somebody last looked. Thread-safe. A thread that was left
 * behind may add what an earlier exploration asks: more than needed, never less.
 */
public final class QuestionLog {

  private final Set<ProgramQuestion> asked = ConcurrentHashMap.newKeySet();

  /** Remembers a question. Costs a hash lookup. */
  public void add(ProgramQuestion.Kind kind, String subject) {
    asked.add(new ProgramQuestion(kind, subject));
  }

  /** What was asked so far; forgets it. */
  public Set<ProgramQuestion> take() {
    Set<ProgramQuestion> taken = Set.copyOf(asked);
    asked.removeAll(taken);
    return taken;
  }
}
