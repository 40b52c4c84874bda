package dev.clew.engine.program.nullness;

import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** What methods of the library and of language runtimes say about null. */
final class LibraryNulls {

  private static final String OBJECTS = "java/util/Objects";
  private static final String KOTLIN = "kotlin/jvm/internal/Intrinsics";

  /** Methods of {@code Objects} whose first arguments are asked whether they are null. */
  private static final Set<String> ASKING =
      Set.of(
          "isNull",
          "nonNull",
          "equals",
          "deepEquals",
          "hashCode",
          "requireNonNullElse",
          "requireNonNullElseGet");

  /** Those that refuse null. */
  private static final Set<String> REFUSING =
      Set.of("checkNotNullParameter", "checkParameterIsNotNull", "checkNotNull");

  /** Names of methods that give null for what is not there, by the simple names of their types. */
  private static final Set<String> RETURNING_NULL =
      Set.of(
          "Map.get",
          "HashMap.get",
          "LinkedHashMap.get",
          "TreeMap.get",
          "ConcurrentHashMap.get",
          "ConcurrentMap.get",
          "SortedMap.get",
          "NavigableMap.get",
          "Hashtable.get",
          "Properties.get",
          "Properties.getProperty",
          "System.getProperty",
          "System.getenv",
          "BufferedReader.readLine",
          "LineNumberReader.readLine",
          "Console.readLine",
          "Class.getResource",
          "Class.getResourceAsStream",
          "ClassLoader.getResource",
          "ClassLoader.getResourceAsStream",
          "Queue.poll",
          "Queue.peek",
          "Deque.poll",
          "Deque.peek",
          "Deque.pollFirst",
          "Deque.pollLast",
          "Deque.peekFirst",
          "Deque.peekLast",
          "File.getParent",
          "File.getParentFile",
          "File.listFiles",
          "File.list",
          "Path.getParent",
          "Path.getFileName",
          "ResultSet.getString",
          "ResultSet.getObject",
          "ServletRequest.getParameter",
          "HttpServletRequest.getParameter",
          "HttpServletRequest.getHeader",
          "HttpServletRequest.getSession(Z)",
          "Matcher.group");

  /** Static methods of the library that make something of whatever they get. */
  private static final Set<String> MAKING =
      Set.of("of", "copyOf", "valueOf", "ofNullable", "newKeySet", "asList", "join");

  private static final Set<String> COPYING =
      Set.of("addAll", "putAll", "containsAll", "removeAll", "retainAll", "copyOf");

  private static final Set<String> BUILDERS =
      Set.of("java/lang/StringBuilder", "java/lang/StringBuffer");

  /**
   * How the names of classes in {@code java.util} end whose objects hand themselves to nothing but
   * by what their methods return: no listener, task or handler ever gets them.
   */
  private static final List<String> QUIET =
      List.of(
          "Collection",
          "List",
          "Set",
          "Map",
          "Queue",
          "Deque",
          "Vector",
          "Stack",
          "Hashtable",
          "Properties",
          "KeySetView",
          "StringJoiner",
          "Random",
          "Date",
          "Lock");

  private LibraryNulls() {}

  /** Whether a call asks whether an argument is null, and goes on if it is. */
  static boolean asks(MethodInsnNode call, int argument) {
    if (call.owner.equals(OBJECTS)) {
      boolean isDefault = call.name.equals("toString") && call.desc.contains("String;)");
      return argument < (call.name.endsWith("quals") ? 2 : 1)
          && (ASKING.contains(call.name) || isDefault);
    }
    return call.owner.equals("java/util/Optional") && call.name.equals("ofNullable");
  }

  /** The same of a method, whatever its arguments are. */
  static boolean asks(String owner, String name) {
    boolean isAsking = ASKING.contains(name) || name.equals("toString");
    return (owner.equals(OBJECTS) && isAsking)
        || (owner.equals("java/util/Optional") && name.equals("ofNullable"));
  }

  /** Whether a class checks arguments on behalf of a compiler. */
  static boolean isRuntime(String owner) {
    return owner.equals(KOTLIN);
  }

  /** Whether a call throws if its first argument is null, because its author wanted that. */
  static boolean refuses(MethodInsnNode call) {
    return isRequireNonNull(call) || (call.owner.equals(KOTLIN) && REFUSING.contains(call.name));
  }

  private static boolean isRequireNonNull(MethodInsnNode call) {
    return call.owner.equals(OBJECTS) && call.name.equals("requireNonNull");
  }

  /** Whether a method of the library never returns null. */
  static boolean isNeverNull(MemberKey method) {
    boolean isMaking =
        MAKING.contains(method.name())
            || method.name().startsWith("empty")
            || method.name().startsWith("unmodifiable")
            || method.name().startsWith("synchronized");
    boolean isLibrary =
        method.owner().startsWith("java/util/") || method.owner().startsWith("java/lang/");
    return (isLibrary && isMaking)
        || (method.owner().equals(OBJECTS) && method.name().startsWith("requireNonNull"))
        || BUILDERS.contains(method.owner());
  }

  /** Whether a method is known to return null for what is not there. */
  static boolean returnsNull(MemberKey method) {
    String simple = method.owner().substring(method.owner().lastIndexOf('/') + 1);
    String name = simple + "." + method.name();
    String parameters = method.descriptor().substring(0, method.descriptor().indexOf(')') + 1);
    return RETURNING_NULL.contains(name) || RETURNING_NULL.contains(name + parameters);
  }

  /** Whether a method returns the object that it is called on. */
  static boolean returnsReceiver(MethodInsnNode call) {
    return BUILDERS.contains(call.owner) && call.desc.endsWith(")L" + call.owner + ";");
  }

  /** Whether a method of the library keeps nothing of its arguments but what is in them. */
  static boolean copies(MethodInsnNode call) {
    boolean isCollection = call.owner.startsWith("java/util/");
    return (isCollection && COPYING.contains(call.name))
        || (isCollection && call.name.equals("<init>") && call.desc.startsWith("(Ljava/util/"))
        || (call.owner.equals("java/lang/String") && call.name.equals("join"))
        || BUILDERS.contains(call.owner);
  }

  /**
   * Whether a method of the library gives the object that it is called on to no other code, other
   * than by what it returns.
   */
  static boolean keepsToItself(MethodInsnNode call) {
    return isQuiet(call.owner) || BUILDERS.contains(call.owner);
  }

  /** Whether such a method may return the object itself, or a view that leads back to it. */
  static boolean leadsToReceiver(MethodInsnNode call) {
    Type returned = Type.getReturnType(call.desc);
    return call.getOpcode() != Opcodes.INVOKESTATIC
        && isQuiet(call.owner)
        && returned.getSort() == Type.OBJECT
        && isQuiet(returned.getInternalName());
  }

  private static boolean isQuiet(String type) {
    return type.startsWith("java/util/concurrent/atomic/")
        || (type.startsWith("java/util/") && QUIET.stream().anyMatch(type::endsWith));
  }
}
