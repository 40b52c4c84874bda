package dev.clew.engine.program;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.RandomHierarchy.Call;
import dev.clew.engine.program.RandomHierarchy.Node;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.Opcodes;

/**
 * Resolution, access and selection against the JVM, on hierarchies that nobody would write:
 * private, static, abstract and package-private declarations of one method on top of each other.
 */
@Tag("once")
final class RandomHierarchiesTest {

  private static final int HIERARCHIES = 300;

  @TempDir Path temp;

  private final Map<String, Integer> kinds = new HashMap<>();
  private final List<String> differences = new ArrayList<>();
  private int calls;
  private int otherWords;

  @Test
  void everyCallEndsWhereTheJvmsDoes() throws IOException {
    for (int seed = 0; seed < HIERARCHIES; seed++) {
      RandomHierarchy hierarchy = new RandomHierarchy(seed, 4 + seed % 6);
      Path folder = temp.resolve("h" + seed);
      hierarchy.writeTo(folder);
      compare(hierarchy, folder, "hierarchy " + seed);
    }
    System.out.printf("%d calls, %d in other words, by outcome: %s%n", calls, otherWords, kinds);
    assertThat(differences).isEmpty();
    assertThat(otherWords).as("messages that differ").isLessThan(calls / 100);
    assertThat(kinds.keySet())
        .contains(
            "java/lang/AbstractMethodError",
            "java/lang/IncompatibleClassChangeError",
            "java/lang/IllegalAccessError",
            "java/lang/NoSuchMethodError");
    assertThat(calls).isGreaterThan(10_000);
  }

  private void compare(RandomHierarchy hierarchy, Path folder, String title) throws IOException {
    try (Guest guest = new Guest(folder)) {
      for (Node receiver : hierarchy.nodes) {
        // A new loader each time: what HotSpot says depends on what a call has met before.
        try (HotSpot.Session jvm = new HotSpot.Session(folder)) {
          for (Call call : hierarchy.calls) {
            if (!receiver.isInterface() && fits(guest, receiver, call)) {
              String expected = jvm.call(call.caller(), call.name(), receiver.name());
              String actual = outcome(guest, receiver, call);
              if (isLostDefault(guest, receiver, call)) {
                continue;
              }
              count(expected, actual, title + ", " + call + " on " + receiver.name());
            }
          }
        }
      }
    }
  }

  /** The method that runs, or the kind of error, must agree; of errors, nearly all words. */
  private void count(String expected, String actual, String title) {
    calls++;
    String kind = expected.split(":", 2)[0];
    kinds.merge(kind.startsWith("java/") ? kind : "returned", 1, Integer::sum);
    if (!kind.equals(actual.split(":", 2)[0])) {
      differences.add("%s:%n  JVM:  %s%n  ours: %s".formatted(title, expected, actual));
    } else if (!expected.equals(actual)) {
      otherWords++;
    }
  }

  /**
   * HotSpot's interface tables lose a default method below which a class declares a private one,
   * against JVMS 5.4.6; no compiler makes such classes.
   */
  private static boolean isLostDefault(Guest guest, Node receiver, Call call) {
    boolean hasPrivate = false;
    for (Node each = receiver; each != null; each = each.superclass()) {
      hasPrivate |=
          guest
              .load(each.name())
              .method("m", RandomHierarchy.RESULT)
              .filter(MethodInfo::isPrivate)
              .isPresent();
    }
    return hasPrivate && call.opcode() == Opcodes.INVOKEINTERFACE;
  }

  private static boolean fits(Guest guest, Node receiver, Call call) {
    String wanted = call.caller().contains("/T") ? call.caller() : call.named().name();
    return guest.load(receiver.name()).isSubtypeOf(guest.load(wanted));
  }

  private static String outcome(Guest guest, Node receiver, Call call) {
    ClassInfo from = guest.load(call.caller());
    MethodReference reference =
        MethodReference.of(
            call.named().name(), "m", RandomHierarchy.RESULT, call.named().isInterface());
    ClassInfo object = guest.load(receiver.name());
    MemberLinker linker = guest.linker;
    try {
      MethodInfo method =
          switch (call.opcode()) {
            case Opcodes.INVOKESPECIAL -> linker.specialMethod(from, reference);
            case Opcodes.INVOKEVIRTUAL -> object.select(linker.virtualMethod(from, reference));
            default -> linker.selectFromInterface(object, linker.interfaceMethod(from, reference));
          };
      return method.owner().name();
    } catch (LinkageException e) {
      return e.problem().throwable() + ": " + e.problem().message();
    }
  }
}
