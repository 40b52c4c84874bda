package dev.clew.app.entry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.program.MethodInfo;
import dev.clew.replay.recipe.CallSequence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EntryMakerTest {

  @TempDir private Path classes;

  @BeforeEach
  void compile() throws IOException {
    Sources.compile(
        classes,
        "Page.java",
        """
        public class Page {
          public static Compiler compiler(int width) { return new Compiler(); }
          static Hidden hidden() { return new Hidden(); }
          public static Open open() { return new Open(); }
          public static class Compiler {
            protected Compiler() {}
            public int run() { return 1; }
          }
          public static class Hidden {
            Hidden() {}
            public int run() { return 2; }
          }
          public static class Old {
            @Deprecated public Old() {}
            @Deprecated public Old(int width) {}
            public int run() { return 4; }
          }
          public static class Mail {
            private final java.util.List<String> to;
            private final String subject;
            private Mail(Builder from) { to = from.to; subject = from.subject; }
            public int run() { return to.size() + subject.length(); }
            public static class Builder {
              private final java.util.List<String> to = new java.util.ArrayList<>();
              private String subject;
              public Builder to(String name) { to.add(name); return this; }
              public Builder subject(String text) { subject = text; return this; }
              public Mail build() { return new Mail(this); }
            }
          }
          public static class Open {
            public Open() {}
            public int run() { return 3; }
          }
        }
        """);
  }

  @Test
  void whatEverybodyCanCallComesBeforeConstructorsOfThePackage() throws IOException {
    assertThat(makers("Page$Compiler")).containsExactly("compiler", "<init>");
    assertThat(makers("Page$Hidden")).containsExactly("<init>");
    assertThat(makers("Page$Open")).containsExactly("<init>");
  }

  @Test
  void anObjectThatADeprecatedCallMakesOfNothingIsOfOld() throws IOException {
    assertThat(entries("Page$Old")).map(Entry::isMadeAsOfOld).containsExactly(true, false);
    assertThat(entries("Page$Open")).map(Entry::isMadeAsOfOld).containsExactly(false);
  }

  @Test
  void whatABuilderIsGivenMoreOfIsGivenTwice() throws IOException {
    assertThat(entries("Page$Mail"))
        .map(entry -> entry.methods().map(MethodInfo::name).toList())
        .containsExactly(
            List.of("<init>", "to", "subject", "build", "run"),
            List.of("<init>", "subject", "build", "run"),
            List.of("<init>", "to", "subject", "to", "build", "run"));
    Entry.Driven twice = (Entry.Driven) entries("Page$Mail").get(2);
    assertThat(twice.sequence().inputs())
        .map(CallSequence.Argument::name)
        .doesNotHaveDuplicates()
        .hasSize(3);
  }

  private List<String> makers(String type) throws IOException {
    return entries(type).stream()
        .map(entry -> entry.methods().findFirst().map(MethodInfo::name).orElseThrow())
        .toList();
  }

  private List<Entry> entries(String type) throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of(type + "#run"), options, note -> {})) {
      return new EntryMaker(targets.program()).constructing(targets.methods().get(0));
    }
  }
}
