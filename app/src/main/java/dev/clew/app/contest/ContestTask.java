package dev.clew.app.contest;

import dev.clew.app.UserException;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.process.ConfinedJvms;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A program that is asked about, compiled, in a folder that goes away when this is closed.
 *
 * @param sources the files that it was compiled from
 * @param start the method that runs it
 * @param later methods that run at a time of the JVM's own choice, where no path sees what fails
 */
public record ContestTask(
    List<Path> sources,
    ContestProperty property,
    Program program,
    MethodInfo start,
    Set<String> later,
    ConfinedJvms jvms,
    Path folder)
    implements Closeable {

  public ContestTask {
    sources = List.copyOf(sources);
    later = Set.copyOf(later);
  }

  /**
   * Compiles a task.
   *
   * @param places folders of sources, and sources
   * @throws UserException if that cannot be done
   */
  public static ContestTask compile(List<Path> places, ContestProperty property)
      throws IOException {
    ContestSources sources = ContestSources.of(places);
    Path folder = Files.createTempDirectory("clew-contest");
    try {
      sources.compile(property.mainClass(), folder);
      Set<String> later =
          property.kind() == ContestProperty.Kind.ASSERTIONS
              ? AssertedClasses.change(folder)
              : Set.of();
      ClassPath classPath = ClassPath.open(Jdk.running(), List.of(folder));
      Program program = new Program(classPath);
      return new ContestTask(
          sources.files(),
          property,
          program,
          start(program),
          later,
          ConfinedJvms.forRun(classPath, Set.of()),
          folder);
    } catch (IOException | RuntimeException e) {
      delete(folder);
      throw e;
    }
  }

  private static MethodInfo start(Program program) {
    try {
      return program.load(ContestSources.START).methods().stream()
          .filter(method -> method.name().equals("run"))
          .findFirst()
          .orElseThrow();
    } catch (LinkageException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() throws IOException {
    jvms.close();
    program.classPath().close();
    delete(folder);
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      all.sorted(Comparator.reverseOrder()).forEach(ContestTask::remove);
    }
  }

  private static void remove(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
