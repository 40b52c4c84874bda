package dev.clew.harness;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A method or constructor that can be called. */
public abstract class Invocation {

  private Invocation() {}

  /**
   * Calls it.
   *
   * @param receiver null for a static method or a constructor
   * @throws InvocationTargetException what it threw
   */
  public abstract @Nullable Object call(@Nullable Object receiver, Object[] arguments)
      throws ReflectiveOperationException;

  /** Whether what it returns has no identity; so it is without a result. */
  public abstract boolean returnsPrimitive();

  static Invocation of(Method method) {
    boolean open =
        Modifier.isPublic(method.getModifiers())
            && Modifier.isPublic(method.getDeclaringClass().getModifiers());
    if (!open) {
      method.setAccessible(true);
    }
    return new Invocation() {
      @Override
      public @Nullable Object call(@Nullable Object receiver, Object[] arguments)
          throws ReflectiveOperationException {
        return method.invoke(receiver, arguments);
      }

      @Override
      public boolean returnsPrimitive() {
        return method.getReturnType().isPrimitive();
      }
    };
  }

  static Invocation of(Constructor<?> constructor) {
    constructor.setAccessible(true);
    return new Invocation() {
      @Override
      public Object call(@Nullable Object receiver, Object[] arguments)
          throws ReflectiveOperationException {
        return constructor.newInstance(arguments);
      }

      @Override
      public boolean returnsPrimitive() {
        return false;
      }
    };
  }

  /**
   * A method of a class that has others which cannot be looked at: a method handle is linked by
   * itself.
   *
   * @param descriptor all its types can be loaded
   */
  static Invocation of(Class<?> owner, String name, String descriptor)
      throws ReflectiveOperationException {
    MethodType type = MethodType.fromMethodDescriptorString(descriptor, owner.getClassLoader());
    MethodHandles.Lookup lookup = lookup(owner);
    if (name.equals("<init>")) {
      return of(lookup.findConstructor(owner, type), /* takesReceiver= */ false);
    }
    try {
      return of(lookup.findVirtual(owner, name, type), /* takesReceiver= */ true);
    } catch (IllegalAccessException e) {
      return of(lookup.findStatic(owner, name, type), /* takesReceiver= */ false);
    }
  }

  /** With access to all of a class; Java 8 has none, and needs none here. */
  private static MethodHandles.Lookup lookup(Class<?> owner) throws ReflectiveOperationException {
    Method privateLookup =
        MethodHandles.class.getMethod("privateLookupIn", Class.class, MethodHandles.Lookup.class);
    return (MethodHandles.Lookup) privateLookup.invoke(null, owner, MethodHandles.lookup());
  }

  private static Invocation of(MethodHandle handle, boolean takesReceiver) {
    return new Invocation() {
      @Override
      public @Nullable Object call(@Nullable Object receiver, Object[] arguments)
          throws ReflectiveOperationException {
        List<Object> all = new ArrayList<>();
        if (takesReceiver) {
          all.add(receiver);
        }
        all.addAll(Arrays.asList(arguments));
        try {
          return handle.invokeWithArguments(all);
        } catch (Throwable e) {
          throw new InvocationTargetException(e);
        }
      }

      @Override
      public boolean returnsPrimitive() {
        return handle.type().returnType().isPrimitive();
      }
    };
  }
}
