package dev.clew.hotspots.command;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * What each argument of a vector is to the program. Where options make that hard to tell, an
 * argument is {@link ArgumentRole#MEANINGFUL}, which no hole is proven in.
 */
final class ArgumentRoles {
  private static final Pattern SCRIPT_FLAG = Pattern.compile("[-+][A-Za-z]*c[A-Za-z]*");
  private static final Pattern FLAG_WITH_VALUE =
      Pattern.compile("[-+][A-Za-z]*[oO][A-Za-z]*|--rcfile|--init-file");
  private static final Pattern ASSIGNMENT = Pattern.compile("(?s)[A-Za-z_]\\w*=.*");

  /** Utilities of POSIX take no option after it. */
  static final String END_OF_OPTIONS = "--";

  private final List<String> texts;
  private final List<ArgumentRole> roles;

  private ArgumentRoles(List<String> texts) {
    this.texts = texts;
    this.roles = new ArrayList<>(Collections.nCopies(texts.size(), ArgumentRole.MEANINGFUL));
  }

  static List<ArgumentRole> of(List<String> texts) {
    ArgumentRoles roles = new ArgumentRoles(texts);
    if (!texts.isEmpty()) {
      roles.from(0);
    }
    return roles.roles;
  }

  /** The program at an index, and all that it is given. */
  private void from(int program) {
    roles.set(program, ArgumentRole.PROGRAM);
    String name = texts.get(program);
    int first = program + 1;
    switch (KnownProgram.of(name)) {
      case SHELL -> shell(first, ArgumentRole.SCRIPT);
      case OTHER_SHELL -> shell(first, ArgumentRole.OTHER_SCRIPT);
      case POWERSHELL -> behind(first, "-c", ArgumentRole.OTHER_SCRIPT);
      case WINDOWS_SHELL -> windows(first);
      case REMOTE_SHELL -> remote(first);
      case WRAPPER -> wrapped(first);
      case INTERPRETER -> file(first);
      case LAUNCHER -> {}
      case ORDINARY -> ordinary(first, KnownProgram.isForWindows(name));
    }
  }

  private void ordinary(int first, boolean isForWindows) {
    fill(first, isForWindows ? ArgumentRole.WINDOWS_ARGUMENT : ArgumentRole.ARGUMENT);
    int end = texts.subList(first, texts.size()).indexOf(END_OF_OPTIONS);
    if (!isForWindows && end >= 0) {
      fill(first + end + 1, ArgumentRole.OPERAND);
    }
  }

  private void fill(int from, ArgumentRole role) {
    for (int i = from; i < texts.size(); i++) {
      roles.set(i, role);
    }
  }

  private boolean isOption(int index) {
    return texts.get(index).startsWith("-") || texts.get(index).startsWith("+");
  }

  /** The first operand is a script if an option says so, and otherwise a file with one. */
  private void shell(int first, ArgumentRole role) {
    boolean isScript = false;
    int at = first;
    while (at < texts.size() && isOption(at)) {
      isScript |= SCRIPT_FLAG.matcher(texts.get(at)).matches();
      at += FLAG_WITH_VALUE.matcher(texts.get(at)).matches() ? 2 : 1;
    }
    if (at >= texts.size()) {
      return;
    }
    if (isScript) {
      roles.set(at, role);
    } else if (role == ArgumentRole.SCRIPT) {
      fill(at + 1, ArgumentRole.ARGUMENT);
    } else {
      behind(at, "-c", role);
    }
  }

  private void behind(int first, String flag, ArgumentRole role) {
    for (int i = first; i < texts.size(); i++) {
      if (texts.get(i).toLowerCase(Locale.ROOT).startsWith(flag)) {
        fill(i + 1, role);
        return;
      }
    }
  }

  private void windows(int first) {
    for (int i = first; i < texts.size(); i++) {
      String text = texts.get(i).toLowerCase(Locale.ROOT);
      if (text.matches("(?s)(/[a-z](:[a-z]+)?)*/[ckr].*")) {
        boolean isFlagAlone = text.matches("(/[a-z])+");
        fill(isFlagAlone ? i + 1 : i, ArgumentRole.WINDOWS_SCRIPT);
        return;
      }
    }
  }

  private void remote(int first) {
    if (first < texts.size() && !isOption(first)) {
      fill(first + 1, ArgumentRole.OTHER_SCRIPT);
    }
  }

  private void wrapped(int first) {
    int at = first;
    while (at < texts.size() && ASSIGNMENT.matcher(texts.get(at)).matches()) {
      at++;
    }
    if (at < texts.size() && !isOption(at)) {
      from(at);
      return;
    }
    for (int i = at; i + 1 < texts.size(); i++) {
      boolean shell = KnownProgram.of(texts.get(i)) == KnownProgram.SHELL;
      if (shell && SCRIPT_FLAG.matcher(texts.get(i + 1)).matches()) {
        from(i);
        return;
      }
    }
  }

  private void file(int first) {
    if (first < texts.size() && !isOption(first)) {
      fill(first + 1, ArgumentRole.ARGUMENT);
    }
  }
}
