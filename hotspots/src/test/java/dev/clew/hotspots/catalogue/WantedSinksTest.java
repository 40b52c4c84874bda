package dev.clew.hotspots.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Which sinks somebody wants to hear of. */
final class WantedSinksTest {

  private static final WantedSinks ALL = new WantedSinks(SinkCatalogue.load(), Set.of());
  private static final WantedSinks SQL = new WantedSinks(SinkCatalogue.load(), Set.of("sql"));

  private static ClassPath path;
  private static Program program;

  @BeforeAll
  static void open() throws IOException {
    path = ClassPath.open(Jdk.running(), List.of());
    program = new Program(path);
  }

  @AfterAll
  static void close() throws IOException {
    path.close();
  }

  private static MethodInfo method(String type, String name, String descriptor) {
    return program.load(type).method(name, descriptor).orElseThrow();
  }

  @Test
  void thoseOfTheLanguagesThatAreNamedAreWanted() {
    MethodInfo execute = method("java/sql/Statement", "execute", "(Ljava/lang/String;)Z");
    MethodInfo open = method("java/io/FileReader", "<init>", "(Ljava/lang/String;)V");
    assertThat(ALL.of(execute)).isNotEmpty();
    assertThat(ALL.of(open)).isNotEmpty();
    assertThat(SQL.of(execute)).isNotEmpty();
    assertThat(SQL.of(open)).isEmpty();
  }

  @Test
  void aSinkMayBeBehindATypeThatIsNone() {
    String text = "(Ljava/lang/CharSequence;)Ljava/lang/Appendable;";
    MethodInfo append = method("java/lang/Appendable", "append", text);
    assertThat(ALL.of(append)).isEmpty();
    assertThat(ALL.mayBeBehind(append, program)).isTrue();
    assertThat(SQL.mayBeBehind(append, program)).isFalse();
    String run = "(Ljava/lang/Runnable;)V";
    MethodInfo other = method("java/util/concurrent/Executor", "execute", run);
    assertThat(ALL.mayBeBehind(other, program)).isFalse();
  }
}
