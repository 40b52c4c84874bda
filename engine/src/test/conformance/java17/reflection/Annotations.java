package reflection;

import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Annotations and generic types by reflection. */
public final class Annotations {

  @Retention(RetentionPolicy.RUNTIME)
  @Inherited
  @interface Everything {
    int number() default 5;

    long big() default Long.MIN_VALUE;

    String text() default "text\n\u00e9";

    char letter() default 'c';

    double real() default -0.0;

    float single() default Float.NaN;

    boolean flag() default true;

    byte tiny() default -1;

    short small() default 7;

    Class<?> type() default Map.Entry.class;

    ElementType kind() default ElementType.FIELD;

    String[] names() default {"a", "b"};

    int[] numbers() default {};

    Nested nested() default @Nested("inner");

    Nested[] more() default {@Nested("x"), @Nested("y")};
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Nested {
    String value();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @Repeatable(Tags.class)
  @Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE, ElementType.TYPE_USE})
  @interface Tag {
    String value();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE, ElementType.TYPE_USE})
  @interface Tags {
    Tag[] value();
  }

  @Retention(RetentionPolicy.CLASS)
  @interface Unseen {}

  @Everything(number = 9, names = "only", type = int[].class)
  @Unseen
  static class Base<T extends Comparable<? super T>> {
    @Deprecated(since = "1", forRemoval = false)
    List<? extends T> items;

    Map<String, List<T[]>> map;

    @Tag("one")
    @Tag("two")
    <X extends Exception> T method(@Tag("p") int a, @Nested("n") String b) throws X {
      return null;
    }
  }

  @Tag("sub")
  static class Sub extends Base<String> implements Comparator<Sub> {
    @Override
    public int compare(Sub a, Sub b) {
      return 0;
    }
  }

  public static void main(String[] args) throws Exception {
    Everything all = Base.class.getAnnotation(Everything.class);
    System.out.println(all.number() + " " + all.big() + all.text() + all.letter() + all.real());
    System.out.println(
        all.single() + " " + all.flag() + all.tiny() + all.small() + all.type() + all.kind());
    System.out.println(
        Arrays.toString(all.names())
            + Arrays.toString(all.numbers())
            + all.nested().value()
            + all.more().length);
    System.out.println(
        all.annotationType()
            + " "
            + all.equals(Sub.class.getAnnotation(Everything.class))
            + (all == Base.class.getAnnotation(Everything.class)));
    System.out.println(
        all.nested()
            + " "
            + all.nested().equals(all.more()[0])
            + " "
            + all.nested().hashCode()
            + " "
            + (all.hashCode() == Sub.class.getAnnotation(Everything.class).hashCode()));
    System.out.println(
        Base.class.getAnnotations().length
            + " "
            + Sub.class.getDeclaredAnnotations().length
            + Sub.class.getAnnotations().length
            + Base.class.isAnnotationPresent(Unseen.class));
    Method method =
        Arrays.stream(Base.class.getDeclaredMethods())
            .filter(m -> m.getName().equals("method"))
            .findFirst()
            .orElseThrow();
    System.out.println(
        Arrays.stream(method.getAnnotationsByType(Tag.class))
                .map(Tag::value)
                .collect(Collectors.toList())
            + " "
            + method.getAnnotation(Tag.class)
            + method.getAnnotation(Tags.class).value().length);
    Annotation[][] parameters = method.getParameterAnnotations();
    System.out.println(
        parameters.length
            + " "
            + parameters[0].length
            + ((Tag) parameters[0][0]).value()
            + parameters[1][0]);
    System.out.println(
        Arrays.toString(method.getParameters()) + method.getParameters()[0].isNamePresent());
    System.out.println(
        Base.class.getDeclaredField("items").isAnnotationPresent(Deprecated.class)
            + Base.class.getDeclaredField("items").getAnnotation(Deprecated.class).since());
    System.out.println(
        Everything.class.getMethod("number").getDefaultValue()
            + " "
            + Nested.class.getMethod("value").getDefaultValue()
            + Everything.class.isAnnotation());
    generics(method);
  }

  private static void generics(Method method) throws Exception {
    System.out.println(
        Base.class.getTypeParameters()[0]
            + Arrays.toString(Base.class.getTypeParameters()[0].getBounds()));
    Type parent = Sub.class.getGenericSuperclass();
    System.out.println(
        parent
            + " "
            + ((ParameterizedType) parent).getActualTypeArguments()[0]
            + ((ParameterizedType) parent).getOwnerType());
    System.out.println(
        Arrays.toString(Sub.class.getGenericInterfaces())
            + Base.class.getDeclaredField("items").getGenericType());
    System.out.println(
        Base.class.getDeclaredField("map").getGenericType()
            + " "
            + Base.class.getDeclaredField("map").toGenericString());
    System.out.println(
        method.toGenericString()
            + Arrays.toString(method.getGenericExceptionTypes())
            + method.getGenericReturnType()
            + method.getTypeParameters()[0]);
    System.out.println(
        List.class.getGenericInterfaces()[0] + Arrays.toString(Map.class.getTypeParameters()));
  }
}
