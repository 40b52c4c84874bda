package dev.clew.hotspots.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.engine.sink.SinkArgument;
import dev.clew.engine.sink.StringSink;
import dev.clew.hotspots.arrival.HotspotObserver;
import dev.clew.hotspots.arrival.HotspotPlace;
import dev.clew.hotspots.arrival.HotspotRecord;
import dev.clew.hotspots.catalogue.SinkCatalogue;
import dev.clew.hotspots.catalogue.WantedSinks;
import dev.clew.hotspots.reach.ReachableCode;
import dev.clew.hotspots.source.InputSources;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Ways that there was no time for. */
class UnseenPathsTest {

  private static ClassPath path;
  private static Program program;

  /** Code to look at. */
  @SuppressWarnings("unused")
  static class Subject {
    static void before() {}

    static void sink(String text) {}

    static void after() {}

    static void row(String text) {
      before();
      sink(text);
      after();
    }
  }

  @BeforeAll
  static void open() throws IOException, URISyntaxException {
    Path classes =
        Path.of(Subject.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    path = ClassPath.open(Jdk.running(), List.of(classes));
    program = new Program(path);
  }

  @AfterAll
  static void close() throws IOException {
    path.close();
  }

  private static Backtrace.Element at(String called) {
    MethodInfo row =
        program.load(Subject.class.getName().replace('.', '/')).methods().stream()
            .filter(each -> each.name().equals("row"))
            .findFirst()
            .orElseThrow();
    InsnList all = row.readBody().instructions();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof MethodInsnNode call && call.name.equals(called)) {
        return new Backtrace.Element(row, 0, i);
      }
    }
    throw new AssertionError("row does not call " + called);
  }

  @SafeVarargs
  private static List<String> gaps(Status status, List<Backtrace.Element>... unfinished) {
    HotspotRecord found = new HotspotRecord();
    HotspotObserver observer =
        new HotspotObserver(
            found,
            new WantedSinks(SinkCatalogue.load(), Set.of()),
            new ReachableCode(program),
            new InputSources(program),
            Set.of(),
            name -> Optional.empty(),
            /* keepsReturned= */ false);
    for (List<Backtrace.Element> way : unfinished) {
      observer.unfinished(way);
    }
    StringSink sink =
        new StringSink(
            "Subject",
            "sink",
            Optional.empty(),
            SinkArgument.parse("0"),
            "sql",
            89,
            StringSink.Follow.ANSWER,
            /* isName= */ false);
    Exploration exploration = new Exploration(status, Map.of(), List.of(), Effort.NONE, List.of());
    return new UnseenPaths(program).before(new HotspotPlace(sink, at("sink")), found, exploration);
  }

  @Test
  void aWayBehindTheCallIsNoneToIt() {
    assertThat(gaps(Status.TIMEOUT, List.of(at("after")))).isEmpty();
    assertThat(gaps(Status.TIMEOUT, List.of(at("after")), List.of(at("before")))).hasSize(1);
  }

  @Test
  void aWayThatNobodyKnowsMayLeadAnywhere() {
    assertThat(gaps(Status.TIMEOUT)).hasSize(1);
    assertThat(gaps(Status.TIMEOUT, List.of(at("after")), List.of())).hasSize(1);
    assertThat(gaps(Status.FAILED, List.of(at("after")))).hasSize(1);
    assertThat(gaps(Status.COMPLETE)).isEmpty();
  }
}
