import java.io.*;
import java.lang.invoke.*;
import java.lang.management.ManagementFactory;
import java.net.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.security.Provider;
import java.util.*;
import java.util.zip.*;
import javax.management.*;

/** The library makes an object, calls a method or opens a door for whoever names it. */
class MakerAttacks {

  static final String WRITER = "java.io.FileOutputStream";

  static void strike(String victim) throws IOException { Files.delete(Paths.get(victim, "file.txt")); }
  static int port(String victim) throws IOException { return Integer.parseInt(Files.readString(Paths.get(victim, "port")).trim()); }

  // ---- objects that others make

  static void lazyValue(String victim) throws Throwable {
    new javax.swing.UIDefaults.ProxyLazyValue(WRITER, new Object[] {victim + "/file.txt"}).createValue(null);
    strike(victim);
  }
  static void formattedValue(String victim) throws Throwable {
    javax.swing.text.DefaultFormatter formatter = new javax.swing.text.DefaultFormatter();
    formatter.setValueClass(FileOutputStream.class);
    formatter.stringToValue(victim + "/file.txt");
    strike(victim);
  }
  static class Own extends Provider {
    Own(String type, String name) { super("Own", "1", ""); putService(new Service(this, "Made", "It", name, null, null)); }
  }
  static void providedService(String victim) throws Throwable {
    try { new Own("Made", WRITER).getService("Made", "It").newInstance(victim + "/file.txt"); } catch (java.security.NoSuchAlgorithmException e) { }
    strike(victim);
  }
  static void providedGuardKey(String victim) throws Throwable {
    try { new Own("Made", GuardAttacks.KEY).getService("Made", "It").newInstance(null); } catch (java.security.NoSuchAlgorithmException e) { }
    strike(victim);
  }
  static void managedObject(String victim) throws Throwable {
    ManagementFactory.getPlatformMBeanServer().instantiate(WRITER, new Object[] {victim + "/file.txt"}, new String[] {"java.lang.String"});
  }
  static void modelBean(String victim) throws Throwable {
    javax.management.modelmbean.RequiredModelMBean bean = new javax.management.modelmbean.RequiredModelMBean(
        new javax.management.modelmbean.ModelMBeanInfoSupport("x", "y", null, null,
            new javax.management.modelmbean.ModelMBeanOperationInfo[] {new javax.management.modelmbean.ModelMBeanOperationInfo("z", File.class.getMethod("delete"))}, null));
    bean.setManagedResource(new File(victim, "file.txt"), "objectReference");
    bean.invoke("delete", new Object[0], new String[0]);
  }
  static void factoryOfNames(String victim) throws Throwable {
    System.setProperty("user.home", victim);
    try {
      javax.naming.spi.NamingManager.getObjectInstance(new javax.naming.Reference("x", "java.util.logging.FileHandler", null), null, null, new Hashtable<>());
    } catch (ClassCastException e) { }
    strike(victim);
  }
  static void expression(String victim) throws Throwable { new java.beans.Expression(new File(victim, "file.txt"), "delete", new Object[0]).getValue(); }
  static void statementOfInternals(String victim) throws Throwable {
    try {
      java.lang.reflect.Field field = sun.misc.Unsafe.class.getDeclaredField("theInternalUnsafe");
      field.setAccessible(true);
      new java.beans.Statement(field.get(null), "putByte", new Object[] {4096L, (byte) 1}).execute();
    } catch (Exception e) { }
    strike(victim);
  }
  static void beanOfInternals(String victim) throws Throwable {
    try {
      java.lang.reflect.Field field = sun.misc.Unsafe.class.getDeclaredField("theInternalUnsafe");
      field.setAccessible(true);
      javax.management.modelmbean.RequiredModelMBean bean = new javax.management.modelmbean.RequiredModelMBean(
          new javax.management.modelmbean.ModelMBeanInfoSupport("x", "y", null, null,
              new javax.management.modelmbean.ModelMBeanOperationInfo[] {new javax.management.modelmbean.ModelMBeanOperationInfo("freeMemory", "", new MBeanParameterInfo[] {new MBeanParameterInfo("a", "long", "")}, "void", 1)}, null));
      bean.setManagedResource(field.get(null), "objectReference");
      bean.invoke("freeMemory", new Object[] {4096L}, new String[] {"long"});
    } catch (Exception e) { }
    strike(victim);
  }
  static void constant(String victim) throws Throwable {
    MethodHandle delete = MethodHandles.lookup().findVirtual(File.class, "delete", MethodType.methodType(boolean.class));
    ConstantBootstraps.invoke(MethodHandles.lookup(), "_", boolean.class, delete, new File(victim, "file.txt"));
  }
  static void callSite(String victim) throws Throwable {
    MethodHandle delete = MethodHandles.lookup().findVirtual(File.class, "delete", MethodType.methodType(boolean.class)).bindTo(new File(victim, "file.txt"));
    new MutableCallSite(delete).dynamicInvoker().invoke();
  }
  static void functionOfLibrary(String victim) throws Throwable {
    java.util.function.Predicate<File> delete = File::delete;
    List<File> files = new ArrayList<>(List.of(new File(victim, "file.txt")));
    files.removeIf(delete);
  }
  static void handleOfInternals(String victim) throws Throwable {
    Class<?> dispatcher = Class.forName("sun.nio.fs.UnixNativeDispatcher");
    try { MethodHandles.lookup().findStatic(dispatcher, "unlink0", MethodType.methodType(void.class, long.class)); } catch (IllegalAccessException e) { }
    try { MethodHandles.lookup().in(dispatcher).findStatic(dispatcher, "unlink0", MethodType.methodType(void.class, long.class)); } catch (IllegalAccessException e) { }
    try { MethodHandles.publicLookup().findStatic(Class.class, "forName0", MethodType.methodType(Class.class, String.class, boolean.class, ClassLoader.class, Class.class)); } catch (ReflectiveOperationException e) { }
    strike(victim);
  }
  static void interfaceOfInternals(String victim) throws Throwable {
    try {
      Class<?> access = Class.forName("jdk.internal.access.JavaIOFileDescriptorAccess");
      java.lang.reflect.Proxy.newProxyInstance(null, new Class<?>[] {access}, (self, method, arguments) -> null);
    } catch (IllegalArgumentException e) { }
    strike(victim);
  }

