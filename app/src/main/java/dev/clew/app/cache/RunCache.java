package dev.clew.app.cache;

import dev.clew.app.options.Options;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ProgramQuestion;
import dev.clew.engine.program.path.QuestionLog;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What runs over one program keep, explorations and verdicts: looked up by what they depend on, and
 * by what the program answers to the questions that were asked for them.
 */
final class RunCache {

  private final ExplorationKeys keys;
  private final VerdictStore store;
  private final QuestionDigests answers;
  private final LineRanks ranks;
  private final QuestionLog questions;
  private final boolean wasSeen;

  /**
   * What was found.
   *
   * @param asked what it depends on beside its key
   */
  record Known<T>(T content, Instant computed, Set<ProgramQuestion> asked) {}

  private RunCache(Program program, CodeDigests code, ExplorationKeys keys, VerdictStore store) {
    this.keys = keys;
    this.store = store;
    this.answers = new QuestionDigests(program, code);
    this.ranks = new LineRanks(code);
    this.questions = program.classPath().questions();
    this.wasSeen = store.wasSeen(keys.ofAll());
  }

  static RunCache open(Program program, Options options, Path folder, Consumer<String> note)
      throws IOException {
    CodeDigests code = new CodeDigests(program);
    ExplorationKeys keys = new ExplorationKeys(program, options, code);
    VerdictStore store = new VerdictStore(folder, note);
    store.tidy();
    return new RunCache(program, code, keys, store);
  }

  ExplorationKeys keys() {
    return keys;
  }

  QuestionLog questions() {
    return questions;
  }

  /** Whether a run over the same code has been here before. */
  boolean wasSeen() {
    return wasSeen;
  }

  synchronized <T> Optional<Known<T>> find(KeptName name, Class<T> type) {
    Optional<byte[]> file = store.find(name.target(), name.key());
    if (file.isEmpty()) {
      return Optional.empty();
    }
    try {
      KeptFile kept = KeptFile.open(file.get(), ranks);
      if (!holds(kept.header().answers())) {
        return Optional.empty();
      }
      T content = kept.content(type, ranks);
      store.used(name.target(), name.key());
      Instant computed = Instant.ofEpochMilli(kept.header().computed());
      return Optional.of(new Known<>(content, computed, kept.header().answers().keySet()));
    } catch (IOException | RuntimeException | StackOverflowError e) {
      store.damaged();
      return Optional.empty();
    }
  }

  private boolean holds(Map<ProgramQuestion, String> kept) {
    return kept.entrySet().stream()
        .allMatch(each -> answers.of(each.getKey()).equals(Optional.of(each.getValue())));
  }

  /**
   * Keeps something, if it can be written and compared later.
   *
   * @param asked of the program for it, beside what the key stands for
   * @param hasForeignTexts whether texts in it come from the code under test, and may tell lines
   */
  synchronized void keep(
      KeptName name, Record content, Set<ProgramQuestion> asked, boolean hasForeignTexts) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      RecordWriter writer = new RecordWriter(new DataOutputStream(bytes), ranks);
      writer.write(content);
      Set<ProgramQuestion> all = new HashSet<>(asked);
      if (hasForeignTexts ? writer.hasWrittenLines() : writer.mayTellLines()) {
        all.add(new ProgramQuestion(ProgramQuestion.Kind.LINES, ""));
      }
      Optional<Map<ProgramQuestion, String>> answered = answered(all);
      if (answered.isPresent()) {
        KeptFile.Header header = new KeptFile.Header(System.currentTimeMillis(), answered.get());
        store.keep(name.target(), name.key(), KeptFile.bytes(header, bytes.toByteArray(), ranks));
      }
    } catch (IOException | IllegalArgumentException | StackOverflowError e) {
      return; // of a kind that is not kept, or deeper than can be written
    }
  }

  private Optional<Map<ProgramQuestion, String>> answered(Set<ProgramQuestion> asked) {
    Map<ProgramQuestion, String> answered = new LinkedHashMap<>();
    for (ProgramQuestion each : asked) {
      Optional<String> answer = answers.of(each);
      if (answer.isEmpty()) {
        return Optional.empty();
      }
      answered.put(each, answer.get());
    }
    return Optional.of(answered);
  }
}
