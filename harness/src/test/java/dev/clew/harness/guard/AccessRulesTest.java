package dev.clew.harness.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AccessRulesTest {

  @TempDir private Path temporary;
  private Path scratch;
  private AccessRules rules;

  @BeforeEach
  void makeScratch() throws IOException {
    scratch = Files.createDirectory(temporary.toRealPath().resolve("scratch"));
    rules = new AccessRules(scratch.toString(), List.of("network"));
  }

  private static String raw(Path path) {
    return new String(
        path.toString().getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  @Test
  void whatIsBelowTheFolderMayBeWritten() {
    assertThat(rules.mayWrite(scratch.resolve("file").toString())).isTrue();
    assertThat(rules.mayWrite(scratch + "/a/./b//file")).isTrue();
    assertThat(rules.mayWrite(scratch + "/a/..b/c../file")).isTrue();
    assertThat(rules.mayWriteRaw(raw(scratch.resolve("file")))).isTrue();
  }

  @Test
  void theFolderItselfAndItsNamesakesMayNot() {
    assertThat(rules.mayWrite(scratch.toString())).isFalse();
    assertThat(rules.mayWrite(scratch + "/.")).isFalse();
    assertThat(rules.mayWrite(scratch + "-other/file")).isFalse();
    assertThat(rules.mayWriteRaw(raw(scratch) + "/x/..")).isFalse();
  }

  /** A folder on the way may be moved while somebody is inside of it. */
  @Test
  void aPathThatGoesUpMayNotBeWrittenWhereverItLeads() {
    assertThat(rules.mayWrite(scratch + "/a/../file")).isFalse();
    assertThat(rules.mayWriteRaw(raw(scratch) + "/a/../file")).isFalse();
  }

  @Test
  void dotsDoNotLeadOut() {
    assertThat(rules.mayWrite(scratch + "/../file")).isFalse();
    assertThat(rules.mayWrite(scratch + "/a/../../file")).isFalse();
    assertThat(rules.mayWriteRaw(raw(scratch) + "/a/b/../../../file")).isFalse();
  }

  @Test
  void linksDoNotLeadOut() throws IOException {
    Files.createSymbolicLink(scratch.resolve("link"), temporary);

    assertThat(rules.mayWrite(scratch.resolve("link").resolve("file").toString())).isFalse();
    assertThat(rules.mayWriteRaw(raw(scratch.resolve("link").resolve("file")))).isFalse();
  }

  @Test
  void whatOnlyLeadsThereMayNotBeWrittenEither() throws IOException {
    Path link = Files.createSymbolicLink(temporary.resolve("link"), scratch);

    assertThat(rules.mayWrite(link.resolve("file").toString())).isFalse();
  }

  @Test
  void aPathWithoutAFolderIsInTheWorkingFolder() {
    assertThat(rules.mayWrite("file")).isFalse();
    assertThat(rules.mayWriteRaw("file")).isFalse();
  }

  @Test
  void aWordAllowsWhatItSays() {
    assertThat(rules.allows("network")).isTrue();
    assertThat(rules.allows("net")).isFalse();
    assertThat(new AccessRules(scratch.toString(), List.of("files")).mayWrite("/etc/x")).isTrue();
    assertThat(AccessRules.NONE.allows("processes")).isTrue();
  }

  @Test
  void filesAreOpenedForWritingInManyWays() {
    assertThat(OpenFlags.mayWrite(0)).isFalse();
    assertThat(OpenFlags.mayWrite(0x20000)).as("without links").isFalse();
    assertThat(OpenFlags.mayWrite(1)).isTrue();
    assertThat(OpenFlags.mayWrite(2)).isTrue();
    assertThat(OpenFlags.mayWrite(0x40)).as("create").isTrue();
    assertThat(OpenFlags.mayWrite(0x200)).as("truncate").isTrue();
  }

  @Test
  void onWindowsToo() {
    assertThat(OpenFlags.mayWriteOnWindows(0x8000_0000, 3, 0)).isFalse();
    assertThat(OpenFlags.mayWriteOnWindows(0x4000_0000, 3, 0)).isTrue();
    assertThat(OpenFlags.mayWriteOnWindows(0x8000_0000, 4, 0)).isTrue();
    assertThat(OpenFlags.mayWriteOnWindows(0x8000_0000, 3, 0x0400_0000)).isTrue();
    assertThat(OpenFlags.mayWriteOnWindows(0x0001_0000, 3, 0)).as("delete").isTrue();
  }

  @Test
  void whatIsWrittenToADeviceThatKeepsNothingChangesNothing() {
    assertThat(AccessRules.isHarmlessDevice("/dev/null")).isTrue();
    assertThat(AccessRules.isHarmlessDevice("/dev/../dev/null")).isFalse();
    assertThat(AccessRules.isHarmlessDevice("/dev/mem")).isFalse();
    assertThat(rules.mayWrite("/dev/null")).isFalse();
  }
}
