package dev.clew.harness.guard;

import dev.clew.harness.Nullable;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.Random;

/** What questions are answered with in one trial, in the order in which they are asked. */
final class Answers {

  /** A box, a text or null. */
  private static final class Answer {
    private final @Nullable Object value;

    Answer(@Nullable Object value) {
      this.value = value;
    }
  }

  private final Map<String, Queue<Answer>> left = new HashMap<>();
  private @Nullable Random random;

  synchronized void add(String question, @Nullable Object value) {
    left.computeIfAbsent(question, each -> new ArrayDeque<>()).add(new Answer(value));
  }

  synchronized boolean has(String question) {
    Queue<Answer> queue = left.get(question);
    return queue != null && !queue.isEmpty();
  }

  /** The next answer; it is not given again. */
  synchronized long take(String question) {
    Queue<Answer> queue = left.get(question);
    Answer answer = queue == null ? null : queue.poll();
    if (answer != null && answer.value instanceof Boolean) {
      return (Boolean) answer.value ? 1 : 0;
    }
    return answer != null && answer.value instanceof Number
        ? ((Number) answer.value).longValue()
        : 0;
  }

  /** The next answer; it is not given again. */
  synchronized @Nullable String takeText(String question) {
    Queue<Answer> queue = left.get(question);
    Answer answer = queue == null ? null : queue.poll();
    return answer == null ? null : (String) answer.value;
  }

  /** The next answer; it stays. */
  synchronized @Nullable String text(String question) {
    Queue<Answer> queue = left.get(question);
    Answer answer = queue == null ? null : queue.peek();
    return answer == null ? null : (String) answer.value;
  }

  synchronized boolean hasRandom() {
    return random != null;
  }

  /** From a generator that is made when it is first asked for. */
  synchronized double random() {
    Random known = random;
    if (known == null) {
      known = new Random();
      random = known;
    }
    return known.nextDouble();
  }
}
