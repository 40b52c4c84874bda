package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Level;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A headless Chromium that looks at pages, and hears what they say and ask for. */
final class ReportBrowser implements AutoCloseable {

  private static final List<String> FLAGS =
      List.of(
          "--headless=new",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--disable-dev-shm-usage",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--hide-scrollbars",
          "--force-prefers-reduced-motion");

  /** The address in what a browser is going to ask for: keys are in the order of their letters. */
  private static final Pattern REQUEST =
      Pattern.compile("\"url\":\"([^\"]*)\"(?:,\"urlFragment\":\"[^\"]*\")?},\"requestId\"");

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final ChromeDriver driver;

  private ReportBrowser(ChromeDriver driver) {
    this.driver = driver;
  }

  /**
   * Starts one with a profile of its own; empty where none is installed.
   *
   * @param profile a folder that is empty
   */
  static Optional<ReportBrowser> start(Path profile) {
    Optional<File> browser = installed("chromium", "chromium-browser", "google-chrome");
    Optional<File> service = installed("chromedriver");
    if (browser.isEmpty() || service.isEmpty()) {
      return Optional.empty();
    }
    ChromeOptions options = new ChromeOptions();
    options.setBinary(browser.get());
    options.addArguments(FLAGS);
    options.addArguments("--user-data-dir=" + profile);
    LoggingPreferences log = new LoggingPreferences();
    log.enable(LogType.BROWSER, Level.ALL);
    log.enable(LogType.PERFORMANCE, Level.ALL);
    options.setCapability("goog:loggingPrefs", log);
    ChromeDriverService started =
        new ChromeDriverService.Builder().usingDriverExecutable(service.get()).build();
    ChromeDriver driver = new ChromeDriver(started, options);
    driver.manage().timeouts().scriptTimeout(PATIENCE);
    return Optional.of(new ReportBrowser(driver));
  }

  private static Optional<File> installed(String... names) {
    return Stream.of(names)
        .flatMap(name -> Stream.of("/usr/bin/", "/usr/local/bin/").map(place -> place + name))
        .map(File::new)
        .filter(File::canExecute)
        .findFirst();
  }

  /** Opens a page, and waits until it is there. */
  void open(Path page, String hash) {
    driver.get("about:blank");
    driver.get(page.toUri() + hash);
    awaitPage();
  }

  /** One that cannot be shown says why. */
  private void awaitPage() {
    await(
        "return document.documentElement.dataset.ready === 'true'"
            + " || document.querySelector('#app > [role=alert]') !== null");
    assertThat(texts("#app > [role=alert]")).isEmpty();
  }

  /** Waits until a script says yes. */
  void await(String script) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!Boolean.TRUE.equals(driver.executeScript(script))) {
      assertThat(System.nanoTime()).as(script).isLessThan(end);
      LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
    }
  }

  void goTo(String hash) {
    run("location.hash = arguments[0]", hash);
    settle();
  }

  void reload() {
    driver.navigate().refresh();
    awaitPage();
  }

  String hash() {
    return text("return location.hash");
  }

  /** Types into whatever has the focus. */
  void press(CharSequence... keys) {
    driver.switchTo().activeElement().sendKeys(keys);
    settle();
  }

  /** Lets the page do what it has been told. */
  private void settle() {
    driver.executeAsyncScript("setTimeout(() => setTimeout(arguments[0], 0), 20)");
  }

  void escape() {
    press(Keys.ESCAPE);
  }

  void enter() {
    press(Keys.ENTER);
  }

  Object run(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  String text(String script) {
    return String.valueOf(driver.executeScript(script));
  }

  int number(String script) {
    return (int) Double.parseDouble(text(script));
  }

  List<String> texts(String selector) {
    return all(selector).stream().map(WebElement::getText).toList();
  }

  List<WebElement> all(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  WebElement one(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  void size(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  void dark(boolean wanted) {
    Map<String, String> feature =
        Map.of("name", "prefers-color-scheme", "value", wanted ? "dark" : "light");
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia", Map.of("media", "", "features", List.of(feature)));
  }

  void print(boolean wanted) {
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", wanted ? "print" : ""));
  }

  void scripts(boolean wanted) {
    driver.executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", !wanted));
  }

  /** Opens a page that will never be ready. */
  void openWithoutScripts(Path page) {
    scripts(false);
    driver.get(page.toUri().toString());
  }

  void shoot(Path file) throws IOException {
    Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
  }

  /** What pages wrote to the console since the last question, and what their policy refused. */
  List<String> console() {
    List<String> lines = new ArrayList<>();
    for (LogEntry entry : driver.manage().logs().get(LogType.BROWSER)) {
      lines.add(entry.getMessage());
    }
    return lines;
  }

  /** What pages asked for since the last question, but for themselves. */
  List<String> requests() {
    List<String> asked = new ArrayList<>();
    for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
      Matcher request = REQUEST.matcher(entry.getMessage());
      boolean isPage =
          entry.getMessage().contains("\"Network.requestWillBeSent\"")
              && entry.getMessage().contains("\"documentURL\":\"file:");
      while (isPage && request.find()) {
        if (!request.group(1).startsWith("file:") || !request.group(1).contains(".html")) {
          asked.add(request.group(1));
        }
      }
    }
    return asked;
  }

  /** What keeps people from using the page, as axe-core tells it: a line each. */
  List<String> obstacles() {
    run(axe());
    Object found =
        driver.executeAsyncScript(
            "const done = arguments[0];"
                + "axe.run(document, { resultTypes: ['violations'] }).then(result => done("
                + "result.violations.flatMap(v => v.nodes.map(n => v.id + ': ' + n.target.join(' ')"
                + " + ' ' + (n.any[0] || n.all[0] || n.none[0] || {}).message))))");
    return ((List<?>) found).stream().map(String::valueOf).toList();
  }

  private static String axe() {
    try (InputStream in = ReportBrowser.class.getClassLoader().getResourceAsStream("axe.min.js")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    driver.quit();
  }
}