  // ---- threads of the harness

  @SuppressWarnings({"removal", "deprecation"})
  static void stoppedQuestion(String victim) throws Throwable {
    Thread asking = new Thread(() -> { while (true) { try { new File(victim, "file.txt").delete(); } catch (Throwable e) { if (Thread.interrupted()) { return; } } } });
    asking.start();
    for (int i = 0; i < 50; i++) {
      try { Thread.class.getMethod("stop").invoke(asking); } catch (ReflectiveOperationException e) { break; }
      Thread.sleep(1);
    }
    while (asking.isAlive()) { asking.interrupt(); Thread.sleep(1); }
    strike(victim);
  }
  static void lockedGuard(String victim) throws Throwable {
    for (String each : List.of(GuardAttacks.GUARD, GuardAttacks.KEY, "dev.clew.harness.guard.AccessRefusals", "java.io.File")) {
      synchronized (Class.forName(each)) { try { strike(victim); } catch (SecurityException e) { } }
    }
  }

  // ---- the network

  static void logOfServer(String victim) throws Throwable { new java.util.logging.SocketHandler("127.0.0.1", port(victim)).close(); }
  static void directoryOfServer(String victim) throws Throwable {
    Hashtable<String, String> environment = new Hashtable<>(Map.of("java.naming.factory.initial", "com.sun.jndi.ldap.LdapCtxFactory", "java.naming.factory.url.pkgs", "com.sun.jndi.url"));
    new javax.naming.InitialContext(environment).lookup("ldap://127.0.0.1:" + port(victim) + "/x");
  }
  static void fileServer(String victim) throws Throwable {
    try {
      Class<?> server = Class.forName("com.sun.net.httpserver.SimpleFileServer");
      Class<?> level = Class.forName("com.sun.net.httpserver.SimpleFileServer$OutputLevel");
      server.getMethod("createFileServer", InetSocketAddress.class, Path.class, level).invoke(null, new InetSocketAddress(0), Paths.get(victim), level.getEnumConstants()[0]);
    } catch (ClassNotFoundException e) { strike(victim); }
  }
  static void ownSocket(String victim) throws Throwable {
    SocketChannel channel = java.nio.channels.spi.SelectorProvider.provider().openSocketChannel();
    channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port(victim)));
  }

  // ---- files

  static void entryThatClimbs(String victim) throws Throwable {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) { zip.putNextEntry(new ZipEntry("../../../../../../../../../.." + victim + "/file.txt")); zip.write(1); }
    Path own = Files.createTempDirectory("own");
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes.toByteArray()))) { Files.copy(zip, own.resolve(zip.getNextEntry().getName()), StandardCopyOption.REPLACE_EXISTING); }
  }
  static void memoryOfParent(String victim) throws Throwable {
    long parent = ProcessHandle.current().parent().map(ProcessHandle::pid).orElse(1L);
    try (RandomAccessFile memory = new RandomAccessFile("/proc/" + parent + "/mem", "rw")) { memory.seek(4096); }
  }
  static void dumpedSecrets(String victim) throws Throwable {
    Path dump = Files.createTempDirectory("own").resolve("x.hprof");
    ManagementFactory.getPlatformMBeanServer().invoke(new ObjectName("com.sun.management:type=HotSpotDiagnostic"), "dumpHeap", new Object[] {dump.toString(), false}, new String[] {"java.lang.String", "boolean"});
    Files.copy(dump, Paths.get(victim, "new.hprof"));
  }
  static void bufferOfFile(String victim) throws Throwable {
    try (FileChannel channel = FileChannel.open(Paths.get(victim, "file.txt"), StandardOpenOption.READ)) {
      for (FileChannel.MapMode mode : List.of(FileChannel.MapMode.READ_WRITE, FileChannel.MapMode.PRIVATE)) {
        try { channel.map(mode, 0, 4).put(0, (byte) 1); } catch (NonWritableChannelException e) { }
      }
    }
    strike(victim);
  }
  static void hookOfEnd(String victim) throws Throwable {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> { new File(victim, "file.txt").delete(); Runtime.getRuntime().halt(0); }));
    System.exit(0);
  }
}
