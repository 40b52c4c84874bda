package reflection;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;

/** Classes that the JDK makes when they are wanted. */
public final class Proxies {

  public interface Service {
    int add(int a, long b);

    String name();

    void act(String what) throws IOException;

    double[] values(Object... items);

    boolean test(char c, byte b, short s, float f, double d, boolean z);

    default String both() {
      return name() + name();
    }
  }

  interface Other {
    String name();

    default int number() {
      return 42;
    }
  }

  static final class Recorder implements InvocationHandler {
    final List<String> calls = new ArrayList<>();
    Object next;

    @Override
    public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
      calls.add(method.getName() + Arrays.toString(args));
      if (next instanceof Throwable t) {
        throw t;
      }
      return next;
    }
  }

  interface Action {
    Object run() throws Throwable;
  }

  static void show(String label, Action action) {
    try {
      System.out.println(label + ": " + action.run());
    } catch (UndeclaredThrowableException e) {
      System.out.println(label + " undeclared " + e.getCause());
    } catch (Throwable e) {
      System.out.println(label + " threw " + e.getClass().getName());
    }
  }

  public static void main(String[] args) throws Exception {
    Recorder recorder = new Recorder();
    Service service =
        (Service)
            Proxy.newProxyInstance(
                Service.class.getClassLoader(), new Class<?>[] {Service.class}, recorder);
    recorder.next = 7;
    System.out.println(service.add(1, 2L) + " " + recorder.calls);
    recorder.next = "name";
    System.out.println(service.name() + service.both() + service);
    recorder.next = true;
    System.out.println(
        service.test('c', (byte) 1, (short) 2, 3f, 4.0, false) + " " + service.equals(null));
    recorder.next = null;
    System.out.println(Arrays.toString(service.values(1, "x")) + recorder.calls.size());
    show("null int", () -> service.add(1, 1));
    recorder.next = "text";
    show("wrong result", () -> service.add(1, 1));
    recorder.next = new IOException("declared");
    show(
        "declared",
        () -> {
          service.act("x");
          return "done";
        });
    recorder.next = new Exception("not declared");
    show("undeclared", () -> service.name());
    recorder.next = new IllegalStateException("runtime");
    show("runtime", () -> service.name());
    recorder.next = new AssertionError("error");
    show("error", () -> service.name());
    System.out.println(
        Proxy.isProxyClass(service.getClass())
            + " "
            + Proxy.isProxyClass(String.class)
            + (Proxy.getInvocationHandler(service) == recorder));
    show("no proxy", () -> Proxy.getInvocationHandler("x"));
    Class<?> type = service.getClass();
    System.out.println(
        Modifier.toString(type.getModifiers())
            + type.getSuperclass()
            + Arrays.toString(type.getInterfaces())
            + type.getSimpleName().startsWith("$Proxy"));
    show("class", () -> Proxy.newProxyInstance(null, new Class<?>[] {String.class}, recorder));
    show(
        "twice",
        () ->
            Proxy.newProxyInstance(
                null, new Class<?>[] {Runnable.class, Runnable.class}, recorder));
    show("null handler", () -> Proxy.newProxyInstance(null, new Class<?>[] {Runnable.class}, null));
    more();
  }

  @SuppressWarnings("unchecked")
  private static void more() throws Exception {
    InvocationHandler defaults =
        (proxy, method, args) ->
            method.isDefault()
                ? InvocationHandler.invokeDefault(proxy, method, args)
                : method.getDeclaringClass().getSimpleName() + "." + method.getName();
    Object both =
        Proxy.newProxyInstance(
            Proxies.class.getClassLoader(), new Class<?>[] {Service.class, Other.class}, defaults);
    System.out.println(
        ((Service) both).name()
            + ((Other) both).name()
            + ((Other) both).number()
            + ((Service) both).both());
    System.out.println(
        both
            + " "
            + both.getClass().getPackageName()
            + Modifier.toString(both.getClass().getModifiers()));
    List<Integer> target = List.of(3, 1, 2);
    List<Integer> logged =
        (List<Integer>)
            Proxy.newProxyInstance(
                null,
                new Class<?>[] {List.class},
                (proxy, method, args) -> method.invoke(target, args));
    System.out.println(
        logged.size()
            + " "
            + logged
            + logged.equals(target)
            + logged.hashCode()
            + new ArrayList<>(logged));
    show("target throws", () -> logged.add(5));
    Callable<String> callable =
        (Callable<String>)
            Proxy.newProxyInstance(
                null,
                new Class<?>[] {Callable.class},
                (proxy, method, args) -> {
                  throw new Exception("any");
                });
    show("everything declared", callable::call);
    Function<Object, Object> function =
        (Function<Object, Object>)
            Proxy.newProxyInstance(
                null,
                new Class<?>[] {Function.class},
                (proxy, method, args) -> args == null ? "none" : args[0]);
    System.out.println(function.apply(5));
    Comparator<String> comparator =
        (Comparator<String>)
            Proxy.newProxyInstance(
                null,
                new Class<?>[] {Comparator.class},
                (proxy, method, args) ->
                    method.isDefault()
                        ? InvocationHandler.invokeDefault(proxy, method, args)
                        : ((String) args[0]).compareTo((String) args[1]));
    List<String> words = new ArrayList<>(List.of("b", "c", "a"));
    words.sort(comparator.reversed());
    System.out.println(words);
    Object first = Proxy.newProxyInstance(null, new Class<?>[] {Runnable.class}, defaults);
    Object second = Proxy.newProxyInstance(null, new Class<?>[] {Runnable.class}, defaults);
    System.out.println(
        (first.getClass() == second.getClass())
            + " "
            + first.getClass().getDeclaredConstructors()[0].getParameterCount());
  }
}
