package dev.clew.app.targets;

import dev.clew.app.UserException;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.TrialSettings;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.ClassPathException;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.process.ConfinedJvms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Finds out what the user wants explored, and opens the class path that this needs. */
public final class Targets {

  /** A name, and the folders or jars if it means some: those of a project's modules are several. */
  private record Named(String text, List<Path> places) {}

  private final Options options;
  private final BuildCommand subprocess;
  private final Consumer<String> notes;
  private final Predicate<MethodInfo> wanted;
  private final Set<Path> classPath = new LinkedHashSet<>();
  private final List<UserException> problems = new ArrayList<>();

  private Targets(
      Options options,
      BuildCommand subprocess,
      Consumer<String> notes,
      Predicate<MethodInfo> wanted) {
    this.wanted = wanted;
    this.options = options;
    this.subprocess = subprocess;
    this.notes = notes;
    this.classPath.addAll(options.get(ExplorationSettings.CLASS_PATH));
  }

  /**
   * Opens the class path and finds the methods. Compiles a Maven project that was not.
   *
   * @param notes hears, in one line each, of what takes time and of what is left out
   * @throws UserException if a name means nothing, or nothing at all is left to explore
   */
  public static TargetSet resolve(List<String> names, Options options, Consumer<String> notes) {
    return resolve(names, options, notes, method -> true);
  }

  /**
   * The same, without some methods of classes that are named as a whole.
   *
   * @param wanted which methods of a class are explored; those that are named are in any case
   */
  public static TargetSet resolve(
      List<String> names, Options options, Consumer<String> notes, Predicate<MethodInfo> wanted) {
    return new Targets(options, BuildCommand::start, notes, wanted).resolve(names);
  }

  static TargetSet resolve(
      List<String> names, Options options, BuildCommand subprocess, Consumer<String> notes) {
    return new Targets(options, subprocess, notes, method -> true).resolve(names);
  }

  private TargetSet resolve(List<String> names) {
    List<Named> named = new ArrayList<>();
    for (String name : names) {
      leniently(() -> named.add(locate(name)));
    }
    List<Path> entries = new ArrayList<>();
    for (Path entry : classPath) {
      leniently(() -> entries.add(usable(entry)));
    }
    named.removeIf(
        each -> !each.places().isEmpty() && each.places().stream().noneMatch(entries::contains));
    try {
      Jdk jdk = options.get(ExplorationSettings.JDK).map(Jdk::at).orElseGet(Jdk::running);
      ClassPath opened = ClassPath.open(jdk, entries);
      try {
        options
            .get(ExplorationSettings.JDK)
            .ifPresent(home -> JdkRequirements.check(home, opened.featureVersion()));
        return find(program(opened, named), named);
      } catch (UserException | ClassPathException e) {
        opened.close();
        throw e;
      }
    } catch (ClassPathException e) {
      throw new UserException(String.valueOf(e.getMessage()), "check TARGET, -cp and --jdk");
    } catch (IOException e) {
      throw new UserException("the class path cannot be closed: " + e.getMessage(), "try again");
    }
  }

  /** What the names mean is the project; all else is there for it to use. */
  private static Program program(ClassPath classPath, List<Named> named) {
    Set<Path> project = new LinkedHashSet<>();
    for (Named each : named) {
      project.addAll(each.places());
      if (each.places().isEmpty()) {
        ClassSearch.entryOf(classPath, each.text()).ifPresent(project::add);
      }
    }
    return project.isEmpty() ? new Program(classPath) : new Program(classPath, project);
  }

  /** What is wrong with one name does not keep the others from being explored. */
  private void leniently(Runnable step) {
    try {
      step.run();
    } catch (UserException e) {
      problems.add(e);
    }
  }

  private static Path usable(Path entry) {
    try (ClassPath alone = ClassPath.open(Jdk.running(), List.of(entry))) {
      return alone.paths().get(0);
    } catch (ClassPathException | IOException e) {
      String problem = String.valueOf(e.getMessage());
      throw Files.exists(entry)
          ? new UnusableInputException(problem, "check TARGET and -cp: mend it or leave it out")
          : new UserException(problem, "check TARGET and -cp");
    }
  }

  private Named locate(String text) {
    Optional<Path> path = text.indexOf('#') >= 0 ? Optional.empty() : existing(text);
    if (path.isEmpty()) {
      if (looksLikeAPath(text)) {
        throw new UserException(
            "there is no " + text, "name a folder or jar of classes, a class or a method");
      }
      return new Named(text, List.of());
    }
    return new Named(text, classesIn(path.get()));
  }

