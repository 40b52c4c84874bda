package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Of a project in Git only what a change can affect. */
@Timeout(300)
class SinceTest {

  @TempDir private Path folder;
  private Workbench bench;
  private Path sources;

  @BeforeEach
  void prepare() throws IOException, InterruptedException {
    bench = new Workbench(folder);
    sources = Files.createDirectories(folder.resolve("src/p"));
    write("Base", "public class Base { public int of(int n) { return n; } }");
    write("User", "public class User { public static int use(Base b) { return b.of(3); } }");
    write("Alone", "public class Alone { public static int is(int n) { return 5 / n; } }");
    Files.writeString(folder.resolve(".gitignore"), "out\n");
    assumeTrue(new GitFolder(folder).commit("src", ".gitignore"), "there is no Git");
  }

  private void write(String name, String code) throws IOException {
    Files.writeString(sources.resolve(name + ".java"), "package p;\n" + code + "\n");
  }

  private Set<String> affected() throws IOException {
    bench.compile(sources);
    assertThat(bench.run("explore", "--since", "HEAD", bench.classes().toString()))
        .as(bench.log())
        .isZero();
    Set<String> classes = new TreeSet<>();
    for (JsonNode target : bench.results().get("targets")) {
      classes.add(target.get("class").textValue());
    }
    return classes;
  }

  @Test
  void withoutAChangeThereIsNothingToDo() throws IOException {
    assertThat(affected()).isEmpty();
  }

  @Test
  void aChangedClassConcernsThoseThatLeadToIt() throws IOException {
    write("Base", "public class Base { public int of(int n) { return 7 / n; } }");

    assertThat(affected()).containsExactly("p.Base", "p.User");
  }

  @Test
  void aNewSubclassConcernsThoseThatMayMeetIt() throws IOException {
    write("Sub", "public class Sub extends Base { public int of(int n) { return 1 / n; } }");

    assertThat(affected()).containsExactly("p.Base", "p.Sub", "p.User");
  }

  @Test
  void aBuildFileConcernsAll() throws IOException {
    Files.writeString(folder.resolve("pom.xml"), "<project/>");

    assertThat(affected()).containsExactly("p.Alone", "p.Base", "p.User");
  }

  @Test
  void aCommitThatIsNotThereIsAMistake() throws IOException {
    bench.compile(sources);

    assertThat(bench.run("check", "--since", "nowhere", bench.classes().toString())).isEqualTo(2);

    assertThat(bench.log().lines()).hasSize(1);
    assertThat(bench.log()).contains("there is no commit nowhere", "as in --since HEAD~1");
  }
}
