package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/**
 * The page of a run, in a real browser: views, filters, keys, addresses, and what it must not do.
 */
@Tag("once")
class ReportPageTest {

  private static final Path EXAMPLES =
      Path.of("..", "examples", "src", "main", "java", "dev", "clew", "examples");
  private static final Path SHOTS = Path.of("target", "report");
  private static final List<String> VIEWS =
      List.of("findings", "source", "tree", "strings", "numbers");

  @TempDir private static Path folder;

  private static ReportBrowser browser;
  private static Path checked;
  private static Path strings;

  @BeforeAll
  static void lookAtRunsOfTheExamples() throws IOException {
    browser =
        ReportBrowser.start(Files.createDirectory(folder.resolve("profile")))
            .orElseGet(
                () ->
                    abort(
                        "NO BROWSER: chromium and chromium-driver are not installed, so that nobody"
                            + " looks at the page of a run"));
    Workbench bench = new Workbench(folder.resolve("check"));
    Path sources = folder.resolve("check/src/dev/clew/examples");
    Files.createDirectories(sources);
    for (String name : List.of("Amounts", "Cart", "Commands", "Tags", "Dates")) {
      Files.copy(EXAMPLES.resolve(name + ".java"), sources.resolve(name + ".java"));
    }
    bench.compile(folder.resolve("check/src"));
    assertThat(bench.run("check", bench.classes().toString())).isEqualTo(1);
    checked = bench.out().resolve("report.html");
    Workbench queries = new Workbench(folder.resolve("strings"));
    Path users = Files.createDirectories(folder.resolve("strings/src")).resolve("Users.java");
    Files.copy(Path.of("..", "examples", "hotspots", "Users.java"), users);
    queries.compile(users);
    assertThat(queries.run("strings", "Users")).isEqualTo(1);
    strings = queries.out().resolve("report.html");
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @AfterEach
  void nothingWasSaidOrAskedFor() {
    assertThat(browser.console()).isEmpty();
    assertThat(browser.requests()).isEmpty();
    browser.size(1400, 900);
    browser.dark(false);
  }

  private static int rows() {
    return browser.all(".rows a.row").size();
  }

  @Test
  void findingsAreFilteredByWordsAndByEachProperty() {
    browser.open(checked, "");
    int all = rows();
    assertThat(all).isGreaterThan(5);
    browser.press("/");
    browser.press("numberformat");
    assertThat(browser.texts(".rows .what")).containsOnly("NumberFormatException");
    assertThat(browser.hash()).contains("q=numberformat");
    browser.escape();
    browser.press("j");
    browser.escape();
    assertThat(rows()).isEqualTo(all);
    for (String property : List.of("level", "kind", "package", "confirmation")) {
      browser.run(
          "const select = document.querySelector(`select[aria-label='Any ${arguments[0]}']`);"
              + "select.value = select.options[1].value; select.onchange?.();"
              + "select.dispatchEvent(new Event('change'));",
          property);
      assertThat(browser.hash()).contains(property + "=");
      assertThat(rows()).isBetween(1, all);
    }
    assertThat(browser.one(".status").getText()).contains("finding");
  }

  @Test
  void aFindingHasItsCallItsTestAndTheWayToItsSource() {
    browser.open(checked, "");
    browser.press("j");
    browser.press("k");
    assertThat(browser.all(".rows a[aria-current]")).hasSize(1);
    assertThat(browser.texts(".detail h3")).contains("Call", "Inputs", "JUnit test");
    assertThat(browser.text("return document.querySelector('.detail').textContent"))
        .contains("@Test", "Amounts.check(\"\")", "Copy the test");
    browser.enter();
    assertThat(browser.hash()).startsWith("#source/dev.clew.examples.Amounts/14");
    assertThat(browser.all(".note .badge")).isNotEmpty();
  }

  @Test
  void theSourceShowsCoverageFindingsAndTheStepsOfAPath() {
    browser.open(checked, "#source/dev.clew.examples.Amounts");
    assertThat(browser.texts(".line .text")).anyMatch(line -> line.contains("lastIndexOf"));
    assertThat(browser.all(".line .cover.all")).isNotEmpty();
    assertThat(browser.all(".line .cover.some")).isNotEmpty();
    assertThat(browser.texts(".between.finding"))
        .anyMatch(note -> note.contains("NumberFormatException"));
    browser.open(checked, "");
    browser.run(
        "[...document.querySelectorAll('.rows a')]"
            + ".find(a => a.textContent.includes('NumberFormat')).click()");
    browser.enter();
    assertThat(browser.one(".panel").getText()).contains("Amounts.check(String)", "\"-,\"");
    browser.press("j");
    assertThat(browser.all(".note.now")).hasSize(1);
    browser.press("j");
    String second = browser.one(".panel [role=status]").getText();
    assertThat(second).startsWith("Step 2 of ");
    assertThat(browser.one(".note.now .values").getText()).contains("s = \"-,\"");
    String address = browser.hash();
    browser.reload();
    assertThat(browser.hash()).isEqualTo(address);
    assertThat(browser.one(".panel [role=status]").getText()).isEqualTo(second);
    browser.press("k");
    assertThat(browser.one(".panel [role=status]").getText()).startsWith("Step 1 of ");
  }

  @Test
  void theTreeOpensOnDemandByKeysAndLeadsToTheSourceAndBack() {
    browser.open(checked, "#tree");
    int before = browser.all("[role=treeitem]").size();
    browser.run("document.querySelector('[role=treeitem][tabindex=\"0\"]').focus()");
    browser.press("j");
    browser.enter();
    assertThat(browser.all("[role=treeitem]").size()).isGreaterThan(before);
    browser.press("/");
    browser.press("threw");
    assertThat(browser.one(".status").getText()).contains(" of ");
    browser.escape();
    for (int i = 0; i < 12 && browser.all(".node[aria-selected=true] .leaf").isEmpty(); i++) {
      browser.press("j");
      if (!browser.all(".node[aria-selected=true][aria-expanded=false]").isEmpty()) {
        browser.enter();
      }
    }
    assertThat(browser.hash()).contains("path=");
    assertThat(browser.one(".detail").getText()).contains("Path ", "A real JVM did the same.");
    String address = browser.hash();
    browser.reload();
    assertThat(browser.one(".node[aria-selected=true] .leaf").getText()).isNotEmpty();
    browser.run("document.activeElement.blur()");
    browser.enter();
    assertThat(browser.hash()).startsWith("#source/");
    browser.enter();
    assertThat(browser.hash()).startsWith(address.substring(0, address.indexOf('?')));
  }

  @Test
  void arrowsHomeAndEndMoveInTheTree() {
    browser.open(checked, "#tree");
    browser.run("document.querySelector('[role=treeitem][tabindex=\"0\"]').focus()");
    browser.press(Keys.END);
    String last = "[role=treeitem]:last-child[aria-selected=true]";
    assertThat(browser.all(last)).hasSize(1);
    browser.press(Keys.HOME);
    assertThat(browser.all("[role=treeitem]:first-child[aria-selected=true]")).hasSize(1);
    int before = browser.all("[role=treeitem]").size();
    browser.press(Keys.ARROW_DOWN);
    browser.press(Keys.ARROW_RIGHT);
    assertThat(browser.all("[role=treeitem]").size()).isGreaterThan(before);
    assertThat(browser.all(".node[aria-selected=true][aria-expanded=true]")).hasSize(1);
    browser.press(Keys.ARROW_LEFT);
    assertThat(browser.all("[role=treeitem]")).hasSize(before);
    browser.press(" ");
    assertThat(browser.all("[role=treeitem]").size()).isGreaterThan(before);
    browser.press(Keys.ARROW_UP);
    assertThat(browser.all("[role=treeitem]:first-child[aria-selected=true]")).hasSize(1);
  }

  @Test
  void everyAddressSurvivesAReloadAndOddOnesLeadSomewhere() {
    for (String hash :
        List.of(
            "#findings/2?q=index&level=error",
            "#source/dev.clew.examples.Cart/27",
            "#source/dev.clew.examples.Amounts/14?target=0&path=3&step=2",
            "#tree/2?q=threw",
            "#tree/0?path=3",
            "#strings",
            "#numbers/reason/file")) {
      browser.open(checked, hash);
      String shown = browser.text("return document.querySelector('main').textContent");
      browser.reload();
      assertThat(browser.hash()).isEqualTo(hash);
      assertThat(browser.text("return document.querySelector('main').textContent"))
          .isEqualTo(shown);
    }
    for (String odd :
        List.of(
            "#nothing",
            "#tree/99999",
            "#tree/x?path=y",
            "#tree/0?path=99999&q=%",
            "#findings/99999",
            "#source/no.such.Thing/x?target=99999&path=1",
            "#strings/constructor",
            "#numbers/reason/%3Cimg%3E")) {
      browser.open(checked, odd);
      assertThat(browser.one("main").getText()).as(odd).isNotBlank();
      assertThat(browser.console()).as(odd).isEmpty();
    }
  }

  @Test
  void coloursAreTheSystemsOrTheReaders() {
    browser.open(checked, "");
    String light =
        browser.text("return getComputedStyle(document.body.parentNode).backgroundColor");
    browser.run("document.querySelector('.tools button').click()");
    String dark = browser.text("return getComputedStyle(document.body.parentNode).backgroundColor");
    assertThat(dark).isNotEqualTo(light);
    browser.reload();
    assertThat(browser.text("return getComputedStyle(document.body.parentNode).backgroundColor"))
        .isEqualTo(dark);
    browser.dark(true);
    browser.run("document.querySelector('.tools button').click()");
    assertThat(browser.text("return getComputedStyle(document.body.parentNode).backgroundColor"))
        .isEqualTo(light);
    browser.run("document.querySelector('.tools button').click()");
  }

  @Test
  void whatIsCopiedIsTheCallAndTheTest() {
    browser.open(checked, "");
    browser.run(
        "window.copied = []; navigator.clipboard.writeText = async text => copied.push(text);"
            + "document.querySelectorAll('.copy').forEach(each => each.click())");
    browser.await("return document.querySelectorAll('.copy').length === copied.length");
    assertThat(browser.text("return copied[0]")).isEqualTo("Amounts.check(\"\")");
    assertThat(browser.text("return copied[1]")).startsWith("@Test\nvoid ").endsWith("\n}");
  }

  @Test
  void stringsShowHolesBothStructuresAndTheAutomaton() {
    browser.open(strings, "#strings/0");
    assertThat(browser.texts(".sentence .hole")).isNotEmpty();
    assertThat(browser.texts(".both figcaption")).containsExactly("harmless", "this one");
    assertThat(browser.texts(".both .new")).isNotEmpty();
    assertThat(browser.all("svg.graph .vertex")).hasSizeGreaterThan(1);
    assertThat(browser.one("svg.graph").getText()).contains("SELECT");
    assertThat(browser.texts(".detail h3")).contains("Holes", "All that can arrive");
    browser.press("j");
    assertThat(browser.hash()).isEqualTo("#strings/1");
  }

  @Test
  void numbersAddUpAndSayWhatTheyMean() {
    browser.open(checked, "#numbers");
    assertThat(browser.texts(".tiles dt")).contains("errors", "paths", "queries");
    assertThat(browser.all("meter").size()).isGreaterThan(6);
    assertThat(browser.texts(".plain thead th")).contains("Method", "Time", "Solver");
  }

  @Test
  void nobodyIsKeptFromUsingAnyView() {
    for (Path page : List.of(checked, strings)) {
      browser.open(page, "");
      for (boolean dark : new boolean[] {false, true}) {
        browser.dark(dark);
        for (String view : VIEWS) {
          browser.goTo("#" + view);
          assertThat(browser.obstacles()).as(view + " " + dark).isEmpty();
        }
      }
    }
  }

  @Test
  void nothingIsClippedFromPhonesToWalls() {
    for (Map.Entry<Integer, Integer> size :
        List.of(Map.entry(320, 640), Map.entry(768, 1024), Map.entry(3840, 2160))) {
      browser.open(checked, "");
      browser.size(size.getKey(), size.getValue());
      for (String view : VIEWS) {
        browser.goTo("#" + view);
        assertThat(browser.number("return document.scrollingElement.scrollWidth - innerWidth"))
            .as(view + " at " + size)
            .isLessThanOrEqualTo(0);
      }
    }
  }

  @Test
  void aLinkThatHasTheFocusIsFollowedByEnter() {
    browser.open(checked, "#numbers");
    browser.run("document.querySelector('.plain a').focus()");
    browser.enter();
    assertThat(browser.hash()).startsWith("#tree/");
    browser.open(checked, "");
    browser.run("document.querySelectorAll('.rows a')[3].focus()");
    browser.enter();
    assertThat(browser.hash()).startsWith("#findings/3");
    assertThat(browser.one(".rows a[aria-current]").getText()).contains("Commands.java:17");
    browser.enter();
    assertThat(browser.hash()).startsWith("#source/dev.clew.examples.Commands/17");
    assertThat(browser.text("return document.activeElement.getAttribute('aria-label')"))
        .isEqualTo("Source");
    browser.open(strings, "#strings");
    browser.run("document.querySelectorAll('.rows a')[1].focus()");
    browser.enter();
    assertThat(browser.hash()).isEqualTo("#strings/1");
  }

  @Test
  void filesMethodsAndStringsAreFilteredToo() {
    browser.open(checked, "#source");
    browser.press("/");
    browser.press("tag");
    assertThat(browser.texts(".side li a > span:first-child")).containsExactly("Tags.java");
    browser.escape();
    assertThat(browser.text("return document.querySelector('.side input').value")).isEqualTo("tag");
    browser.escape();
    assertThat(browser.all(".side li a")).hasSizeGreaterThan(3);
    browser.open(checked, "#tree");
    browser.run(
        "const field = document.querySelector('.side input'); field.value = 'isleap';"
            + "field.dispatchEvent(new Event('input'));");
    assertThat(browser.texts(".side li a > span:first-child")).containsExactly("isLeap(int)");
    browser.open(strings, "#strings");
    int all = rows();
    browser.press("/");
    browser.press("proven");
    assertThat(browser.hash()).contains("q=proven");
    assertThat(rows()).isBetween(1, all - 1);
    String address = browser.hash();
    browser.reload();
    assertThat(browser.hash()).isEqualTo(address);
    assertThat(rows()).isLessThan(all);
    browser.press("j");
    browser.escape();
    assertThat(rows()).isEqualTo(all);
  }

  @Test
  void aConditionOnStringsIsDrawnWithWhatRulesDerived() {
    browser.open(checked, "#strings");
    browser.run(
        "[...document.querySelectorAll('.rows a')]"
            + ".find(a => a.textContent.includes('Commands.siteExec')).click()");
    browser.goTo(browser.hash());
    assertThat(browser.hash()).startsWith("#strings/graph-");
    assertThat(browser.all("svg.graph .vertex")).isNotEmpty();
    assertThat(browser.all("svg.graph .edge")).isNotEmpty();
    assertThat(browser.one(".detail").getText()).contains("What rules derived", "a known text");
    assertThat(browser.obstacles()).isEmpty();
    browser.run("document.activeElement.blur()");
    browser.enter();
    assertThat(browser.hash()).startsWith("#tree/");
  }

  @Test
  void whatWasLeftOutIsSaid() {
    browser.open(checked, "#numbers");
    assertThat(browser.one(".numbers-view").getText())
        .contains("--null-inputs yes tries null there, too", "Amounts.java:14");
  }

  @Test
  void keysAreToldAndTabsHaveNumbers() {
    browser.open(checked, "");
    browser.press("?");
    assertThat(browser.one("dialog").getText()).contains("next, previous");
    browser.escape();
    browser.press("3");
    assertThat(browser.hash()).startsWith("#tree");
    browser.press("5");
    assertThat(browser.one(".tabs [aria-current]").getText()).isEqualTo("Numbers");
  }

  @Test
  void withoutScriptsTheFindingsAreThere() {
    browser.openWithoutScripts(checked);
    try {
      assertThat(browser.texts("noscript td")).contains("java.lang.NumberFormatException");
    } finally {
      browser.scripts(true);
    }
  }

  @Test
  void itPrintsWhatIsReadAndNoButtons() {
    browser.open(checked, "");
    browser.size(500, 300);
    browser.print(true);
    assertThat(
            browser.number(
                "const list = document.querySelector('.rows');"
                    + "return list.scrollHeight - list.clientHeight"))
        .isLessThanOrEqualTo(0);
    assertThat(browser.one(".tabs").isDisplayed()).isFalse();
    assertThat(browser.one(".detail").isDisplayed()).isTrue();
    browser.run("document.documentElement.dataset.theme = 'dark'");
    assertThat(browser.text("return getComputedStyle(document.documentElement).color"))
        .isEqualTo("rgb(29, 32, 33)");
    browser.goTo("#source/dev.clew.examples.Cart");
    assertThat(
            browser.text(
                "return getComputedStyle(document.querySelector('.line .text')).whiteSpace"))
        .isEqualTo("pre-wrap");
    browser.print(false);
  }

  @Test
  void sixViewsAreShown() throws IOException {
    Files.createDirectories(SHOTS);
    shoot(checked, "#findings/0", "findings");
    browser.open(checked, "");
    browser.run(
        "[...document.querySelectorAll('.rows a')]"
            + ".find(a => a.textContent.includes('NumberFormat')).click()");
    browser.enter();
    browser.press("j");
    browser.press("j");
    browser.shoot(SHOTS.resolve("source.png"));
    browser.open(checked, "#tree");
    for (int i = 0; i < 5; i++) {
      browser.run(
          "document.querySelectorAll('[role=treeitem][aria-expanded=false] .twist')"
              + ".forEach(each => each.click())");
    }
    browser.shoot(SHOTS.resolve("tree.png"));
    shoot(strings, "#strings/0", "strings");
    shoot(checked, "#numbers", "numbers");
    browser.open(checked, "#strings");
    browser.run(
        "[...document.querySelectorAll('.rows a')]"
            + ".find(a => a.textContent.includes('Commands.siteExec')).click()");
    browser.dark(true);
    browser.goTo(browser.hash());
    browser.shoot(SHOTS.resolve("graph-dark.png"));
    browser.dark(false);
    browser.open(checked, "#findings/0");
    browser.size(320, 700);
    browser.shoot(SHOTS.resolve("phone.png"));
  }

  private static void shoot(Path page, String hash, String name) throws IOException {
    browser.open(page, hash);
    browser.shoot(SHOTS.resolve(name + ".png"));
  }
}
