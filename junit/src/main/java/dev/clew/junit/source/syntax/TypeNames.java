package dev.clew.junit.source.syntax;

import dev.clew.engine.program.ClassHeader.InnerClass;
import dev.clew.engine.program.ClassInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** How one file names types: what it imports, and what it has to write out. */
public final class TypeNames {

  private static final Set<String> PRIMITIVES =
      Set.of("boolean", "byte", "short", "char", "int", "long", "float", "double", "void");

  private final Members members;
  private final String ownName;
  private final TreeMap<String, String> imported = new TreeMap<>();
  private final Set<String> statics = new TreeSet<>();

  /**
   * Of a file that imports nothing yet.
   *
   * @param ownName the simple name of the class in the file
   */
  public TypeNames(Members members, String ownName) {
    this.members = members;
    this.ownName = ownName;
  }

  public Members members() {
    return members;
  }

  /** Whether code in the file can name a type at all. */
  public boolean canName(String type) {
    String element = element(type);
    return PRIMITIVES.contains(element)
        || members.type(element).map(members::isAccessible).orElse(false);
  }

  public static boolean isPrimitive(String type) {
    return PRIMITIVES.contains(type);
  }

  public static String element(String type) {
    int brackets = type.indexOf('[');
    return brackets < 0 ? type : type.substring(0, brackets);
  }

  /** A type, named as {@link Class#getTypeName} does, as this file writes it. */
  public String of(String type) throws UntellableException {
    String element = element(type);
    if (PRIMITIVES.contains(element)) {
      return type;
    }
    Optional<ClassInfo> known = members.type(element);
    if (known.isEmpty() || !members.isAccessible(known.get())) {
      throw new UntellableException("a class that tests cannot name");
    }
    return nested(known.get()) + type.substring(element.length());
  }

  /** The same with wildcards for its type parameters. */
  public String wild(String type) throws UntellableException {
    String element = element(type);
    int count = members.type(element).map(Members::typeParameters).orElse(0);
    String wildcards = count == 0 ? "" : "<?" + ", ?".repeat(count - 1) + ">";
    return of(element) + wildcards + type.substring(element.length());
  }

  private String nested(ClassInfo type) throws UntellableException {
    Optional<InnerClass> nesting = Members.nesting(type);
    if (nesting.isEmpty()) {
      return imported(type.toString());
    }
    String outer = nesting.get().outerName();
    Optional<ClassInfo> enclosing = outer == null ? Optional.empty() : members.type(outer);
    if (enclosing.isEmpty()) {
      throw new UntellableException("a local class");
    }
    return nested(enclosing.get()) + "." + nesting.get().simpleName();
  }

  /** The name of a top-level class, imported where that is possible. */
  public String imported(String name) {
    int dot = name.lastIndexOf('.');
    String packageName = name.substring(0, Math.max(dot, 0)).replace('.', '/');
    String simple = name.substring(dot + 1);
    if (packageName.equals(members.packageName())) {
      String before = imported.get(simple);
      return before == null && !simple.equals(ownName) ? simple : name;
    }
    if (simple.equals(ownName) || members.isIn(members.packageName(), simple)) {
      return name;
    }
    if (packageName.equals("java/lang")) {
      return imported.containsKey(simple) ? name : simple;
    }
    if (members.isIn("java/lang", simple)) {
      return name;
    }
    String before = imported.putIfAbsent(simple, name);
    return before == null || before.equals(name) ? simple : name;
  }

  /** The name of a static method, imported. */
  public String assertion(JUnitVersion version, String method) {
    statics.add(version.assertions() + "." + method);
    return method;
  }

  /** The lines before the class, each group with an empty line after it. */
  public List<String> imports() {
    List<String> lines = new ArrayList<>();
    statics.forEach(name -> lines.add("import static " + name + ";"));
    if (!statics.isEmpty()) {
      lines.add("");
    }
    new TreeSet<>(imported.values()).forEach(name -> lines.add("import " + name + ";"));
    if (!imported.isEmpty()) {
      lines.add("");
    }
    return lines;
  }
}
