package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;

/**
 * The classes of the code under test, apart from the harness's own; with assertions, unless told.
 */
final class UserClasses extends URLClassLoader {

  /** The property that turns assertions off, as they are where a program is in use. */
  private static final String WITHOUT_ASSERTIONS = "clew.unasserted";

  /** Changes the content of a class. */
  interface ClassChange {
    byte[] of(String name, byte[] content);
  }

  private final List<Class<?>> unseen = new ArrayList<>();
  private final ClassContents contents;
  private final ClassChange change;
  private boolean remembers;

  /**
   * @param contents what they are made of
   */
  UserClasses(URL[] places, ClassContents contents) {
    this(places, contents, (name, content) -> content);
  }

  /**
   * The same.
   *
   * @param change what becomes of a class, by its name
   */
  UserClasses(URL[] places, ClassContents contents, ClassChange change) {
    super(places, ClassLoader.getSystemClassLoader().getParent());
    this.contents = contents;
    this.change = change;
    super.setDefaultAssertionStatus(!Boolean.getBoolean(WITHOUT_ASSERTIONS));
  }

  /** Code under test can get at its loader: what it does to it is for its own call only. */
  private void spoil() {
    synchronized (unseen) {
      remembers = true;
    }
  }

  @Override
  public void close() throws IOException {
    spoil();
    super.close();
  }

  @Override
  public void setDefaultAssertionStatus(boolean enabled) {
    spoil();
    super.setDefaultAssertionStatus(enabled);
  }

  @Override
  public void setPackageAssertionStatus(String packageName, boolean enabled) {
    spoil();
    super.setPackageAssertionStatus(packageName, enabled);
  }

  @Override
  public void setClassAssertionStatus(String className, boolean enabled) {
    spoil();
    super.setClassAssertionStatus(className, enabled);
  }

  @Override
  public void clearAssertionStatus() {
    spoil();
    super.clearAssertionStatus();
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    Class<?> found = defined(name);
    synchronized (unseen) {
      unseen.add(found);
    }
    return found;
  }

  /** A class of ours that has to be one of theirs, to see what they see. Defined once. */
  Class<?> define(String name, byte[] content) {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known == null ? defineClass(name, content, 0, content.length) : known;
    }
  }

  /** A class by its name; what is wrong with it, the JVM says here. */
  private Class<?> defined(String name) throws ClassNotFoundException {
    ClassContents.Content known;
    try {
      known = contents.of(name);
    } catch (ClassNotFoundException e) {
      known = null;
    }
    if (known == null) {
      return super.findClass(name);
    }
    byte[] bytes = change.of(name, known.bytes());
    CodeSource source = known.source();
    definePackage(known.itsPackage(), source == null ? null : source.getLocation());
    return defineClass(name, bytes, 0, bytes.length, source);
  }

  /** With what the manifest says of it. */
  private void definePackage(@Nullable Package known, @Nullable URL place) {
    if (known != null && !known.getName().isEmpty() && getPackage(known.getName()) == null) {
      definePackage(
          known.getName(),
          known.getSpecificationTitle(),
          known.getSpecificationVersion(),
          known.getSpecificationVendor(),
          known.getImplementationTitle(),
          known.getImplementationVersion(),
          known.getImplementationVendor(),
          known.isSealed() ? place : null);
    }
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
