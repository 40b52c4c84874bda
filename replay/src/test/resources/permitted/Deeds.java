import java.io.IOException;
import java.net.*;
import java.nio.file.*;

/** What each word of --allow permits, once; each method has the name of its word. */
class Deeds {

  static void files(String victim) throws Throwable { Files.createFile(Paths.get(victim, "new")); }
  static void network(String victim) throws Throwable {
    int port = Integer.parseInt(Files.readString(Paths.get(victim, "port")).trim());
    new Socket(InetAddress.getLoopbackAddress(), port).close();
  }
  static void processes(String victim) throws Throwable {
    if (new ProcessBuilder("true").start().waitFor() != 0) { throw new IllegalStateException(); }
  }
  static void library(String victim) throws Throwable { System.load(victim + "/libnet.so"); }
}
