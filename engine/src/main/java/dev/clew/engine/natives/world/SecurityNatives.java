package dev.clew.engine.natives.world;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.reflect.GuestCalls;
import dev.clew.engine.reflect.GuestValue;
import dev.clew.engine.reflect.ResultAction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Security providers: their configuration, and no source of true randomness. */
public final class SecurityNatives {

  private static final String LOAD = "load";
  private static final String FROM_STREAM = "(Ljava/io/InputStream;)V";

  private SecurityNatives() {}

  public static void register(NativeRegistry r) {
    r.value("sun/security/provider/NativePRNG.initIO", (m, f) -> 0)
        .on("java/security/Security$SecPropLoader.loadMaster", SecurityNatives::loadProperties);
  }

  /**
   * Reads the JDK's file of properties without the file system that the JDK's code goes through.
   */
  private static @Nullable Insn loadProperties(Machine m, Frame f) {
    Path home = m.runtime().program().classPath().jdkHome();
    byte[] content;
    try {
      content = Files.readAllBytes(home.resolve("conf/security/java.security"));
    } catch (IOException e) {
      return m.unsupported(ReasonCode.FILE, "java.security cannot be read: " + e.getMessage());
    }
    RuntimeClass stream = m.runtime().classes().named(ByteStreams.TYPE);
    Insn first = GuestCalls.initialize(m, stream);
    if (first != null || m.isEnded()) {
      return first;
    }
    RuntimeClass security = m.runtime().classes().named("java/security/Security");
    long properties =
        m.initialization().statics(security).raw(security.staticField("props").slot());
    RuntimeClass declaring = m.runtime().classes().named("java/util/Properties");
    MethodInfo load = m.runtime().method(declaring, LOAD, FROM_STREAM);
    return GuestCalls.call(
        m,
        m.classOf(properties).info().select(load),
        List.of(GuestValue.of(properties), GuestValue.of(ByteStreams.of(m, content))),
        ResultAction.LEAVE_VOID);
  }
}
