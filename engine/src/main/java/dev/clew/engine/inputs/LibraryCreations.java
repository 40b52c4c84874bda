package dev.clew.engine.inputs;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.outcome.Creation;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.type.JvmType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/** Which public calls make inputs of which types of the library: {@code creations.txt}. */
public final class LibraryCreations {

  private static final Pattern LINE =
      Pattern.compile(
          "(?<types>[^:]+) : (?<new>new )?(?<target>[\\w.$]+)\\((?<parts>.*)\\)(?<more> \\.\\.\\.)?");
  private static final Pattern PART =
      Pattern.compile(
          "(?<type>[\\w.$]+(\\[])?)(=(?<given>[\\w.$]+))?(<(?<argument>\\d)>)?(?<null>\\?)?"
              + " (?<told>'.*'|[^ ]+)"
              + "( in (?<least>-?\\d+)\\.\\.(?<most>\\d+))?");
  private static final Pattern SAMPLE = Pattern.compile("'([^']*)'");

  private static final Map<String, JvmType> PRIMITIVES =
      Map.of(
          "int", JvmType.INT,
          "long", JvmType.LONG,
          "double", JvmType.DOUBLE,
          "boolean", JvmType.BOOLEAN,
          "byte", JvmType.BYTE,
          "char", JvmType.CHAR);

  private static final Map<String, List<CreationShape>> BY_TYPE = read();

  private LibraryCreations() {}

  /**
   * The same by the internal name of a class of the library; empty for types whose inputs are made
   * otherwise.
   */
  public static List<CreationShape> of(String name) {
    return BY_TYPE.getOrDefault(name, List.of());
  }

  /** Empty for types whose inputs are made otherwise. */
  static List<CreationShape> of(RuntimeClass type) {
    ClassInfo info = type.infoOrNull();
    return info == null || !info.isJdk() ? List.of() : of(info.name());
  }

  private static Map<String, List<CreationShape>> read() {
    Map<String, List<CreationShape>> all = new HashMap<>();
    for (String line : text().split("\n", -1)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        add(line, all);
      }
    }
    all.replaceAll((type, shapes) -> List.copyOf(shapes));
    return Map.copyOf(all);
  }

  private static String text() {
    try (InputStream file = LibraryCreations.class.getResourceAsStream("creations.txt")) {
      return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void add(String line, Map<String, List<CreationShape>> all) {
    Matcher matcher = matched(LINE, line);
    List<CreationShape> shapes = shapes(matcher);
    for (String type : matcher.group("types").trim().split(" ", -1)) {
      all.computeIfAbsent(type.replace('.', '/'), each -> new ArrayList<>()).addAll(shapes);
    }
  }

  /** One for each choice of its parts. */
  private static List<CreationShape> shapes(Matcher line) {
    List<Matcher> matched =
        line.group("parts").isEmpty()
            ? List.of()
            : Pattern.compile(", (?=[a-z])")
                .splitAsStream(line.group("parts"))
                .map(text -> matched(PART, text))
                .toList();
    boolean isWhole = line.group("more") == null;
    List<List<CreationShape.Part>> ways = List.of(List.of());
    for (Matcher part : matched) {
      List<CreationShape.Part> choices = choices(part);
      isWhole &= choices.size() == 1 && choices.get(0).sample() == null && !isBounded(choices);
      ways =
          ways.stream()
              .flatMap(way -> choices.stream().map(choice -> extended(way, choice)))
              .toList();
    }
    boolean isAll = isWhole;
    Creation creation = creation(line, matched.stream().map(each -> each.group("type")).toList());
    return ways.stream().map(way -> new CreationShape(creation, way, isAll)).toList();
  }

  private static boolean isBounded(List<CreationShape.Part> choices) {
    return choices.get(0).isBounded();
  }

  private static List<CreationShape.Part> extended(
      List<CreationShape.Part> way, CreationShape.Part choice) {
    List<CreationShape.Part> longer = new ArrayList<>(way);
    longer.add(choice);
    return longer;
  }

  /** Samples, lengths, or the one unknown. */
  private static List<CreationShape.Part> choices(Matcher matched) {
    CreationShape.Part part = part(matched);
    if (matched.group("told").startsWith("'")) {
      return SAMPLE
          .matcher(matched.group("told"))
          .results()
          .map(each -> part.of(each.group(1)))
          .toList();
    }
    return part.isMeasured()
        ? LongStream.rangeClosed(part.least(), part.most()).mapToObj(part::ofLength).toList()
        : List.of(part);
  }

  private static Creation creation(Matcher line, List<String> parameters) {
    String target = line.group("target");
    if (line.group("new") != null) {
      return new Creation(target, Creation.CONSTRUCTOR, parameters);
    }
    int dot = target.lastIndexOf('.');
    return new Creation(target.substring(0, dot), target.substring(dot + 1), parameters);
  }

  private static CreationShape.Part part(Matcher part) {
    String told = part.group("told");
    String name = told.startsWith("'") ? "" : told;
    String argument = part.group("argument");
    return new CreationShape.Part(
        type(part.group("given") == null ? part.group("type") : part.group("given")),
        argument == null ? -1 : Integer.parseInt(argument),
        name,
        part.group("null") != null,
        /* sample= */ null,
        part.group("least") == null ? Long.MIN_VALUE : Long.parseLong(part.group("least")),
        part.group("most") == null ? Long.MAX_VALUE : Long.parseLong(part.group("most")));
  }

  private static JvmType type(String name) {
    if (name.endsWith("[]")) {
      return type(name.substring(0, name.length() - 2)).arrayOf();
    }
    JvmType primitive = PRIMITIVES.get(name);
    return primitive == null ? JvmType.ofClass(name.replace('.', '/')) : primitive;
  }

  private static Matcher matched(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text.trim());
    if (!matcher.matches()) {
      throw new IllegalStateException("creations.txt cannot be read at: " + text);
    }
    return matcher;
  }
}
