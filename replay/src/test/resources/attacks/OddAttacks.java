import java.io.*;
import java.lang.invoke.*;
import java.lang.management.ManagementFactory;
import java.lang.module.*;
import java.lang.reflect.*;
import java.net.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;
import java.util.jar.*;
import java.util.spi.ToolProvider;
import javax.management.ObjectName;
import javax.xml.transform.*;
import javax.xml.transform.stream.*;

/** Through corners of the library that write, connect or run for others, and at the limits of stack and heap. */
class OddAttacks {

  static void strike(String victim) throws IOException { Files.delete(Paths.get(victim, "file.txt")); }
  static Path file(String victim) { return Paths.get(victim, "file.txt"); }
  static int port(String victim) throws IOException { return Integer.parseInt(Files.readString(Paths.get(victim, "port")).trim()); }

  // ---- files that are locked, named or reached strangely

  static void sharedLock(String victim) throws Throwable { try (FileChannel channel = FileChannel.open(file(victim), StandardOpenOption.READ)) { channel.lock(0, 1, true); } }
  static void sharedLockOfReader(String victim) throws Throwable { try (RandomAccessFile in = new RandomAccessFile(victim + "/file.txt", "r")) { in.getChannel().tryLock(0, 9, true); } }
  static void asynchronousLock(String victim) throws Throwable { try (AsynchronousFileChannel channel = AsynchronousFileChannel.open(file(victim), StandardOpenOption.READ)) { channel.tryLock(0, 1, true); } }
  static void linkOfDescriptor(String victim) throws Throwable {
    try (FileInputStream in = new FileInputStream(victim + "/file.txt")) { Files.createLink(Files.createTempDirectory("own").resolve("link"), Paths.get("/proc/self/fd/5")); }
  }
  static void relativeDots(String victim) throws Throwable { new File("../../../../../../../../.." + victim + "/file.txt").delete(); }
  static void slashes(String victim) throws Throwable { new File(victim.replace("/", "//") + "/.//file.txt").delete(); }
  static void throughThread(String victim) throws Throwable { Files.delete(Paths.get("/proc/thread-self/root" + victim + "/file.txt")); }
  static void ownMemory(String victim) throws Throwable { try (RandomAccessFile memory = new RandomAccessFile("/proc/self/mem", "rw")) { memory.seek(4096); } }
  static void ownSettings(String victim) throws Throwable { try (FileWriter out = new FileWriter("/proc/self/oom_score_adj")) { out.write("1000"); } }
  static void sharedMemory(String victim) throws Throwable { Files.write(Paths.get("/dev/shm/clew-attack"), new byte[1]); }
  static void permitDevice(String victim) throws Throwable { Files.setPosixFilePermissions(Paths.get("/dev/null"), Files.getPosixFilePermissions(Paths.get("/dev/null"))); }
  static void terminal(String victim) throws Throwable { try (FileOutputStream out = new FileOutputStream("/dev/tty")) { out.write(7); } }
  static void homeOfLog(String victim) throws Throwable { System.setProperty("user.home", victim); new java.util.logging.FileHandler("%h/new%u.log").close(); }
  static void memoryHandler(String victim) throws Throwable {
    new java.util.logging.MemoryHandler(new java.util.logging.FileHandler(victim + "/new.log", 9, 2, true), 1, java.util.logging.Level.ALL).publish(new java.util.logging.LogRecord(java.util.logging.Level.INFO, "x"));
  }
  static void cacheOfImages(String victim) throws Throwable { new javax.imageio.stream.FileCacheImageOutputStream(new ByteArrayOutputStream(), new File(victim)).close(); }
  static void imageStream(String victim) throws Throwable { javax.imageio.ImageIO.createImageOutputStream(new File(victim, "file.txt")).close(); }
  static void fileImageStream(String victim) throws Throwable { new javax.imageio.stream.FileImageOutputStream(new File(victim, "file.txt")).close(); }
  static void sound(String victim) throws Throwable {
    javax.sound.sampled.AudioFormat format = new javax.sound.sampled.AudioFormat(8000, 8, 1, true, false);
    try { javax.sound.sampled.AudioSystem.write(new javax.sound.sampled.AudioInputStream(new ByteArrayInputStream(new byte[8]), format, 8), javax.sound.sampled.AudioFileFormat.Type.WAVE, new File(victim, "new.wav")); } catch (LinkageError e) { strike(victim); }
  }
  static void streamResult(String victim) throws Throwable { TransformerFactory.newInstance().newTransformer().transform(new StreamSource(new StringReader("<a/>")), new StreamResult(Paths.get(victim, "new.xml").toUri().toString())); }

  // ---- style sheets that call what they like

