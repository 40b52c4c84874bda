package dev.clew.app.hotspots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.EngineExplorers;
import dev.clew.app.Sources;
import dev.clew.app.options.Options;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.hotspots.arrival.HotspotObserver;
import dev.clew.hotspots.arrival.HotspotRecord;
import dev.clew.hotspots.catalogue.SinkCatalogue;
import dev.clew.hotspots.catalogue.WantedSinks;
import dev.clew.hotspots.reach.ReachableCode;
import dev.clew.hotspots.source.InputSources;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was encoded and decoded again is the text as a whole, where strings are followed. */
class Base64ModelsTest {

  /** In the place of commons-codec, whose own code is not looked at then. */
  private static final String CODEC =
      """
      package org.apache.commons.codec.binary;

      public class Base64 {
        public static byte[] encodeBase64(byte[] bytes) {
          throw new UnsupportedOperationException();
        }
        public static String encodeBase64String(byte[] bytes) {
          throw new UnsupportedOperationException();
        }
        public static byte[] decodeBase64(byte[] bytes) {
          throw new UnsupportedOperationException();
        }
        public static byte[] decodeBase64(String text) {
          throw new UnsupportedOperationException();
        }
      }
      """;

  private static final String SUBJECT =
      """
      package dev.clew.subjects;

      import java.nio.charset.StandardCharsets;
      import java.util.Base64;

      public class Coded {
        private static byte[] bytes(String s) {
          return s.getBytes(StandardCharsets.ISO_8859_1);
        }
        private static String text(byte[] bytes) {
          return new String(bytes, StandardCharsets.ISO_8859_1);
        }
        public static String asBytes(String s) {
          return text(Base64.getDecoder().decode(Base64.getEncoder().encode(bytes(s))));
        }
        public static String asText(String s) {
          return text(Base64.getDecoder().decode(Base64.getEncoder().encodeToString(bytes(s))));
        }
        public static String codec(String s) {
          return text(
              org.apache.commons.codec.binary.Base64.decodeBase64(
                  org.apache.commons.codec.binary.Base64.encodeBase64(bytes(s))));
        }
        public static String codecAsText(String s) {
          return text(
              org.apache.commons.codec.binary.Base64.decodeBase64(
                  org.apache.commons.codec.binary.Base64.encodeBase64String(bytes(s))));
        }
        public static String twice(String s) {
          Base64.Encoder encoder = Base64.getEncoder();
          Base64.Decoder decoder = Base64.getDecoder();
          return text(decoder.decode(decoder.decode(encoder.encode(encoder.encode(bytes(s))))));
        }
        public static String encoded(String s) {
          return Base64.getEncoder().encodeToString(bytes(s)) + "!";
        }
        public static String known() {
          return Base64.getEncoder().encodeToString(bytes("it's"));
        }
        public static String withoutPadding() {
          return Base64.getEncoder().withoutPadding().encodeToString(bytes("i"));
        }
        public static String forAddresses() {
          return Base64.getUrlEncoder().encodeToString(bytes("\u00ff"));
        }
      }
      """;

  @TempDir static Path folder;

  @BeforeAll
  static void compile() {
    String codec = "org/apache/commons/codec/binary/Base64.java";
    Sources.compile(folder, codec, CODEC, "dev/clew/subjects/Coded.java", SUBJECT);
  }

  @ParameterizedTest
  @CsvSource({
    "asBytes, «s»",
    "asText, «s»",
    "codec, «s»",
    "codecAsText, «s»",
    "twice, «s»",
    "encoded, «s»!",
    "known, aXQncw==",
    "withoutPadding, aQ",
    "forAddresses, _w==",
  })
  void whatIsDecodedIsWhatWasEncoded(String method, String row) throws IOException {
    assertThat(rows(method)).contains(row);
  }

  private static Set<String> rows(String name) throws IOException {
    HotspotRecord found = new HotspotRecord();
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(folder))) {
      Program program = new Program(path);
      MethodInfo target =
          program.load("dev/clew/subjects/Coded").methods().stream()
              .filter(each -> each.name().equals(name))
              .findFirst()
              .orElseThrow();
      EngineExplorers.observing(
              program,
              Options.defaults(),
              ConfinedJvms.of(program.classPath(), Set.of()),
              method -> List.of(),
              method ->
                  new HotspotObserver(
                      found,
                      new WantedSinks(SinkCatalogue.load(), Set.of()),
                      new ReachableCode(program),
                      new InputSources(program).in(method),
                      Set.of(),
                      language -> Optional.empty(),
                      /* keepsReturned= */ true))
          .explore(
              target,
              Bounds.DEFAULT,
              StrategyName.COVERAGE,
              0,
              1,
              Budget.of(Duration.ofMinutes(1)),
              ExplorationListener.NONE);
    }
    return found.returned().stream().map(HotspotRecord.Returned::row).collect(Collectors.toSet());
  }
}
