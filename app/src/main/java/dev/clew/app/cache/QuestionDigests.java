package dev.clew.app.cache;

import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.SubtypeSet;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.ProgramQuestion;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What a program answers to questions, as digests. For one thread. */
final class QuestionDigests {

  private final Program program;
  private final CodeDigests code;
  private final Map<ProgramQuestion, Optional<String>> known = new HashMap<>();

  QuestionDigests(Program program, CodeDigests code) {
    this.program = program;
    this.code = code;
  }

  /** Empty for a question whose answer cannot be compared with a later one. */
  Optional<String> of(ProgramQuestion question) {
    return known.computeIfAbsent(question, this::find);
  }

  private Optional<String> find(ProgramQuestion question) {
    return switch (question.kind()) {
      case PROJECT_SUBTYPES -> subtypes(question.subject(), Program.Scope.PROJECT);
      case SUBTYPES -> subtypes(question.subject(), Program.Scope.CLASS_PATH);
      case CLASS -> Optional.of(named(question.subject()));
      case RESOURCE -> Optional.of(resource(question.subject()));
      case LINES -> Optional.of(code.lines());
      case FILE -> Optional.empty();
    };
  }

  private Optional<String> subtypes(String type, Program.Scope scope) {
    try {
      SubtypeSet set = program.concreteSubtypes(program.load(type), scope);
      ContentDigest digest = new ContentDigest();
      set.classes().forEach(each -> digest.add(each.name()).add(named(each.name())));
      set.problems().forEach(each -> digest.add(each.explanation()));
      return Optional.of(digest.hex());
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }

  /** What depends on a class outside of the project is part of every key. */
  private String named(String name) {
    return code.of(name)
        .orElse(program.classPath().find(name).isPresent() ? "elsewhere" : "absent");
  }

  private String resource(String path) {
    ClassPath classPath = program.classPath();
    ContentDigest digest = new ContentDigest();
    for (Path entry : classPath.paths()) {
      Optional<byte[]> content = classPath.resourceIn(entry, path);
      digest.add(content.isPresent() ? "content" : "none").add(content.orElse(new byte[0]));
    }
    return digest.add(classPath.locations(path).toString()).hex();
  }
}
