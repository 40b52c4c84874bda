import com.sun.source.tree.*;
import com.sun.source.util.*;
import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import javax.lang.model.element.Modifier;
import javax.tools.*;

/**
 * Figures about the shape of the code, for docs/house.md: sizes, names, visibility, dispatch and
 * duplicates. It parses every source file of the modules and prints Markdown; it compiles nothing,
 * so types are told apart by their simple names.
 *
 * <p>Usage: {@code java tools/HouseFigures.java [--lists] [module...]}, in the root of the
 * repository. {@code --lists} also prints what was counted.
 */
public final class HouseFigures {

  /** How many lines in a row count as a duplicate. */
  private static final int WINDOW = 8;

  record Source(Path path, String module, boolean main, CompilationUnitTree unit, List<String> code) {
    String packageName() {
      return unit.getPackageName() == null ? "" : unit.getPackageName().toString();
    }
  }

  record Type(String name, String owner, Source source, ClassTree tree, boolean top) {}

  record Method(String name, Source source, long lines) {}

  private final List<Source> sources = new ArrayList<>();
  private final List<Type> types = new ArrayList<>();
  private final List<Method> methods = new ArrayList<>();
  private final Map<String, Integer> tests = new TreeMap<>();
  private final Map<String, Integer> testsByFamily = new TreeMap<>();
  private final Map<String, Integer> silent = new TreeMap<>();
  private final boolean lists;

  private HouseFigures(boolean lists) {
    this.lists = lists;
  }

  public static void main(String[] args) throws IOException {
    List<String> rest = new ArrayList<>(List.of(args));
    HouseFigures figures = new HouseFigures(rest.remove("--lists"));
    figures.read(rest.isEmpty() ? modules() : rest);
    figures.print();
  }

  private static List<String> modules() throws IOException {
    try (Stream<Path> all = Files.list(Path.of(""))) {
      return all.filter(folder -> Files.isDirectory(folder.resolve("src/main/java")))
          .map(Path::toString)
          .sorted()
          .toList();
    }
  }

  private void read(List<String> modules) throws IOException {
    for (String module : modules) {
      for (String kind : List.of("main", "test")) {
        Path root = Path.of(module, "src", kind, "java");
        if (Files.isDirectory(root)) {
          try (Stream<Path> all = Files.walk(root)) {
            parse(module, kind.equals("main"), all.filter(HouseFigures::isSource).sorted().toList());
          }
        }
      }
    }
  }

  private static boolean isSource(Path path) {
    String name = path.getFileName().toString();
    return name.endsWith(".java") && !name.equals("package-info.java");
  }