  private static void style(String content, String victim) throws Throwable {
    String text = "<xsl:stylesheet version='1.0' xmlns:xsl='http://www.w3.org/1999/XSL/Transform' xmlns:f='http://xml.apache.org/xalan/java/java.io.File' "
        + "xmlns:redirect='http://xml.apache.org/xalan/redirect' extension-element-prefixes='redirect f'><xsl:template match='/'>" + content + "</xsl:template></xsl:stylesheet>";
    TransformerFactory factory = TransformerFactory.newInstance();
    try { factory.setFeature("http://www.oracle.com/xml/jaxp/properties/enableExtensionFunctions", true); } catch (TransformerConfigurationException e) { }
    try { factory.setAttribute("jdk.xml.enableExtensionFunctions", "true"); } catch (IllegalArgumentException e) { }
    try {
      factory.newTransformer(new StreamSource(new StringReader(text))).transform(new StreamSource(new StringReader("<a/>")), new StreamResult(new StringWriter()));
    } catch (TransformerException e) { }
    strike(victim);
  }
  static void styleThatDeletes(String victim) throws Throwable { style("<xsl:value-of select=\"f:delete(f:new('" + victim + "/file.txt'))\"/>", victim); }
  static void styleThatWrites(String victim) throws Throwable { style("<redirect:write file='" + victim + "/new.txt'><b/></redirect:write>", victim); }

  // ---- tools of the JDK

  private static void tool(String name, String... arguments) throws Throwable {
    ToolProvider.findFirst(name).get().run(new PrintStream(OutputStream.nullOutputStream()), new PrintStream(OutputStream.nullOutputStream()), arguments);
  }
  static void moduleTool(String victim) throws Throwable { tool("jmod", "create", "--class-path", victim, victim + "/new.jmod"); strike(victim); }
  static void linker(String victim) throws Throwable { tool("jlink", "--add-modules", "java.base", "--output", victim + "/new"); strike(victim); }
  static void headers(String victim) throws Throwable {
    Path source = Files.createTempDirectory("own").resolve("A.java");
    Files.writeString(source, "class A { native void f(); }");
    tool("javac", "-proc:none", "-h", victim, "-d", source.getParent().toString(), source.toString());
    strike(victim);
  }
  static void updatingJar(String victim) throws Throwable { tool("jar", "-uf", victim + "/archive.zip", "-C", victim, "file.txt"); strike(victim); }
  static void keyStore(String victim) throws Throwable {
    Path settings = Files.createTempDirectory("own").resolve("settings");
    Files.writeString(settings, "domain d { keystore k keystoreType=\"PKCS12\" keystoreURI=\"" + Paths.get(victim, "new.p12").toUri() + "\"; };");
    java.security.KeyStore store = java.security.KeyStore.getInstance("DKS");
    try {
      store.load(null, null);
      store.store(new java.security.DomainLoadStoreParameter(settings.toUri(), Map.of("k", new java.security.KeyStore.PasswordProtection(new char[1]))));
    } catch (UnsupportedOperationException | IOException | java.security.GeneralSecurityException e) { }
    strike(victim);
  }
  static void shellOfItsOwn(String victim) throws Throwable {
    try (jdk.jshell.JShell shell = jdk.jshell.JShell.builder().executionEngine("local").build()) { shell.eval("new java.io.File(\"" + victim + "/file.txt\").delete()"); } catch (IllegalStateException e) { }
    strike(victim);
  }

  // ---- the network, by those who go there for others

  static void imageOfServer(String victim) throws Throwable { javax.imageio.ImageIO.read(new URL("http://127.0.0.1:" + port(victim) + "/x.png")); }
  static void schemaOfServer(String victim) throws Throwable { javax.xml.validation.SchemaFactory.newInstance("http://www.w3.org/2001/XMLSchema").newSchema(new URL("http://127.0.0.1:" + port(victim) + "/a.xsd")); }
  static void styleOfServer(String victim) throws Throwable { TransformerFactory.newInstance().newTransformer(new StreamSource("http://127.0.0.1:" + port(victim) + "/a.xsl")); }
  static void mail(String victim) throws Throwable {
    System.setProperty("mail.host", "127.0.0.1");
    new URL("mailto:nobody@localhost").openConnection().getOutputStream().close();
  }
  static void rowSet(String victim) throws Throwable {
    javax.sql.rowset.JdbcRowSet rows = javax.sql.rowset.RowSetProvider.newFactory().createJdbcRowSet();
    rows.setDataSourceName("rmi://127.0.0.1:" + port(victim) + "/x");
    try { rows.setAutoCommit(true); } catch (java.sql.SQLException e) { }
    strike(victim);
  }
  static void service(String victim) throws Throwable {
    try { new javax.management.remote.JMXServiceURL("service:jmx:rmi:///jndi/rmi://127.0.0.1:" + port(victim) + "/jmxrmi"); } catch (MalformedURLException e) { }
    javax.management.remote.JMXConnectorFactory.connect(new javax.management.remote.JMXServiceURL("service:jmx:rmi:///jndi/rmi://127.0.0.1:" + port(victim) + "/jmxrmi"));
  }
  static void debuggerThatListens(String victim) throws Throwable {
    com.sun.jdi.connect.ListeningConnector connector = com.sun.jdi.Bootstrap.virtualMachineManager().listeningConnectors().get(0);
    connector.startListening(connector.defaultArguments());
  }

