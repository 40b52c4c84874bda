package dev.clew.engine.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.fail;

import dev.clew.engine.conformance.instructions.InstructionPrograms;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every program prints in the engine what it prints on HotSpot, with each JDK's library. */
@Tag("once")
final class ConformanceTest {

  private static final int FEWEST_LINES = 10;

  private static final GuestRun ENGINE = new EngineRun();

  /** Those most likely to notice that they are not the only program of their JVM. */
  private static final Set<String> ALONE = Set.of("exceptions.StackTraces", "lang.BasicErrors");

  @TempDir Path temp;

  @Test
  void thereAreAsManyProgramsAsPromised() throws IOException {
    List<ProgramSources> sources = ProgramSources.all();

    assertThat(sources).map(ProgramSources::release).contains(17, 21);
    assertThat(sources.stream().mapToInt(each -> each.files().size()).sum()).isGreaterThan(87);
  }

  @Test
  void aWrongLineIsReportedWithTheRightOne() {
    InstalledJdk jdk = new InstalledJdk(17, temp, Jdk.running());
    ProgramSet set = new ProgramSet(17, temp, List.of("A"));
    Transcript transcript = new Transcript("A", Transcript.RETURNED, "one\ntwo\nthree\n");

    assertThatThrownBy(() -> compare((c, m, j) -> "one\n2\nthree\n", set, transcript, jdk))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("on JDK 17, line 2 of 3")
        .hasMessageContaining("  - two\n")
        .hasMessageContaining("  + 2\n");
  }

  @TestFactory
  Stream<DynamicNode> programs() throws IOException {
    List<InstalledJdk> jdks = InstalledJdk.all();
    List<ProgramSet> sets = compile(jdks);
    List<DynamicNode> containers = new ArrayList<>();
    for (InstalledJdk jdk : jdks) {
      List<ProgramSet> runnable = sets.stream().filter(set -> set.runsOn(jdk)).toList();
      containers.add(DynamicContainer.dynamicContainer(jdk.toString(), tests(jdk, runnable)));
    }
    return containers.stream();
  }

  private List<ProgramSet> compile(List<InstalledJdk> jdks) throws IOException {
    List<ProgramSet> sets = new ArrayList<>();
    for (ProgramSources sources : ProgramSources.all()) {
      sources.compile(temp.resolve("java" + sources.release()), jdks).ifPresent(sets::add);
    }
    Path generated = temp.resolve("generated");
    sets.add(new ProgramSet(17, generated, InstructionPrograms.writeTo(generated)));
    return sets;
  }

  /**
   * Two runs at once, one of them backwards: what differs depends on chance, or on what ran before
   * in the same JVM.
   */
  private List<DynamicTest> tests(InstalledJdk jdk, List<ProgramSet> sets) throws IOException {
    List<Path> classes = sets.stream().map(ProgramSet::classes).toList();
    List<String> forwards = sets.stream().flatMap(set -> set.mainClasses().stream()).toList();
    List<String> backwards = new ArrayList<>(forwards);
    Collections.reverse(backwards);
    HotSpotRun one = HotSpotRun.start(jdk, classes, forwards, temp, "one" + jdk.feature());
    HotSpotRun other = HotSpotRun.start(jdk, classes, backwards, temp, "other" + jdk.feature());
    Map<String, Transcript> transcripts = one.transcripts();
    Map<String, Transcript> repeated = other.transcripts();
    List<DynamicTest> tests = new ArrayList<>();
    for (ProgramSet set : sets) {
      for (String name : set.mainClasses()) {
        tests.add(
            DynamicTest.dynamicTest(
                name,
                () -> {
                  checkProgram(transcripts.get(name), repeated.get(name));
                  checkEngine(set, transcripts.get(name), jdk);
                }));
        if (ALONE.contains(name)) {
          tests.add(
              DynamicTest.dynamicTest(
                  name + " alone",
                  () -> compare(new AloneOnHotSpot(jdk, temp), set, transcripts.get(name), jdk)));
        }
      }
    }
    return tests;
  }

  /** A program that is of no use as a test is a mistake of ours, not of the engine. */
  private static void checkProgram(Transcript transcript, Transcript repeated) {
    assertThat(transcript.ending()).isEqualTo(Transcript.RETURNED);
    assertThat(transcript.lines()).hasSizeGreaterThanOrEqualTo(FEWEST_LINES);
    assertThat(LineDifference.between(transcript.output(), repeated.output())).isEmpty();
  }

  private static void checkEngine(ProgramSet set, Transcript transcript, InstalledJdk jdk) {
    compare(ENGINE, set, transcript, jdk);
  }

  private static void compare(
      GuestRun engine, ProgramSet set, Transcript transcript, InstalledJdk jdk) {
    String output = engine.run(set.classes(), transcript.program(), jdk.jdk());
    LineDifference.between(transcript.output(), output)
        .ifPresent(difference -> fail("on " + jdk + ", " + difference));
  }
}
