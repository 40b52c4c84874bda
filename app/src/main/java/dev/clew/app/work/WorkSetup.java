package dev.clew.app.work;

import dev.clew.app.options.Options;
import dev.clew.engine.program.Program;
import java.nio.file.Path;
import java.util.List;

/**
 * What a method is explored in, and how.
 *
 * @param classPath folders and jars
 * @param project those of them that hold the code under test
 */
public record WorkSetup(List<Path> classPath, List<Path> project, Options options) {
  public WorkSetup {
    classPath = List.copyOf(classPath);
    project = List.copyOf(project);
  }

  /** That of a program that is open. */
  public static WorkSetup of(Program program, Options options) {
    List<Path> entries = program.classPath().paths();
    return new WorkSetup(
        entries.stream().map(Path::toAbsolutePath).toList(),
        entries.stream().filter(program.project()::contains).map(Path::toAbsolutePath).toList(),
        options);
  }
}
