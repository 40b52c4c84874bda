import java.io.*;
import java.lang.invoke.*;
import java.lang.management.ManagementFactory;
import java.lang.reflect.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.spi.ToolProvider;
import javax.management.*;

/** Through parts of the library that few know to reach out of the JVM, and through its internals. */
class LibraryAttacks {

  static void strike(String victim) throws IOException { Files.delete(Paths.get(victim, "file.txt")); }
  static Path file(String victim) { return Paths.get(victim, "file.txt"); }
  static int port(String victim) throws IOException { return Integer.parseInt(Files.readString(Paths.get(victim, "port")).trim()); }
  static InetSocketAddress server(String victim) throws IOException { return new InetSocketAddress(InetAddress.getLoopbackAddress(), port(victim)); }

  static void jarTool(String victim) throws Throwable { ToolProvider.findFirst("jar").get().run(System.out, System.err, "-cf", victim + "/new.jar", "-C", victim, "file.txt"); }
  static void transformer(String victim) throws Throwable {
    javax.xml.transform.TransformerFactory.newInstance().newTransformer().transform(
        new javax.xml.transform.stream.StreamSource(new StringReader("<a/>")), new javax.xml.transform.stream.StreamResult(new File(victim, "new.xml")));
  }
  static void logConfiguration(String victim) throws Throwable {
    String text = "handlers=java.util.logging.FileHandler\njava.util.logging.FileHandler.pattern=" + victim + "/new.log\n";
    java.util.logging.LogManager.getLogManager().readConfiguration(new ByteArrayInputStream(text.getBytes()));
    java.util.logging.Logger.getLogger("").getHandlers();
  }
  static void systemPreferences(String victim) throws Throwable {
    System.setProperty("java.util.prefs.systemRoot", victim);
    System.setProperty("java.util.prefs.userRoot", victim);
    java.util.prefs.Preferences.importPreferences(new ByteArrayInputStream(
        ("<!DOCTYPE preferences SYSTEM \"http://java.sun.com/dtd/preferences.dtd\"><preferences EXTERNAL_XML_VERSION=\"1.0\">"
            + "<root type=\"user\"><map/><node name=\"attack\"><map><entry key=\"x\" value=\"y\"/></map></node></root></preferences>").getBytes()));
    java.util.prefs.Preferences.userRoot().flush();
  }
  static void dumpThreads(String victim) throws Throwable {
    Class<?> bean = Class.forName("com.sun.management.HotSpotDiagnosticMXBean");
    Object diagnostics = ManagementFactory.class.getMethod("getPlatformMXBean", Class.class).invoke(null, bean);
    for (Method each : bean.getMethods()) {
      if (each.getName().equals("dumpThreads")) { try { each.invoke(diagnostics, victim + "/new.txt", each.getParameterTypes()[1].getEnumConstants()[0]); } catch (InvocationTargetException e) { } }
    }
    strike(victim);
  }
  static void recorderBean(String victim) throws Throwable {
    MBeanServer server = ManagementFactory.getPlatformMBeanServer();
    ObjectName name = new ObjectName("jdk.management.jfr:type=FlightRecorder");
    Object id = server.invoke(name, "newRecording", new Object[0], new String[0]);
    server.invoke(name, "startRecording", new Object[] {id}, new String[] {"long"});
    server.invoke(name, "copyTo", new Object[] {id, victim + "/new.jfr"}, new String[] {"long", "java.lang.String"});
  }
  static void remoteBeans(String victim) throws Throwable {
    javax.management.remote.JMXConnectorServerFactory.newJMXConnectorServer(
        new javax.management.remote.JMXServiceURL("rmi", null, 0), null, ManagementFactory.getPlatformMBeanServer()).start();
  }
  static void diagnosticAgent(String victim) throws Throwable {
    try {
      ManagementFactory.getPlatformMBeanServer().invoke(new ObjectName("com.sun.management:type=DiagnosticCommand"), "managementAgentStart",
          new Object[] {new String[] {"jmxremote.port=0"}}, new String[] {String[].class.getName()});
    } catch (JMException e) { }
    strike(victim);
  }
  static void exportObject(String victim) throws Throwable { java.rmi.server.UnicastRemoteObject.exportObject(new java.rmi.Remote() { }, 0); }
  static void rmiLookup(String victim) throws Throwable { java.rmi.Naming.lookup("rmi://127.0.0.1:" + port(victim) + "/x"); }
  static void namingOfHosts(String victim) throws Throwable {
    Hashtable<String, String> environment = new Hashtable<>(Map.of("java.naming.factory.initial", "com.sun.jndi.dns.DnsContextFactory", "java.naming.provider.url", "dns://127.0.0.1:" + port(victim)));
    environment.put("com.sun.jndi.dns.timeout.initial", "100");
    environment.put("com.sun.jndi.dns.timeout.retries", "1");
    new javax.naming.directory.InitialDirContext(environment).getAttributes("example");
  }
  static void jarUrl(String victim) throws Throwable { new URL("jar:http://127.0.0.1:" + port(victim) + "/x.jar!/y").openStream().close(); }
  static void fileTransfer(String victim) throws Throwable { new URL("ftp://127.0.0.1:" + port(victim) + "/x").openStream().close(); }
  static void proxied(String victim) throws Throwable { new URL("http://example.invalid/").openConnection(new java.net.Proxy(java.net.Proxy.Type.HTTP, server(victim))).getInputStream(); }
  static void secureSocket(String victim) throws Throwable { javax.net.ssl.SSLSocketFactory.getDefault().createSocket(InetAddress.getLoopbackAddress(), port(victim)).close(); }
  static void webSocket(String victim) throws Throwable {
    java.net.http.HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(URI.create("ws://127.0.0.1:" + port(victim)), new java.net.http.WebSocket.Listener() { }).get(2, TimeUnit.SECONDS);
  }
  static void classLoader(String victim) throws Throwable { new URLClassLoader(new URL[] {new URL("http://127.0.0.1:" + port(victim) + "/")}).loadClass("Attack"); }
  static void schema(String victim) throws Throwable {
    javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(
        new ByteArrayInputStream(("<!DOCTYPE a SYSTEM \"http://127.0.0.1:" + port(victim) + "/a.dtd\"><a/>").getBytes()));
  }
  static void unixConnect(String victim) throws Throwable { SocketChannel.open(UnixDomainSocketAddress.of(victim + "/file.txt")).close(); }
  static void asynchronousServer(String victim) throws Throwable { AsynchronousServerSocketChannel.open().bind(null).close(); }
  static void allHosts(String victim) throws Throwable { InetAddress.getAllByName("no-such-host.invalid"); }
  static void appendRedirect(String victim) throws Throwable { new ProcessBuilder("echo").redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.appendTo(new File(victim, "file.txt"))).start(); }
  static void shellProcess(String victim) throws Throwable { try { jdk.jshell.JShell.create().eval("1 + 1"); } catch (IllegalStateException e) { } strike(victim); }
  static void debugger(String victim) throws Throwable {
    com.sun.jdi.connect.LaunchingConnector connector = com.sun.jdi.Bootstrap.virtualMachineManager().defaultConnector();
    Map<String, com.sun.jdi.connect.Connector.Argument> arguments = connector.defaultArguments();
    arguments.get("main").setValue("Attack");
    connector.launch(arguments);
  }

  static void directWrite(String victim) throws Throwable { FileChannel.open(file(victim), StandardOpenOption.WRITE, com.sun.nio.file.ExtendedOpenOption.DIRECT).close(); }
  static void sparse(String victim) throws Throwable { FileChannel.open(Paths.get(victim, "new"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.SPARSE, StandardOpenOption.DSYNC).close(); }
  static void temporaryFolder(String victim) throws Throwable { Files.createTempDirectory(Paths.get(victim), "new"); }
  static void mode(String victim) throws Throwable { Files.setAttribute(file(victim), "unix:mode", 0777); }
  static void copyWithAttributes(String victim) throws Throwable { Files.copy(file(victim), Paths.get(victim, "new"), StandardCopyOption.COPY_ATTRIBUTES); }
  static void moveFolder(String victim) throws Throwable { Files.move(Paths.get(victim, "folder"), Paths.get(victim, "other")); }
  static void transfer(String victim) throws Throwable {
    try (FileChannel from = FileChannel.open(file(victim)); FileChannel to = FileChannel.open(Paths.get(victim, "new"), Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE))) { from.transferTo(0, 9, to); }
  }
  static void asynchronousWithPool(String victim) throws Throwable {
    AsynchronousFileChannel.open(file(victim), Set.of(StandardOpenOption.WRITE), ForkJoinPool.commonPool()).truncate(0).close();
  }
  static void channelOfReader(String victim) throws Throwable {
    try (FileInputStream in = new FileInputStream(victim + "/file.txt")) { in.getChannel().truncate(0); } catch (NonWritableChannelException e) { }
    try (RandomAccessFile in = new RandomAccessFile(victim + "/file.txt", "r")) { in.setLength(0); } catch (IOException e) { }
    try (FileInputStream in = new FileInputStream(victim + "/file.txt"); FileOutputStream out = new FileOutputStream(in.getFD())) { out.write(1); } catch (IOException e) { }
    strike(victim);
  }
  static void deleteThroughZip(String victim) throws Throwable {
    try (FileSystem zip = FileSystems.newFileSystem(Paths.get(victim, "archive.zip"), (ClassLoader) null)) { Files.delete(zip.getPath("/entry")); }
  }
  static void moveThroughZip(String victim) throws Throwable {
    Path own = Files.createTempDirectory("own").resolve("own.zip");
    try (FileSystem zip = FileSystems.newFileSystem(URI.create("jar:" + own.toUri()), Map.of("create", "true"))) { Files.move(file(victim), zip.getPath("/stolen")); }
  }
  static void extractOutside(String victim) throws Throwable {
    Path own = Files.createTempDirectory("own").resolve("own.zip");
    try (FileSystem zip = FileSystems.newFileSystem(URI.create("jar:" + own.toUri()), Map.of("create", "true"))) {
      Files.write(zip.getPath("/x"), new byte[1]);
      Files.copy(zip.getPath("/x"), file(victim), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  static void internalUnsafe(String victim) throws Throwable {
    try { Class.forName("jdk.internal.misc.Unsafe").getMethod("getUnsafe").invoke(null); } catch (ReflectiveOperationException e) { }
    strike(victim);
  }
  static void sharedSecrets(String victim) throws Throwable {
    try { Class.forName("jdk.internal.access.SharedSecrets").getMethod("getJavaLangAccess").invoke(null); } catch (ReflectiveOperationException e) { }
    strike(victim);
  }
  static void openModule(String victim) throws Throwable {
    try { Method open = Module.class.getDeclaredMethod("implAddOpens", String.class); open.setAccessible(true); open.invoke(Object.class.getModule(), "java.lang"); } catch (RuntimeException e) { }
    try { Object.class.getModule().addOpens("java.lang", LibraryAttacks.class.getModule()); } catch (RuntimeException e) { }
    strike(victim);
  }
  static void trustedLookup(String victim) throws Throwable {
    try { Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP"); field.setAccessible(true); field.get(null); } catch (RuntimeException e) { }
    try { MethodHandles.privateLookupIn(File.class, MethodHandles.lookup()); } catch (IllegalAccessException e) { }
    strike(victim);
  }
  static void handleOfRules(String victim) throws Throwable {
    try { MethodHandles.privateLookupIn(Class.forName(GuardAttacks.GUARD), MethodHandles.lookup()).findStaticVarHandle(Class.forName(GuardAttacks.GUARD), "RULES", java.util.concurrent.atomic.AtomicReference.class); } catch (ReflectiveOperationException e) { }
    strike(victim);
  }
  static void bridgeInBase(String victim) throws Throwable {
    try { new ClassLoader() { Class<?> make(byte[] b) { return defineClass("java.lang.Attack", b, 0, b.length); } }.make(new byte[] {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE}); } catch (SecurityException | LinkageError e) { }
    strike(victim);
  }
  static void harnessByLoader(String victim) throws Throwable {
    ClassLoader own = LibraryAttacks.class.getClassLoader();
    for (Class<?> type = own.getClass(); type != null && type != ClassLoader.class; type = type.getSuperclass()) {
      for (Field each : type.getDeclaredFields()) {
        try { each.setAccessible(true); search(each.get(own), 4); } catch (RuntimeException e) { }
      }
    }
    strike(victim);
  }
  static void harnessByThreads(String victim) throws Throwable {
    for (Thread each : Thread.getAllStackTraces().keySet()) {
      search(each.getUncaughtExceptionHandler(), 4);
      search(each.getContextClassLoader(), 4);
    }
    strike(victim);
  }
  /** Whoever holds the guard's key can be told to take what was refused. */
  private static void search(Object object, int depth) throws ReflectiveOperationException {
    if (object == null || depth == 0) { return; }
    if (object.getClass().getName().equals(GuardAttacks.KEY)) { throw new AssertionError("the key was found"); }
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      for (Field each : type.getDeclaredFields()) {
        try { each.setAccessible(true); search(each.get(object), depth - 1); } catch (RuntimeException e) { }
      }
    }
  }
}
