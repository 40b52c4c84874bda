package dev.clew.engine.program.nullness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.Sources;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names say what holds: "alone", "filled" (never null), anything else for neither. */
class FreshFieldsTest {

  private static final String SOURCE =
      """
      import java.util.*;
      public class Fields {
        private final List<String> aloneList = new ArrayList<>();
        private final int[] aloneArray = new int[4];
        private final StringBuilder aloneText = new StringBuilder();
        private final Map<String, List<String>> aloneMap = new HashMap<>();
        private List<String> aloneCopied = new LinkedList<>();
        private final String filledConstant = "a";
        private final Integer filledBox = 5;
        private final List<String> filledMade = List.of("a");
        private final String filledParameter;
        private final String filledConcatenation;
        private final Runnable filledLambda = () -> {};
        private final List<String> filledReturned = new ArrayList<>();
        private final List<String> filledPassed = new ArrayList<>();
        private final List<String> filledFirst, filledSecond;
        private final StringBuilder filledFluent = new StringBuilder();
        private final Other filledOther = new Other(this);
        private final List<String> filledLocal;
        private final Object filledChosen;

        private String parameter;
        private List<String> aloneAssigned = new ArrayList<>();
        private List<String> aloneLent = new ArrayList<>();
        private List<String> aloneLentToAll = new ArrayList<>();
        private final TreeMap<String, String> aloneViewed = new TreeMap<>();
        private final StringJoiner aloneJoiner = new StringJoiner(",");
        private List<String> aloneOfCopy = new ArrayList<>();
        private List<String> filledLentToKeeper = new ArrayList<>();
        private List<String> filledLentToHeir = new ArrayList<>();
        private List<String> filledPerhapsReturned = new ArrayList<>();
        private List<String> filledShared = new ArrayList<>();
        private List<String> assignedByInner = new ArrayList<>();
        private List<String> inOneBranch;
        private final StringJoiner filledJoiner = new StringJoiner(",");
        private final LinkedHashMap<String, String> filledView = new LinkedHashMap<>();
        private final Observable filledObserved = new Observable();
        private String lookedUp = System.getProperty("x");
        private Object never;
        List<String> packagePrivate = new ArrayList<>();

        Fields(String s, int n) {
          filledParameter = Objects.requireNonNull(s);
          filledConcatenation = s + n;
          filledFirst = filledSecond = new ArrayList<>();
          parameter = s;
          if (n > 3) { inOneBranch = new ArrayList<>(); }
          List<String> local = new ArrayList<>();
          keep(local);
          filledLocal = local;
          if (n > 7) { filledChosen = "x"; } else { filledChosen = new Object(); }
        }

        Fields(String s) { this(s, new ArrayList<String>().size()); }

        StringJoiner join(String s) { return filledJoiner.add(s); }
        Object view() { return filledView.keySet(); }
        void tell() { filledObserved.notifyObservers(); }
        String read() {
          aloneJoiner.add("a").add("b");
          for (String each : aloneViewed.descendingMap().keySet()) { aloneJoiner.add(each); }
          return aloneJoiner.toString() + aloneViewed.get("a");
        }
        void use(String s) {
          aloneList.add(s);
          for (String each : aloneList) { aloneMap.computeIfAbsent(each, k -> new ArrayList<>()).add(s); }
          aloneArray[0]++;
          aloneText.append(s).append(1);
          Collections.sort(filledPassed);
        }
        List<String> copy() { return new ArrayList<>(aloneCopied); }
        List<String> returned() { return filledReturned; }
        StringBuilder fluent() { return filledFluent.append("x"); }
        void set() { aloneAssigned = new ArrayList<>(); }
        static List<String> keep(List<String> list) { return list; }
        private static void fill(List<String> list, int n) { list.add("x"); fillMore(n, list); }
        private static void fillMore(int n, List<String> list) { if (n > 0) { fill(list, n - 1); } }
        protected void fillAll(List<String> list) { list.add("x"); }
        protected void fillHeirs(List<String> list) { list.add("x"); }
        void lend() {
          fill(aloneLent, 3);
          fillAll(aloneLentToAll);
          keep(filledLentToKeeper);
          fillHeirs(filledLentToHeir);
        }
        Object perhaps(boolean b) { return b ? filledPerhapsReturned : null; }
        Fields copied() {
          Fields copy = new Fields("a");
          copy.aloneOfCopy = new ArrayList<>(aloneOfCopy);
          return copy;
        }
        static void share(List<Fields> all) {
          List<String> one = new ArrayList<>();
          for (Fields each : all) { each.filledShared = one; }
        }

        class Inner { void set() { assignedByInner = null; } }
        static class Other { Other(Fields fields) {} }
        static class Heir extends Fields {
          List<String> kept;
          Heir() { super("a"); }
          @Override protected void fillAll(List<String> list) { list.clear(); }
          @Override protected void fillHeirs(List<String> list) { kept = list; }
        }
      }
      """;

