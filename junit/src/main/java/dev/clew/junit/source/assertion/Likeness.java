package dev.clew.junit.source.assertion;

import dev.clew.replay.Picture;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Whether pictures of one object at two moments show the same. Inputs have the same numbers in
 * both, other objects may have others: remembers which number stands for which. Parts have to be
 * compared in the order in which they were painted.
 */
public final class Likeness {

  private final Map<Integer, Integer> numbers = new HashMap<>();

  public boolean isSame(Picture before, Picture after) {
    if (before instanceof Picture.Ref one && after instanceof Picture.Ref other) {
      return numbers.getOrDefault(one.number(), one.number()) == other.number();
    } else if (before instanceof Picture.Text one && after instanceof Picture.Text other) {
      return stands(one.number(), other.number()) && one.value().equals(other.value());
    } else if (before instanceof Picture.Array one && after instanceof Picture.Array other) {
      return stands(one.number(), other.number())
          && one.type().equals(other.type())
          && areSame(one.elements(), other.elements());
    } else if (before instanceof Picture.Elements one && after instanceof Picture.Elements other) {
      return stands(one.number(), other.number())
          && one.type().equals(other.type())
          && areSame(one.elements(), other.elements());
    } else if (before instanceof Picture.Entries one && after instanceof Picture.Entries other) {
      return stands(one.number(), other.number())
          && one.type().equals(other.type())
          && areSame(parts(one), parts(other));
    } else if (before instanceof Picture.Fields one && after instanceof Picture.Fields other) {
      return stands(one.number(), other.number())
          && one.type().equals(other.type())
          && areSame(parts(one), parts(other));
    } else if (before instanceof Picture.Spelled one && after instanceof Picture.Spelled other) {
      return stands(one.number(), other.number())
          && one.type().equals(other.type())
          && one.text().equals(other.text());
    } else if (before instanceof Picture.Opaque one && after instanceof Picture.Opaque other) {
      return stands(one.number(), other.number()) && one.type().equals(other.type());
    }
    return before.equals(after); // the others have no numbers
  }

  private boolean stands(int one, int other) {
    Integer known = numbers.putIfAbsent(one, other);
    return known == null || known == other;
  }

  private boolean areSame(List<Picture> before, List<Picture> after) {
    boolean same = before.size() == after.size();
    for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
      same &= isSame(before.get(i), after.get(i)); // all of them, for their numbers
    }
    return same;
  }

  private static List<Picture> parts(Picture.Entries entries) {
    return entries.entries().stream()
        .flatMap(entry -> Stream.of(entry.key(), entry.value()))
        .toList();
  }

  private static List<Picture> parts(Picture.Fields fields) {
    return List.copyOf(fields.fields().values());
  }
}
