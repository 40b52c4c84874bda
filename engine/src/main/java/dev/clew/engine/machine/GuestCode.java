package dev.clew.engine.machine;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.program.ClassInfo;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Java code of ours that the engine runs, as part of the JDK. */
public final class GuestCode {

  private GuestCode() {}

  /** The class as the program has it. Reads the class file the first time. */
  public static RuntimeClass of(GuestRuntime runtime, Class<?> code) {
    RuntimeClass known = orNull(runtime, code);
    if (known != null) {
      return known;
    }
    ClassInfo host = runtime.wellKnown().object().info();
    return runtime.classes().of(runtime.program().defineApart(bytes(code), host));
  }

  /** The same; null where it was not needed so far. */
  public static @Nullable RuntimeClass orNull(GuestRuntime runtime, Class<?> code) {
    ClassInfo known = runtime.program().defined(code.getName().replace('.', '/'));
    return known == null ? null : runtime.classes().of(known);
  }

  private static byte[] bytes(Class<?> code) {
    String name = code.getName().substring(code.getName().lastIndexOf('.') + 1) + ".class";
    try (InputStream file = code.getResourceAsStream(name)) {
      return Objects.requireNonNull(file).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
