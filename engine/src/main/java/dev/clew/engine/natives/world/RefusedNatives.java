package dev.clew.engine.natives.world;

import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import org.jspecify.annotations.Nullable;

/** Native methods that have no code here and that reach out: the path's end says where to. */
public final class RefusedNatives {

  /** Where sockets are; files have channels there, too. */
  private static final String CHANNELS = "sun/nio/ch/";

  private RefusedNatives() {}

  /** Null for methods that are of neither files nor the network. */
  public static @Nullable NativeMethod of(MethodInfo method) {
    String owner = method.owner().name();
    if (owner.startsWith("sun/nio/fs/") || owner.startsWith(CHANNELS + "File")) {
      return (m, f) -> m.unsupported(ReasonCode.FILE, "access to files: " + method);
    }
    boolean isNetwork =
        owner.startsWith("java/net/") || owner.startsWith("sun/net/") || owner.startsWith(CHANNELS);
    return isNetwork
        ? (m, f) -> m.unsupported(ReasonCode.NETWORK, "sockets and addresses: " + method)
        : null;
  }
}
