package dev.clew.hotspots.source;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says where the unknowns of a path come from, by their names: {@code request.getParameter()#1} is
 * what a method of an input returned, {@code this.table} is a field. Types along the way decide: a
 * row of a database stays that, whatever handed it on. A name that cannot be read counts as the
 * caller's.
 */
public final class InputSources {

  private static final String NAME = "\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*";

  private static final Pattern STEP =
      Pattern.compile("\\.(" + NAME + ")(\\([^)]*\\)(?:#\\d+)?)?|\\[[^]]*]");

  /** What is no input's: a member of a class, or of what such a member returned. */
  private static final Pattern MEMBER =
      Pattern.compile("(?:new )?" + NAME + "(?:\\.<?" + NAME + ">?|\\(\\)|#\\d+|\\[\\d+])+");

  /** A cast around an input, where a field is hidden. */
  private static final Pattern CAST = Pattern.compile("\\(\\([^()]*\\) ([^ ]*?)\\)(?=\\.)");

  private static final List<String> WEB =
      List.of(
          "javax.servlet.",
          "jakarta.servlet.",
          "org.springframework.web.",
          "javax.ws.rs.",
          "jakarta.ws.rs.",
          "java.net.http.");

  private static final List<String> ANSWERS =
      List.of(
          "java.sql.",
          "javax.sql.",
          "javax.naming.",
          "javax.persistence.",
          "jakarta.persistence.",
          "org.hibernate.",
          "org.springframework.jdbc.",
          "org.springframework.data.",
          "org.jooq.",
          "com.mongodb.",
          "redis.clients.",
          "javax.jms.",
          "jakarta.jms.",
          "org.apache.kafka.");

  /** What others send to the program as a stream. */
  private static final Set<String> STREAMS = Set.of("java.net.Socket", "java.net.ServerSocket");

  /** Types among these that callers and requests make. */
  private static final List<String> ASKED =
      List.of("org.springframework.data.domain.", "org.springframework.data.web.");

  /** Where the program is on a machine: a call on a real JVM is tried with those of that JVM. */
  private static final Set<String> PLACES =
      Set.of(
          "System.getProperty(\"user.dir\")",
          "System.getProperty(\"user.home\")",
          "System.getProperty(\"java.home\")",
          "System.getProperty(\"java.io.tmpdir\")");

  /** What may hand on anything. */
  private static final Set<SourceKind> OPEN =
      EnumSet.of(SourceKind.PARAMETERS, SourceKind.FIELDS, SourceKind.SURROUNDINGS);

  private final Program program;
  private final Set<String> sent;
  private final boolean isEntryPoint;

  public InputSources(Program program) {
    this(program, Set.of(), /* isEntryPoint= */ false);
  }

  /**
   * @param sent parameters that a framework takes from a request
   */
  private InputSources(Program program, Set<String> sent, boolean isEntryPoint) {
    this.program = program;
    this.sent = sent;
    this.isEntryPoint = isEntryPoint;
  }

  /** The same for one target, whose parameters may be marked as those of a request. */
  public InputSources in(MethodInfo target) {
    return new InputSources(program, SentParameters.of(target), OutsideCalls.isOne(target));
  }

  /** Whether an unknown is a folder of the machine, which is never made up for a trial. */
  public static boolean isPlace(String name) {
    return PLACES.contains(name);
  }

  /** Whether the target is called from outside of the program: by a container, or as main. */
  public boolean isEntryPoint() {
    return isEntryPoint;
  }

  /**
   * Who decides an unknown: also those who decide what a call was given that returned it, unless
   * that call is itself one of a request or a database.
   */
  public Set<SourceKind> all(String name, Map<String, JvmType> roots) {
    AnswerName answer = AnswerName.of(name);
    SourceKind first = of(answer.head(), roots);
    Set<SourceKind> kinds = EnumSet.of(first);
    if (OPEN.contains(first)) {
      answer.given().forEach(given -> kinds.addAll(all(given, roots)));
    }
    return kinds;
  }

  /**
   * Whether an unknown is what a call made of other inputs: nothing is known of how the two belong
   * together.
   */
  public boolean isMadeOfOthers(String name, Map<String, JvmType> roots) {
    AnswerName answer = AnswerName.of(name);
    return !answer.given().isEmpty() && OPEN.contains(of(answer.head(), roots));
  }

  /**
   * Where an unknown comes from.
   *
   * @param name of it
   * @param roots the receiver and the parameters, with their types
   */
  private SourceKind of(String name, Map<String, JvmType> roots) {
    if (name.startsWith("System.in")) {
      return SourceKind.INPUT;
    }
    if (name.startsWith("System.getenv") || name.startsWith("System.getProperty")) {
      return SourceKind.ENVIRONMENT;
    }
    String plain = plain(name);
    Optional<Map.Entry<String, JvmType>> root =
        roots.entrySet().stream()
            .filter(each -> leads(each.getKey(), plain))
            .max(Comparator.comparingInt(each -> each.getKey().length()));
    if (root.isEmpty()) {
      SourceKind other =
          MEMBER.matcher(plain).matches() ? SourceKind.SURROUNDINGS : SourceKind.PARAMETERS;
      return byTypes(memberTypes(plain), other);
    }
    String first = root.get().getKey();
    List<String> types = types(plain.substring(first.length()), root.get().getValue());
    SourceKind own = sent.contains(first) ? SourceKind.WEB : SourceKind.PARAMETERS;
    return byTypes(types, first.equals("this") ? SourceKind.FIELDS : own);
  }

  private static SourceKind byTypes(List<String> types, SourceKind otherwise) {
    if (types.stream().anyMatch(type -> isAny(ANSWERS, type) && !isAny(ASKED, type))) {
      return SourceKind.DATABASE;
    }
    if (types.stream().anyMatch(STREAMS::contains)) {
      return SourceKind.INPUT;
    }
    if (types.stream().anyMatch(type -> isAny(WEB, type))) {
      return SourceKind.WEB;
    }
    return otherwise;
  }

  /**
   * The types on the way from a class that a name begins with; the name itself if there is none.
   */
  private List<String> memberTypes(String name) {
    for (int dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
      JvmType type = JvmType.ofClass(name.substring(0, dot).replace('.', '/'));
      if (name.substring(0, dot).indexOf('(') < 0 && isThere(type)) {
        return types(name.substring(dot), type);
      }
    }
    return List.of(name);
  }

  private boolean isThere(JvmType type) {
    try {
      program.load(type.internalName());
      return true;
    } catch (LinkageException e) {
      return false;
    }
  }

  /** A name without casts. */
  private static String plain(String name) {
    String plain = name;
    while (CAST.matcher(plain).find()) {
      plain = CAST.matcher(plain).replaceAll("$1");
    }
    return plain;
  }

  private static boolean leads(String root, String name) {
    return name.startsWith(root)
        && (name.length() == root.length()
            || !Character.isJavaIdentifierPart(name.charAt(root.length())));
  }

  private static boolean isAny(List<String> packages, String type) {
    return packages.stream().anyMatch(type::startsWith);
  }

  /** The types that the way leads through, as far as they can be told. */
  private List<String> types(String way, JvmType start) {
    List<String> types = new ArrayList<>();
    Optional<JvmType> current = Optional.of(start);
    Matcher step = STEP.matcher(way);
    while (current.isPresent()) {
      types.add(current.get().javaName());
      if (!step.find()) {
        break;
      }
      Optional<JvmType> from = current;
      boolean isElement = step.group(1) == null;
      current = isElement ? from : next(from.get(), step.group(1), step.group(2) != null);
    }
    return types;
  }

  private Optional<JvmType> next(JvmType from, String member, boolean isCall) {
    if (from.kind() != JvmType.Kind.CLASS) {
      return Optional.empty();
    }
    try {
      ClassInfo type = program.load(from.internalName());
      List<ClassInfo> all = new ArrayList<>(type.allSuperinterfaces());
      for (ClassInfo each = type; each != null; each = each.superclass()) {
        all.add(each);
      }
      return all.stream().flatMap(each -> member(each, member, isCall).stream()).findFirst();
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }

  private static Optional<JvmType> member(ClassInfo type, String name, boolean isCall) {
    return isCall
        ? type.methods().stream()
            .filter(method -> method.name().equals(name))
            .map(MethodInfo::signature)
            .map(signature -> signature.result())
            .findFirst()
        : type.fields().stream()
            .filter(field -> field.name().equals(name))
            .map(FieldInfo::type)
            .findFirst();
  }
}
