package dev.clew.engine.inputs;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.outcome.Form;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.ClassInfo;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How an input of a type of the library is made by the library's own code.
 *
 * @param type the class that is made, or the interface that it is known by
 * @param method that of {@link dev.clew.engine.guest.InputMaking}
 * @param isNonNull whether its elements or keys cannot be null
 * @param least how many parts it has at least
 * @param most how many it has at most; more are not tried
 */
record LibraryShape(
    String type, Parts parts, String method, boolean isNonNull, int least, int most) {

  /** What it is made of. */
  enum Parts {
    /** Elements. */
    ELEMENTS(Form.ELEMENTS, "([Ljava/lang/Object;)Ljava/lang/Object;"),
    /** Keys and values. */
    ENTRIES(Form.ENTRIES, "([Ljava/lang/Object;)Ljava/lang/Object;"),
    /** One object, or none. */
    OPTIONAL(Form.OPTIONAL, "([Ljava/lang/Object;)Ljava/lang/Object;"),
    /** A text. */
    TEXT(Form.TEXT, "(Ljava/lang/String;)Ljava/lang/Object;"),
    /** A number of 64 bits. */
    INTEGER(Form.TEXT, "(J)Ljava/lang/Object;"),
    /** A number of 64 bits, and so many digits behind the point as there are parts. */
    DECIMAL(Form.TEXT, "(JI)Ljava/lang/Object;"),
    /** Year, month and day. */
    DATE(Form.TEXT, "(III)Ljava/lang/Object;"),
    /** Hour, minute, second and nanoseconds. */
    TIME(Form.TEXT, "(IIII)Ljava/lang/Object;"),
    /** Those of a date, then those of a time. */
    DATE_TIME(Form.TEXT, "(IIIIIII)Ljava/lang/Object;"),
    /** Seconds and nanoseconds. */
    SECONDS(Form.TEXT, "(JI)Ljava/lang/Object;"),
    /** Two numbers of 64 bits. */
    ID(Form.TEXT, "(JJ)Ljava/lang/Object;");

    private final Form form;
    private final String descriptor;

    Parts(Form form, String descriptor) {
      this.form = form;
      this.descriptor = descriptor;
    }

    Form form() {
      return form;
    }

    /** Of the method that takes them. */
    String descriptor() {
      return descriptor;
    }
  }

  private static final int MOST_ELEMENTS = 4;
  private static final int MOST_KEYS = 3;
  private static final int MOST_DIGITS = 2;

  /** Where hash codes of keys are computed, which are hard to solve for. */
  private static final int MOST_HASHED = 1;

  private static final Map<String, LibraryShape> BY_TYPE = table();

  /** Null for types whose inputs are made otherwise. */
  static @Nullable LibraryShape of(RuntimeClass type) {
    ClassInfo info = type.infoOrNull();
    return info == null || !info.isJdk() ? null : BY_TYPE.get(info.name());
  }

  /** Whether there are inputs of the type that no number of parts covers. */
  boolean hasMore() {
    return switch (parts) {
      case INTEGER, DATE, DATE_TIME, SECONDS -> true;
      case OPTIONAL, TEXT, TIME, ID -> false;
      case ELEMENTS, ENTRIES, DECIMAL -> least < most;
    };
  }

  /** Whether it compares its elements or keys with each other when it is made. */
  boolean isKeyed() {
    return most == MOST_KEYS || (parts == Parts.ENTRIES && !method.equals("entry"));
  }

  /** Why other parts are not tried. */
  ReasonCode bound() {
    return switch (parts) {
      case ELEMENTS, ENTRIES, OPTIONAL -> ReasonCode.COLLECTION_SIZE;
      case TEXT, INTEGER, DECIMAL, DATE, TIME, DATE_TIME, SECONDS, ID -> ReasonCode.NUMBER_SIZE;
    };
  }

  /** How a condition speaks of the number of parts. */
  String count(String input, String relation, int count) {
    return switch (parts) {
      case ELEMENTS, ENTRIES ->
          method.equals("entry") ? "" : input + ".size() " + relation + " " + count;
      case OPTIONAL -> input + (count == 0 ? ".isEmpty()" : ".isPresent()");
      case DECIMAL -> input + ".scale() " + relation + " " + count;
      case TEXT, INTEGER, DATE, TIME, DATE_TIME, SECONDS, ID -> "";
    };
  }

  private static Map<String, LibraryShape> table() {
    Map<String, LibraryShape> all = new HashMap<>();
    row(all, "arrayList", "ArrayList Iterable Collection List AbstractCollection AbstractList");
    row(all, "linkedList", "LinkedList AbstractSequentialList");
    row(all, "vector", "Vector");
    row(all, "stack", "Stack");
    row(all, "arrayDeque", "ArrayDeque Queue Deque AbstractQueue");
    row(all, "priorityQueue", "PriorityQueue");
    row(all, "linkedHashSet", "LinkedHashSet Set AbstractSet SequencedSet SequencedCollection");
    row(all, "hashSet", "HashSet");
    row(all, "treeSet", "TreeSet SortedSet NavigableSet");
    row(all, "copyOnWriteArrayList", "concurrent/CopyOnWriteArrayList");
    row(all, "concurrentLinkedQueue", "concurrent/ConcurrentLinkedQueue");
    row(all, "concurrentLinkedDeque", "concurrent/ConcurrentLinkedDeque");
    row(all, "linkedBlockingQueue", "concurrent/LinkedBlockingQueue concurrent/BlockingQueue");
    row(all, "linkedBlockingDeque", "concurrent/LinkedBlockingDeque concurrent/BlockingDeque");
    row(all, "skipListSet", "concurrent/ConcurrentSkipListSet");
    row(all, "iterator", "Iterator");
    row(all, "listIterator", "ListIterator");
    row(all, "enumeration", "Enumeration");
    row(all, "stream", "stream/Stream");
    row(all, "linkedHashMap", "LinkedHashMap Map AbstractMap SequencedMap");
    row(all, "hashMap", "HashMap");
    row(all, "hashtable", "Hashtable Dictionary");
    row(all, "concurrentHashMap", "concurrent/ConcurrentHashMap concurrent/ConcurrentMap");
    row(all, "properties", "Properties");
    row(all, "skipListMap", "concurrent/ConcurrentSkipListMap concurrent/ConcurrentNavigableMap");
    row(all, "treeMap", "TreeMap SortedMap NavigableMap");
    row(all, "entry", "AbstractMap$SimpleEntry Map$Entry");
    row(all, "optional", "Optional");
    row(all, "stringBuilder", "/lang/StringBuilder");
    row(all, "stringBuffer", "/lang/StringBuffer");
    row(all, "stringReader", "/io/StringReader /io/Reader");
    row(all, "file", "/io/File");
    row(all, "bigInteger", "/math/BigInteger");
    row(all, "bigDecimal", "/math/BigDecimal");
    row(all, "localDate", "/time/LocalDate /time/chrono/ChronoLocalDate");
    row(all, "localTime", "/time/LocalTime");
    row(all, "localDateTime", "/time/LocalDateTime /time/chrono/ChronoLocalDateTime");
    row(all, "instant", "/time/Instant");
    row(all, "duration", "/time/Duration");
    row(all, "uuid", "UUID");
    all.put("java/lang/Iterable", all.remove("java/util/Iterable"));
    return Map.copyOf(all);
  }

  /** Types of {@code java.util} unless they begin with a slash; the first is the one made. */
  private static void row(Map<String, LibraryShape> all, String method, String types) {
    List<String> names = List.of(types.split(" ", -1));
    String made = internalName(names.get(0)).replace('/', '.');
    names.forEach(each -> all.put(internalName(each), shape(method, made)));
  }

  private static String internalName(String name) {
    return name.startsWith("/") ? "java" + name : "java/util/" + name;
  }

  private static LibraryShape shape(String method, String type) {
    return switch (method) {
      case "linkedHashMap", "hashMap" ->
          new LibraryShape(type, Parts.ENTRIES, method, /* isNonNull= */ false, 0, MOST_KEYS);
      case "treeMap", "skipListMap" ->
          new LibraryShape(type, Parts.ENTRIES, method, /* isNonNull= */ true, 0, MOST_KEYS);
      case "hashtable", "concurrentHashMap", "properties" ->
          new LibraryShape(type, Parts.ENTRIES, method, /* isNonNull= */ true, 0, MOST_HASHED);
      case "entry" -> new LibraryShape(type, Parts.ENTRIES, method, /* isNonNull= */ false, 1, 1);
      case "linkedHashSet", "hashSet" ->
          new LibraryShape(type, Parts.ELEMENTS, method, /* isNonNull= */ false, 0, MOST_KEYS);
      case "treeSet", "priorityQueue", "skipListSet" ->
          new LibraryShape(type, Parts.ELEMENTS, method, /* isNonNull= */ true, 0, MOST_KEYS);
      case "arrayDeque",
          "concurrentLinkedQueue",
          "concurrentLinkedDeque",
          "linkedBlockingQueue",
          "linkedBlockingDeque" ->
          new LibraryShape(type, Parts.ELEMENTS, method, /* isNonNull= */ true, 0, MOST_ELEMENTS);
      case "optional" ->
          new LibraryShape(type, Parts.OPTIONAL, method, /* isNonNull= */ true, 0, 1);
      case "stringBuilder", "stringBuffer", "stringReader", "file" ->
          whole(type, Parts.TEXT, method);
      case "bigInteger" -> whole(type, Parts.INTEGER, method);
      case "bigDecimal" ->
          new LibraryShape(type, Parts.DECIMAL, method, /* isNonNull= */ true, 0, MOST_DIGITS);
      case "localDate" -> whole(type, Parts.DATE, method);
      case "localTime" -> whole(type, Parts.TIME, method);
      case "localDateTime" -> whole(type, Parts.DATE_TIME, method);
      case "instant", "duration" -> whole(type, Parts.SECONDS, method);
      case "uuid" -> whole(type, Parts.ID, method);
      default ->
          new LibraryShape(type, Parts.ELEMENTS, method, /* isNonNull= */ false, 0, MOST_ELEMENTS);
    };
  }

  /** What has always the same parts. */
  private static LibraryShape whole(String type, Parts parts, String method) {
    return new LibraryShape(type, parts, method, /* isNonNull= */ true, 1, 1);
  }
}
