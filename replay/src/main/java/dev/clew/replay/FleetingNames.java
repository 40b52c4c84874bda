package dev.clew.replay;

import dev.clew.engine.heap.IdentityHash;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Compares texts and names of classes up to what every JVM chooses anew: the numbers of classes
 * that are made at run time (lambdas, proxies, hidden ones) and the hash codes of objects that have
 * none of their own. All else has to be the same, and what the engine has one hash code for has one
 * on the real JVM. For one path.
 */
final class FleetingNames {

  private static final Pattern LAMBDA =
      Pattern.compile("(?<=[\\w$])\\$\\$Lambda(?:\\$\\d+)?(?:/0x[0-9a-f]{16})?(?![\\w$])");
  private static final Pattern PROXY =
      Pattern.compile("(?:\\b(?:com\\.sun\\.proxy|jdk\\.proxy\\d+)\\.)?\\$Proxy\\d+\\b");
  private static final Pattern HIDDEN = Pattern.compile("(?<=[\\w$])/0x[0-9a-f]{16}\\b");

  private static final Pattern TOKEN = Pattern.compile("[0-9A-Za-z]+|[^0-9A-Za-z]");
  private static final Pattern HEX = Pattern.compile("[0-9a-f]{1,8}");
  private static final Pattern DECIMAL = Pattern.compile("[0-9]{1,10}");

  /** Smaller numbers are hash codes behind the name of a class only. */
  private static final int SMALLEST = 1 << 20;

  /** Telling hash codes takes time. */
  private static final int MOST_HASHES = 16;

  private final Map<Long, Long> hashes = new HashMap<>();
  private final Map<Long, Long> back = new HashMap<>();

  /** The name of a class without what a JVM adds to it. */
  static String ofClass(String name) {
    return HIDDEN
        .matcher(
            PROXY.matcher(LAMBDA.matcher(name).replaceAll("\\$\\$Lambda")).replaceAll("\\$Proxy"))
        .replaceAll("");
  }

  static boolean isLambda(String className) {
    return LAMBDA.matcher(className).find();
  }

  /**
   * Whether two texts are the same.
   *
   * @param told what the engine says
   */
  boolean isSame(String told, String real) {
    if (told.equals(real)) {
      return true;
    }
    List<String> tokens = tokens(told);
    List<String> others = tokens(real);
    if (tokens.size() != others.size()) {
      return false;
    }
    int found = 0;
    for (int i = 0; i < tokens.size(); i++) {
      if (!tokens.get(i).equals(others.get(i))) {
        found++;
        if (found > MOST_HASHES || !isHash(tokens, i, others.get(i))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The same for numbers. */
  boolean isSame(Object told, Object real) {
    return told.equals(real)
        || (told instanceof Integer number
            && real instanceof Integer other
            && other > 0
            && number >= SMALLEST
            && IdentityHash.isOne(number)
            && pair(number, other));
  }

  private static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(ofClass(text));
    while (matcher.find()) {
      tokens.add(matcher.group());
    }
    return tokens;
  }

  private boolean isHash(List<String> tokens, int at, String real) {
    int smallest = isBehindName(tokens, at) ? 1 : SMALLEST;
    return isHash(tokens.get(at), real, HEX, 16, smallest)
        || isHash(tokens.get(at), real, DECIMAL, 10, smallest);
  }

  private boolean isHash(String told, String real, Pattern digits, int radix, int smallest) {
    if (!digits.matcher(told).matches() || !digits.matcher(real).matches()) {
      return false;
    }
    long hash = Long.parseLong(told, radix);
    long other = Long.parseLong(real, radix);
    boolean isPossible = hash >= smallest && hash <= Integer.MAX_VALUE;
    return isPossible
        && other > 0
        && other <= Integer.MAX_VALUE
        && IdentityHash.isOne(hash)
        && pair(hash, other);
  }

  /** As {@link Object#toString} has it. */
  private static boolean isBehindName(List<String> tokens, int at) {
    return at > 1 && tokens.get(at - 1).equals("@") && tokens.get(at - 2).matches("[\\w$;]+");
  }

  private boolean pair(long hash, long other) {
    Long known = hashes.putIfAbsent(hash, other);
    Long from = back.putIfAbsent(other, hash);
    return (known == null || known == other) && (from == null || from == hash);
  }
}
