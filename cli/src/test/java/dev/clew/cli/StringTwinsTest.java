package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs in pairs that differ by one expression: the safe one is proven, the other exploited. */
@Tag("long")
class StringTwinsTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "QuoteTwins, ansi",
    "BareTwins, ansi",
    "OtherTwins, ansi",
    "MySqlTwins, mysql",
    "BoundaryTwins, ansi",
    "MoreTwins, ansi",
    "HandedOnTwins, ansi",
    "StateTwins, ansi",
  })
  void eachTwinIsDecidedRight(String name, String dialect) throws IOException {
    Path source = TwinSource.file(name);
    Workbench workbench = new Workbench(folder);
    workbench.compile(source);
    workbench.run("strings", "--dialect", dialect, "dev.clew.twins." + name);
    assertThat(TwinSource.found(workbench)).containsAllEntriesOf(TwinSource.expected(source));
  }
}
