package dev.clew.replay.guard;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The reviewed native methods of the JDKs: which are harmless, and what the others ask. Everything
 * that is in no line of {@code natives.txt} asks for native code to be allowed, which it rarely is.
 *
 * <p>Methods are told apart by their names: overloads, and what has become of a method in another
 * JDK, do the same.
 */
final class NativeReview {

  /** The JDKs that the review is tested on, and those that it is not. */
  private static final List<String> FILES = List.of("natives.txt", "natives-elsewhere.txt");

  /** In the place of a class: every class of the module above. */
  private static final String ANY_CLASS = "*";

  private static final Pattern WORDS = Pattern.compile("\\s+");

  private final Map<String, NativeCheck> byMethod;
  private final Set<String> refusedModules;

  private NativeReview(Map<String, NativeCheck> byMethod, Set<String> refusedModules) {
    this.byMethod = Map.copyOf(byMethod);
    this.refusedModules = Set.copyOf(refusedModules);
  }

  static NativeReview read() {
    return read(FILES.stream().flatMap(NativeReview::lines).toList());
  }

  private static Stream<String> lines(String file) {
    try (InputStream in = NativeReview.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("no " + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
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
      List<String> words = WORDS.splitAsStream(text).toList();
      String name = words.get(1);
      switch (words.get(0)) {
        case "module" -> module = name;
        case "refused-module" -> {
          module = name;
          refused.add(module);
        }
        default -> {
          String owner = name.equals(ANY_CLASS) ? module + "/*" : name.replace('.', '/');
          NativeCheck check = NativeCheck.parse(words.get(0));
          words.stream().skip(2).forEach(each -> byMethod.put(owner + "." + each, check));
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
