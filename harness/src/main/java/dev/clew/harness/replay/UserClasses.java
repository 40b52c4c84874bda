package dev.clew.harness.replay;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;

/** The classes of the code under test, apart from the harness's own; with assertions. */
final class UserClasses extends URLClassLoader {

  private final List<Class<?>> unseen = new ArrayList<>();
  private boolean remembers;

  UserClasses(URL[] places) {
    super(places, ClassLoader.getSystemClassLoader().getParent());
    setDefaultAssertionStatus(true);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    Class<?> found = super.findClass(name);
    synchronized (unseen) {
      unseen.add(found);
    }
    return found;
  }

  /**
   * Whether static fields of these classes may have kept something of what has happened. Then the
   * next call would not find them as a new JVM has them.
   */
  boolean remembers() {
    synchronized (unseen) {
      while (!unseen.isEmpty()) {
        // looking at fields loads the classes of their types, which are seen here, too
        remembers |= Memory.of(unseen.remove(unseen.size() - 1));
      }
      return remembers;
    }
  }
}
