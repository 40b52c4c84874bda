package dev.clew.replay.guard;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The reviewed native methods of the JDKs: which are harmless, and what the others ask. Everything
 * that is in no line of {@code natives.txt} asks for native code to be allowed, which it rarely is.
 *
 * <p>Methods are told apart by their names: overloads, and what has become of a method in another
 * JDK, do the same.
 */
final class NativeReview {

  private static final String FILE = "natives.txt";

  /** In the place of a class: every class of the module above. */
  private static final String ANY_CLASS = "*";

  private final Map<String, NativeCheck> byMethod;
  private final Set<String> refusedModules;

  private NativeReview(Map<String, NativeCheck> byMethod, Set<String> refusedModules) {
    this.byMethod = Map.copyOf(byMethod);
    this.refusedModules = Set.copyOf(refusedModules);
  }

  static NativeReview read() {
    try (InputStream in = NativeReview.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("no " + FILE);
      }
      return read(
          new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Lines are {@code module NAME}, {@code refused-module NAME}, or a check, a class and the names
   * of native methods; what follows a {@code #} is a comment.
   */
  static NativeReview read(List<String> lines) {
    Map<String, NativeCheck> byMethod = new HashMap<>();
    Set<String> refused = new HashSet<>();
    String module = "";
    for (String line : lines) {
      String text = line.replaceAll("#.*", "").strip();
      if (text.isEmpty()) {
        continue;
      }
      String[] words = text.split("\\s+");
      switch (words[0]) {
        case "module" -> module = words[1];
        case "refused-module" -> {
          module = words[1];
          refused.add(module);
        }
        default -> {
          String owner = words[1].equals(ANY_CLASS) ? module + "/*" : words[1].replace('.', '/');
          for (int i = 2; i < words.length; i++) {
            byMethod.put(owner + "." + words[i], NativeCheck.parse(words[0]));
          }
        }
      }
    }
    return new NativeReview(byMethod, refused);
  }

  /**
   * What a method asks.
   *
   * @param owner internal name of its class
   */
  NativeCheck check(String module, String owner, String method) {
    NativeCheck any = byMethod.getOrDefault(module + "/*." + method, NativeCheck.UNKNOWN);
    return byMethod.getOrDefault(owner + "." + method, any);
  }

  /** Whether somebody has looked at a method, or at the module that is refused whole. */
  boolean has(String module, String owner, String method) {
    return refusedModules.contains(module)
        || byMethod.containsKey(owner + "." + method)
        || byMethod.containsKey(module + "/*." + method);
  }
}
