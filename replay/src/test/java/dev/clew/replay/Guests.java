package dev.clew.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Code under test that does everything that code under test should not do. */
final class Guests {

  private static final String SOURCE =
      """
      import java.io.*;
      import java.net.*;
      import java.nio.channels.*;
      import java.nio.file.*;
      import java.util.*;
      import java.util.function.*;

      class Guest {
        static int twice(int x) { return 2 * x; }
        static void nothing() {}
        static String echo(String s) { return s; }
        static int divide(int x) { return 1 / x; }
        static int parse(String s) { return Integer.parseInt(s); }
        static void insist(int x) { assert x > 5; }
        static int branch(int x) { if (x > 0) { return 1; } return 2; }
        static int counted(int x) { int n = 0; for (int i = 0; i < x; i++) { if (i == 1 || x > 5) { n++; } } return n; }
        static int ask(IntSupplier supplier) { return 10 * supplier.getAsInt() + supplier.getAsInt(); }

        static void loop() { while (true) {} }
        static void flood() { while (true) { System.out.println("flood"); } }
        static void ignoreInterrupts() {
          while (true) { try { Thread.sleep(1000); } catch (InterruptedException e) {} }
        }
        static void exhaust() { List<long[]> all = new ArrayList<>(); while (true) { all.add(new long[1 << 20]); } }
        static int overflow() { return 1 + overflow(); }

        static void exit() { System.exit(3); }
        static void halt() { Runtime.getRuntime().halt(3); }
        static int swallowedExit() { try { System.exit(3); } catch (Throwable t) {} return 1; }
        static void start() throws IOException { new ProcessBuilder("true").start(); }
        static void exec() throws IOException { Runtime.getRuntime().exec(new String[] {"true"}); }
        static void connect() throws IOException { new Socket(InetAddress.getLoopbackAddress(), 9).close(); }
        static void listen() throws IOException { new ServerSocket(0).close(); }
        static void channel() throws IOException { SocketChannel.open().close(); }
        static void datagram() throws IOException { new DatagramSocket().close(); }
        static void lookUp() throws IOException { InetAddress.getByName("no-such-host.invalid"); }

        static void stream(String s) throws IOException { new FileOutputStream(s).close(); }
        static void append(String s) throws IOException { new FileOutputStream(s, true).close(); }
        static void writer(String s) throws IOException { new PrintWriter(s).close(); }
        static void randomAccess(String s) throws IOException { new RandomAccessFile(s, "rw").close(); }
        static void filesWrite(String s) throws IOException { Files.write(Paths.get(s), new byte[1]); }
        static void fileChannel(String s) throws IOException {
          FileChannel.open(Paths.get(s), StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
        }
        static void makeFolder(String s) throws IOException { Files.createDirectory(Paths.get(s)); }
        static void makeFolders(String s) { new File(s, "more").mkdirs(); }
        static void createFile(String s) throws IOException { new File(s).createNewFile(); }
        static void copyTo(String s) throws IOException { Files.copy(Paths.get("/"), Paths.get(s)); }
        static void linkTo(String s) throws IOException { Files.createSymbolicLink(Paths.get(s), Paths.get("x")); }
        static void delete(String s) { new File(s).delete(); }
        static void filesDelete(String s) throws IOException { Files.delete(Paths.get(s)); }
        static void deleteIfExists(String s) throws IOException { Files.deleteIfExists(Paths.get(s)); }
        static void rename(String s) { new File(s).renameTo(new File(s + "2")); }
        static void move(String s) throws IOException { Files.move(Paths.get(s), Paths.get(s + "2")); }
        static void readOnly(String s) { new File(s).setReadOnly(); }

        static int read(String s) throws IOException {
          int count = new String(Files.readAllBytes(Paths.get(s))).length();
          try (InputStream in = new FileInputStream(s); RandomAccessFile f = new RandomAccessFile(s, "r")) {
            return in.available() == f.length() ? count : -1;
          }
        }
        static int scratch() throws IOException {
          File file = File.createTempFile("abc", null);
          Files.write(file.toPath(), new byte[3]);
          int length = (int) file.length();
          return file.delete() ? length : -1;
        }

        static void spoil() {
          System.setProperty("guest", "spoiled");
          Locale.setDefault(new Locale("tr", "TR"));
          TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kolkata"));
          new Thread(() -> { try { Thread.sleep(100_000); } catch (InterruptedException e) {} }).start();
        }
        static boolean isSpoiled() {
          return System.getProperty("guest") != null
              || Locale.getDefault().getLanguage().equals("tr")
              || TimeZone.getDefault().getID().equals("Asia/Kolkata");
        }

        static class Kept {
          static final Map<String, int[]> DEEP = new HashMap<>(Map.of("a", new int[1]));
          static int change() { return ++DEEP.get("a")[0]; }
          static int changeAnother() { return Inner.count(); }
          static int grow() { DEEP.put("b", new int[0]); return DEEP.size(); }
          static class Inner {
            static final Random RANDOM = new Random(1);
            static int count() { return RANDOM.nextInt(); }
          }
        }
        static class Config {
          static boolean debug;
          static int unused() { return Lazy.LOG == null ? 0 : 1; }
          static int used() { debug = true; Lazy.LOG.add("x"); return Lazy.LOG.size(); }
        }
        static class Lazy { static final List<String> LOG = Config.debug ? new ArrayList<>() : null; }
        static class FirstOfTwo { static int n = SecondOfTwo.n + 1; static int number() { return n; } }
        static class SecondOfTwo { static int n = FirstOfTwo.n + 1; static int number() { return n; } }
        enum Op {
          COUNT { int n; @Override int next() { return ++n; } };
          abstract int next();
          static int count() { return COUNT.next(); }
        }
        static class Counter {
          static int calls;
          static int count() { return ++calls; }
        }

        static int sort(int[] a) { Arrays.sort(a); return a[0]; }
        static void sortAndFail(int[] a) { Arrays.sort(a); throw new IllegalStateException(); }
        static void join(StringBuilder one, StringBuilder other) { one.append(other); }
        static StringBuilder built() { return new StringBuilder("x").append(1); }

        static final class Strict {
          private final String name;
          private final java.math.BigDecimal price;
          private final java.util.List<String> tags;
          private final java.util.Map<String, Long> counts;
          private final Integer number;

          Strict(String name, java.math.BigDecimal price, java.util.List<String> tags, java.util.Map<String, Long> counts, Integer number) {
            this.name = name;
            this.price = java.util.Objects.requireNonNull(price);
            this.tags = java.util.List.copyOf(tags);
            this.counts = new java.util.HashMap<>(counts);
            this.number = number + 1;
          }

          int length() {
            return name.length();
          }
        }

        static class Thing {
          private final String name;
          private int size;
          private long weight;
          Thing(String name, int size) { this.name = Objects.requireNonNull(name); this.size = size; }
          void setWeight(long weight) { if (weight < 0) { throw new IllegalArgumentException(); } this.weight = weight; }
          long sum() { return name.length() + size + weight; }
        }
      }
      """;

  private Guests() {}

  static void compile(Path folder) {
    SimpleJavaFileObject file =
        new SimpleJavaFileObject(URI.create("string:///Guest.java"), JavaFileObject.Kind.SOURCE) {
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
