import java.io.*;
import java.lang.ref.Cleaner;
import java.lang.reflect.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

/** By other threads than the call's, or by what the library calls back. */
class LaterAttacks {

  static void strike(String victim) { new File(victim, "file.txt").delete(); }

  static void quietly(String victim) { try { strike(victim); } catch (SecurityException e) { } }

  static ThreadGroup root() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) { group = group.getParent(); }
    return group;
  }

  static void rootGroup(String victim) throws Throwable { Thread thread = new Thread(root(), () -> strike(victim)); thread.start(); thread.join(); }
  static void ownGroup(String victim) throws Throwable { Thread thread = new Thread(new ThreadGroup(root(), "own"), () -> strike(victim)); thread.start(); thread.join(); }
  static void commonPool(String victim) throws Throwable { CompletableFuture.runAsync(() -> strike(victim)).get(2, TimeUnit.SECONDS); }
  static void parallelStream(String victim) throws Throwable { IntStream.range(0, 8).parallel().forEach(i -> strike(victim)); }
  static void forkJoin(String victim) throws Throwable {
    ForkJoinPool pool = new ForkJoinPool(2);
    try { pool.submit(() -> strike(victim)).get(); } finally { pool.shutdownNow(); }
  }
  static void scheduled(String victim) throws Throwable {
    ScheduledExecutorService service = Executors.newScheduledThreadPool(1);
    try { service.schedule(() -> strike(victim), 10, TimeUnit.MILLISECONDS).get(); } finally { service.shutdownNow(); }
  }
  static void timer(String victim) throws Throwable {
    CountDownLatch done = new CountDownLatch(1);
    Timer timer = new Timer(true);
    timer.schedule(new TimerTask() { @Override public void run() { quietly(victim); done.countDown(); } }, 1);
    done.await();
    timer.cancel();
  }
  static void cleaner(String victim) throws Throwable { Cleaner.create().register(new Object(), () -> quietly(victim)).clean(); }
  static void cleanerAfterCollection(String victim) throws Throwable {
    CountDownLatch done = new CountDownLatch(1);
    Cleaner.create().register(new Object(), () -> { quietly(victim); done.countDown(); });
    for (int i = 0; i < 50 && !done.await(20, TimeUnit.MILLISECONDS); i++) { System.gc(); }
  }
  static class Dying {
    final String victim;
    final CountDownLatch done;
    Dying(String victim, CountDownLatch done) { this.victim = victim; this.done = done; }
    @Override @SuppressWarnings("removal") protected void finalize() { quietly(victim); done.countDown(); }
  }
  static void finalizer(String victim) throws Throwable {
    CountDownLatch done = new CountDownLatch(1);
    new Dying(victim, done);
    for (int i = 0; i < 50 && !done.await(20, TimeUnit.MILLISECONDS); i++) { System.gc(); }
  }
  static void virtualThread(String victim) throws Throwable {
    Thread thread = new Thread(() -> quietly(victim));
    try { thread = (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, (Runnable) () -> quietly(victim)); } catch (NoSuchMethodException e) { thread.start(); }
    thread.join();
  }
  static void uncaught(String victim) throws Throwable {
    Thread thread = new Thread(() -> { throw new IllegalStateException(); });
    thread.setUncaughtExceptionHandler((t, e) -> quietly(victim));
    thread.start();
    thread.join();
  }
  static void selector(String victim) throws Throwable {
    java.net.ProxySelector.setDefault(new java.net.ProxySelector() {
      @Override public List<java.net.Proxy> select(java.net.URI uri) { strike(victim); return List.of(); }
      @Override public void connectFailed(java.net.URI uri, java.net.SocketAddress address, IOException e) { }
    });
    new java.net.URL("http://127.0.0.1:1/").openStream();
  }
  static void comparator(String victim) throws Throwable { new TreeSet<String>((a, b) -> { strike(victim); return 0; }).addAll(List.of("a", "b")); }
  static void invocation(String victim) throws Throwable {
    Runnable proxy = (Runnable) Proxy.newProxyInstance(LaterAttacks.class.getClassLoader(), new Class<?>[] {Runnable.class}, (self, method, arguments) -> { strike(victim); return null; });
    proxy.run();
  }
  static void securityManager(String victim) throws Throwable {
    try { System.class.getMethod("setSecurityManager", Class.forName("java.lang.SecurityManager")).invoke(null, new Object[] {null}); } catch (ReflectiveOperationException e) { }
    strike(victim);
  }
  static void serviceLoader(String victim) throws Throwable {
    Path services = Files.createDirectories(Files.createTempDirectory("services").resolve("META-INF/services"));
    Files.writeString(services.resolve("java.lang.Runnable"), LaterAttacks.class.getName() + "$Service");
    System.setProperty("victim", victim);
    try (java.net.URLClassLoader loader = new java.net.URLClassLoader(new java.net.URL[] {services.getParent().getParent().toUri().toURL()}, LaterAttacks.class.getClassLoader())) {
      for (Runnable each : ServiceLoader.load(Runnable.class, loader)) { each.run(); }
    }
  }
  public static class Service implements Runnable { @Override public void run() { strike(System.getProperty("victim")); } }
}
