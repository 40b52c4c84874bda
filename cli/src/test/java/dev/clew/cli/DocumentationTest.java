package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.ReasonCode;
import dev.clew.output.FindingRule;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the documentation lists is what the sources have. */
class DocumentationTest {

  private static final Path ROOT = Path.of("..");

  private static final Pattern QUOTE = Pattern.compile("```java\\n(.*?)```", Pattern.DOTALL);

  private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)\\)");

  @Test
  void everyReasonCodeIsOnItsPageInTheOrderOfItsConstants() {
    String rows =
        Arrays.stream(ReasonCode.values())
            .map(
                each ->
                    "| `%s` | %s | %s |\n".formatted(each.code(), each.sentence(), each.remedy()))
            .collect(Collectors.joining());
    assertThat(read(ROOT.resolve("docs/reasons.md"))).contains("|---|---|---|\n" + rows + "\n");
  }

  @Test
  void detailsAreOfCodesThatThereAre() {
    String page = read(ROOT.resolve("docs/reasons.md"));
    Set<String> known =
        Arrays.stream(ReasonCode.values()).map(ReasonCode::code).collect(Collectors.toSet());
    assertThat(
            Pattern.compile("(?m)^\\| `([a-z-]+)`(?:, `([a-z-]+)`)? \\|")
                .matcher(page.substring(page.indexOf("## In detail")))
                .results()
                .flatMap((MatchResult m) -> Stream.of(m.group(1), m.group(2)))
                .filter(Objects::nonNull))
        .hasSizeGreaterThan(60)
        .isSubsetOf(known);
  }

  @Test
  void codeThatThePagesQuoteStandsInTheSources() {
    String sources =
        sources(
            "engine/src/main/java",
            "solver/src/main/java",
            "solver/src/test/java",
            "solver-smt/src/main/java",
            "models/src/main/java",
            "models/src/test/java",
            "output/src/main/java",
            "cli/src/planted/java");
    for (String page :
        List.of(
            "add-a-finding.md",
            "add-a-model.md",
            "add-an-instruction.md",
            "add-a-native-method.md",
            "add-a-string-operator.md")) {
      assertQuotes(ROOT.resolve("docs/howto").resolve(page), sources);
    }
  }

  @Test
  void codeOnThePagesAboutFindingsIsPlanted() {
    String planted = sources("cli/src/planted/java");
    List<Path> pages =
        files(ROOT.resolve("docs/findings"), ".md").stream()
            .filter(page -> !page.endsWith("README.md"))
            .toList();
    assertThat(pages).hasSizeGreaterThan(10);
    pages.forEach(page -> assertQuotes(page, planted));
  }

  @Test
  void everyRuleIsExplained() {
    String rows =
        Arrays.stream(FindingRule.values())
            .map(each -> "| [%1$s](%1$s.md) | %2$s |\n".formatted(each.id(), sentence(each)))
            .collect(Collectors.joining());
    assertThat(read(ROOT.resolve("docs/findings/README.md"))).contains("|---|---|\n" + rows + "\n");
  }

  private static String sentence(FindingRule rule) {
    return rule.description().substring(0, rule.description().length() - 1);
  }

  private static String sources(String... folders) {
    StringBuilder sources = new StringBuilder();
    for (String folder : folders) {
      files(ROOT.resolve(folder), ".java")
          .forEach(file -> sources.append(withoutSpace(read(file))));
    }
    return sources.toString();
  }

  private static void assertQuotes(Path page, String sources) {
    List<String> quotes =
        QUOTE.matcher(read(page)).results().map((MatchResult m) -> m.group(1)).toList();
    assertThat(quotes).as("%s", page).isNotEmpty();
    assertThat(quotes)
        .allSatisfy(quote -> assertThat(sources.indexOf(withoutSpace(quote))).isNotNegative());
  }

  private static String withoutSpace(String code) {
    return code.replaceAll("\\s+", "");
  }

  @Test
  void codeOnThePageAboutDriversCompiles(@TempDir Path folder) {
    List<String> quotes =
        QUOTE
            .matcher(read(ROOT.resolve("docs/howto/drive-your-code.md")))
            .results()
            .map((MatchResult m) -> m.group(1))
            .toList();
    assertThat(quotes).hasSizeGreaterThan(3);
    for (String quote : quotes) {
      assertThat(problems(quote, folder)).as(quote).isEmpty();
    }
  }

  private static String problems(String code, Path folder) {
    MatchResult name =
        Pattern.compile("class (\\w+)").matcher(code).results().findFirst().orElseThrow();
    StringWriter problems = new StringWriter();
    SimpleJavaFileObject file =
        new SimpleJavaFileObject(
            URI.create("string:///" + name.group(1) + ".java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return code;
          }
        };
    List<String> options = List.of("-Xlint:all", "-proc:none", "-d", folder.toString());
    ToolProvider.getSystemJavaCompiler()
        .getTask(problems, null, null, options, null, List.of(file))
        .call();
    return problems.toString();
  }

  @Test
  void everyLinkLeadsSomewhere() {
    List<Path> pages = files(ROOT.resolve("docs"), ".md");
    assertThat(pages).isNotEmpty();
    for (Path page :
        Stream.concat(
                pages.stream(),
                Stream.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md").map(ROOT::resolve))
            .toList()) {
      LINK.matcher(read(page))
          .results()
          .map((MatchResult m) -> m.group(1))
          .forEach(link -> assertThat(page.resolveSibling(link)).as("in %s", page).exists());
    }
  }

  @Test
  void everyPageIsInTheTableOfContents() {
    String contents = read(ROOT.resolve("docs/README.md"));
    for (String folder : List.of("docs", "docs/howto")) {
      String prefix = folder.equals("docs") ? "" : "howto/";
      for (Path page : files(ROOT.resolve(folder), ".md")) {
        if (page.getParent().equals(ROOT.resolve(folder)) && !page.endsWith("README.md")) {
          assertThat(contents).contains("(" + prefix + page.getFileName() + ")");
        }
      }
    }
  }

  @Test
  void everyDecisionIsInTheList() {
    String list = read(ROOT.resolve("docs/adr/README.md"));
    assertThat(files(ROOT.resolve("docs/adr"), ".md"))
        .extracting(page -> page.getFileName().toString())
        .filteredOn(name -> !name.equals("README.md"))
        .isNotEmpty()
        .allSatisfy(name -> assertThat(list).contains("(" + name + ")"));
  }

  private static List<Path> files(Path folder, String suffix) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
