package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Holds the subjects' expectations to what this JVM does on random inputs: no engine is needed to
 * see that a condition is wrong, that an ending is missing, or that there are more ways through a
 * method than it says.
 */
@Tag("long")
class SubjectSamplesTest {

  private static final int SAMPLES = 1000;
  private static final int SAMPLES_WITH_STATICS = 200;
  private static final int CHECKS_PER_WAY = 5;

  private final List<String> problems = new ArrayList<>();
  private int endings;
  private int endingsSeen;

  @Test
  void randomInputsEndWhereTheSubjectsSayTheyCan(@TempDir Path folder) {
    int subjects = 0;
    for (SubjectFile file : SubjectFiles.all()) {
      Path classes = folder.resolve(file.name().replace(".java", ""));
      SubjectProgram program = SubjectProgram.compile(file, classes);
      for (Subject subject : file.subjects()) {
        sample(program, subject);
        subjects++;
      }
    }
    assertThat(problems).isEmpty();
    assertThat(subjects).isGreaterThanOrEqualTo(100);
    // the rest asks for texts that nobody draws by chance
    assertThat(endingsSeen).as("endings seen, of %s", endings).isGreaterThan(endings * 3 / 4);
  }

  private void sample(SubjectProgram program, Subject subject) {
    boolean hasStatics = hasStatics(declared(program, program.load()));
    HostClasses classes = program.load();
    List<String> names = program.target(subject).parameterNames();
    Sampler sampler =
        new Sampler(subject.line(), declared(program, classes), program.file().text());
    SubjectCheck check = new SubjectCheck(program, subject);
    Map<String, Integer> ways = new HashMap<>();
    for (int i = hasStatics ? SAMPLES - SAMPLES_WITH_STATICS : 0; i < SAMPLES; i++) {
      classes = hasStatics ? program.load() : classes;
      Executable method = classes.method(subject.className(), subject.method());
      List<Input> inputs = sampler.inputs(method, names);
      Replay replay = new Replay(classes, method, names);
      Observed observed = Replay.run(method, replay.arguments(inputs, new HostObjects(classes)));
      String way = way(observed);
      if (isEnded(observed) && ways.merge(way, 1, Integer::sum) <= CHECKS_PER_WAY) {
        check.checkEnding(new ExploredPath(List.of(), List.of(), inputs, outcome(observed), true));
      }
    }
    judge(subject, check, ways.size());
  }

  private void judge(Subject subject, SubjectCheck check, int ways) {
    check.problems().stream().limit(2).forEach(problems::add);
    if (subject.cut().isEmpty() && ways > subject.paths().most()) {
      problems.add(subject + " expects " + subject.paths() + " paths, but there are " + ways);
    }
    for (int i = 0; i < subject.endings().size(); i++) {
      if (subject.endings().get(i).ending().count().most() > 0) {
        endings++;
        endingsSeen += check.hasFound(i) ? 1 : 0;
      }
    }
  }

  private static List<Class<?>> declared(SubjectProgram program, HostClasses classes) {
    List<Class<?>> declared = new ArrayList<>();
    for (String name : program.program().classPath().classNames()) {
      declared.add(classes.find(name.replace('/', '.')));
    }
    return declared;
  }

  private static boolean hasStatics(List<Class<?>> classes) {
    return classes.stream()
        .flatMap(type -> Arrays.stream(type.getDeclaredFields()))
        .mapToInt(field -> field.getModifiers())
        .anyMatch(modifiers -> Modifier.isStatic(modifiers) && !Modifier.isFinal(modifiers));
  }

  private static boolean isEnded(Observed observed) {
    return !(observed.thrown() instanceof HostTrace.TooLong)
        && !(observed.thrown() instanceof VirtualMachineError);
  }

  private static String way(Observed observed) {
    Throwable thrown = observed.thrown();
    String ending = thrown == null ? "" : thrown.getClass().getName();
    return observed.line() + ending + " by way " + HostTrace.hash();
  }

  private static Outcome outcome(Observed observed) {
    Site site = new Site("", "", observed.line());
    Throwable thrown = observed.thrown();
    return thrown == null
        ? new Outcome.Returned("", new Datum.Null(), site)
        : new Outcome.Threw(thrown.getClass().getName(), observed.message(), site);
  }
}
