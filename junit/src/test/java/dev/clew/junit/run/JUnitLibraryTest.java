package dev.clew.junit.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.junit.source.syntax.JUnitVersion;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JUnitLibraryTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(JUnitVersion.class)
  void jarsOfTheirOwnAreTakenWhereTheyAre(JUnitVersion version) throws Exception {
    List<Path> places = JUnitLibrary.places(version, folder.resolve("copy"));

    assertThat(places)
        .hasSize(version == JUnitVersion.FOUR ? 2 : 7)
        .allMatch(place -> place.toString().endsWith(".jar"));
    assertThat(folder.resolve("copy")).doesNotExist();
  }

  @Test
  void ofOneJarForEverythingOnlyJUnitsPartIsCopied() throws Exception {
    Path jar = folder.resolve("all.jar");
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(file)) {
      for (String name :
          List.of(
              "org/junit/jupiter/api/Test.class",
              "dev/clew/Other.class",
              "META-INF/services/org.junit.platform.engine.TestEngine",
              "META-INF/services/dev.clew.Other")) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(1);
      }
    }
    Path copy = folder.resolve("copy.jar");

    LibraryPlaces.extract(jar, JUnitLibrary.CONTENTS, copy);

    try (ZipFile content = new ZipFile(copy.toFile())) {
      assertThat(content.stream().map(ZipEntry::getName))
          .containsExactly(
              "org/junit/jupiter/api/Test.class",
              "META-INF/services/org.junit.platform.engine.TestEngine");
      assertThat(content.getInputStream(content.entries().nextElement()))
          .hasBinaryContent(new byte[] {1});
    }
  }
}
