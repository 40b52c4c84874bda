package dev.clew.engine.program.nullness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.Sources;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names say what holds: "assigned", "changed", anything else for neither. */
class StaticWritesTest {

  private static final String SOURCE =
      """
      import java.util.*;
      import java.util.concurrent.atomic.AtomicInteger;
      public class Statics {
        static String assignedHere = "a";
        static String assignedByInner = "a";
        static int assignedCounter;
        static String once = "a";
        static final Map<String, String> changedByPut = new HashMap<>();
        static final Map<String, String> changedByLambda = new HashMap<>();
        static final List<String> changedBySorting = new ArrayList<>();
        static final List<String> changedPerhapsByCallee = new ArrayList<>();
        static final List<String> changedPerhapsByCaller = new ArrayList<>();
        static final String[] changedElement = {"a"};
        static final AtomicInteger changedNumber = new AtomicInteger();
        static final StringBuilder changedText = new StringBuilder();
        static final List<String> changedThroughLocal = new ArrayList<>();
        static final Map<String, String> filledOnce = new HashMap<>();
        static final List<String> joined = new ArrayList<>();
        static final List<String> copied = new ArrayList<>();
        static final String[] read = {"a"};
        static {
          filledOnce.put("a", "b");
          once = "b";
        }
        static class Inner {
          void run() { assignedByInner = "b"; }
        }
        void assign(String s) { assignedHere = s; assignedCounter++; }
        void put(String s) { changedByPut.put(s, s); }
        Runnable later() { Map<String, String> all = changedByLambda; return () -> all.clear(); }
        void sort() { Collections.sort(changedBySorting); }
        void pass() { take(changedPerhapsByCallee); }
        static void take(List<String> list) {}
        List<String> give() { return changedPerhapsByCaller; }
        void store(String s) { changedElement[0] = s; }
        int count() { return changedNumber.incrementAndGet(); }
        void append(String s) { changedText.append(s); }
        void local(boolean b, String s) {
          List<String> list = b ? changedThroughLocal : new ArrayList<>();
          list.add(s);
        }
        String reading(String key) {
          List<String> own = new ArrayList<>(copied);
          own.add(key);
          return filledOnce.getOrDefault(key, once) + String.join(",", joined) + read[0] + own;
        }
      }
      """;

  @TempDir static Path folder;
  private static Program program;
  private static StaticWrites writes;

  @BeforeAll
  static void compile() {
    Sources.compile(folder, SOURCE);
    program = new Program(ClassPath.open(Jdk.running(), List.of(folder)));
    writes = new StaticWrites(program);
  }

  private static Set<String> fields(Predicate<FieldInfo> wanted) {
    return program.load("Statics").fields().stream()
        .filter(wanted)
        .map(FieldInfo::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void whatMethodsAssignIsToldFromWhatTheInitialiserAssigns() {
    assertThat(fields(writes::isAssigned))
        .containsExactlyElementsOf(fields(field -> field.name().startsWith("assigned")));
  }

  @Test
  void whatMethodsChangeIsToldFromWhatTheyRead() {
    assertThat(fields(writes::isChanged))
        .containsExactlyElementsOf(fields(field -> field.name().startsWith("changed")));
  }
}
