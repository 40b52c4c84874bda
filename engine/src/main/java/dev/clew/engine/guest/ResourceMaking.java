package dev.clew.engine.guest;

import java.net.MalformedURLException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Makes what programs see of files beside classes. Runs in the engine, as part of the JDK, so that
 * URLs are as the class loaders of the JDK make them.
 */
@SuppressWarnings({"unused", "deprecation"}) // called by name; URL's constructors
public final class ResourceMaking {

  private ResourceMaking() {}

  /**
   * @param parts protocol, base and name
   */
  static Object url(String[] parts) throws MalformedURLException {
    return at(parts, 0);
  }

  /**
   * @param parts protocol, base and name, of each in turn
   */
  static Object urls(String[] parts) throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (int i = 0; i < parts.length; i += 3) {
      urls.add(at(parts, i));
    }
    return Collections.enumeration(urls);
  }

  private static URL at(String[] parts, int i) throws MalformedURLException {
    return new URL(new URL(parts[i], "", -1, parts[i + 1]), parts[i + 2]);
  }
}