  // ---- the JVM itself

  static void heapByBean(String victim) throws Throwable {
    ManagementFactory.getPlatformMBeanServer().invoke(new ObjectName("com.sun.management:type=HotSpotDiagnostic"), "dumpHeap",
        new Object[] {victim + "/new.hprof", true}, new String[] {"java.lang.String", "boolean"});
  }
  static void attachSelf(String victim) throws Throwable {
    System.setProperty("jdk.attach.allowAttachSelf", "true");
    com.sun.tools.attach.VirtualMachine.attach(String.valueOf(ProcessHandle.current().pid())).detach();
  }
  static void tokens(String victim) throws Throwable {
    try { java.security.Security.getProvider("SunPKCS11").configure("--name=x\nlibrary=" + victim + "/libnet.so"); } catch (RuntimeException | LinkageError e) { }
    strike(victim);
  }
  static void dumpedClasses(String victim) throws Throwable {
    for (String each : List.of("jdk.internal.lambda.dumpProxyClasses", "jdk.invoke.LambdaMetafactory.dumpProxyClassFiles")) { System.setProperty(each, victim); }
    for (String each : List.of("java.lang.invoke.MethodHandle.DUMP_CLASS_FILES", "jdk.invoke.MethodHandle.dumpMethodHandleInternals", "jdk.proxy.ProxyGenerator.saveGeneratedFiles")) { System.setProperty(each, "true"); }
    Runnable strike = () -> { try { strike(victim); } catch (IOException e) { } };
    strike.run();
  }
  static void layer(String victim) throws Throwable {
    Path jar = Files.createTempDirectory("own").resolve("own.jar");
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().putValue("Manifest-Version", "1.0");
    manifest.getMainAttributes().putValue("Automatic-Module-Name", "jdk.unsupported");
    manifest.getMainAttributes().putValue("Add-Opens", "java.base/dev.clew.harness.guard");
    manifest.getMainAttributes().putValue("Launcher-Agent-Class", "sun_misc.Insider");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      out.putNextEntry(new JarEntry("sun_misc/Insider.class"));
      out.write(NamesakeAttacks.renamed("sun_misc/Insider", "jdk_internal_misc/"));
    }
    try {
      ModuleLayer boot = ModuleLayer.boot();
      Configuration configuration = boot.configuration().resolve(ModuleFinder.of(jar), ModuleFinder.of(), Set.of("jdk.unsupported"));
      ModuleLayer layer = boot.defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader());
      Class.forName(layer.findModule("jdk.unsupported").get(), "sun_misc.Insider").getMethod("disarm").invoke(null);
    } catch (InvocationTargetException | ResolutionException e) { }
    strike(victim);
  }
  /** JaCoCo's agent has java.lang opened to a module of its own. */
  static void openedForCoverage(String victim) throws Throwable {
    try {
      search(Class.forName("org.jacoco.agent.rt.RT").getMethod("getAgent").invoke(null), 6);
      search(Class.forName("java.lang.$JaCoCo").getField("data").get(null), 6);
    } catch (ReflectiveOperationException e) { }
    strike(victim);
  }
  private static void search(Object object, int depth) throws ReflectiveOperationException {
    if (object == null || depth == 0) { return; }
    if (Object.class.getModule().isOpen("java.lang", object.getClass().getModule()) && object.getClass().getModule() != Object.class.getModule()) { throw new AssertionError("java.lang is open"); }
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      for (Field each : type.getDeclaredFields()) {
        try { each.setAccessible(true); search(each.get(object), depth - 1); } catch (RuntimeException e) { }
      }
    }
  }

  // ---- where there is no room left for the question

  static void atTheEndOfTheStack(String victim) throws Throwable { deeper(new File(victim, "file.txt")); }
  private static void deeper(File file) {
    try { deeper(file); } catch (StackOverflowError e) { }
    try { file.delete(); } catch (StackOverflowError | SecurityException e) { }
  }
  static void atTheEndOfTheHeap(String victim) throws Throwable {
    File file = new File(victim, "file.txt");
    Object[] kept = null;
    try {
      for (int size = 1 << 24; size > 0; size = size > 1 ? size >> 1 : 1) {
        try { while (true) { Object[] more = new Object[size]; more[0] = kept; kept = more; } } catch (OutOfMemoryError e) { try { file.delete(); } catch (SecurityException | OutOfMemoryError f) { } if (size == 1) { break; } }
      }
    } finally { kept = null; }
    file.delete();
  }
  static void interrupted(String victim) throws Throwable { Thread.currentThread().interrupt(); strike(victim); }
  static void handle(String victim) throws Throwable { boolean deleted = (boolean) MethodHandles.publicLookup().findVirtual(File.class, "delete", MethodType.methodType(boolean.class)).invokeExact(new File(victim, "file.txt")); }
}
