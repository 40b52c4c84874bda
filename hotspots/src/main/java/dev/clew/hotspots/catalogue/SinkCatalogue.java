package dev.clew.hotspots.catalogue;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.sink.SinkFinder;
import dev.clew.engine.sink.StringSink;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The sinks of the file {@value #FILE}, those that users name, and methods with {@code @Sink}. A
 * method is a sink if it, or one that it overrides, is. May be shared between threads.
 */
public final class SinkCatalogue implements SinkFinder {

  private static final String FILE = "sinks.tsv";

  private final List<StringSink> rows;
  private final Map<String, List<StringSink>> byName = new HashMap<>();
  private final ConcurrentHashMap<MethodInfo, List<StringSink>> known = new ConcurrentHashMap<>();

  private SinkCatalogue(List<StringSink> rows) {
    this.rows = List.copyOf(rows);
    for (StringSink row : rows) {
      byName.computeIfAbsent(row.method(), name -> new ArrayList<>()).add(row);
    }
  }

  /** What comes with Clew. */
  public static SinkCatalogue load() {
    return with(List.of());
  }

  /** The same, and more, which decide where both speak of a method. */
  public static SinkCatalogue with(List<StringSink> more) {
    try (InputStream file = SinkCatalogue.class.getResourceAsStream(FILE)) {
      InputStreamReader text =
          new InputStreamReader(Objects.requireNonNull(file), StandardCharsets.UTF_8);
      Stream<StringSink> rows =
          new BufferedReader(text)
              .lines()
              .filter(line -> !line.isBlank() && !line.startsWith("#"))
              .map(SinkRow::parse);
      return new SinkCatalogue(Stream.concat(more.stream(), rows).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All rows, those of users first. */
  public List<StringSink> rows() {
    return rows;
  }

  @Override
  public List<StringSink> of(MethodInfo method) {
    return known.computeIfAbsent(method, this::find);
  }

  private List<StringSink> find(MethodInfo method) {
    List<StringSink> marked = MarkedSink.of(method);
    if (!marked.isEmpty()) {
      return marked;
    }
    List<StringSink> found = new ArrayList<>();
    for (StringSink row : byName.getOrDefault(method.name(), List.of())) {
      boolean isNew = found.stream().noneMatch(each -> each.argument().equals(row.argument()));
      if (isNew && fits(row, method) && isIn(row.type(), method)) {
        found.add(row);
      }
    }
    return List.copyOf(found);
  }

  private static boolean fits(StringSink row, MethodInfo method) {
    List<JvmType> types = method.signature().parameters();
    int index = row.argument().index();
    if (types.size() < row.argument().needed()) {
      return false;
    }
    return row.parameters().isPresent()
        ? isSame(row.parameters().get(), types)
        : isText(types.get(index));
  }

  /** Types may be written without their packages. */
  private static boolean isSame(List<String> names, List<JvmType> types) {
    if (names.size() != types.size()) {
      return false;
    }
    for (int i = 0; i < names.size(); i++) {
      String name = types.get(i).javaName();
      String written = names.get(i);
      if (!name.equals(written) && !name.endsWith("." + written)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isText(JvmType type) {
    return type.equals(JvmType.STRING) || type.javaName().equals("java.lang.CharSequence");
  }

  /** Whether the method is a type's, or may override one of it. */
  private static boolean isIn(String type, MethodInfo method) {
    String name = type.replace('.', '/');
    ClassInfo owner = method.owner();
    if (method.isConstructor() || method.isStatic()) {
      return owner.name().equals(name);
    }
    for (ClassInfo each = owner; each != null; each = each.superclass()) {
      if (each.name().equals(name)) {
        return true;
      }
    }
    return owner.allSuperinterfaces().stream().anyMatch(each -> each.name().equals(name));
  }
}
