package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import java.lang.reflect.Executable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Holds the subjects' expectations to what this JVM does on random inputs: no engine is needed to
 * see that a condition is wrong, that an ending is missing, or that there are more ways through a
 * method than it says.
 */
class SubjectSamplesTest {

  private static final int SAMPLES = 4000;

  @TestFactory
  Stream<DynamicTest> randomInputsEndWhereTheSubjectSaysTheyCan(@TempDir Path folder) {
    return SubjectFiles.all().stream()
        .flatMap(
            file -> {
              SubjectProgram program =
                  SubjectProgram.compile(file, folder.resolve(file.name().replace(".java", "")));
              return file.subjects().stream()
                  .map(s -> DynamicTest.dynamicTest(s.toString(), () -> sample(program, s)));
            });
  }

  private static void sample(SubjectProgram program, Subject subject) {
    HostClasses classes = program.load();
    Executable method = classes.method(subject.className(), subject.method());
    List<String> names = program.target(subject).parameterNames();
    Sampler sampler = new Sampler(subject.line(), declared(program, classes), source(program));
    SubjectCheck check = new SubjectCheck(program, subject);
    Map<String, Integer> seen = new HashMap<>();
    Set<String> ways = new HashSet<>();
    for (int i = 0; i < SAMPLES; i++) {
      List<Input> inputs = sampler.inputs(method, names);
      Replay replay = new Replay(classes, method, names);
      Observed observed = Replay.run(method, replay.arguments(inputs, new HostObjects(classes)));
      if (observed.thrown() instanceof HostTrace.TooLong) {
        continue;
      }
      String ending = ending(observed);
      ways.add(ending + " by way " + HostTrace.hash());
      if (seen.merge(ending, 1, Integer::sum) <= 60) {
        check.checkEnding(new ExploredPath(List.of(), List.of(), inputs, outcome(observed), true));
      }
    }
    assertThat(check.problems()).isEmpty();
    System.err.printf("%-40s expects %s, %d ways%s%n", subject, subject.paths(), ways.size(), ways.size() < subject.paths().least() ? " <<<<" : "");
    for (int i = 0; i < subject.endings().size(); i++) {
      if (!check.hasFound(i) && subject.endings().get(i).ending().count().most() > 0) {
        System.err.println("      never " + subject.endings().get(i));
      }
    }
    if (subject.cut().isEmpty()) {
      assertThat(ways).hasSizeLessThanOrEqualTo(subject.paths().most());
    }
  }

  private static String source(SubjectProgram program) {
    return program.file().text();
  }

  private static List<Class<?>> declared(SubjectProgram program, HostClasses classes) {
    List<Class<?>> declared = new ArrayList<>();
    for (String name : program.program().classPath().classNames()) {
      declared.add(classes.load(name.replace('/', '.')));
    }
    return declared;
  }

  private static String ending(Observed observed) {
    Throwable thrown = observed.thrown();
    return observed.line() + (thrown == null ? "" : ": " + thrown.getClass().getName());
  }

  private static Outcome outcome(Observed observed) {
    Site site = new Site("", "", observed.line());
    Throwable thrown = observed.thrown();
    return thrown == null
        ? new Outcome.Returned("", new Datum.Null(), site)
        : new Outcome.Threw(thrown.getClass().getName(), observed.message(), site);
  }
}
