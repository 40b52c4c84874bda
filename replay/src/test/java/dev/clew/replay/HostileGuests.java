package dev.clew.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Code under test that is after the pipe, the harness, or what is left when it has ended. */
public final class HostileGuests {

  private static final String SOURCE =
      """
      import java.io.*;
      import java.nio.ByteBuffer;
      import java.nio.file.*;
      import java.util.*;

      public class Hostile {
        static int one(int x) { return x + 1; }

        static int printMuch() { for (int i = 0; i < 100_000; i++) { System.out.println("0123456789012345678901234567890123456789"); } return 1; }
        static int printToDescriptor() throws IOException {
          FileOutputStream out = new FileOutputStream(FileDescriptor.out);
          for (int i = 0; i < 1_000; i++) { out.write(new byte[4_096]); }
          return 2;
        }
        static int printErrors() throws IOException {
          FileOutputStream out = new FileOutputStream(FileDescriptor.err);
          for (int i = 0; i < 1_000; i++) { out.write(new byte[4_096]); }
          return 3;
        }
        static int closeOut() { System.out.close(); return 4; }
        static int closeDescriptors() throws IOException {
          new FileOutputStream(FileDescriptor.out).close();
          new FileOutputStream(FileDescriptor.err).close();
          new FileInputStream(FileDescriptor.in).close();
          return 5;
        }
        static int closeIn() throws IOException { System.in.close(); return 6; }
        static int readIn() throws IOException { return System.in.read() + 8; }
        static int readDescriptor() throws IOException { return new FileInputStream(FileDescriptor.in).read() + 9; }
        static int readDevice() throws IOException { return new FileInputStream("/dev/stdin").read() + 10; }
        static int forge() throws IOException {
          FileOutputStream out = new FileOutputStream(FileDescriptor.out);
          for (int number = 0; number < 50; number++) {
            ByteBuffer frame = ByteBuffer.allocate(64);
            frame.putInt(0xC1E35EA1).putInt(number).putInt(36).putLong(0L);
            out.write(frame.array());
            out.write(new byte[] {(byte) 0xC1, (byte) 0xE3});
          }
          return 10;
        }
        static int setStreams() {
          System.setOut(null); System.setErr(null); System.setIn(null);
          return 11;
        }
        static int takePipe() throws Exception {
          Class<?> pipe = Class.forName("dev.clew.harness.base.PipeDescriptors");
          try {
            pipe.getMethod("take", boolean.class).invoke(null, true);
            return -1;
          } catch (java.lang.reflect.InvocationTargetException e) {
            return 12;
          }
        }
        static int secondSession() throws Exception {
          Class<?> type = ClassLoader.getSystemClassLoader().loadClass("dev.clew.harness.session.ServerSession");
          try {
            type.getMethod("begin", String[].class).invoke(null, (Object) new String[] {"/", "files", "own"});
            return -1;
          } catch (java.lang.reflect.InvocationTargetException e) {
            return 13;
          }
        }
        static boolean arePipesKnown() throws Exception {
          StringBuilder known = new StringBuilder(String.join(" ", ProcessHandle.current().info().arguments().orElse(new String[0])));
          known.append(System.getProperties()).append(System.getenv());
          return known.toString().contains("key");
        }
        static int stealAnswers() throws Exception {
          InputStream stolen = new FileInputStream("/proc/self/fd/4");
          Thread thief = new Thread(() -> { try { while (true) { stolen.read(); } } catch (IOException e) {} });
          thief.setDaemon(true);
          thief.start();
          return 14;
        }
        static int stealQuestions() throws Exception {
          InputStream stolen = new FileInputStream("/proc/self/fd/3");
          Thread thief = new Thread(() -> { try { while (true) { stolen.read(); } } catch (IOException e) {} });
          thief.setDaemon(true);
          thief.start();
          return 15;
        }
        static int suspendHarness() throws Exception {
          for (Thread each : Thread.getAllStackTraces().keySet()) {
            if (each.getName().equals("clew-pipe")) {
              each.interrupt();
              try { Thread.class.getMethod("suspend").invoke(each); } catch (ReflectiveOperationException e) {}
            }
          }
          return 19;
        }
        static int spoilLoader() throws IOException {
          ClassLoader own = Hostile.class.getClassLoader();
          own.clearAssertionStatus();
          ((Closeable) own).close();
          return 22;
        }
        static int needsLoader() {
          return Later.checked(23);
        }
        static class Later {
          static int checked(int n) { boolean asserted = false; assert asserted = true; return asserted ? n : -1; }
        }
        static int goesOnInAnotherGroup() {
          ThreadGroup root = Thread.currentThread().getThreadGroup().getParent();
          while (root.getParent() != null) { root = root.getParent(); }
          Thread later = new Thread(root, () -> {
            while (true) { try { new File("/no/such/file").delete(); } catch (SecurityException e) {} }
          });
          later.setDaemon(true);
          later.start();
          return 21;
        }
        static int interruptAll() {
          for (Thread each : Thread.getAllStackTraces().keySet()) { each.interrupt(); }
          return 20;
        }
        static class Mute extends RuntimeException {
          @Override public String getMessage() { while (true) {} }
        }
        static class Liar extends RuntimeException {
          @Override public String getMessage() { throw Hostile.<RuntimeException>unchecked(new IOException()); }
        }
        @SuppressWarnings("unchecked")
        static <T extends Throwable> T unchecked(Throwable thrown) throws T { throw (T) thrown; }
        static int throwMute() { throw new Mute(); }
        static int throwLiar() { throw new Liar(); }
        static List<Object> endlessView() {
          return Collections.unmodifiableList(new AbstractList<Object>() {
            @Override public Object get(int i) { while (true) {} }
            @Override public int size() { return 7; }
          });
        }
        static int deafThread() {
          Thread deaf = new Thread() {
            @Override public void interrupt() { while (true) {} }
            @Override public void run() { while (true) { try { sleep(1_000); } catch (InterruptedException e) {} } }
          };
          deaf.setDaemon(true);
          deaf.start();
          return 24;
        }
        static boolean isGroupBelowTheSystems() {
          ThreadGroup own = Thread.currentThread().getThreadGroup();
          return own.getName().equals("main") && own.getParent().getName().equals("system")
              && own.getParent().getParent() == null;
        }
        static int spoilPipe(String s) throws IOException {
          try (FileOutputStream out = new FileOutputStream("/proc/self/fd/4")) {
            for (int i = 0; i < 300; i++) { out.write(new byte[10_000]); }
            out.write(new byte[] {(byte) 0xC1, (byte) 0xE3, 0x5E, (byte) 0xA1, 0, 0, 0, 3, 0x7f, -1, -1, -1});
          }
          return 16;
        }
        static int runProgram() throws Exception {
          return new ProcessBuilder("sh", "-c", "echo printed; cat; echo more").inheritIO().start().waitFor() + 17;
        }
        static String longText() { return "x".repeat(40_000_000); }
        static Object deep() {
          Object[] top = new Object[1];
          Object[] at = top;
          for (int i = 0; i < 900; i++) { Object[] next = new Object[1]; at[0] = next; at = next; }
          return top;
        }
        static int litter() throws IOException {
          Path root = Paths.get(System.getProperty("java.io.tmpdir"));
          Path closed = Files.createDirectories(root.resolve("a/b/c"));
          Files.write(closed.resolve("file"), new byte[10]);
          closed.toFile().setReadable(false, false);
          closed.toFile().setExecutable(false, false);
          closed.toFile().setWritable(false, false);
          return 18;
        }
        static void spin() { while (true) {} }

        static class Initialiser {
          static final boolean DONE = new File(System.getProperty("user.home") + "/no-such-file").delete();
          static int value(String s) { return DONE ? 1 : 2; }
        }
        static int delete(String s) { return new File(s).delete() ? 1 : 0; }
        static int swallow(String s) { try { return delete(s); } catch (SecurityException e) { return 7; } }
      }
      """;

  private HostileGuests() {}

  /** Compiles them to a folder. */
  public static void compile(Path folder) {
    SimpleJavaFileObject file =
        new SimpleJavaFileObject(URI.create("string:///Hostile.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return SOURCE;
          }
        };
    List<String> options = List.of("-proc:none", "-nowarn", "-g", "-d", folder.toString());
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, null, options, null, List.of(file))
                .call())
        .isTrue();
  }
}
