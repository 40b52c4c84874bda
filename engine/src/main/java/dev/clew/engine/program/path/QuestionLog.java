package dev.clew.engine.program.path;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What was asked of a program since somebody last looked. Thread-safe. A thread that was left
 * behind may add what an earlier exploration asks: more than needed, never less.
 */
public final class QuestionLog {

  private final Set<ProgramQuestion> asked = ConcurrentHashMap.newKeySet();
  private final Set<ProgramQuestion> all = ConcurrentHashMap.newKeySet();

  /** Remembers a question. Costs a hash lookup. */
  public void add(ProgramQuestion.Kind kind, String subject) {
    add(new ProgramQuestion(kind, subject));
  }

  /** The same for a question that somebody asked earlier. */
  public void add(ProgramQuestion question) {
    asked.add(question);
    all.add(question);
  }

  /** What was asked so far. */
  public Set<ProgramQuestion> asked() {
    return Set.copyOf(asked);
  }

  /** The same; forgets it. */
  public Set<ProgramQuestion> take() {
    Set<ProgramQuestion> taken = Set.copyOf(asked);
    asked.removeAll(taken);
    return taken;
  }

  /** What was asked since the last call of this method, whether taken or not; forgets it. */
  public Set<ProgramQuestion> takeAll() {
    Set<ProgramQuestion> taken = Set.copyOf(all);
    all.removeAll(taken);
    return taken;
  }
}
