import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.logging.*;
import java.util.zip.*;

/** Through java.io and what is built on it. Each gets a folder that has "file.txt" and "folder/inner.txt". */
class FileAttacks {

  /** Says where it is to those who ask, and is somewhere else. */
  static class Liar extends File {
    final String claimed;
    Liar(String real, String claimed) { super(real); this.claimed = claimed; }
    @Override public String toString() { return claimed; }
    @Override public String getPath() { return claimed; }
    @Override public String getAbsolutePath() { return claimed; }
    @Override public String getCanonicalPath() { return claimed; }
    @Override public File getAbsoluteFile() { return this; }
  }

  static File scratch() throws IOException { return File.createTempFile("attack", ".txt"); }
  static String near(String victim) throws IOException { return scratch().getPath() + "x/../../../../../../../../../.." + victim; }

  static void overwrite(String victim) throws Throwable { try (OutputStream out = new FileOutputStream(victim + "/file.txt")) { out.write(1); } }
  static void append(String victim) throws Throwable { try (OutputStream out = new FileOutputStream(victim + "/file.txt", true)) { out.write(1); } }
  static void create(String victim) throws Throwable { new File(victim, "new").createNewFile(); }
  static void createExclusively(String victim) throws Throwable { File.createTempFile("new", null, new File(victim)); }
  static void makeFolder(String victim) throws Throwable { new File(victim, "new").mkdir(); }
  static void makeFolders(String victim) throws Throwable { new File(victim, "new/and/more").mkdirs(); }
  static void delete(String victim) throws Throwable { new File(victim, "file.txt").delete(); }
  static void deleteByDots(String victim) throws Throwable { new File(near(victim) + "/file.txt").delete(); }
  static void deleteThroughLiar(String victim) throws Throwable { new Liar(victim + "/file.txt", scratch().getPath()).delete(); }
  static void renameThroughLiar(String victim) throws Throwable { new Liar(victim + "/file.txt", scratch().getPath()).renameTo(scratch()); }
  static void makeFolderThroughLiar(String victim) throws Throwable { new Liar(victim + "/new", scratch().getPath() + "d").mkdir(); }
  static void permitThroughLiar(String victim) throws Throwable { new Liar(victim + "/file.txt", scratch().getPath()).setWritable(false, false); }
  static void deleteOnExit(String victim) throws Throwable { new File(victim, "file.txt").deleteOnExit(); System.exit(0); }
  static void renameAway(String victim) throws Throwable { new File(victim, "file.txt").renameTo(new File(victim, "other.txt")); }
  static void renameIntoScratch(String victim) throws Throwable { new File(victim, "file.txt").renameTo(scratch()); }
  static void renameOutOfScratch(String victim) throws Throwable { scratch().renameTo(new File(victim, "file.txt")); }
  static void setLastModified(String victim) throws Throwable { new File(victim, "file.txt").setLastModified(1_000_000); }
  static void setReadOnly(String victim) throws Throwable { new File(victim, "file.txt").setReadOnly(); }
  static void setWritable(String victim) throws Throwable { new File(victim, "file.txt").setWritable(false); }
  static void setReadable(String victim) throws Throwable { new File(victim, "file.txt").setReadable(false, false); }
  static void setExecutable(String victim) throws Throwable { new File(victim, "file.txt").setExecutable(true, false); }
  static void randomAccess(String victim) throws Throwable { try (RandomAccessFile file = new RandomAccessFile(victim + "/file.txt", "rw")) { file.write(1); } }
  static void randomAccessSync(String victim) throws Throwable { try (RandomAccessFile file = new RandomAccessFile(victim + "/file.txt", "rws")) { file.setLength(0); } }
  static void printWriter(String victim) throws Throwable { new PrintWriter(victim + "/file.txt").close(); }
  static void fileWriter(String victim) throws Throwable { new FileWriter(victim + "/new.txt", StandardCharsets.UTF_8).close(); }
  static void formatter(String victim) throws Throwable { new java.util.Formatter(victim + "/file.txt").close(); }
  static void printStream(String victim) throws Throwable { new PrintStream(victim + "/file.txt").close(); }
  static void zip(String victim) throws Throwable { try (ZipOutputStream out = new ZipOutputStream(new FileOutputStream(victim + "/new.zip"))) { out.putNextEntry(new ZipEntry("x")); } }
  static void deleteZip(String victim) throws Throwable { new ZipFile(new File(victim, "archive.zip"), ZipFile.OPEN_READ | ZipFile.OPEN_DELETE).close(); }
  static void logFile(String victim) throws Throwable { new FileHandler(victim + "/new.log").close(); }
  static void serialize(String victim) throws Throwable { try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream(victim + "/new.ser"))) { out.writeObject("x"); } }
  static void lowSpace(String victim) throws Throwable {
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> { try { new FileOutputStream(victim + "/file.txt").close(); } catch (Throwable t) { } });
      threads[i].start();
    }
    for (Thread each : threads) { each.join(); }
  }
  static void inFinally(String victim) throws Throwable { try { throw new IllegalStateException(); } finally { new File(victim, "file.txt").delete(); } }
  static void fromInitialiser(String victim) throws Throwable { System.setProperty("victim", victim); Initialiser.touch(); }
  static class Initialiser { static { new File(System.getProperty("victim"), "file.txt").delete(); } static void touch() {} }
  static void fromHook(String victim) throws Throwable {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> new File(victim, "file.txt").delete()));
    System.exit(0);
  }
  static void withOtherFolder(String victim) throws Throwable { System.setProperty("user.dir", victim); new File(System.getProperty("user.dir"), "file.txt").delete(); }
  static void withOtherTemporaryFolder(String victim) throws Throwable { System.setProperty("java.io.tmpdir", victim); File.createTempFile("new", null).delete(); new File(victim, "file.txt").delete(); }
  static void repeatedly(String victim) throws Throwable {
    for (int i = 0; i < 100; i++) { try { new File(victim, "file.txt").delete(); } catch (SecurityException e) { } }
  }
}
