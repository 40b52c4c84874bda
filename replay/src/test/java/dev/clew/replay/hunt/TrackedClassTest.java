package dev.clew.replay.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

class TrackedClassTest {

  /** Defines classes as they are changed for hunts. */
  private static final class Changing extends URLClassLoader {

    Changing(URL place) {
      super(new URL[] {place}, TrackedClassTest.class.getClassLoader());
    }

    Class<?> define(String name) throws IOException {
      String file = name.replace('.', '/') + ".class";
      URL place = Objects.requireNonNull(findResource(file), file);
      try (InputStream in = place.openStream()) {
        byte[] changed = TrackedClass.of(in.readAllBytes());
        return defineClass(name, changed, 0, changed.length);
      }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        boolean isOurs = findResource(name.replace('.', '/') + ".class") != null;
        try {
          return known != null ? known : isOurs ? define(name) : super.loadClass(name, resolve);
        } catch (IOException e) {
          throw new ClassNotFoundException(name, e);
        }
      }
    }
  }

  @Test
  void theJvmTakesEveryClassOfALibraryAsItIsChanged() throws Exception {
    int linked = 0;
    URL library = Assertions.class.getProtectionDomain().getCodeSource().getLocation();
    try (Changing loader = new Changing(library)) {
      for (String name : classes(library)) {
        linked += isLinked(loader, name) ? 1 : 0;
      }
    }
    assertThat(linked).isGreaterThan(500);
  }

  /** False where something is missing that the library can do without. */
  private static boolean isLinked(ClassLoader loader, String name) throws ClassNotFoundException {
    try {
      Class.forName(name, /* initialize= */ true, loader); // verifies it, too
      return true;
    } catch (NoClassDefFoundError e) {
      return false;
    }
  }

  private static List<String> classes(URL jar) throws IOException, URISyntaxException {
    try (JarFile file = new JarFile(Path.of(jar.toURI()).toFile())) {
      return file.stream()
          .map(JarEntry::getName)
          .filter(name -> name.endsWith(".class") && !name.contains("-"))
          .map(name -> name.substring(0, name.length() - 6).replace('/', '.'))
          .toList();
    }
  }
}
