package dev.clew.replay.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What has to be asked before a native method runs.
 *
 * @param question empty for a harmless method
 * @param arguments which arguments the question is about, from 0, the receiver aside
 */
record NativeCheck(Optional<NativeQuestion> question, List<Integer> arguments) {

  static final NativeCheck HARMLESS = new NativeCheck(Optional.empty(), List.of());

  /** Methods that the review does not have. */
  static final NativeCheck UNKNOWN = of(NativeQuestion.NATIVE, List.of());

  NativeCheck {
    arguments = List.copyOf(arguments);
  }

  private static NativeCheck of(NativeQuestion question, List<Integer> arguments) {
    int group = question.arguments();
    if (group == 0 ? !arguments.isEmpty() : arguments.isEmpty() || arguments.size() % group != 0) {
      throw new IllegalArgumentException(question + " about " + arguments);
    }
    return new NativeCheck(Optional.of(question), arguments);
  }

  boolean isHarmless() {
    return question.isEmpty();
  }

  /** Reads {@code writes(0,1)}, {@code network} or {@code harmless}. */
  static NativeCheck parse(String text) {
    if (text.equals("harmless")) {
      return HARMLESS;
    }
    int open = text.indexOf('(');
    if (open < 0) {
      return of(NativeQuestion.named(text), List.of());
    }
    List<Integer> arguments = new ArrayList<>();
    for (String each : text.substring(open + 1, text.length() - 1).split(",", -1)) {
      arguments.add(Integer.valueOf(each));
    }
    return of(NativeQuestion.named(text.substring(0, open)), arguments);
  }
}
