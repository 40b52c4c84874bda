package dev.clew.engine.natives.world;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.ReasonCode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code java.net}: addresses can be written, read and compared. What a name stands for and what is
 * at the other end of a connection is no part of a program's meaning: a path that asks ends.
 */
public final class NetworkNatives {

  private static final String NET = "java/net/";

  private NetworkNatives() {}

  public static void register(NativeRegistry r) {
    for (String type : List.of("InetAddress", "Inet4Address", "Inet6Address", "NetworkInterface")) {
      r.action(NET + type + ".init", (m, f) -> {});
    }
    r.value(NET + "InetAddressImplFactory.isIPv6Supported", (m, f) -> 1)
        .value(NET + "InetAddress.isIPv6Supported", (m, f) -> 1)
        .value(NET + "InetAddress.isIPv4Available", (m, f) -> 1);
    // asked of the loopback addresses alone, which every machine has
    r.value(NET + "NetworkInterface.boundInetAddress0", (m, f) -> 1);
    for (String type : List.of("Inet4AddressImpl", "Inet6AddressImpl")) {
      r.on(NET + type + ".lookupAllHostAddr", NetworkNatives::lookUp);
    }
    for (String type :
        List.of("http/HttpURLConnection", "https/HttpsURLConnectionImpl", "ftp/FtpURLConnection")) {
      for (String method : List.of("connect", "getInputStream", "getOutputStream")) {
        r.on("sun/net/www/protocol/" + type + "." + method, NetworkNatives::connect);
      }
    }
  }

  /** JDK 17 looks a name up in native code; later ones have a method of that name above it. */
  private static @Nullable Insn lookUp(Machine m, Frame f) {
    if (f.code.method().hasCode()) {
      return NativeRegistry.own(f);
    }
    Object name = f.raw[1] == 0 ? null : m.texts().content(f.raw[1]);
    String host = name instanceof String text ? " the host " + text : " a host";
    return m.unsupported(ReasonCode.NETWORK, "the address of" + host);
  }

  private static @Nullable Insn connect(Machine m, Frame f) {
    return m.unsupported(ReasonCode.NETWORK, "a connection: " + f.code.method());
  }
}
