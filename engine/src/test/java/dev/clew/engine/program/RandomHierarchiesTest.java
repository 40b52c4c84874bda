package dev.clew.engine.program;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.RandomHierarchy.Call;
import dev.clew.engine.program.RandomHierarchy.Node;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.Opcodes;

/**
 * Resolution, access and selection against the JVM, on hierarchies that nobody would write:
 * private, static, abstract and package-private declarations of one method on top of each other.
 */
final class RandomHierarchiesTest {

  private static final int HIERARCHIES = 300;

  @TempDir Path temp;

  @Test
  void everyCallEndsWhereTheJvmsDoes() throws IOException {
    Map<String, Integer> kinds = new HashMap<>();
    for (int seed = 0; seed < HIERARCHIES; seed++) {
      RandomHierarchy hierarchy = new RandomHierarchy(seed, 4 + seed % 6);
      Path folder = temp.resolve("h" + seed);
      hierarchy.writeTo(folder);
      compare(hierarchy, folder, "hierarchy " + seed, kinds);
    }
    System.out.println("calls compared, by outcome: " + kinds);
    assertThat(kinds.keySet())
        .contains(
            "returned",
            "java/lang/AbstractMethodError",
            "java/lang/IncompatibleClassChangeError",
            "java/lang/IllegalAccessError",
            "java/lang/NoSuchMethodError");
    assertThat(kinds.get("returned")).isGreaterThan(2_000);
  }

  private static void compare(
      RandomHierarchy hierarchy, Path folder, String title, Map<String, Integer> kinds)
      throws IOException {
    try (Guest guest = new Guest(folder);
        HotSpot.Session jvm = new HotSpot.Session(folder)) {
      for (Node receiver : hierarchy.nodes) {
        for (Call call : hierarchy.calls) {
          if (!receiver.isInterface() && fits(guest, receiver, call)) {
            String expected = jvm.call(call.caller(), call.name(), receiver.name());
            assertThat(outcome(guest, receiver, call))
                .as("%s: %s on %s", title, call, receiver.name())
                .isEqualTo(expected);
            String kind = expected.contains(":") ? expected.split(":", 2)[0] : "returned";
            kinds.merge(kind, 1, Integer::sum);
          }
        }
      }
    }
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
    Linker linker = guest.linker;
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
