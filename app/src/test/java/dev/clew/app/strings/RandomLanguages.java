package dev.clew.app.strings;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.Random;

/** Small random languages over an alphabet, with complements and intersections. */
final class RandomLanguages {

  private final Random random;
  private final String alphabet;

  RandomLanguages(Random random, String alphabet) {
    this.random = random;
    this.alphabet = alphabet;
  }

  Language next(int depth) {
    if (depth == 0) {
      return leaf();
    }
    return switch (random.nextInt(9)) {
      case 0, 1, 2 -> Language.sequence(next(depth - 1), next(depth - 1));
      case 3, 4 -> Language.choice(next(depth - 1), next(depth - 1));
      case 5 -> Language.star(next(depth - 1));
      case 6 -> Language.loop(next(depth - 1), random.nextInt(3), 2 + random.nextInt(2));
      case 7 -> Language.not(next(depth - 1));
      default -> Language.both(next(depth - 1), next(depth - 1));
    };
  }

  private Language leaf() {
    char unit = alphabet.charAt(random.nextInt(alphabet.length()));
    return switch (random.nextInt(6)) {
      case 0 -> Language.chars(CharSet.of(unit).complement());
      case 1 -> Language.chars(CharSet.of("" + unit + alphabet.charAt(0)));
      case 2 -> Language.word("" + unit + alphabet.charAt(random.nextInt(alphabet.length())));
      case 3 -> random.nextBoolean() ? Language.ANYTHING : Language.EMPTY;
      default -> Language.word("" + unit);
    };
  }
}
