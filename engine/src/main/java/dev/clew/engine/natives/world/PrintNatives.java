package dev.clew.engine.natives.world;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.registry.NativeRegistry;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

/**
 * Printing of texts and characters with unknown parts to the standard streams, where the program
 * cannot read them back: a question mark stands for the text. Other streams end as not supported
 * when they look at it.
 */
public final class PrintNatives {

  private static final String PRINT = "java/io/PrintStream.";

  /** Newer JDKs have a class of their own for the standard streams. */
  private static final Set<String> FILES =
      Set.of("java.io.FileOutputStream", "java.lang.System$Out");

  private PrintNatives() {}

  public static void register(NativeRegistry r) {
    for (String what : List.of("Ljava/lang/String;", "[C")) {
      r.on(PRINT + "write(" + what + ")V", print("?"))
          .on(PRINT + "writeln(" + what + ")V", print("?\n"))
          .on(PRINT + "implWrite(" + what + ")V", print("?"))
          .on(PRINT + "implWriteln(" + what + ")V", print("?\n"));
    }
  }

  private static NativeMethod print(String instead) {
    return (m, f) -> {
      int number = f.raw[1] != 0 && isUnknown(m, f.raw[1]) ? standardNumber(m, f.raw[0]) : 0;
      if (number == 0) {
        return NativeRegistry.own(f);
      }
      m.journal().write(number, instead.getBytes(StandardCharsets.US_ASCII));
      return m.calls().returnVoid(f);
    };
  }

  /** A text, or characters of which one at least is unknown, or how many there are. */
  private static boolean isUnknown(Machine m, long id) {
    HeapObject printed = m.object(id);
    return printed instanceof SymbolicArray
        || (printed instanceof HeapArray array ? array.hasSymbols() : m.texts().isUnknown(id));
  }

  /** 1 or 2 for a stream that writes through a buffer to a standard stream, otherwise 0. */
  private static int standardNumber(Machine m, long stream) {
    long buffer = wrapped(m, stream, Set.of("java.io.BufferedOutputStream"));
    long file = buffer == 0 ? 0 : wrapped(m, buffer, FILES);
    long number = file == 0 ? 0 : IoNatives.number(m, file);
    return number == 1 || number == 2 ? (int) number : 0;
  }

  private static long wrapped(Machine m, long stream, Set<String> wanted) {
    Instance outer = m.instance(stream);
    int slot = outer.type().field("out").slot();
    long inner = outer.sym(slot) == null ? outer.raw(slot) : 0;
    return inner != 0 && wanted.contains(m.classOf(inner).name()) ? inner : 0;
  }
}
