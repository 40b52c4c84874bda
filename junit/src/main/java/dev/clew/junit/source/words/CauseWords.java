package dev.clew.junit.source.words;

import dev.clew.junit.source.syntax.Identifiers;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Words about why a call was refused: {@code orderIsEmpty} for {@code "Order is empty"}. */
final class CauseWords {

  private static final int MOST = 7;
  private static final int LONGEST = 44;

  /** Said of what should be so. */
  private static final Pattern RULE =
      Pattern.compile(".*(?i:must|should|(?<![a-z])only|atLeast|atMost|needs|requires).*");

  /** Said of what is wrong. */
  private static final Pattern WRONG =
      Pattern.compile(
          ".*(?i:not|no[A-Z]|cannot|too|already|empty|missing|out|bad|invalid|illegal|wrong"
              + "|insufficient|unknown|unexpected|found|fail|differ|is|exceed|few|dupl).*");

  private CauseWords() {}

  /** Whether words say what should be, as in {@code amountMustBePositive}. */
  static boolean isRule(String words) {
    return RULE.matcher(words).matches() || !WRONG.matcher(words).matches();
  }

  /**
   * The first words of a message, up to a colon, behind which values stand; two at least. What was
   * given is left out: {@code accountIsFrozen} for {@code "Account of Ada is frozen"}.
   *
   * @param given texts that the call and what came before were given
   */
  static String of(String whole, List<String> given) {
    String message = whole;
    for (String text : given) {
      message =
          message.replaceAll(
              "(?i)(?<![a-z0-9])((of|from|to|for|with|by) )?['\"]?"
                  + Pattern.quote(text)
                  + "(?![a-z0-9])['\"]?",
              " ");
    }
    int colon = message.indexOf(':');
    String sentence = colon > 0 ? message.substring(0, colon) : message;
    StringBuilder words = new StringBuilder();
    int count = 0;
    for (String part : sentence.split("[^A-Za-z0-9]+", -1)) {
      if (part.isEmpty() || count == MOST || words.length() + part.length() > LONGEST) {
        continue;
      }
      boolean isLoud = part.length() > 1 && part.equals(part.toUpperCase(Locale.ROOT));
      String word = isLoud ? part.toLowerCase(Locale.ROOT) : part;
      words.append(count == 0 ? Identifiers.decapitalised(word) : Identifiers.capitalised(word));
      count++;
    }
    String all = words.toString();
    return count < 2 || Character.isDigit(all.charAt(0)) ? "" : all;
  }
}