  private static Optional<Path> existing(String text) {
    try {
      return Optional.of(Path.of(text)).filter(path -> !text.isEmpty() && Files.exists(path));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static boolean looksLikeAPath(String text) {
    int hash = text.indexOf('#');
    String name = hash < 0 ? text : text.substring(0, hash);
    return name.contains("/") || name.contains("\\") || name.endsWith(".jar");
  }

  /** Puts a folder, jar or project on the class path; where its own classes are. */
  private List<Path> classesIn(Path place) {
    if (!Files.isDirectory(place)) {
      if (place.toString().endsWith(".class") || place.toString().endsWith(".java")) {
        throw new UserException(
            place + " is a single file", "name its class, and with -cp the folder of its package");
      }
      classPath.add(place);
      return List.of(place);
    }
    if (!MavenProject.isIn(place)) {
      classPath.add(place);
      return List.of(place);
    }
    MavenProject project = new MavenProject(place, subprocess, notes);
    List<Path> classes = project.classes();
    classPath.addAll(classes);
    classPath.addAll(project.dependencies());
    return classes;
  }

  private TargetSet find(Program program, List<Named> named) {
    TargetDepths depths = new TargetDepths(program, options.get(ExplorationSettings.CALL_DEPTH));
    Set<MethodInfo> methods = new LinkedHashSet<>();
    Set<MethodInfo> alone = new HashSet<>();
    List<String> skipped = new ArrayList<>();
    for (Named each : named) {
      leniently(
          () ->
              methods.addAll(
                  !each.places().isEmpty()
                      ? methodsInAll(each.places(), program, skipped)
                      : methodsOf(TargetName.parse(each.text()), program, alone)));
    }
    if (methods.isEmpty() && !problems.isEmpty()) {
      throw problems.get(0);
    }
    problems.forEach(problem -> skipped.add(problem.getMessage() + "; " + problem.remedy()));
    long misnamed =
        problems.stream().filter(each -> !(each instanceof UnusableInputException)).count();
    ConfinedJvms jvms = ConfinedJvms.forRun(program.classPath(), options.get(TrialSettings.ALLOW));
    return new TargetSet(
        program, List.copyOf(methods), alone, depths, skipped, (int) misnamed, jvms);
  }

  private List<MethodInfo> methodsOf(TargetName target, Program program, Set<MethodInfo> alone) {
    ClassInfo owner = new ClassSearch(program).find(target.className());
    if (target.method().isPresent()) {
      MethodInfo method = MethodSearch.find(owner, target);
      alone.add(method);
      return List.of(method);
    }
    List<MethodInfo> methods =
        methodsOf(owner, new FrameworkCallbacks(program), new OtherLanguages(program));
    if (methods.isEmpty()) {
      throw new UserException(
          owner + " has no methods with code", "name a class that implements it or uses it");
    }
    return methods;
  }

  private List<MethodInfo> methodsOf(
      ClassInfo owner, FrameworkCallbacks callbacks, OtherLanguages languages) {
    Stream<MethodInfo> written =
        MethodSearch.all(owner).stream().filter(method -> !languages.isCompilers(method));
    return Stream.concat(written.filter(wanted), callbacks.of(owner).stream()).distinct().toList();
  }

  /** A module of interfaces is no mistake where others have code. */
  private List<MethodInfo> methodsInAll(List<Path> places, Program program, List<String> skipped) {
    List<MethodInfo> methods = new ArrayList<>();
    List<NoCodeException> empty = new ArrayList<>();
    for (Path place : places) {
      try {
        methods.addAll(methodsIn(place, program, skipped));
      } catch (NoCodeException e) {
        empty.add(e);
      }
    }
    if (methods.isEmpty() && !empty.isEmpty()) {
      throw empty.get(0);
    }
    return methods;
  }

  private List<MethodInfo> methodsIn(Path place, Program program, List<String> skipped) {
    List<String> unusable = new ArrayList<>();
    List<MethodInfo> methods = new ArrayList<>();
    FrameworkCallbacks callbacks = new FrameworkCallbacks(program);
    OtherLanguages languages = new OtherLanguages(program);
    for (String name : from(place, ClassPath::namesInJdkPackages)) {
      unusable.add(ClassSearch.inJdkPackage(name));
    }
    for (String name : from(place, ClassPath::classNames)) {
      try {
        ClassInfo found = program.load(name);
        program.verify(found);
        methods.addAll(methodsOf(found, callbacks, languages));
      } catch (LinkageException e) {
        unusable.add(ClassSearch.unusable(name, e.problem()));
      }
    }
    if (methods.isEmpty()) {
      throw unusable.isEmpty()
          ? new NoCodeException(place)
          : new UnusableInputException(
              place + " has no classes with code: " + unusable.get(0), NoCodeException.REMEDY);
    }
    skipped.addAll(unusable);
    return methods;
  }

  private static List<String> from(Path place, Function<ClassPath, List<String>> names) {
    try (ClassPath alone = ClassPath.open(Jdk.running(), List.of(place))) {
      return names.apply(alone);
    } catch (IOException | ClassPathException e) {
      throw new UnusableInputException(
          place + " cannot be read: " + e.getMessage(), "make it readable");
    }
  }
}
