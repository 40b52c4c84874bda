package dev.clew.annotations;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.function.Function;

/** Inputs from outside for a driver that runs without Clew. Safe to use from several threads. */
final class GivenInputs {

  private static final String PREFIX = "clew.input.";
  private static final String FILE = "clew.inputs";

  /** How often each name was asked for. */
  private final Map<String, Integer> asked = new HashMap<>();

  /** What the file says, by the file's name, so that another file is read again. */
  private final Map<String, Properties> files = new HashMap<>();

  /** The value of the next call with a name. */
  synchronized <T> T next(String name, Function<String, T> reader, T otherwise) {
    int number = asked.merge(name, 1, Integer::sum);
    String key = number == 1 ? name : name + "#" + number;
    String text = text(key);
    if (text == null) {
      return otherwise;
    }
    try {
      return reader.apply(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "the input " + key + " is \"" + text + "\", which is not of its type", e);
    }
  }

  @SuppressWarnings("NullAway") // null where nothing is given
  private String text(String key) {
    String direct = System.getProperty(PREFIX + key);
    String file = System.getProperty(FILE);
    return direct != null || file == null ? direct : read(file).getProperty(key);
  }

  private Properties read(String file) {
    Properties known = files.get(file);
    if (known != null) {
      return known;
    }
    Properties read = new Properties();
    try (Reader reader = Files.newBufferedReader(Paths.get(file), StandardCharsets.UTF_8)) {
      read.load(reader);
    } catch (IOException e) {
      throw new IllegalArgumentException("the file of inputs cannot be read: " + file, e);
    }
    files.put(file, read);
    return read;
  }

  static Character character(String text) {
    return text.length() == 1 ? text.charAt(0) : (char) Integer.decode(text).intValue();
  }

  static Boolean truth(String text) {
    if (!text.equals("true") && !text.equals("false")) {
      throw new IllegalArgumentException(text);
    }
    return text.equals("true");
  }
}
