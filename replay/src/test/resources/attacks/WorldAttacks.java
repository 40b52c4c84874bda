import java.io.*;
import java.lang.management.ManagementFactory;
import java.net.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.TimeUnit;

/** Processes, network, the end of the JVM. The folder's "port" names a server, "process" a process. */
class WorldAttacks {

  static int port(String victim) throws IOException { return Integer.parseInt(Files.readString(Paths.get(victim, "port")).trim()); }
  static long process(String victim) throws IOException { return Long.parseLong(Files.readString(Paths.get(victim, "process")).trim()); }
  static InetAddress here() { return InetAddress.getLoopbackAddress(); }

  static void builder(String victim) throws Throwable { new ProcessBuilder("touch", victim + "/new").start().waitFor(); }
  static void pipeline(String victim) throws Throwable { ProcessBuilder.startPipeline(List.of(new ProcessBuilder("touch", victim + "/new"), new ProcessBuilder("cat"))).get(0).waitFor(); }
  static void redirect(String victim) throws Throwable { new ProcessBuilder("echo").redirectOutput(new File(victim, "new")).start().waitFor(); }
  static void exec(String victim) throws Throwable { Runtime.getRuntime().exec(new String[] {"touch", victim + "/new"}).waitFor(); }
  static void shell(String victim) throws Throwable { Runtime.getRuntime().exec(new String[] {"sh", "-c", "touch " + victim + "/new"}).waitFor(); }
  static void destroyParent(String victim) throws Throwable { ProcessHandle.current().parent().get().destroy(); }
  static void destroyOther(String victim) throws Throwable { ProcessHandle.of(process(victim)).ifPresent(ProcessHandle::destroy); }
  static void destroyOtherForcibly(String victim) throws Throwable { ProcessHandle.of(process(victim)).ifPresent(ProcessHandle::destroyForcibly); }
  static void destroyAll(String victim) throws Throwable {
    ProcessHandle.allProcesses().filter(p -> p.pid() != ProcessHandle.current().pid()).forEach(p -> { try { p.destroy(); } catch (RuntimeException e) { } });
  }
  static void signal(String victim) throws Throwable { sun.misc.Signal.raise(new sun.misc.Signal("TERM")); }
  static void exit(String victim) throws Throwable { System.exit(0); }
  static void halt(String victim) throws Throwable { Runtime.getRuntime().halt(0); }
  static void exitInThread(String victim) throws Throwable { Thread t = new Thread(() -> System.exit(0)); t.start(); t.join(); }
  static void dumpHeap(String victim) throws Throwable {
    Class<?> bean = Class.forName("com.sun.management.HotSpotDiagnosticMXBean");
    Object diagnostics = ManagementFactory.class.getMethod("getPlatformMXBean", Class.class).invoke(null, bean);
    bean.getMethod("dumpHeap", String.class, boolean.class).invoke(diagnostics, victim + "/new.hprof", true);
  }
  static void dumpOnError(String victim) throws Throwable {
    Class<?> bean = Class.forName("com.sun.management.HotSpotDiagnosticMXBean");
    Object diagnostics = ManagementFactory.class.getMethod("getPlatformMXBean", Class.class).invoke(null, bean);
    bean.getMethod("setVMOption", String.class, String.class).invoke(diagnostics, "HeapDumpPath", victim + "/new.hprof");
  }
  static void diagnosticCommand(String victim) throws Throwable {
    ManagementFactory.getPlatformMBeanServer().invoke(
        new javax.management.ObjectName("com.sun.management:type=DiagnosticCommand"), "gcHeapDump",
        new Object[] {new String[] {victim + "/new.hprof"}}, new String[] {String[].class.getName()});
  }
  static void flightRecorder(String victim) throws Throwable {
    try (jdk.jfr.Recording recording = new jdk.jfr.Recording()) { recording.start(); recording.stop(); recording.dump(Paths.get(victim, "new.jfr")); }
  }
  static void preferences(String victim) throws Throwable {
    System.setProperty("java.util.prefs.userRoot", victim);
    java.util.prefs.Preferences node = java.util.prefs.Preferences.userRoot().node("attack");
    node.put("x", "y");
    node.flush();
  }
  static void attach(String victim) throws Throwable {
    Class<?> machine = Class.forName("com.sun.tools.attach.VirtualMachine");
    machine.getMethod("attach", String.class).invoke(null, String.valueOf(process(victim)));
  }
  static void socket(String victim) throws Throwable { new Socket(here(), port(victim)).close(); }
  static void unconnected(String victim) throws Throwable { try (Socket s = new Socket()) { s.connect(new InetSocketAddress(here(), port(victim)), 1000); } }
  static void channel(String victim) throws Throwable { SocketChannel.open(new InetSocketAddress(here(), port(victim))).close(); }
  static void asynchronousChannel(String victim) throws Throwable {
    try (AsynchronousSocketChannel c = AsynchronousSocketChannel.open()) { c.connect(new InetSocketAddress(here(), port(victim))).get(2, TimeUnit.SECONDS); }
  }
  static void url(String victim) throws Throwable { new URL("http://127.0.0.1:" + port(victim) + "/").openStream().close(); }
  static void httpClient(String victim) throws Throwable {
    java.net.http.HttpClient.newHttpClient().send(
        java.net.http.HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port(victim) + "/")).timeout(java.time.Duration.ofSeconds(1)).build(),
        java.net.http.HttpResponse.BodyHandlers.discarding());
  }
  static void serverSocket(String victim) throws Throwable { new ServerSocket(0).close(); }
  static void serverChannel(String victim) throws Throwable { ServerSocketChannel.open().bind(null).close(); }
  static void datagram(String victim) throws Throwable { try (DatagramSocket s = new DatagramSocket()) { s.send(new DatagramPacket(new byte[1], 1, here(), port(victim))); } }
  static void datagramChannel(String victim) throws Throwable { DatagramChannel.open().close(); }
  static void multicast(String victim) throws Throwable { new MulticastSocket().close(); }
  static void unixSocket(String victim) throws Throwable {
    try (ServerSocketChannel c = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) { c.bind(UnixDomainSocketAddress.of(victim + "/new.sock")); }
  }
  static void lookUp(String victim) throws Throwable { InetAddress.getByName("no-such-host.invalid"); }
  static void reverseLookUp(String victim) throws Throwable { InetAddress.getByAddress(new byte[] {127, 0, 0, 77}).getCanonicalHostName(); }
  static void reach(String victim) throws Throwable { here().isReachable(200); }
  static void reachSixth(String victim) throws Throwable { InetAddress.getByName("::1").isReachable(200); }
  static void registry(String victim) throws Throwable { java.rmi.registry.LocateRegistry.createRegistry(0); }
  static void webServer(String victim) throws Throwable { com.sun.net.httpserver.HttpServer.create(new InetSocketAddress(0), 0).stop(0); }
  static void naming(String victim) throws Throwable {
    Hashtable<String, String> environment = new Hashtable<>();
    environment.put("java.naming.factory.initial", "com.sun.jndi.ldap.LdapCtxFactory");
    environment.put("java.naming.provider.url", "ldap://127.0.0.1:" + port(victim));
    environment.put("com.sun.jndi.ldap.connect.timeout", "500");
    new javax.naming.directory.InitialDirContext(environment).close();
  }
  static void compiler(String victim) throws Throwable {
    File source = File.createTempFile("Attack", ".java");
    Files.writeString(source.toPath(), "class Attack {}");
    javax.tools.ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", victim, source.getPath());
  }
  static void screenshot(String victim) throws Throwable {
    System.setProperty("java.awt.headless", "false");
    javax.imageio.ImageIO.write(new java.awt.image.BufferedImage(1, 1, 1), "png", new File(victim, "new.png"));
  }
}
