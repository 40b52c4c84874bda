import java.io.*;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;

/** What programs do and may do; each says whether it worked. */
class HarmlessUses {

  static sun.misc.Unsafe unsafe() throws ReflectiveOperationException {
    Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    return (sun.misc.Unsafe) field.get(null);
  }

  static class Bean { static int shared = 3; int number = 1; String text = "a"; long big; Bean() { throw new IllegalStateException(); } Bean(int n) { number = n; } }

  static boolean instanceWithoutConstructor() throws Throwable { return ((Bean) unsafe().allocateInstance(Bean.class)).number == 0; }
  static boolean fieldsOfOwnObjects() throws Throwable {
    Bean bean = new Bean(1);
    sun.misc.Unsafe u = unsafe();
    u.putInt(bean, u.objectFieldOffset(Bean.class.getDeclaredField("number")), 7);
    u.putObject(bean, u.objectFieldOffset(Bean.class.getDeclaredField("text")), "b");
    u.compareAndSwapLong(bean, u.objectFieldOffset(Bean.class.getDeclaredField("big")), 0, 9);
    Field shared = Bean.class.getDeclaredField("shared");
    return bean.number == 7 && bean.text.equals("b") && bean.big == 9
        && u.getInt(u.staticFieldBase(shared), u.staticFieldOffset(shared)) == 3;
  }
  static boolean wordsOfBytes() throws Throwable {
    byte[] bytes = {1, 0, 0, 0, 0, 0, 0, 0, 2};
    return unsafe().getLong(bytes, sun.misc.Unsafe.ARRAY_BYTE_BASE_OFFSET) == 1;
  }
  static boolean elementsOfArrays() throws Throwable {
    Object[] array = {null, "x"};
    sun.misc.Unsafe u = unsafe();
    u.putOrderedObject(array, sun.misc.Unsafe.ARRAY_OBJECT_BASE_OFFSET, "y");
    return array[0].equals("y") && u.getObjectVolatile(array, sun.misc.Unsafe.ARRAY_OBJECT_BASE_OFFSET + sun.misc.Unsafe.ARRAY_OBJECT_INDEX_SCALE) == "x";
  }
  static boolean temporaryFiles() throws Throwable {
    Path folder = Files.createTempDirectory("own");
    Path file = folder.resolve("\u00e4 file");
    Files.writeString(file, "text");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    Files.setLastModifiedTime(file, FileTime.fromMillis(1000));
    Files.createLink(folder.resolve("hard"), file);
    Files.move(file, folder.resolve("moved"));
    try (FileChannel channel = FileChannel.open(folder.resolve("moved"), StandardOpenOption.READ, StandardOpenOption.WRITE)) { channel.map(FileChannel.MapMode.READ_WRITE, 0, 4).put(0, (byte) 'T'); }
    boolean right = Files.readString(folder.resolve("hard")).equals("Text");
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
      if (stream instanceof SecureDirectoryStream<Path> secure) { secure.deleteFile(Paths.get("hard")); }
    }
    Files.delete(folder.resolve("moved"));
    Files.deleteIfExists(folder.resolve("hard"));
    return right && folder.toFile().delete();
  }
  static boolean relativeFiles() throws Throwable {
    File folder = new File("own/deep");
    boolean made = folder.mkdirs();
    try (PrintWriter out = new PrintWriter("own/./deep//file.txt")) { out.print("x"); }
    return made && new File("own/deep/file.txt").delete() && folder.delete() && new File("own").delete();
  }
  static boolean reading() throws Throwable {
    Path release = Paths.get(System.getProperty("java.home"), "release");
    try (RandomAccessFile file = new RandomAccessFile(release.toFile(), "r"); FileChannel channel = FileChannel.open(release)) {
      return file.length() == channel.size() && Files.readAllBytes(release).length == channel.size() && Files.getAttribute(release, "unix:mode") != null;
    }
  }
  static boolean management() throws Throwable {
    return ManagementFactory.getRuntimeMXBean().getName().contains("@") && ManagementFactory.getThreadMXBean().getThreadCount() > 0
        && ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class).getProcessCpuTime() > 0;
  }
  static boolean images() throws Throwable {
    java.awt.image.BufferedImage image = new java.awt.image.BufferedImage(4, 4, java.awt.image.BufferedImage.TYPE_INT_RGB);
    java.awt.Graphics2D graphics = image.createGraphics();
    graphics.setColor(new java.awt.Color(255, 0, 0));
    graphics.fillRect(0, 0, 4, 4);
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    javax.imageio.ImageIO.write(image, "png", png);
    return png.size() > 0 && new java.awt.Rectangle(1, 2, 3, 4).contains(2, 3) && image.getRGB(1, 1) == 0xffff0000;
  }
  static boolean ownProcess() throws Throwable { return ProcessHandle.current().pid() > 0 && ProcessHandle.current().info().startInstant() != null; }
  static boolean addresses() throws Throwable { return java.net.InetAddress.getByName("127.0.0.1").isLoopbackAddress() && new java.net.URL("http://example.invalid/x").getPath().equals("/x"); }
  static boolean chance() throws Throwable { return new java.security.SecureRandom().nextInt(5) < 5 && UUID.randomUUID().version() == 4; }
  static boolean compression() throws Throwable {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (java.util.zip.GZIPOutputStream out = new java.util.zip.GZIPOutputStream(bytes)) { out.write(7); }
    return new java.util.zip.GZIPInputStream(new ByteArrayInputStream(bytes.toByteArray())).read() == 7;
  }
  static boolean directMemory() throws Throwable { return ByteBuffer.allocateDirect(8).putLong(5).flip().getLong() == 5; }
  static boolean threads() throws Throwable { return java.util.concurrent.CompletableFuture.supplyAsync(() -> 5).get() == 5; }
  static boolean documents() throws Throwable {
    return javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream("<a/>".getBytes())).getDocumentElement().getTagName().equals("a");
  }
  static boolean logging() throws Throwable { java.util.logging.Logger.getLogger("x").info("y"); return true; }
  static boolean watching() throws Throwable { try (WatchService service = FileSystems.getDefault().newWatchService()) { return service.poll() == null; } }
  static boolean pipes() throws Throwable { java.nio.channels.Pipe pipe = java.nio.channels.Pipe.open(); pipe.sink().write(ByteBuffer.wrap(new byte[1])); return pipe.source().read(ByteBuffer.allocate(1)) == 1; }
  static boolean signals() throws Throwable { sun.misc.Signal.handle(new sun.misc.Signal("USR2"), s -> { }); return true; }
  static class Kept implements Serializable {
    int number = 7;
    transient Object lost = new Object();
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); number++; }
  }
  static boolean serialization() throws Throwable {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(new TreeMap<>(Map.of("x", new File("y"), "z", new Date(5))));
    return ((Map<?, ?>) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject()).get("x").equals(new File("y"));
  }
  static boolean withoutConstructor() throws Throwable {
    sun.reflect.ReflectionFactory factory = sun.reflect.ReflectionFactory.getReflectionFactory();
    Kept kept = (Kept) factory.newConstructorForSerialization(Kept.class, Object.class.getDeclaredConstructor()).newInstance();
    return kept.number == 0 && kept.lost == null && factory.readObjectForSerialization(Kept.class) != null
        && factory.newConstructorForSerialization(Kept.class).newInstance() != null && factory.writeObjectForSerialization(Date.class) != null;
  }
  static boolean seeding() throws Throwable {
    java.security.SecureRandom random = new java.security.SecureRandom();
    random.setSeed(new byte[] {1, 2, 3});
    return random.nextInt(5) < 5;
  }
  static boolean nowhere() throws Throwable {
    try (PrintStream out = new PrintStream("/dev/null"); OutputStream more = Files.newOutputStream(Paths.get("/dev/null"))) { out.print("x"); more.write(1); }
    return new File("/dev/null").exists();
  }
  static boolean lookup() throws Throwable {
    java.lang.invoke.VarHandle number = java.lang.invoke.MethodHandles.privateLookupIn(Kept.class, java.lang.invoke.MethodHandles.lookup()).findVarHandle(Kept.class, "number", int.class);
    try { java.lang.invoke.MethodHandles.privateLookupIn(String.class, java.lang.invoke.MethodHandles.lookup()); } catch (IllegalAccessException e) { return (int) number.get(new Kept()) == 7; }
    return false;
  }
  static native int unknown();
  static boolean missingNativeCode() throws Throwable { try { return unknown() == 0; } catch (UnsatisfiedLinkError e) { return true; } }
  static boolean ownLock() throws Throwable { try (FileChannel channel = FileChannel.open(Files.createTempFile("own", null), StandardOpenOption.WRITE)) { channel.lock().release(); return true; } }
}
