package dev.clew.app.mixed;

import dev.clew.annotations.Clew;
import dev.clew.app.EngineExplorers;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.wall.Permission;
import dev.clew.solver.Budget;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A class under test, compiled for the test, with the annotations on its class path. */
final class Guest {

  private final String name;
  private final Path classes;
  private final Program program;
  private final Explorer explorer;

  private Guest(String name, Path classes, Set<Permission> allowed) {
    this.name = name;
    this.classes = classes;
    this.program = new Program(ClassPath.open(Jdk.running(), List.of(classes, annotations())));
    this.explorer = EngineExplorers.over(program, allowed);
  }

  /** The class of a name; its source begins with the imports. */
  static Guest compile(String name, String source, Path folder) {
    return compile(name, source, folder, Set.of());
  }

  /**
   * The same.
   *
   * @param allowed what its methods may do where they are run
   */
  static Guest compile(String name, String source, Path folder, Set<Permission> allowed) {
    StringWriter output = new StringWriter();
    SimpleJavaFileObject file =
        new SimpleJavaFileObject(
            URI.create("string:///" + name + ".java"), javax.tools.JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    List<String> options =
        List.of(
            "-g",
            "-parameters",
            "-proc:none",
            "-d",
            folder.toString(),
            "-cp",
            annotations().toString());
    if (!ToolProvider.getSystemJavaCompiler()
        .getTask(output, null, null, options, null, List.of(file))
        .call()) {
      throw new IllegalArgumentException(output.toString());
    }
    return new Guest(name, folder, allowed);
  }

  private static Path annotations() {
    try {
      return Path.of(Clew.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  Exploration explore(String method) {
    ClassInfo type = program.load(name);
    MethodInfo target =
        type.methods().stream()
            .filter(each -> each.name().equals(method))
            .findFirst()
            .orElseThrow();
    return explorer.explore(
        target,
        Bounds.DEFAULT,
        StrategyName.DFS,
        0,
        1,
        Budget.of(Duration.ofMinutes(2)),
        ExplorationListener.NONE);
  }

  /** The class in this JVM, with static fields of its own. */
  Class<?> load() throws ReflectiveOperationException {
    try {
      URL[] places = {classes.toUri().toURL()};
      return new URLClassLoader(places, Guest.class.getClassLoader()).loadClass(name);
    } catch (java.net.MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What the paths return or throw, sorted. */
  static List<String> outcomes(Exploration exploration) {
    return exploration.paths().stream().map(Guest::outcome).sorted().toList();
  }

  static String outcome(ExploredPath path) {
    if (path.outcome() instanceof Outcome.Returned returned) {
      Object value = returned.value();
      return value instanceof dev.clew.engine.outcome.Datum.Primitive primitive
          ? String.valueOf(primitive.value())
          : path.proven() ? String.valueOf(value) : "unsure";
    }
    if (path.outcome() instanceof Outcome.Threw threw) {
      return threw.exception() + ": " + threw.message();
    }
    return path.outcome() instanceof Outcome.Unsupported unsupported
        ? unsupported.reason().code()
        : path.outcome().toString();
  }

  /** A path's inputs of primitive types, by name. */
  static java.util.Map<String, Object> inputs(ExploredPath path) {
    java.util.Map<String, Object> inputs = new java.util.LinkedHashMap<>();
    path.inputs()
        .forEach(
            each ->
                inputs.put(
                    each.name(),
                    each.value() instanceof dev.clew.engine.outcome.Datum.Primitive primitive
                        ? primitive.value()
                        : each.value()));
    return inputs;
  }
}
