package dev.clew.app.explore;

import dev.clew.app.explore.Subject.ExpectedEnding;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Compares what an exploration gave with what a subject expects; problems name file and line. */
final class SubjectCheck {

  private final SubjectProgram program;
  private final Subject subject;
  private final List<String> parameters;
  private final HostClasses classes; // for conditions, which change nothing
  private final List<String> problems = new ArrayList<>();
  private final int[] found;

  SubjectCheck(SubjectProgram program, Subject subject) {
    this.program = program;
    this.subject = subject;
    this.parameters = program.target(subject).parameterNames();
    this.classes = program.load();
    this.found = new int[subject.endings().size()];
  }

  /** Everything that is wrong with an exploration. */
  static List<String> problems(SubjectProgram program, Subject subject, Exploration exploration) {
    SubjectCheck check = new SubjectCheck(program, subject);
    exploration.paths().forEach(check::check);
    check.checkCounts(exploration);
    check.checkStatus(exploration);
    return List.copyOf(check.problems);
  }

  List<String> problems() {
    return problems;
  }

  /** Whether a path has ended as the ending of this index says. */
  boolean hasFound(int ending) {
    return found[ending] > 0;
  }

  /** Checks one path: it ends where something is expected, and this JVM does the same. */
  void check(ExploredPath path) {
    if (!isEnded(path)) {
      return;
    }
    if (!path.proven() || (path.inputs().isEmpty() && !parameters.isEmpty())) {
      report(subject.line(), "nobody knows inputs for " + path);
      return;
    }
    checkReplay(path);
    checkEnding(path);
  }

  private void checkReplay(ExploredPath path) {
    String difference = replay(program.load()).difference(path);
    if (difference != null) {
      report(site(path).line(), difference + " for " + Replay.describe(path.inputs()));
    }
  }

  private Replay replay(HostClasses classes) {
    return new Replay(classes, method(classes), parameters);
  }

  private Executable method(HostClasses classes) {
    return classes.method(subject.className(), subject.method());
  }

  /** Checks where a path ends, and with what inputs, but not that this JVM does the same. */
  void checkEnding(ExploredPath path) {
    List<Integer> fitting = new ArrayList<>();
    List<Integer> satisfied = new ArrayList<>();
    for (int i = 0; i < subject.endings().size(); i++) {
      if (isThere(subject.endings().get(i), path)) {
        fitting.add(i);
        if (satisfies(path, i)) {
          satisfied.add(i);
        }
      }
    }
    if (satisfied.size() == 1) {
      found[satisfied.get(0)]++;
    } else if (fitting.isEmpty()) {
      report(site(path).line(), "not expected here: " + describe(path));
    } else {
      String expected =
          fitting.stream()
              .map(i -> subject.endings().get(i).ending().toString())
              .collect(Collectors.joining("; "));
      String which = satisfied.isEmpty() ? " satisfies nothing of " : " is not for one of ";
      report(site(path).line(), describe(path) + which + expected);
    }
  }

  private static boolean isThere(ExpectedEnding expected, ExploredPath path) {
    String thrown = null;
    String message = null;
    if (path.outcome() instanceof Outcome.Threw threw) {
      thrown = threw.exception();
      message = threw.message();
    }
    return expected.line() == site(path).line() && expected.ending().isOf(thrown, message);
  }

  private boolean satisfies(ExploredPath path, int ending) {
    if (subject.endings().get(ending).ending().condition() == null) {
      return true;
    }
    Replay.Arguments inputs = replay(classes).arguments(path.inputs(), new HostObjects(classes));
    List<@Nullable Object> arguments = new ArrayList<>(inputs.values());
    if (SubjectProgram.hasReceiver(method(classes))) {
      arguments.add(0, inputs.receiver());
    }
    String name = SubjectProgram.conditionMethod(subject, ending);
    try {
      Method condition = (Method) classes.method(program.conditionsClass(), name);
      return (Boolean) condition.invoke(null, arguments.toArray());
    } catch (InvocationTargetException e) {
      return false; // such as a null pointer where an object is expected
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private void checkCounts(Exploration exploration) {
    long ended = exploration.paths().stream().filter(SubjectCheck::isEnded).count();
    if (!subject.paths().admits(ended)) {
      report(subject.line(), "expected " + subject.paths() + " paths, but there are " + ended);
    }
    for (int i = 0; i < found.length; i++) {
      ExpectedEnding expected = subject.endings().get(i);
      if (!expected.ending().count().admits(found[i])) {
        report(
            expected.line(),
            "expected "
                + expected.ending().count()
                + " × "
                + expected.ending()
                + ", but there are "
                + found[i]);
      }
    }
  }

  private void checkStatus(Exploration exploration) {
    Status expected =
        !subject.unsupported().isEmpty()
            ? Status.UNSUPPORTED
            : subject.cut().isEmpty() ? Status.COMPLETE : Status.BOUNDED;
    List<String> codes =
        exploration.reasons().keySet().stream().map(Reason::code).distinct().sorted().toList();
    List<String> wanted = new ArrayList<>(subject.cut());
    wanted.addAll(subject.unsupported());
    wanted.sort(null);
    if (exploration.status() != expected || !Objects.equals(codes, wanted)) {
      report(
          subject.line(),
          "expected "
              + expected
              + " "
              + wanted
              + ", but it is "
              + exploration.status()
              + " "
              + exploration.reasons());
    }
  }

  private static boolean isEnded(ExploredPath path) {
    return path.outcome() instanceof Outcome.Returned || path.outcome() instanceof Outcome.Threw;
  }

  private static Site site(ExploredPath path) {
    return path.outcome() instanceof Outcome.Returned returned
        ? returned.site()
        : ((Outcome.Threw) path.outcome()).site();
  }

  private static String describe(ExploredPath path) {
    return path.outcome() + " for " + Replay.describe(path.inputs());
  }

  private void report(int line, String problem) {
    problems.add(subject.file() + ":" + line + ": " + subject.method() + ": " + problem);
  }
}
