package dev.clew.engine.program;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/** Asks the JVM that runs the test what it makes of a folder of classes. */
final class HotSpot {

  private HotSpot() {}

  /** What goes wrong when a static method {@code run()} is called, or the word "fine". */
  static String outcomeOfRunning(Path folder, String className) {
    try (URLClassLoader loader = loader(folder)) {
      Class.forName(className, true, loader).getMethod("run").invoke(null);
      return "fine";
    } catch (InvocationTargetException e) {
      return describe(e.getCause());
    } catch (LinkageError e) {
      return describe(e);
    } catch (ReflectiveOperationException | IOException e) {
      throw new AssertionError(e);
    }
  }

  /** What goes wrong when a class is loaded, or the word "fine". */
  static String outcomeOfLoading(Path folder, String className) {
    try (URLClassLoader loader = loader(folder)) {
      Class.forName(className, false, loader);
      return "fine";
    } catch (LinkageError e) {
      return describe(e);
    } catch (ClassNotFoundException e) {
      return "java/lang/NoClassDefFoundError: " + className.replace('.', '/');
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** The same when it is linked and has no initialiser. */
  static String outcomeOfLinking(Path folder, String className) {
    try (URLClassLoader loader = loader(folder)) {
      Class.forName(className, true, loader);
      return "fine";
    } catch (LinkageError e) {
      return describe(e);
    } catch (ClassNotFoundException | IOException e) {
      throw new AssertionError(e);
    }
  }

  /** One loader for many calls. */
  static final class Session implements AutoCloseable {

    private final URLClassLoader loader;

    Session(Path folder) throws MalformedURLException {
      loader = loader(folder);
    }

    /** What a static method that takes an object makes of a new one of a class. */
    String call(String owner, String method, String receiver) {
      try {
        Object object = load(receiver).getConstructor().newInstance();
        return (String) load(owner).getMethod(method, Object.class).invoke(null, object);
      } catch (InvocationTargetException e) {
        return describe(e.getCause());
      } catch (LinkageError e) {
        return describe(e);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("the test's classes are broken", e);
      }
    }

    private Class<?> load(String internalName) throws ClassNotFoundException {
      return Class.forName(internalName.replace('/', '.'), true, loader);
    }

    @Override
    public void close() throws IOException {
      loader.close();
    }
  }

  private static URLClassLoader loader(Path folder) throws MalformedURLException {
    URL[] urls = {folder.toUri().toURL()};
    return new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
  }

  /** Without the remark on modules and loaders that HotSpot appends. */
  private static String describe(Throwable error) {
    String message =
        String.valueOf(error.getMessage())
            .replaceAll(" \\([^()]*(unnamed module|module java\\.)[^()]*\\)", "");
    return error.getClass().getName().replace('.', '/') + ": " + message;
  }
}
