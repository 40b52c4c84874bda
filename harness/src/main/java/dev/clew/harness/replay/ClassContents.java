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
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the classes of the code under test are made of, after JaCoCo's agent has changed them. Each
 * is read and changed once, however many loaders define it: that takes longer than most calls. For
 * the agent to change a class it is defined here, too, where it is never initialised.
 */
final class ClassContents extends URLClassLoader {

  private static final Certificate[] NO_SIGNERS = new Certificate[0];

  private final List<ChangedClass> others;
  private final Map<String, byte[]> contents = new ConcurrentHashMap<>();

  /** A class as it is to be defined. */
  static final class Content {

    private final byte[] bytes;
    private final @Nullable Class<?> example;

    private Content(byte[] bytes, @Nullable Class<?> example) {
      this.bytes = bytes;
      this.example = example;
    }

    byte[] bytes() {
      return bytes.clone();
    }

    /** Where it is from; null where it could not be defined, which nobody can. */
    @Nullable
    CodeSource source() {
      return example == null ? null : example.getProtectionDomain().getCodeSource();
    }

    /** Its package; null where that is not known. */
    @Nullable
    Package itsPackage() {
      return example == null ? null : example.getPackage();
    }
  }

  ClassContents(URL[] places) {
    super(places, ClassLoader.getSystemClassLoader().getParent());
    this.others = Collections.emptyList();
  }

  private ClassContents(ClassContents original, List<ChangedClass> others) {
    super(original.getURLs(), original);
    this.others = new ArrayList<>(others);
  }

  /** The same but for some classes, which are not as their files have them. */
  ClassContents with(List<ChangedClass> changed) {
    return changed.isEmpty() ? this : new ClassContents(this, changed);
  }

  /**
   * A class; null if its file cannot be read.
   *
   * @throws ClassNotFoundException if there is none
   */
  @Nullable
  Content of(String name) throws ClassNotFoundException {
    Class<?> example = null;
    byte[] bytes;
    try {
      example = loadClass(name);
      ClassLoader definer = example.getClassLoader();
      bytes =
          definer instanceof ClassContents ? ((ClassContents) definer).contents.get(name) : null;
    } catch (LinkageError e) { // whoever defines it will get the same
      bytes = contents.get(name);
    }
    return bytes == null ? null : new Content(bytes, example);
  }

  /** Takes what became of a class that is being defined here. */
  void keep(String name, byte[] content) {
    contents.put(name, content.clone());
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (other(name) == null) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known == null ? findClass(name) : known;
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    Class<?> changed = redefined(name);
    return changed == null ? super.findClass(name) : changed;
  }

  /** A class that is to be another, or calls clocks and is to ask for what is given; else null. */
  private @Nullable Class<?> redefined(String name) {
    URL file = findResource(name.replace('.', '/') + ".class");
    if (file == null) {
      return null;
    }
    try (InputStream in = file.openStream()) {
      byte[] original = readAll(in);
      byte[] other = other(name);
      byte[] given = ClockCalls.given(other == null ? original : other);
      keep(name, given); // unless an agent changes it
      return given == original
          ? null
          : defineClass(name, given, 0, given.length, new CodeSource(place(file), NO_SIGNERS));
    } catch (IOException e) {
      return null;
    }
  }

  private @Nullable byte[] other(String name) {
    for (ChangedClass other : others) {
      if (other.isCalled(name)) {
        return other.content();
      }
    }
    return null;
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
}
