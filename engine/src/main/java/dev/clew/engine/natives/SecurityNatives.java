package dev.clew.engine.natives;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Code;
import dev.clew.engine.machine.Completion;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.MethodInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Security providers: their configuration, and no source of true randomness. */
final class SecurityNatives {

  private static final String LOAD = "load";
  private static final String FROM_STREAM = "(Ljava/io/InputStream;)V";

  private SecurityNatives() {}

  static void register(Registry r) {
    r.value("sun/security/provider/NativePRNG.initIO", (m, f) -> 0)
        .on("java/security/Security$SecPropLoader.loadMaster", SecurityNatives::loadProperties);
  }

  /** Reads the JDK's file of properties without the file system that the JDK's code goes through. */
  private static @Nullable Insn loadProperties(Machine m, Frame f) {
    Path home = m.runtime().program().classPath().jdkHome();
    byte[] content;
    try {
      content = Files.readAllBytes(home.resolve("conf/security/java.security"));
    } catch (IOException e) {
      return m.unsupported("file", "java.security cannot be read: " + e.getMessage());
    }
    RuntimeClass stream = m.runtime().classes().named(ByteStreams.TYPE);
    if (!m.initialization().isReady(stream)) {
      Insn initializer = m.initialization().start(stream);
      if (initializer != null || m.isEnded()) {
        return initializer;
      }
    }
    RuntimeClass security = m.runtime().classes().named("java/security/Security");
    long properties =
        m.initialization().statics(security).raw(security.staticField("props").slot());
    RuntimeClass declaring = m.runtime().classes().named("java/util/Properties");
    MethodInfo load = m.runtime().method(declaring, LOAD, FROM_STREAM);
    Code code = m.runtime().code(m.classOf(properties).info().select(load));
    int input = ByteStreams.of(m, content);
    Frame callee = m.calls().push(code, Leave.VOID);
    callee.raw[0] = properties;
    callee.raw[1] = input;
    return code.entry();
  }

  /** Leaves the native method below. */
  private enum Leave implements Completion {
    VOID;

    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      return m.calls().returnVoid(m.top());
    }
  }
}
