package dev.clew.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The page about the library says what is modelled, performed by Java code, interpreted and
 * unsupported. Run with {@code -Dlibrary.write=true} on JDK 17 to write it anew.
 */
class LibraryPageTest {

  private static final int DOCUMENTED = 17;

  @Test
  void thePageSaysWhatEachMethodRunsAs() throws IOException {
    assumeTrue(
        Runtime.version().feature() == DOCUMENTED, "the page is about the library of JDK 17");
    String wanted = new LibraryPage().text();
    Path page = Path.of("../docs/library.md");
    if (Boolean.getBoolean("library.write")) {
      Files.writeString(page, wanted);
    }
    assertThat(Files.readString(page))
        .as("docs/library.md, which -Dlibrary.write=true on JDK 17 writes anew")
        .isEqualTo(wanted);
  }

  @Test
  void nothingInTheListedClassesIsUnsupported() {
    assertThat(new LibraryPage().unsupported()).isEmpty();
  }
}
