package lang;

/** Monitors, volatiles and thread locals of one thread. */
public final class Monitors {

  private static volatile int shared;
  private static final ThreadLocal<StringBuilder> LOCAL =
      ThreadLocal.withInitial(StringBuilder::new);
  private int count;

  synchronized int increment() {
    return ++count;
  }

  static synchronized void announce(String what) {
    System.out.println(what + " " + Thread.holdsLock(Monitors.class));
  }

  int nested(int depth) {
    synchronized (this) {
      return depth == 0 ? increment() : nested(depth - 1) + 1;
    }
  }

  public static void main(String[] args) {
    Monitors object = new Monitors();
    for (int i = 0; i < 3; i++) {
      System.out.println(object.increment());
    }
    System.out.println(object.nested(50));
    announce("static");
    System.out.println(Thread.holdsLock(object) + " " + Thread.holdsLock(Monitors.class));
    synchronized (object) {
      System.out.println(Thread.holdsLock(object));
      object.notifyAll();
    }
    try {
      object.notify();
    } catch (IllegalMonitorStateException e) {
      System.out.println(e.getMessage());
    }
    try {
      synchronized (object) {
        throw new IllegalStateException("inside");
      }
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + Thread.holdsLock(object));
    }
    try {
      object.wait(1);
    } catch (IllegalMonitorStateException | InterruptedException e) {
      System.out.println(e.getMessage());
    }
    for (int i = 0; i < 10; i++) {
      shared += i;
    }
    System.out.println(shared++ + " " + ++shared);
    LOCAL.get().append("a");
    LOCAL.get().append("b");
    System.out.println(LOCAL.get());
    LOCAL.remove();
    System.out.println(LOCAL.get().length());
    ThreadLocal<Integer> other = new ThreadLocal<>();
    System.out.println(other.get());
    other.set(5);
    System.out.println(other.get());
    System.out.println(Thread.currentThread() == Thread.currentThread());
    System.out.println(Thread.interrupted());
    System.out.println(System.identityHashCode(object) == object.hashCode());
    System.out.println(System.identityHashCode(null));
  }
}
