package dev.clew.models.arrays;

import dev.clew.engine.model.Model;
import dev.clew.engine.model.Models;

/**
 * {@code Arrays.binarySearch}, where all overloads end in: the JDK's code runs on a range that is
 * known. On an unknown one each middle would be a term, and each element one at an unknown index.
 */
final class BinarySearchModels {

  /** The most elements of a range of unknown length. */
  private static final int MOST = 8;

  private static final Model ON_KNOWN_RANGE = new OnKnownRange(KnownRange.of(1, MOST));
  private static final String SEARCH = "java/util/Arrays.binarySearch0([";
  private static final String OBJECT = "Ljava/lang/Object;";

  private BinarySearchModels() {}

  static void register(Models models) {
    for (String type : new String[] {"B", "C", "S", "I", "J", "F", "D", OBJECT}) {
      models.on(SEARCH + type + "II" + type + ")I", ON_KNOWN_RANGE);
    }
    models.on(SEARCH + OBJECT + "II" + OBJECT + "Ljava/util/Comparator;)I", ON_KNOWN_RANGE);
  }
}
