package dev.clew.app.analysis;

import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Adds to an exploration what a reader wants to know of its method. */
public final class ResultMaker {

  private final Program program;

  public ResultMaker(Program program) {
    this.program = program;
  }

  /** What was found of a method, or of a part of its paths. */
  public TargetResult of(MethodInfo target, Exploration exploration, Optional<Trials> trials) {
    String className = target.owner().toString();
    return new TargetResult(
        title(target),
        className,
        target.name() + target.descriptor(),
        sources(className, exploration.paths()),
        exploration,
        trials);
  }

  /** The same result with the source files as they are called now. */
  public TargetResult renewed(TargetResult kept) {
    return kept.withSources(sources(kept.className(), kept.exploration().paths()));
  }

  private Map<String, String> sources(String className, List<ExploredPath> paths) {
    Set<String> classes = new TreeSet<>();
    classes.add(className);
    for (ExploredPath path : paths) {
      if (path.outcome() instanceof Outcome.Threw threw) {
        classes.add(threw.site().className());
      } else if (path.outcome() instanceof Outcome.Endless endless) {
        classes.add(endless.site().className());
      }
    }
    Map<String, String> sources = new HashMap<>();
    classes.forEach(name -> sourceOf(name).ifPresent(file -> sources.put(name, file)));
    return sources;
  }

  /** The name of the source file of a class, as far as it is known. */
  public Optional<String> sourceOf(String className) {
    try {
      return Optional.ofNullable(program.load(className.replace('.', '/')).header().sourceFile());
    } catch (LinkageException e) {
      return Optional.empty(); // such as a class made at run time
    }
  }

  /** As in {@code com.acme.Cart.total(int, long)}; a constructor is {@code new com.acme.Cart()}. */
  public static String title(MethodInfo target) {
    String parameters =
        target.signature().parameters().stream()
            .map(JvmType::javaName)
            .collect(Collectors.joining(", ", "(", ")"));
    return target.isConstructor()
        ? "new " + target.owner() + parameters
        : target.owner() + "." + target.name() + parameters;
  }
}
