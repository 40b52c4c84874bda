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
