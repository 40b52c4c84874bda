package dev.clew.harness.replay;

import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Objects for which no constructor runs, as deserialisation makes them. */
final class Allocation {

  private Allocation() {}

  static Object of(Class<?> type) throws ReflectiveOperationException {
    // by reflection, as compilers warn of the class and it moves to another module some day
    Class<?> unsafe = Class.forName("sun.misc.Unsafe");
    Field field = unsafe.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Method allocate = unsafe.getMethod("allocateInstance", Class.class);
    return allocate.invoke(field.get(null), type);
  }
}
