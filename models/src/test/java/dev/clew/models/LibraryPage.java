package dev.clew.models;

import dev.clew.engine.model.Models;
import dev.clew.engine.natives.JdkNatives;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What the public methods of the library's most used classes run as. */
final class LibraryPage {

  /** How a method is run when an argument is unknown. */
  private enum How {
    MODELLED("modelled"),
    PERFORMED("performed by Java code"),
    INTERPRETED("interpreted"),
    UNSUPPORTED("unsupported");

    private final String word;

    How(String word) {
      this.word = word;
    }
  }

  private static final List<String> CLASSES =
      List.of(
          "lang.String",
          "lang.AbstractStringBuilder",
          "lang.StringBuilder",
          "lang.StringBuffer",
          "lang.CharSequence",
          "util.StringJoiner",
          "util.StringTokenizer",
          "lang.Character",
          "lang.Integer",
          "lang.Long",
          "lang.Short",
          "lang.Byte",
          "lang.Boolean",
          "lang.Double",
          "lang.Float",
          "lang.Math",
          "lang.StrictMath",
          "math.BigInteger",
          "math.BigDecimal",
          "util.Objects",
          "util.Optional",
          "util.OptionalInt",
          "util.regex.Pattern",
          "util.regex.Matcher",
          "util.HashMap",
          "util.LinkedHashMap",
          "util.TreeMap",
          "util.HashSet",
          "util.LinkedHashSet",
          "util.TreeSet",
          "util.ArrayList",
          "util.LinkedList",
          "util.Vector",
          "util.ArrayDeque",
          "util.Arrays",
          "util.Collections",
          "util.List",
          "util.Map",
          "util.Set",
          "util.Formatter",
          "util.Scanner",
          "io.BufferedReader",
          "util.Random",
          "util.UUID",
          "time.LocalDate",
          "time.LocalTime",
          "time.LocalDateTime",
          "time.Year",
          "time.YearMonth");

  private static final String START =
      """
      # The Java library

      How the public methods of often used classes run when an argument is unknown. *Modelled*: a term, or a few paths. *Performed*: native
      methods, and others, that Java code of the engine performs. *Interpreted*: their bytecode runs, and what they call may be
      modelled. With known arguments everything is interpreted or performed. All other classes of the JDK, and of other libraries,
      are interpreted; a native method that Clew does not perform ends the path as `native-method`.

      Generated for JDK 17 by a test.
      """;

  private final Models models = Models.load();
  private final JdkNatives natives = new JdkNatives();
  private final Program program = new Program(ClassPath.open(Jdk.running(), List.of()));

  String text() {
    StringBuilder page = new StringBuilder(START);
    for (String name : CLASSES) {
      page.append("\n## java.").append(name).append("\n\n");
      methods(name)
          .forEach(
              (how, methods) ->
                  page.append("- **")
                      .append(how.word)
                      .append(":** ")
                      .append(String.join(", ", methods))
                      .append('\n'));
    }
    return page.toString();
  }

  /** Methods that cannot be run. */
  List<String> unsupported() {
    List<String> all = new ArrayList<>();
    for (String name : CLASSES) {
      methods(name)
          .getOrDefault(How.UNSUPPORTED, Set.of())
          .forEach(method -> all.add(name + "." + method));
    }
    return all;
  }

  private Map<How, Set<String>> methods(String name) {
    ClassInfo type = program.load("java/" + name.replace('.', '/'));
    Map<How, Set<String>> byHow = new EnumMap<>(How.class);
    for (MethodInfo method : type.methods()) {
      if (method.isPublic() && !method.isSynthetic() && !method.isAbstract()) {
        byHow.computeIfAbsent(how(method), key -> new TreeSet<>()).add(shown(method));
      }
    }
    return byHow;
  }

  private How how(MethodInfo method) {
    if (models.find(method) != null) {
      return How.MODELLED;
    }
    if (natives.apply(method) != null) {
      return How.PERFORMED;
    }
    return method.hasCode() ? How.INTERPRETED : How.UNSUPPORTED;
  }

  private static String shown(MethodInfo method) {
    String parameters =
        method.signature().parameters().stream()
            .map(type -> type.javaName().replaceAll(".*[.$]", ""))
            .collect(Collectors.joining(", "));
    String name = method.isConstructor() ? "new" : method.name();
    return "`" + name + "(" + parameters + ")`";
  }
}
