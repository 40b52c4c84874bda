package dev.clew.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.options.TrialSettings;
import dev.clew.maven.Descriptor.Goal;
import dev.clew.maven.Descriptor.Property;
import java.io.File;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.maven.model.Build;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Options are declared once, by the commands: here are neither more nor fewer nor others. */
class DescriptorTest {

  /** Those that run a command. */
  private static final List<String> GOALS = List.of("check", "strings", "test");

  /** What the project says, so that nobody has to. */
  private static final Set<Setting<?>> FROM_THE_PROJECT =
      Set.of(ExplorationSettings.CLASS_PATH, TrialSettings.TEST_SOURCES);

  /** What only a build has, or an option that belongs to all commands. */
  private static final Set<String> OF_THE_BUILD =
      Set.of("clew.skip", "clew.targets", "clew.verbose");

  /** What the options say about exit codes, streams and files is another thing in a build. */
  private static final Set<Setting<?>> IN_OTHER_WORDS =
      Set.of(
          ResultSettings.OUT,
          ResultSettings.JSON,
          ResultSettings.RESULTS,
          ResultSettings.STRICT,
          ResultSettings.QUIET,
          TrialSettings.JUNIT);

  private Map<String, Goal> goals;

  @BeforeEach
  void read() throws Exception {
    goals = Descriptor.read().goals();
  }

  private Set<String> properties(String goal) {
    return goals.get(goal).parameters().values().stream()
        .map(Property::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> expected(List<Setting<?>> settings, String... own) {
    Set<String> names = new TreeSet<>(OF_THE_BUILD);
    settings.stream()
        .filter(setting -> !FROM_THE_PROJECT.contains(setting))
        .forEach(setting -> names.add(GivenOption.of(setting, null).property()));
    names.addAll(List.of(own));
    return names;
  }

  @Test
  void everyOptionOfTheCommandsIsAProperty() {
    assertThat(properties("check")).isEqualTo(expected(Settings.FOR_CHECK, "clew.failOn"));
    Set<String> forTest = expected(Settings.FOR_TEST, "clew.testOut", "maven.test.skip");
    forTest.remove("clew.out");
    assertThat(properties("test")).isEqualTo(forTest);
    Set<String> forStrings =
        expected(Settings.FOR_STRINGS, "clew.stringsOut", "clew.failOnStrings");
    forStrings.remove("clew.out");
    assertThat(properties("strings")).isEqualTo(forStrings);
  }

  @Test
  void aPropertySaysWhatItsOptionSays() {
    Map<String, Property> properties = new TreeMap<>();
    goals
        .values()
        .forEach(
            goal -> goal.parameters().values().forEach(each -> properties.put(each.name(), each)));
    Set<Setting<?>> all = new LinkedHashSet<>(Settings.FOR_TEST);
    all.addAll(Settings.FOR_CHECK);
    all.addAll(Settings.FOR_STRINGS);
    for (Setting<?> setting : all) {
      if (!FROM_THE_PROJECT.contains(setting) && !IN_OTHER_WORDS.contains(setting)) {
        boolean isOff = setting.isFlag() && !setting.isOnByDefault();
        String ending = isOff ? "" : " Default: " + setting.shownDefault() + ".";
        Property property = properties.get(GivenOption.of(setting, null).property());
        assertThat(property.description()).isEqualTo(setting.description() + ending);
        assertThat(property.initial()).isEmpty();
      }
    }
  }

  @Test
  void goalsRunWhereTheyAreExpected() {
    assertThat(goals).containsOnlyKeys("check", "help", "strings", "test");
    assertThat(goals.get("check").text("phase")).isEqualTo("verify");
    assertThat(goals.get("strings").text("phase")).isEqualTo("verify");
    assertThat(goals.get("test").text("phase")).isEqualTo("generate-test-sources");
    for (String name : GOALS) {
      assertThat(goals.get(name).text("requiresDependencyResolution"))
          .isEqualTo(name.equals("test") ? "test" : "compile"); // to see which JUnit there is
      assertThat(goals.get(name).text("threadSafe")).isEqualTo("true");
    }
  }

  @Test
  void whatIsGivenForAPropertyGoesToItsOption() throws Exception {
    for (Goal goal : GOALS.stream().map(goals::get).toList()) {
      for (Property property : goal.parameters().values()) {
        if (property.type().equals("java.lang.String") || property.type().equals("java.io.File")) {
          AnalysisMojo mojo = mojo(goal.name());
          set(mojo, "project", project());
          boolean isFile = property.type().equals("java.io.File");
          set(mojo, property.field(), isFile ? new File("given") : "given");
          List<GivenOption> all = new ArrayList<>(mojo.sharedParameters());
          all.addAll(mojo.ownParameters());
          List<String> receivers =
              all.stream()
                  .filter(each -> each.text().equals(java.util.Optional.of("given")))
                  .map(GivenOption::property)
                  .toList();
          if (!property.name().startsWith("clew.failOn")) {
            assertThat(receivers).containsExactly(property.name());
          }
        }
      }
    }
  }

  private static AnalysisMojo mojo(String goal) {
    return switch (goal) {
      case "check" -> new CheckMojo();
      case "strings" -> new StringsMojo();
      default -> new TestMojo();
    };
  }

  private static MavenProject project() {
    MavenProject project = new MavenProject();
    project.setBuild(new Build());
    return project;
  }

  private static void set(Object mojo, String name, Object value)
      throws ReflectiveOperationException {
    for (Class<?> type = mojo.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          field.setAccessible(true);
          field.set(mojo, value);
          return;
        }
      }
    }
    throw new NoSuchFieldException(name);
  }

  /** A row of the table: property, goals, default, meaning. */
  @Test
  void thePageListsTheProperties() throws Exception {
    String page = Files.readString(Path.of("../docs/howto/use-the-maven-plugin.md"));
    Pattern row = Pattern.compile("(?m)^\\| `([\\w.]+)` \\| ([a-z, ]+) \\| (.*) \\|$");
    Map<String, String> rows = new TreeMap<>();
    row.matcher(page)
        .results()
        .forEach((MatchResult r) -> rows.put(r.group(1), r.group(2) + " | " + r.group(3)));
    Map<String, String> properties = new TreeMap<>();
    for (String name : GOALS) {
      for (Property each : goals.get(name).parameters().values()) {
        String meaning = " | " + each.description() + shownDefault(each);
        properties.merge(
            each.name(),
            name + meaning,
            (earlier, later) -> earlier.replace(meaning, "") + ", " + later);
      }
    }
    assertThat(rows).isEqualTo(properties);
  }

  private static String shownDefault(Property property) {
    boolean isOff = property.initial().isEmpty() || property.initial().equals("false");
    return isOff
        ? ""
        : " Default: "
            + property
                .initial()
                .replaceAll("[${}]", "")
                .replace("project.build.directory", "target")
            + ".";
  }
}
