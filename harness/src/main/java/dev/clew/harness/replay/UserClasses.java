package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import dev.clew.harness.base.StaticState;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.CodeSource;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.List;

/** The classes of the code under test, apart from the harness's own; with assertions. */
final class UserClasses extends URLClassLoader {

  private static final Certificate[] NO_SIGNERS = new Certificate[0];

  private final List<Class<?>> unseen = new ArrayList<>();
  private final List<Class<?>> keeping = new ArrayList<>();
  private final List<ChangedClass> others;
  private boolean isSpoiled;

  /**
   * @param others are defined with this content in the place of their files'
   */
  UserClasses(URL[] places, List<ChangedClass> others) {
    super(places, ClassLoader.getSystemClassLoader().getParent());
    this.others = new ArrayList<>(others);
    super.setDefaultAssertionStatus(true);
  }

  /** Code under test can get at its loader: what it does to it is for its own call only. */
  private void spoil() {
    synchronized (unseen) {
      isSpoiled = true;
    }
  }

  /** Whether code under test did something to the loader itself. */
  boolean isSpoiled() {
    synchronized (unseen) {
      return isSpoiled;
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
    Class<?> changed = redefined(name);
    Class<?> found = changed == null ? super.findClass(name) : changed;
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

  /** A class that is to be another, or calls clocks and is to ask for what is given; else null. */
  private @Nullable Class<?> redefined(String name) {
    String path = name.replace('.', '/') + ".class";
    URL file = findResource(path);
    if (file == null) {
      return null;
    }
    try (InputStream in = file.openStream()) {
      byte[] original = readAll(in);
      byte[] given = ClockCalls.given(content(name, original));
      return given == original
          ? null
          : defineClass(name, given, 0, given.length, new CodeSource(place(file), NO_SIGNERS));
    } catch (IOException e) {
      return null;
    }
  }

  private byte[] content(String name, byte[] original) {
    for (ChangedClass other : others) {
      if (other.isCalled(name)) {
        return other.content();
      }
    }
    return original;
  }

  private URL place(URL file) {
    for (URL place : getURLs()) {
      if (file.toString().contains(place.toString())) {
        return place;
      }
    }
    return file;
  }

  private static byte[] readAll(InputStream in) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    byte[] part = new byte[8_192];
    for (int count = in.read(part); count >= 0; count = in.read(part)) {
      all.write(part, 0, count);
    }
    return all.toByteArray();
  }

  /**
   * The classes that are initialised and whose static fields may keep something of what happens, in
   * the order in which they were loaded. Where one has, the next call would not find them as a new
   * JVM has them.
   */
  List<Class<?>> remembering() {
    List<Class<?>> initialised = new ArrayList<>();
    synchronized (unseen) {
      while (!unseen.isEmpty()) {
        // looking at fields loads the classes of their types, which are seen here, too
        Class<?> next = unseen.remove(0);
        if (Memory.of(next)) {
          keeping.add(next);
        }
      }
      for (Class<?> each : keeping) {
        if (StaticState.isInitialized(each)) {
          initialised.add(each);
        }
      }
    }
    return initialised;
  }
}
