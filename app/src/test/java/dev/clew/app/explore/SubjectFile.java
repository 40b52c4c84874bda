package dev.clew.app.explore;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import dev.clew.app.explore.Directive.Placed;
import dev.clew.app.explore.Subject.ExpectedEnding;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.machine.CallDepth;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * A source with subjects in it.
 *
 * @param name such as {@code Cart.java}
 * @param packageName empty for none
 */
record SubjectFile(String name, String packageName, String text, List<Subject> subjects) {

  /** Slashes that are not in a string, and what is after them. */
  private static final Pattern COMMENT = Pattern.compile("^((?:[^\"/]|\"[^\"]*\"|/(?!/))*)//(.*)$");

  /** Queries that take a second alone take ten beside other tests. */
  private static final Duration QUERY = Duration.ofSeconds(30);

  /** A method in the source, from its first line to its last. */
  private record Region(String className, String method, int first, int last) {}

  /**
   * Finds the subjects of a source.
   *
   * @throws IllegalArgumentException if a comment starts as an expectation and is none, or belongs
   *     to no subject
   */
  static SubjectFile parse(String name, String text) {
    CompilationUnitTree unit;
    List<Region> regions = new ArrayList<>();
    try {
      JavacTask task =
          (JavacTask)
              ToolProvider.getSystemJavaCompiler()
                  .getTask(
                      null, null, null, List.of(), null, List.of(new Javac.Source(name, text)));
      unit = task.parse().iterator().next();
      new RegionScanner(unit, Trees.instance(task).getSourcePositions(), regions).scan(unit, "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String packageName = unit.getPackageName() == null ? "" : unit.getPackageName().toString();
    List<Placed> directives = directives(name, text);
    List<Subject> subjects = new ArrayList<>();
    for (Region region : regions) {
      subject(name, region, directives, regions, subjects);
    }
    rejectStrays(name, directives, regions, subjects);
    return new SubjectFile(name, packageName, text, List.copyOf(subjects));
  }

  private static List<Placed> directives(String name, String text) {
    List<Placed> found = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher comment = COMMENT.matcher(lines.get(i));
      if (comment.matches()) {
        boolean alone = comment.group(1).isBlank();
        try {
          found.addAll(Directive.parse(comment.group(2), alone ? nextCode(lines, i) : i + 1));
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException(name + ", " + e.getMessage(), e);
        }
      }
    }
    return found;
  }

  /** A comment on a line of its own is about the next line that has code. */
  private static int nextCode(List<String> lines, int from) {
    int at = from;
    while (at < lines.size() - 1 && lines.get(at).strip().matches("|//.*")) {
      at++;
    }
    return at + 1;
  }

  private static void subject(
      String file,
      Region region,
      List<Placed> directives,
      List<Region> regions,
      List<Subject> subjects) {
    List<Placed> own =
        directives.stream().filter(placed -> isFor(placed, region, regions)).toList();
    List<Directive> all = own.stream().map(Placed::directive).toList();
    List<Directive.Paths> paths = select(all, Directive.Paths.class);
    if (paths.size() == 1) {
      List<ExpectedEnding> endings = new ArrayList<>();
      for (Placed placed : own) {
        if (placed.directive() instanceof Directive.Ending ending) {
          endings.add(new ExpectedEnding(placed.line(), ending));
        }
      }
      subjects.add(
          new Subject(
              file,
              region.className(),
              region.method(),
              region.first(),
              paths.get(0).count(),
              select(all, Directive.Cut.class).stream().map(Directive.Cut::code).toList(),
              select(all, Directive.Unsupported.class).stream()
                  .map(Directive.Unsupported::code)
                  .toList(),
              bounds(select(all, Directive.Bound.class)),
              List.copyOf(endings)));
    }
  }

  private static boolean isFor(Placed placed, Region region, List<Region> regions) {
    String method = placed.method();
    if (method != null) {
      return method.equals(region.method());
    }
    Region around = around(placed.line(), regions);
    return region.equals(around);
  }

  /** The innermost method around a line. */
  private static @Nullable Region around(int line, List<Region> regions) {
    Region innermost = null;
    for (Region region : regions) {
      boolean contains = region.first() <= line && line <= region.last();
      if (contains && (innermost == null || region.first() >= innermost.first())) {
        innermost = region;
      }
    }
    return innermost;
  }

  private static <T> List<T> select(List<Directive> directives, Class<T> kind) {
    return directives.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private static Bounds bounds(List<Directive.Bound> changes) {
    Bounds bounds = Bounds.DEFAULT.withNullInputs(NullInputs.YES);
    int revisits = bounds.maxRevisits();
    int array = bounds.maxArrayLength();
    CallDepth depth = bounds.callDepth();
    int string = bounds.maxStringLength();
    int conditions = bounds.maxConditions();
    for (Directive.Bound change : changes) {
      switch (change.name()) {
        case "revisits" -> revisits = change.value();
        case "array" -> array = change.value();
        case "string" -> string = change.value();
        case "depth" -> depth = CallDepth.ofTarget(change.value());
        case "conditions" -> conditions = change.value();
        default -> throw new IllegalArgumentException("no such bound: " + change.name());
      }
    }
    return new Bounds(
        depth,
        bounds.staticInputs(),
        bounds.havoc(),
        revisits,
        conditions,
        array,
        string,
        bounds.maxTypes(),
        QUERY,
        bounds.prune(),
        bounds.relaxed(),
        bounds.nullInputs(),
        bounds.anyState());
  }

  private static void rejectStrays(
      String name, List<Placed> directives, List<Region> regions, List<Subject> subjects) {
    for (Placed placed : directives) {
      boolean isUsed =
          regions.stream()
              .filter(region -> isFor(placed, region, regions))
              .anyMatch(
                  region ->
                      subjects.stream()
                          .anyMatch(
                              subject ->
                                  subject.line() == region.first()
                                      && subject.method().equals(region.method())));
      if (!isUsed) {
        throw new IllegalArgumentException(
            name + ", line " + placed.line() + ": belongs to no method with paths");
      }
    }
  }

  /** Collects methods; the argument is the name of the class around, with a dollar sign. */
  private static final class RegionScanner extends TreeScanner<@Nullable Void, String> {

    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<Region> regions;

    RegionScanner(CompilationUnitTree unit, SourcePositions positions, List<Region> regions) {
      this.unit = unit;
      this.positions = positions;
      this.regions = regions;
    }

    @Override
    public @Nullable Void visitClass(ClassTree tree, String around) {
      String prefix =
          around.isEmpty() && unit.getPackageName() != null ? unit.getPackageName() + "." : around;
      return super.visitClass(tree, prefix + tree.getSimpleName() + "$");
    }

    @Override
    public @Nullable Void visitMethod(MethodTree tree, String around) {
      long start = positions.getStartPosition(unit, tree);
      long end = positions.getEndPosition(unit, tree);
      int first = (int) unit.getLineMap().getLineNumber(start);
      int last = (int) unit.getLineMap().getLineNumber(end);
      String className = around.substring(0, around.length() - 1);
      regions.add(new Region(className, tree.getName().toString(), first, last));
      return super.visitMethod(tree, around);
    }
  }
}
