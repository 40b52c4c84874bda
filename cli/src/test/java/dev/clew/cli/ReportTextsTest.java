package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.clew.app.report.ReportFiles;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.PathStep;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Confirmation;
import dev.clew.output.Finding;
import dev.clew.output.FindingRule;
import dev.clew.output.InterestingPaths;
import dev.clew.output.Results;
import dev.clew.output.Trials;
import dev.clew.output.json.ResultsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages of results that are made by hand: hostile texts, and a great many paths. */
@Tag("once")
class ReportTextsTest {

  private static final String MARKUP = "</script><img src=x onerror=alert(1)><!--";
  private static final String TURNED = "\u202Eabc\u2066\u200F";
  private static final String HALF = "\uD800";
  private static final String LONG = "é<b>".repeat(250_000);

  @TempDir private static Path folder;

  private static ReportBrowser browser;

  @BeforeAll
  static void start() throws IOException {
    browser =
        ReportBrowser.start(Files.createDirectory(folder.resolve("profile")))
            .orElseGet(() -> abort("NO BROWSER: nobody looks at hostile texts in the page"));
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void textsOfTheCodeStayTexts() throws IOException {
    List<String> texts = List.of(MARKUP, TURNED, HALF, LONG, "a\nb\u0000c", "");
    List<ExploredPath> paths = new ArrayList<>();
    List<Finding> findings = new ArrayList<>();
    List<Confirmation> said = new ArrayList<>();
    for (String text : texts) {
      int id = paths.size() + 1;
      paths.add(
          HandMadeResults.path(
              id, text, HandMadeResults.step(3, id, "s.equals(\"" + text + "\")")));
      said.add(Confirmation.CONFIRMED);
      findings.add(
          new Finding(
              id,
              Finding.Kind.EXPLICIT,
              FindingRule.NULL_DEREFERENCE,
              Finding.Access.PUBLIC,
              true,
              "java.lang.Error",
              text,
              new Site("com.acme.Cart", "total", id),
              "",
              1,
              1,
              "Cart.total(\"" + text + "\")",
              List.of()));
    }
    Trials.Count none = new Trials.Count(0, 0);
    Trials trials = new Trials(said, findings, none, none, 0, Map.of());
    Path file = Files.createDirectories(folder.resolve("hostile")).resolve("results.json");
    ResultsFile.write(file, HandMadeResults.results(paths, Optional.of(trials)));
    Path page = ReportFiles.rebuild(file);
    for (String view : List.of("#findings/0", "#findings/2", "#tree/0?path=2", "#source")) {
      browser.open(page, view);
      assertThat(browser.all("img")).isEmpty();
      assertThat(browser.console()).isEmpty();
      assertThat(browser.requests()).isEmpty();
    }
    browser.open(page, "#findings/0");
    assertThat(browser.text("return document.querySelector('.message').textContent"))
        .isEqualTo(MARKUP);
    browser.goTo("#findings/1");
    assertThat(browser.text("return document.querySelector('.message').textContent"))
        .isEqualTo("\\u202Eabc\\u2066\\u200F");
    browser.goTo("#findings/2");
    assertThat(browser.text("return document.querySelector('.message').textContent"))
        .isEqualTo("\\uD800");
    browser.goTo("#findings/3");
    assertThat(browser.number("return document.querySelector('.message .text').textContent.length"))
        .isEqualTo(4000);
    browser.run("document.querySelector('.message .more').click()");
    assertThat(browser.number("return document.querySelector('.message .text').textContent.length"))
        .isEqualTo(LONG.length());
    browser.open(page, "#findings/2");
    assertThat(browser.obstacles()).isEmpty();
    browser.openWithoutScripts(page);
    assertThat(browser.all("noscript img")).isEmpty();
    assertThat(browser.texts("noscript td")).anyMatch(text -> text.contains(MARKUP));
    browser.scripts(true);
  }

  @Test
  void leavesThatEndAlikeAreFoldedUntilSomebodyAsks() throws IOException {
    List<ExploredPath> paths = new ArrayList<>();
    for (int i = 1; i <= 1207; i++) {
      paths.add(HandMadeResults.path(i, "a" + i, HandMadeResults.step(3, i, "s == " + i)));
    }
    Path file = Files.createDirectories(folder.resolve("folded")).resolve("results.json");
    ResultsFile.write(file, HandMadeResults.results(paths, Optional.empty()));
    browser.open(ReportFiles.rebuild(file), "#tree");
    assertThat(browser.all("[role=treeitem]")).hasSize(5);
    assertThat(foldText()).endsWith("1\u202f204 more like this");
    browser.run("document.querySelector('.node.fold').click()");
    assertThat(browser.all("[role=treeitem]")).hasSize(105);
    assertThat(foldText()).endsWith("1\u202f104 more like this");
    browser.goTo("#tree/0?path=1000");
    assertThat(browser.one(".detail h2").getText()).isEqualTo("Path 1000");
    assertThat(browser.one(".node[aria-selected=true]").getText()).contains("s == 1000");
    assertThat(foldText()).endsWith("1\u202f203 more like this");
    assertThat(browser.console()).isEmpty();
  }

  private static String foldText() {
    return browser.text("return document.querySelector('.node.fold').textContent");
  }

  @Test
  void whatWasCutLeftOrIsNotKnownStandsThereAsThat() throws IOException {
    Reason revisits = new Reason(ReasonCode.MAX_REVISITS, "25 at Cart.java:20");
    ExploredPath plain = HandMadeResults.path(1, "a", HandMadeResults.step(3, 0, "s == 1"));
    List<ExploredPath> paths =
        List.of(
            plain,
            HandMadeResults.ending(plain, new Outcome.Cut(revisits), true),
            HandMadeResults.ending(
                plain, new Outcome.Returned("void", null, HandMadeResults.SITE), false),
            HandMadeResults.ending(
                plain, new Outcome.Unsupported(new Reason(ReasonCode.FILE, "a file")), true));
    Map<Reason, Long> reasons =
        Map.of(revisits, 1L, new Reason(ReasonCode.MAX_CONDITIONS, "1000 of them"), 2L);
    Path file = Files.createDirectories(folder.resolve("left")).resolve("results.json");
    Exploration exploration =
        new Exploration(Status.TIMEOUT, reasons, paths, HandMadeResults.effort(paths));
    ResultsFile.write(file, HandMadeResults.results(exploration, Optional.empty()));
    browser.open(ReportFiles.rebuild(file), "#tree/0");
    assertThat(
            browser.text(
                "return [...document.querySelectorAll('[role=treeitem]:first-child .outcome')].map(each => each.title).join()"))
        .isEqualTo("1 throws,1 cut by a bound,1 not supported,1 may not exist: the solver gave up");
    assertThat(browser.texts(".unvisited"))
        .anyMatch(line -> line.contains("max-conditions 2 times: 1000 of them"))
        .anyMatch(line -> line.contains("paths were left when the time was up"));
    browser.run("document.querySelector('.unvisited a').click()");
    browser.goTo(browser.hash());
    assertThat(browser.hash()).startsWith("#numbers/reason/");
    assertThat(browser.one(".reasons .here + dd").getText()).isNotBlank();
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void thePolicyRefusesWhateverIsNotThePagesOwn() throws IOException {
    Path file = Files.createDirectories(folder.resolve("policy")).resolve("results.json");
    ResultsFile.write(
        file, HandMadeResults.results(List.of(HandMadeResults.path(1, "a")), Optional.empty()));
    Path page = ReportFiles.rebuild(file);
    browser.open(page, "");
    assertThat(browser.console()).isEmpty();
    assertThat(browser.requests()).isEmpty();
    browser.run(
        "window.hits = [];"
            + "const add = (tag, more) => document.body.append(Object.assign(document.createElement(tag), more));"
            + "add('script', { textContent: 'hits.push(1)' });"
            + "add('script', { src: 'data:text/javascript,hits.push(2)' });"
            + "add('style', { textContent: 'body { display: none }' });"
            + "add('img', { src: 'http://127.0.0.1:9/a.png' });"
            + "const inline = document.createElement('div');"
            + "inline.innerHTML = '<a onclick=\"hits.push(3)\">x</a>';"
            + "document.body.append(inline); inline.firstChild.click();"
            + "fetch('http://127.0.0.1:9/').then(() => hits.push(4), () => hits.push('refused'))");
    browser.await("return hits.length > 0");
    assertThat(browser.text("return hits.join()")).isEqualTo("refused");
    assertThat(browser.text("return getComputedStyle(document.body).display")).isEqualTo("block");
    assertThat(browser.console())
        .hasSizeGreaterThanOrEqualTo(5)
        .allMatch(line -> line.contains("Content Security Policy"));
    assertThat(browser.requests()).as("what was refused is heard, too").isNotEmpty();
  }

  @Test
  void whatPagesSayAndAskForIsHeard() throws IOException {
    Path page = folder.resolve("loud.html");
    Files.writeString(
        page,
        "<!doctype html><html data-ready=true><script>console.log('said');"
            + "fetch('http://127.0.0.1:9/asked').catch(() => 0)</script>");
    browser.open(page, "");
    List<String> said = new ArrayList<>();
    List<String> asked = new ArrayList<>();
    for (int i = 0; i < 100 && (said.isEmpty() || asked.isEmpty()); i++) {
      browser.escape();
      said.addAll(browser.console());
      asked.addAll(browser.requests());
    }
    assertThat(said).anyMatch(line -> line.contains("said"));
    assertThat(asked).contains("http://127.0.0.1:9/asked");
  }

  /** Prints what it takes; how busy the machine is decides about that. */
  @Test
  @Tag("long")
  void aHundredThousandPathsOpenAndAreFiltered() throws IOException {
    Random random = new Random(7);
    List<ExploredPath> paths = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
      List<PathStep> steps = new ArrayList<>();
      for (int bit = 16; bit >= 0; bit--) {
        int side = i >> bit & 1;
        steps.add(
            HandMadeResults.step(
                bit + 3, side, "data[" + bit + "] " + (side == 0 ? "<" : ">=") + " " + bit));
      }
      paths.add(
          HandMadeResults.path(i, "word" + random.nextInt(1000), steps.toArray(PathStep[]::new)));
    }
    for (boolean all : new boolean[] {false, true}) {
      Results whole = HandMadeResults.results(paths, Optional.empty());
      Path file = Files.createDirectories(folder.resolve("many" + all)).resolve("results.json");
      ResultsFile.write(file, all ? whole : InterestingPaths.within(whole, 18_000_000));
      Path page = ReportFiles.rebuild(file);
      long start = System.nanoTime();
      browser.open(page, "#tree");
      long opened = System.nanoTime() - start;
      String typed =
          browser.text(
              "const field = document.querySelector('.search[placeholder^=Filter]');"
                  + "const times = []; for (const key of ['d', 'da', 'data[3] <', '', 'threw']) {"
                  + "const from = performance.now(); field.value = key;"
                  + "field.dispatchEvent(new Event('input'));"
                  + "document.body.offsetHeight; times.push(Math.round(performance.now() - from)); }"
                  + "return times.join(' ')");
      System.err.printf(
          Locale.ROOT,
          "%s paths: results %,d bytes, page %,d bytes, open in %d ms, keystrokes in %s ms,"
              + " heap %d MB%n",
          all ? "all 100,000" : "as many as fit of 100,000",
          Files.size(file),
          Files.size(page),
          opened / 1_000_000,
          typed,
          browser.number("return performance.memory.usedJSHeapSize / 1e6"));
      assertThat(browser.all("[role=treeitem]")).isNotEmpty();
      if (!all) {
        assertThat(Files.size(page)).isLessThan(20_000_000);
      }
    }
  }
}
