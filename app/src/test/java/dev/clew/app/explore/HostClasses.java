package dev.clew.app.explore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Classes of some folders, loaded into this JVM anew: with static fields of their own. Two things
 * differ from the class files: calls leave a {@link HostTrace}, and no instance field is final, so
 * that those of records can be set.
 */
final class HostClasses extends ClassLoader {

  private final List<Path> folders;
  private final UnaryOperator<byte[]> change;
  private final Map<Class<?>, Constructor<?>> allocators = new ConcurrentHashMap<>();

  HostClasses(Path... folders) {
    this(UnaryOperator.identity(), folders);
  }

  /**
   * Classes that are changed first.
   *
   * @param change from the bytes of a class file to others
   */
  HostClasses(UnaryOperator<byte[]> change, Path... folders) {
    super(HostClasses.class.getClassLoader());
    this.change = change;
    this.folders = List.of(folders);
  }

  /** Initialises the class. */
  Class<?> load(String name) {
    return load(name, true);
  }

  /** Leaves the class as it is. */
  Class<?> find(String name) {
    return load(name, false);
  }

  private Class<?> load(String name, boolean initialise) {
    try {
      return Class.forName(name, initialise, this);
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException("no class " + name + " in " + folders, e);
    }
  }

  /**
   * The only method of a name; constructors are called {@code <init>}.
   *
   * @throws IllegalArgumentException if there are none or several
   */
  Executable method(String className, String name) {
    Class<?> owner = find(className);
    List<Executable> found = new ArrayList<>();
    if (name.equals("<init>")) {
      found.addAll(Arrays.asList(owner.getDeclaredConstructors()));
    } else {
      found.addAll(Arrays.asList(owner.getDeclaredMethods()));
      found.removeIf(method -> !method.getName().equals(name));
    }
    found.removeIf(Executable::isSynthetic);
    if (found.size() != 1) {
      throw new IllegalArgumentException(
          className + " has " + found.size() + " methods named " + name + ", and one is wanted");
    }
    found.get(0).setAccessible(true);
    return found.get(0);
  }

  /** An object of a class, without running a constructor. */
  Object allocate(Class<?> type) {
    try {
      return allocators.computeIfAbsent(type, HostClasses::allocator).newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("no object of " + type, e);
    }
  }

  /** By reflection: the compiler warns of the class that does it, and cannot be told not to. */
  private static Constructor<?> allocator(Class<?> type) {
    try {
      Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
      Object instance = factory.getMethod("getReflectionFactory").invoke(null);
      return (Constructor<?>)
          factory
              .getMethod("newConstructorForSerialization", Class.class, Constructor.class)
              .invoke(instance, type, Object.class.getDeclaredConstructor());
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("no object of " + type, e);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    for (Path folder : folders) {
      Path file = folder.resolve(name.replace('.', '/') + ".class");
      if (Files.exists(file)) {
        byte[] bytes = transform(change.apply(read(file)));
        return defineClass(name, bytes, 0, bytes.length);
      }
    }
    throw new ClassNotFoundException(name);
  }

  private static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] transform(byte[] bytes) {
    ClassReader reader = new ClassReader(bytes);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(new Transformer(writer), 0);
    return writer.toByteArray();
  }

  private static final class Transformer extends ClassVisitor {

    private boolean isInterface;

    Transformer(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String above, String[] interfaces) {
      isInterface = (access & Opcodes.ACC_INTERFACE) != 0;
      super.visit(version, access, name, signature, above, interfaces);
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String descriptor, String signature, Object value) {
      boolean keeps = isInterface || (access & Opcodes.ACC_STATIC) != 0;
      int kept = keeps ? access : access & ~Opcodes.ACC_FINAL;
      return super.visitField(kept, name, descriptor, signature, value);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      return new HostTracer(next);
    }
  }
}
