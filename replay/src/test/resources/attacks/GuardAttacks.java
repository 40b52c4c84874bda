import java.io.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.nio.file.*;
import java.util.*;

/** Against the guard itself; each would delete the file if it had got through. */
class GuardAttacks {

  static final String GUARD = "dev.clew.harness.guard.Guard";
  static final String KEY = "dev.clew.harness.guard.GuardKey";

  static void strike(String victim) throws IOException { Files.delete(Paths.get(victim, "file.txt")); }

  static sun.misc.Unsafe unsafe() throws ReflectiveOperationException {
    Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    return (sun.misc.Unsafe) field.get(null);
  }

  /** The same layout as AccessibleObject's: its flag comes first. */
  static class Shape { boolean override; Object other; }
  static class Holder { Shape shape; int number; }

  static void disarm(String victim) throws Throwable {
    for (Method each : Class.forName(GUARD).getDeclaredMethods()) {
      if (each.getName().equals("disarm")) {
        try { each.setAccessible(true); each.invoke(null, new Object[each.getParameterCount()]); } catch (RuntimeException e) { }
      }
    }
    strike(victim);
  }
  static void armAgain(String victim) throws Throwable {
    try { Class.forName(GUARD).getMethod("arm", String.class, Collection.class).invoke(null, "/", List.of("files", "native", "processes")); } catch (InvocationTargetException e) { }
    strike(victim);
  }
  static void newKey(String victim) throws Throwable {
    Constructor<?> constructor = Class.forName(KEY).getDeclaredConstructor();
    try { constructor.setAccessible(true); constructor.newInstance(); } catch (RuntimeException e) { }
    strike(victim);
  }
  static void keyWithoutConstructor(String victim) throws Throwable {
    try {
      Object key = unsafe().allocateInstance(Class.forName(KEY));
      Class.forName(KEY).getMethod("halt").invoke(key);
    } catch (InvocationTargetException | SecurityException e) { }
    strike(victim);
  }
  static void keyOfSerialization(String victim) throws Throwable {
    try {
      Object key = sun.reflect.ReflectionFactory.getReflectionFactory()
          .newConstructorForSerialization(Class.forName(KEY), Object.class.getDeclaredConstructor()).newInstance();
      Class.forName(KEY).getMethod("halt").invoke(key);
    } catch (InvocationTargetException e) { }
    strike(victim);
  }
  static void rulesByReflection(String victim) throws Throwable {
    try {
      Field rules = Class.forName(GUARD).getDeclaredField("RULES");
      rules.setAccessible(true);
    } catch (RuntimeException e) { }
    strike(victim);
  }
  static void rulesByHandle(String victim) throws Throwable {
    try {
      MethodHandles.privateLookupIn(Class.forName(GUARD), MethodHandles.lookup()).findStaticGetter(Class.forName(GUARD), "RULES", java.util.concurrent.atomic.AtomicReference.class);
    } catch (IllegalAccessException e) { }
    strike(victim);
  }
  static void rulesByUnsafe(String victim) throws Throwable {
    Field rules = Class.forName(GUARD).getDeclaredField("RULES");
    Object box = unsafe().getObject(unsafe().staticFieldBase(rules), unsafe().staticFieldOffset(rules));
    ((java.util.concurrent.atomic.AtomicReference<?>) box).set(null);
    strike(victim);
  }
  static void accessibleByUnsafe(String victim) throws Throwable {
    Method method = File.class.getDeclaredMethod("delete");
    unsafe().putBoolean(method, 12L, true);
    strike(victim);
  }
  static void accessibleByShape(String victim) throws Throwable {
    Holder holder = new Holder();
    Field field = Holder.class.getDeclaredField("shape");
    Method method = Class.forName("java.io.FileSystem").getDeclaredMethods()[0];
    unsafe().putObject(holder, unsafe().objectFieldOffset(field), method);
    holder.shape.override = true;
    strike(victim);
  }
  static void pointerFromNumber(String victim) throws Throwable {
    Holder holder = new Holder();
    holder.number = 64;
    unsafe().getObject(holder, unsafe().objectFieldOffset(Holder.class.getDeclaredField("number")));
    strike(victim);
  }
  static void referenceAsNumber(String victim) throws Throwable {
    Holder holder = new Holder();
    unsafe().putInt(holder, unsafe().objectFieldOffset(Holder.class.getDeclaredField("shape")), 64);
    strike(victim);
  }
  static void beyondArray(String victim) throws Throwable {
    unsafe().putLong(new byte[8], sun.misc.Unsafe.ARRAY_BYTE_BASE_OFFSET + 4096L, 1L);
    strike(victim);
  }
  static void rawMemory(String victim) throws Throwable { unsafe().putByte(unsafe().allocateMemory(1), (byte) 1); strike(victim); }
  static void rawMemoryByNull(String victim) throws Throwable { unsafe().putByte(null, 4096L, (byte) 1); strike(victim); }
  static void copyIntoObject(String victim) throws Throwable {
    unsafe().copyMemory(new byte[16], sun.misc.Unsafe.ARRAY_BYTE_BASE_OFFSET, new Object[2], sun.misc.Unsafe.ARRAY_OBJECT_BASE_OFFSET, 8);
    strike(victim);
  }
  static void cleaner(String victim) throws Throwable { unsafe().invokeCleaner(java.nio.ByteBuffer.allocateDirect(16)); strike(victim); }
  static void nativeMethod(String victim) throws Throwable {
    for (Method each : Class.forName("sun.nio.fs.UnixNativeDispatcher").getDeclaredMethods()) {
      if (each.getName().equals("unlink0")) { try { each.setAccessible(true); } catch (RuntimeException e) { } }
    }
    strike(victim);
  }
  static void otherGuard(String victim) throws Throwable {
    ClassLoader own = new ClassLoader(null) {
      @Override protected Class<?> findClass(String name) throws ClassNotFoundException { return super.findClass(name); }
    };
    try { Class.forName(GUARD, true, own); } catch (ClassNotFoundException e) { }
    strike(victim);
  }
  static void takeRefused(String victim) throws Throwable {
    try { strike(victim); } catch (SecurityException e) { }
    try { Class.forName(GUARD).getDeclaredMethod("takeRefused", Class.forName(KEY)).invoke(null, new Object[] {null}); } catch (ReflectiveOperationException | RuntimeException e) { }
  }
  static void swallow(String victim) throws Throwable { try { strike(victim); } catch (Throwable t) { } }
  static void load(String victim) throws Throwable { System.load(victim + "/libnet.so"); }
  static void loadLibrary(String victim) throws Throwable { System.setProperty("java.library.path", victim); System.setProperty("sun.boot.library.path", victim); Runtime.getRuntime().load(victim + "/libnet.so"); }
  static void loadWindows(String victim) throws Throwable { System.setProperty("java.awt.headless", "false"); new java.awt.Robot(); strike(victim); }
  static void foreignFunction(String victim) throws Throwable {
    Class<?> linker = Class.forName("java.lang.foreign.Linker");
    Object own = linker.getMethod("nativeLinker").invoke(null);
    Object lookup = linker.getMethod("defaultLookup").invoke(own);
    Class<?> layout = Class.forName("java.lang.foreign.MemoryLayout");
    Class<?> description = Class.forName("java.lang.foreign.FunctionDescriptor");
    Class<?> option = Class.forName("java.lang.foreign.Linker$Option");
    Object intLayout = Class.forName("java.lang.foreign.ValueLayout").getField("JAVA_INT").get(null);
    Object function = description.getMethod("of", layout, Array.newInstance(layout, 0).getClass()).invoke(null, intLayout, Array.newInstance(layout, 0));
    Object address = ((Optional<?>) Class.forName("java.lang.foreign.SymbolLookup").getMethod("find", String.class).invoke(lookup, "fork")).get();
    linker.getMethod("downcallHandle", Class.forName("java.lang.foreign.MemorySegment"), description, Array.newInstance(option, 0).getClass())
        .invoke(own, address, function, Array.newInstance(option, 0));
    strike(victim);
  }
  static void foreignMemory(String victim) throws Throwable {
    Class<?> segment = Class.forName("java.lang.foreign.MemorySegment");
    Object address = segment.getMethod("ofAddress", long.class).invoke(null, 4096L);
    segment.getMethod("reinterpret", long.class).invoke(address, 8L);
    strike(victim);
  }
  static void foreignLibrary(String victim) throws Throwable {
    Class<?> arena = Class.forName("java.lang.foreign.Arena");
    Class.forName("java.lang.foreign.SymbolLookup").getMethod("libraryLookup", String.class, arena).invoke(null, "libc.so.6", arena.getMethod("global").invoke(null));
    strike(victim);
  }
}
