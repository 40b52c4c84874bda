package dev.clew.app.hunt;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Form;
import java.util.ArrayList;
import java.util.List;

/** What is a little simpler than some values: those first that leave the most out. */
final class Reductions {

  private static final int MOST_OF_TEXT = 48;
  private static final int MOST_LEAVES = 16;
  private static final int MOST_PARTS = 12;

  private Reductions() {}

  /** Each has fewer parts, a shorter text, a plainer character or a smaller number. */
  static List<List<Datum>> of(List<Datum> values) {
    List<List<Datum>> simpler = new ArrayList<>();
    for (int slot = 0; slot < values.size(); slot++) {
      for (Datum fewer : withoutParts(values.get(slot))) {
        List<Datum> others = new ArrayList<>(values);
        others.set(slot, fewer);
        simpler.add(others);
      }
    }
    List<Object> leaves = Leaves.of(values);
    for (int place = 0; place < Math.min(leaves.size(), MOST_LEAVES); place++) {
      for (Object leaf : simpler(leaves.get(place))) {
        simpler.add(Leaves.with(values, place, leaf));
      }
    }
    return simpler;
  }

  private static List<Datum> withoutParts(Datum datum) {
    List<Datum> fewer = new ArrayList<>();
    if (datum instanceof Datum.Made made) {
      int each = made.form() == Form.ENTRIES ? 2 : 1;
      for (int i = 0; i + each <= Math.min(made.parts().size(), MOST_PARTS); i += each) {
        List<Datum> parts = without(made.parts(), i, each);
        fewer.add(new Datum.Made(made.type(), 0, made.form(), made.arguments(), parts));
      }
    } else if (datum instanceof Datum.Array array && !isText(array)) {
      for (int i = 0; i < Math.min(array.elements().size(), MOST_PARTS); i++) {
        fewer.add(new Datum.Array(array.type(), 0, without(array.elements(), i, 1)));
      }
    }
    return fewer;
  }

  private static boolean isText(Datum.Array array) {
    return array.type().equals("byte[]") || array.type().equals("char[]");
  }

  private static List<Datum> without(List<Datum> parts, int from, int count) {
    List<Datum> left = new ArrayList<>(parts);
    left.subList(from, from + count).clear();
    return left;
  }

  private static List<Object> simpler(Object leaf) {
    List<Object> simpler = new ArrayList<>();
    if (leaf instanceof String text) {
      shorter(text, simpler);
      plainer(text, simpler);
    } else if (leaf instanceof Character unit) {
      for (char plain : new char[] {'a', '0', ' '}) {
        if (rank(plain) < rank(unit)) {
          simpler.add(plain);
        }
      }
    } else if (leaf instanceof Boolean truth) {
      if (truth) {
        simpler.add(false);
      }
    } else if (leaf instanceof Double || leaf instanceof Float) {
      fractions((Number) leaf, simpler);
    } else if (leaf instanceof Number number) {
      whole(number, simpler);
    }
    return simpler;
  }

  private static void shorter(String text, List<Object> simpler) {
    if (!text.isEmpty()) {
      simpler.add("");
    }
    for (int size = (text.length() + 1) / 2; size >= 1; size /= 2) {
      for (int from = 0; from < text.length() && simpler.size() < MOST_OF_TEXT; from += size) {
        int to = Math.min(text.length(), from + size);
        if (to - from < text.length()) {
          simpler.add(text.substring(0, from) + text.substring(to));
        }
      }
    }
  }

  private static void plainer(String text, List<Object> simpler) {
    for (int i = 0; i < Math.min(text.length(), MOST_OF_TEXT / 2); i++) {
      for (char plain : new char[] {'a', '0'}) {
        if (rank(plain) < rank(text.charAt(i))) {
          simpler.add(text.substring(0, i) + plain + text.substring(i + 1));
        }
      }
    }
  }

  /** How much there is to a character; those of one rank do not take each other's place. */
  private static int rank(char unit) {
    if (unit == 'a') {
      return 0;
    } else if (unit == '0') {
      return 1;
    } else if (unit > ' ' && unit < 127) {
      return Character.isLetterOrDigit(unit) ? 2 : 4;
    }
    return unit == ' ' ? 3 : 5;
  }

  private static void fractions(Number number, List<Object> simpler) {
    for (double plain : new double[] {0, 1, 0.5}) {
      double old = Math.abs(number.doubleValue());
      if (!(old <= plain)) {
        simpler.add(number instanceof Float ? (Object) (float) plain : (Object) plain);
      }
    }
  }

  private static void whole(Number number, List<Object> simpler) {
    long old = number.longValue();
    long size = Math.abs(old);
    for (long plain : new long[] {0, 1, 2, 10, size / 2, size - 1}) {
      if (plain >= 0 && (plain < size || size < 0)) {
        simpler.add(NumberMutator.boxed(number, plain));
      }
    }
    if (old < 0) {
      if (size > 0 && NumberMutator.boxed(number, size).equals(NumberMutator.boxed(number, -old))) {
        simpler.add(NumberMutator.boxed(number, size));
      }
      simpler.add(NumberMutator.boxed(number, -1));
      simpler.add(NumberMutator.boxed(number, old / 2));
    }
    simpler.remove(number);
  }
}
