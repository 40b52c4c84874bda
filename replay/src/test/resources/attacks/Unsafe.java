package jdk_internal_misc;

import java.lang.reflect.Field;

/** Stands for the JDK's when attacks are compiled. */
public class Unsafe {
  public static Unsafe getUnsafe() { return null; }
  public native Object getReference(Object base, long offset);
  public native Object staticFieldBase(Field field);
  public native long staticFieldOffset(Field field);
}
