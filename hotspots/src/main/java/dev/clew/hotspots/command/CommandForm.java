package dev.clew.hotspots.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How a sentence stands for an argument vector. */
public enum CommandForm {
  /** One string, which {@link Runtime#exec(String)} takes apart at white space. */
  EXEC(" \t\n\r\f"),
  /** Arguments with a NUL between them, as no argument can hold one. */
  ARGV("\0"),
  /** What a shell gets after its {@code -c}. */
  SHELL("");

  private final String separators;

  CommandForm(String separators) {
    this.separators = separators;
  }

  /** The form of a name; the empty name is {@link #EXEC}. */
  public static Optional<CommandForm> named(String name) {
    for (CommandForm form : values()) {
      if (form.name().toLowerCase(Locale.ROOT).equals(name)) {
        return Optional.of(form);
      }
    }
    return name.isEmpty() ? Optional.of(EXEC) : Optional.empty();
  }

  boolean isSeparator(char unit) {
    return separators.indexOf(unit) >= 0;
  }

  String separators() {
    return separators;
  }

  /** The arguments, as places in the sentence. */
  List<ArgumentPlace> arguments(String sentence) {
    List<int[]> ranges = this == EXEC ? tokens(sentence) : parts(sentence);
    List<ArgumentRole> roles =
        this == SHELL
            ? List.of(ArgumentRole.SCRIPT)
            : ArgumentRoles.of(ranges.stream().map(range -> text(sentence, range)).toList());
    List<ArgumentPlace> places = new ArrayList<>();
    for (int i = 0; i < ranges.size(); i++) {
      places.add(new ArgumentPlace(ranges.get(i)[0], ranges.get(i)[1], roles.get(i)));
    }
    return places;
  }

  private static String text(String sentence, int[] range) {
    return sentence.substring(range[0], range[1]);
  }

  private List<int[]> tokens(String sentence) {
    List<int[]> ranges = new ArrayList<>();
    int i = 0;
    while (i < sentence.length()) {
      int start = i;
      while (i < sentence.length() && !isSeparator(sentence.charAt(i))) {
        i++;
      }
      if (i > start) {
        ranges.add(new int[] {start, i});
      }
      i++;
    }
    return ranges;
  }

  private List<int[]> parts(String sentence) {
    List<int[]> ranges = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= sentence.length(); i++) {
      if (i == sentence.length() || isSeparator(sentence.charAt(i))) {
        ranges.add(new int[] {start, i});
        start = i + 1;
      }
    }
    return ranges;
  }
}
