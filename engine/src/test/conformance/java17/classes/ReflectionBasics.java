package classes;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;

/** Reflection on known members. */
public final class ReflectionBasics {

  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.METHOD})
  @interface Info {
    String value() default "none";

    int level() default 1;
  }

  interface Service {
    String serve(String what, int times);
  }

  @Info(value = "target", level = 3)
  public static class Target1 implements Service {
    public int number = 5;
    private static String shared = "s";
    protected final long fixed = 9;

    public Target1() {}

    Target1(int number) {
      if (number < 0) {
        throw new IllegalArgumentException("negative");
      }
      this.number = number;
    }

    @Info
    @Override
    public String serve(String what, int times) {
      return what.repeat(times) + number;
    }

    private static int secret(int a, int... rest) {
      return a + rest.length;
    }

    void fails() throws Exception {
      throw new Exception("from inside");
    }
  }

  public static void main(String[] args) throws Exception {
    Class<?> type = Class.forName("classes.ReflectionBasics$Target1");
    System.out.println(
        type.getName()
            + " "
            + type.getSimpleName()
            + " "
            + type.getTypeName()
            + type.getPackageName());
    System.out.println(
        Modifier.toString(type.getModifiers())
            + type.getSuperclass()
            + Arrays.toString(type.getInterfaces()));
    Method[] methods = type.getDeclaredMethods();
    Arrays.sort(methods, Comparator.comparing(Method::getName));
    for (Method method : methods) {
      System.out.println(
          method.getName()
              + Arrays.toString(method.getParameterTypes())
              + method.getReturnType()
              + " "
              + Modifier.toString(method.getModifiers()));
    }
    Constructor<?> constructor = type.getDeclaredConstructor(int.class);
    Object object = constructor.newInstance(8);
    Method serve = type.getMethod("serve", String.class, int.class);
    System.out.println(serve.invoke(object, "ab", 2));
    Method secret = type.getDeclaredMethod("secret", int.class, int[].class);
    System.out.println(secret.invoke(null, 5, new int[] {1, 2}) + " " + secret.isVarArgs());
    try {
      type.getDeclaredMethod("fails").invoke(object);
    } catch (InvocationTargetException e) {
      System.out.println("target threw " + e.getCause().getMessage());
    }
    try {
      constructor.newInstance(-1);
    } catch (InvocationTargetException e) {
      System.out.println(e.getTargetException());
    }
    try {
      serve.invoke(object, 1, 2);
    } catch (IllegalArgumentException e) {
      System.out.println("wrong arguments");
    }
    Field number = type.getField("number");
    number.setInt(object, number.getInt(object) + 1);
    System.out.println(number.get(object) + " " + ((Target1) object).number);
    Field shared = type.getDeclaredField("shared");
    shared.set(null, "changed");
    System.out.println(Target1.shared + " " + type.getDeclaredField("fixed").getLong(object));
    try {
      type.getMethod("none");
    } catch (NoSuchMethodException e) {
      System.out.println(e.getMessage());
    }
    try {
      Class.forName("no.such.Type");
    } catch (ClassNotFoundException e) {
      System.out.println(e.getMessage());
    }
    Info info = type.getAnnotation(Info.class);
    System.out.println(info.value() + info.level() + serve.getAnnotation(Info.class).value());
    Object array = Array.newInstance(int.class, 3);
    Array.setInt(array, 1, 7);
    System.out.println(
        Array.getLength(array) + " " + Array.get(array, 1) + array.getClass().getSimpleName());
    System.out.println(
        Array.newInstance(String.class, 2, 3).getClass().getTypeName()
            + int[][].class.getComponentType());
    System.out.println(
        Number.class.isInstance(5)
            + " "
            + Object.class.isAssignableFrom(int[].class)
            + int.class.isPrimitive());
    System.out.println(
        Integer.class.cast(5)
            + " "
            + type.isInstance("x")
            + Map.Entry.class.getName()
            + Runnable.class.isInterface());
    Service proxy =
        (Service)
            Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {Service.class},
                (self, method, arguments) -> method.getName() + Arrays.toString(arguments));
    System.out.println(proxy.serve("x", 3) + " " + Proxy.isProxyClass(proxy.getClass()));
    System.out.println(
        Thread.State.class.getEnumConstants().length
            + " "
            + Thread.State.valueOf("NEW").getDeclaringClass());
  }
}