  private void parse(String module, boolean main, List<Path> paths) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
    JavacTask task =
        (JavacTask)
            compiler.getTask(
                null, files, message -> {}, List.of(), null, files.getJavaFileObjectsFromPaths(paths));
    SourcePositions positions = Trees.instance(task).getSourcePositions();
    Iterator<Path> names = paths.iterator();
    for (CompilationUnitTree unit : task.parse()) {
      Path path = names.next();
      Source source = new Source(path, module, main, unit, code(Files.readString(path)));
      sources.add(source);
      new Declarations(source, positions).scan(unit, null);
    }
  }

  /** The lines that are neither blank nor comments. */
  private static List<String> code(String text) {
    List<String> code = new ArrayList<>();
    boolean comment = false;
    for (String line : text.lines().map(String::strip).toList()) {
      boolean opens = line.startsWith("/*");
      if (!comment && !opens && !line.isEmpty() && !line.startsWith("//")) {
        code.add(line);
      }
      comment = (comment || opens) && !line.endsWith("*/");
    }
    return code;
  }

  private final class Declarations extends TreeScanner<Void, Void> {
    private final Source source;
    private final SourcePositions positions;
    private final Deque<String> owners = new ArrayDeque<>();

    Declarations(Source source, SourcePositions positions) {
      this.source = source;
      this.positions = positions;
    }

    @Override
    public Void visitClass(ClassTree tree, Void none) {
      String name = tree.getSimpleName().toString();
      if (!name.isEmpty()) {
        String owner = owners.isEmpty() ? "" : owners.peek();
        types.add(new Type(name, owner, source, tree, owners.isEmpty()));
      }
      owners.push(name);
      super.visitClass(tree, none);
      owners.pop();
      return null;
    }

    @Override
    public Void visitMethod(MethodTree tree, Void none) {
      LineMap lines = source.unit().getLineMap();
      long from = lines.getLineNumber(positions.getStartPosition(source.unit(), tree));
      long to = lines.getLineNumber(positions.getEndPosition(source.unit(), tree));
      methods.add(new Method(tree.getName().toString(), source, to - from + 1));
      return super.visitMethod(tree, none);
    }
  }

  // ---- what is counted -------------------------------------------------------------------------

  private void print() {
    List<Source> main = sources.stream().filter(Source::main).toList();
    List<Type> top = types.stream().filter(type -> type.top() && type.source().main()).toList();
    dispatch(main);
    System.out.println("| figure | value |\n|---|---:|");
    row("files, main", main.size());
    row("files, test", sources.size() - main.size());
    row("lines of code, main", lines(main));
    row("lines of code, test", lines(sources) - lines(main));
    long[] sizes = main.stream().mapToLong(source -> source.code().size()).sorted().toArray();
    row("lines of code of a file, 95th percentile", sizes[sizes.length * 95 / 100]);
    row("lines of code of a file, largest", sizes[sizes.length - 1]);
    row("lines of a method, largest", methods.stream().filter(m -> m.source().main()).mapToLong(Method::lines).max().orElse(0));
    packages(main);
    names(top);
    long open = top.stream().filter(HouseFigures::isPublic).count();
    row("public top-level types", open + " of " + top.size());
    row("`instanceof` over sealed types", sum(tests));
    row("switches over operators with a default that does not throw", sum(silent));
    duplicates(main);
    modules(main);
    if (lists) {
      list("instanceof by sealed type", testsByFamily);
      list("instanceof by file", tests);
      list("switches over operators with a default that does not throw, by file", silent);
    }
  }

  private static long lines(List<Source> some) {
    return some.stream().mapToLong(source -> source.code().size()).sum();
  }

  private static int sum(Map<String, Integer> counts) {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static void row(String name, Object value) {
    System.out.println("| " + name + " | " + value + " |");
  }

  private static boolean isPublic(Type type) {
    return type.tree().getModifiers().getFlags().contains(Modifier.PUBLIC);
  }

  private void packages(List<Source> main) {
    Map<String, Integer> counts = new TreeMap<>();
    main.forEach(source -> counts.merge(source.packageName(), 1, Integer::sum));
    Map<String, Integer> large = new TreeMap<>(counts);
    large.values().removeIf(count -> count <= 25);
    row("packages", counts.size());
    row("packages of more than 25 files", large.size());
    row("files of the largest package", Collections.max(counts.values()));
    if (lists) {
      large.forEach((name, count) -> row("… " + name, count));
    }
  }

  /** Names of top-level types: those used twice, and those of one word. */
  private void names(List<Type> top) {
    Map<String, Set<String>> owners = new TreeMap<>();
    for (Type type : types) {
      if (type.source().main()) {
        String at = type.source().module() + ":" + type.source().packageName() + " " + type.owner();
        owners.computeIfAbsent(type.name(), name -> new TreeSet<>()).add(at);
      }
    }
    Set<String> tops = top.stream().map(Type::name).collect(Collectors.toSet());
    owners.keySet().retainAll(tops);
    owners.values().removeIf(places -> places.size() < 2);
    row("simple names of top-level types that another type has, too", owners.size());
    List<String> single = top.stream().filter(HouseFigures::isOneWord).map(Type::name).toList();
    row("top-level types with a name of one word", single.size() + " of " + top.size());
    List<String> literal = top.stream().filter(HouseFigures::isOneWord).filter(type -> !isValue(type)).map(Type::name).toList();
    row("… that are neither records, enums nor interfaces", literal.size());
    if (lists) {
      owners.forEach((name, places) -> row("… " + name, places));
      row("one word", String.join(" ", literal));
    }
  }

  private static boolean isOneWord(Type type) {
    return type.name().chars().filter(Character::isUpperCase).count() == 1;
  }

  private static boolean isValue(Type type) {
    return type.tree().getKind() != Tree.Kind.CLASS;
  }

  /** Tests of types that belong to a sealed family, and switches over operators with a default. */
  private void dispatch(List<Source> main) {
    Map<String, String> families = families();
    Set<String> operators = operators();
    for (Source source : main) {
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitInstanceOf(InstanceOfTree tree, Void none) {
          Tree type =
              tree.getPattern() instanceof BindingPatternTree pattern
                  ? pattern.getVariable().getType()
                  : tree.getType();
          String family = type == null ? null : families.get(type.toString().replaceAll("<.*", ""));
          if (family != null) {
            tests.merge(source.path().toString(), 1, Integer::sum);
            testsByFamily.merge(family, 1, Integer::sum);
          }
          return super.visitInstanceOf(tree, none);
        }

        @Override
        public Void visitSwitchExpression(SwitchExpressionTree tree, Void none) {
          count(tree.getCases());
          return super.visitSwitchExpression(tree, none);
        }

        @Override
        public Void visitSwitch(SwitchTree tree, Void none) {
          count(tree.getCases());
          return super.visitSwitch(tree, none);
        }

        private void count(List<? extends CaseTree> cases) {
          boolean about =
              cases.stream()
                  .flatMap(one -> one.getExpressions().stream())
                  .anyMatch(label -> operators.contains(label.toString()));
          if (about && cases.stream().anyMatch(HouseFigures::isSilent)) {
            silent.merge(source.path().toString(), 1, Integer::sum);
          }
        }
      }.scan(source.unit(), null);
    }
  }

  /** A default that does not throw. */
  private static boolean isSilent(CaseTree one) {
    return one.getExpressions().isEmpty() && !(one.getBody() instanceof ThrowTree);
  }

  /** Each type below a sealed one, by its name with and without its owner. */
  private Map<String, String> families() {
    Set<String> roots =
        types.stream()
            .filter(type -> type.source().main())
            .filter(type -> type.tree().getModifiers().getFlags().contains(Modifier.SEALED))
            .map(Type::name)
            .collect(Collectors.toSet());
    Map<String, String> members = new HashMap<>();
    for (Type type : types) {
      Stream<Tree> above =
          Stream.concat(
              type.tree().getImplementsClause().stream().map(tree -> (Tree) tree),
              Stream.ofNullable(type.tree().getExtendsClause()));
      String root =
          above.map(tree -> last(tree.toString())).filter(roots::contains).findFirst().orElse(null);
      if (type.source().main() && root != null) {
        members.put(type.name(), root);
        members.put(type.owner() + "." + type.name(), root);
      }
    }
    return members;
  }

  private static String last(String name) {
    String bare = name.replaceAll("<.*", "");
    return bare.substring(bare.lastIndexOf('.') + 1);
  }

  /** The constants of enums that are operators, by name. */
  private Set<String> operators() {
    Set<String> constants = new HashSet<>();
    for (Type type : types) {
      boolean isOperator = type.tree().getImplementsClause().stream().anyMatch(tree -> tree.toString().equals("Op"));
      if (type.source().main() && type.tree().getKind() == Tree.Kind.ENUM && isOperator) {
        for (Tree member : type.tree().getMembers()) {
          if (member instanceof VariableTree constant && constant.getType().toString().equals(type.name())) {
            constants.add(constant.getName().toString());
          }
        }
      }
    }
    return constants;
  }

  /** Runs of lines that stand in two places, imports and single braces left out. */
  private void duplicates(List<Source> main) {
    Map<List<String>, String> seen = new HashMap<>();
    Set<String> twice = new TreeSet<>();
    int lines = 0;
    for (Source source : main) {
      List<String> code = source.code().stream().filter(line -> !line.startsWith("import ") && !line.startsWith("package ") && line.length() > 2).toList();
      int counted = 0;
      for (int from = 0; from + WINDOW <= code.size(); from++) {
        String before = seen.putIfAbsent(List.copyOf(code.subList(from, from + WINDOW)), source.path() + ":" + from);
        if (before != null) {
          lines += Math.min(WINDOW, from + WINDOW - counted);
          counted = from + WINDOW;
          twice.add(source.path() + " = " + before.substring(0, before.lastIndexOf(':')));
        }
      }
    }
    row("duplicated lines (runs of " + WINDOW + ")", lines);
    if (lists) {
      twice.forEach(pair -> row("… duplicate", pair));
    }
  }

  private void modules(List<Source> main) {
    System.out.println("\n| module | files | main | test | test:main |\n|---|---:|---:|---:|---:|");
    for (String module : sources.stream().map(Source::module).distinct().toList()) {
      long code = lines(main.stream().filter(source -> source.module().equals(module)).toList());
      long all = lines(sources.stream().filter(source -> source.module().equals(module)).toList());
      long files = main.stream().filter(source -> source.module().equals(module)).count();
      System.out.printf(Locale.ROOT, "| %s | %d | %d | %d | %.2f |%n", module, files, code, all - code, (all - code) / (double) Math.max(1, code));
    }
  }

  private static void list(String title, Map<String, Integer> counts) {
    System.out.println("\n" + title);
    counts.entrySet().stream().sorted((a, b) -> b.getValue() - a.getValue()).forEach(entry -> System.out.println(entry.getValue() + " " + entry.getKey()));
  }
}
