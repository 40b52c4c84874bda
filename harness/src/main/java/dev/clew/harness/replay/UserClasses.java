package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
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
  private final List<ChangedClass> others;
  private boolean remembers;

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