  private static final String UPDATED =
      """
      import java.util.concurrent.atomic.*;
      public class Updated {
        private static final AtomicReferenceFieldUpdater<Updated, String> UPDATER =
            AtomicReferenceFieldUpdater.newUpdater(Updated.class, String.class, "text");
        private volatile String text = "a";
        void clear() { UPDATER.set(this, null); }
      }
      """;

  private static final String LINKED =
      """
      import java.util.*;
      public class Linked {
        private Linked next;
        private List<String> items;
        private final List<String> aloneOwn;
        Linked() { next = this; items = new ArrayList<>(); aloneOwn = new ArrayList<>(); }
        Linked(Linked before) {
          before.next = this;
          before.items = new ArrayList<>();
          aloneOwn = new ArrayList<>();
        }
        Linked(Linked one, boolean b) {
          Linked at = b ? this : one;
          at.next = this;
          at.items = new ArrayList<>();
          this.aloneOwn = new ArrayList<>();
        }
      }
      """;

  private static final String COPIED =
      """
      import java.io.*;
      import java.util.*;
      public class Copied {
        static class Cloned implements Cloneable {
          private List<String> filled = new ArrayList<>();
          @Override public Cloned clone() throws CloneNotSupportedException { return (Cloned) super.clone(); }
        }
        static class Open { private List<String> filled = new ArrayList<>(); }
        static class Heir extends Open implements Cloneable {
          @Override public Heir clone() throws CloneNotSupportedException { return (Heir) super.clone(); }
        }
        static class Sent implements Serializable {
          private transient List<String> nullAfterwards = new ArrayList<>();
          private List<String> filled = new ArrayList<>();
        }
        static class SentBelow extends Sent { private transient String nullAfterwards = "a"; }
        static class Chosen implements Serializable {
          private static final ObjectStreamField[] serialPersistentFields = {};
          private List<String> nullAfterwards = new ArrayList<>();
        }
        static class Plain { private transient List<String> filled = new ArrayList<>(); }
      }
      """;

  @TempDir static Path folder;
  private static Program program;
  private static FreshFields fresh;

  @BeforeAll
  static void compile() {
    Sources.compile(folder, SOURCE);
    Sources.compile(folder, UPDATED);
    Sources.compile(folder, LINKED);
    Sources.compile(folder, COPIED);
    program = new Program(ClassPath.open(Jdk.running(), List.of(folder)));
    fresh = new FreshFields(program);
  }

  private static Set<String> fields(String type, Predicate<FieldInfo> wanted) {
    return program.load(type).fields().stream()
        .filter(wanted)
        .map(FieldInfo::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void privateFieldsThatConstructorsFillAndNobodyWritesNullToAreNeverNull() {
    Predicate<FieldInfo> isNamed =
        field -> field.name().startsWith("filled") || field.name().startsWith("alone");
    assertThat(fields("Fields", fresh::isNeverNull))
        .containsExactlyElementsOf(fields("Fields", isNamed));
  }

  @Test
  void newObjectsThatNobodyElseKeepsAreNoOtherInputs() {
    assertThat(fields("Fields", fresh::isAlone))
        .containsExactlyElementsOf(fields("Fields", field -> field.name().startsWith("alone")));
  }

  @Test
  void constructorsThatFillAnotherObjectDoNotFillTheirOwn() {
    assertThat(fields("Linked", fresh::isNeverNull)).containsExactly("aloneOwn");
    assertThat(fields("Linked", fresh::isAlone)).containsExactly("aloneOwn");
  }

  @Test
  void clonesShareWhatIsInTheirFields() {
    for (String type : List.of("Copied$Cloned", "Copied$Open")) {
      assertThat(fields(type, fresh::isNeverNull)).as(type).containsExactly("filled");
      assertThat(fields(type, fresh::isAlone)).as(type).isEmpty();
    }
  }

  @Test
  void deserializationLeavesNullInFieldsThatAreNotInTheStream() {
    assertThat(fields("Copied$Sent", fresh::isNeverNull)).containsExactly("filled");
    assertThat(fields("Copied$SentBelow", fresh::isNeverNull)).isEmpty();
    assertThat(fields("Copied$Chosen", fresh::isNeverNull)).isEmpty();
    assertThat(fields("Copied$Plain", fresh::isAlone)).containsExactly("filled");
  }

  @Test
  void fieldsThatAreWrittenByNameMayHoldAnything() {
    assertThat(fields("Updated", fresh::isNeverNull)).isEmpty();
  }
}
