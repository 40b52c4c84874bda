package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code clew test} says of receivers and arguments, from exploring on. */
@Tag("once")
class TestEffectsTest {

  private static final String SOURCE =
      """
      package shop;

      import java.util.Arrays;
      import java.util.List;
      import java.util.Map;

      public class Counter {
        public static class Step { private int size = 1; public int getSize() { return size; } }

        private int count;
        private int last;
        private int secret;
        private final Step step = new Step();

        public int getCount() { return count; }
        public int getLast() { return last; }
        public Step getStep() { return step; }
        public void setCount(int count) { this.count = count; }
        public void setLast(int last) { this.last = last; }

        public void increment() { count++; }
        public int next() { last = count; return ++count; }
        public void swap() { int old = count; count = last; last = old; }
        public void grow() { step.size += 2; }
        public void hide() { secret++; }
        public void nothing() { }
        public void absorb(Counter other) { if (other == this) { count = 77; } }

        public static void sort(int[] a) { if (a.length == 2 && a[0] == 9 && a[1] == 4) { Arrays.sort(a); } }
        public static void add(List<String> names) { if (names.isEmpty()) { names.add("new"); } }
        public static void append(StringBuilder text) { if (text.length() == 1) { text.append("!?"); } }
        public static void put(Map<String, Integer> map) { if (map.isEmpty()) { map.put("k", 5); } }
      }
      """;

  @TempDir private Path folder;
  private Workbench bench;

  @BeforeEach
  void compile() throws IOException {
    bench = new Workbench(folder);
    bench.compile("Counter", SOURCE);
  }

  private String written(String... arguments) throws IOException {
    assertThat(bench.run("test", arguments)).as(bench.log()).isZero();
    assertThat(bench.printed()).contains(" 0 dropped; ");
    return Files.readString(folder.resolve("out/shop/CounterTest.java"));
  }

  @Test
  void testsSayWhatCallsChange() throws IOException {
    assertThat(written("shop.Counter", "--all-paths", "--null-inputs", "no"))
        .containsPattern("counter.increment\\(\\);\\n +assertEquals\\(-?\\d+, counter.getCount")
        .containsPattern("counter.next\\(\\)\\);\\n +assertEquals\\(-?\\d+, counter.getCount")
        .contains("assertEquals(3, counter.getStep().getSize());")
        .contains("assertDoesNotThrow(() -> counter.hide());")
        .contains("assertDoesNotThrow(() -> counter.nothing());")
        .containsPattern("other.absorb\\(other\\);\\n +assertEquals\\(77, other.getCount")
        .containsPattern("int\\[\\] a = \\{9, 4};\\n +Counter.sort\\(a\\);")
        .contains("assertArrayEquals(new int[] {4, 9}, a);")
        .contains("assertEquals(Collections.singletonList(\"new\"), names);")
        .containsPattern("assertEquals\\(\".*!\\?\", text.toString\\(\\)\\);")
        .contains("assertEquals(map(\"k\", 5), map);");
  }

  @Test
  void olderProjectsGetThemAsWell() throws IOException {
    assertThat(written("shop.Counter#sort", "--junit", "4", "--all-paths"))
        .contains("import org.junit.Test;")
        .contains("assertArrayEquals(new int[] {4, 9}, a);");
  }
}
