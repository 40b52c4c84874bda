package dev.clew.harness.replay;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How the inputs look at a moment: a picture of each that can change, in which the others are
 * numbers. Takes time and space in the size of the inputs, of which no more than a megabyte is
 * painted. Runs no code of the users'. An input that cannot be painted is left out: what a call
 * does to it is not told, and the call is none the worse.
 */
final class Snapshot {

  private static final int MOST_BYTES = 1 << 20;

  private final Inputs inputs;
  private final Map<Integer, byte[]> pictures;

  private Snapshot(Inputs inputs, Map<Integer, byte[]> pictures) {
    this.inputs = inputs;
    this.pictures = pictures;
  }

  static Snapshot of(Inputs inputs) {
    Map<Integer, byte[]> pictures = new LinkedHashMap<>();
    int left = MOST_BYTES;
    for (Map.Entry<Integer, Object> each : inputs.objects().entrySet()) {
      if (left > 0 && canChange(each.getValue())) {
        byte[] picture = paint(inputs, each.getKey(), each.getValue());
        left -= picture.length;
        pictures.put(each.getKey(), picture);
      }
    }
    return new Snapshot(inputs, pictures);
  }

  /** What is different now, in ascending order of numbers. */
  List<Change> changes() {
    List<Change> changes = new ArrayList<>();
    for (Map.Entry<Integer, Object> each : inputs.objects().entrySet()) {
      byte[] before = pictures.get(each.getKey());
      if (before != null && before.length > 0) {
        byte[] after = paint(inputs, each.getKey(), each.getValue());
        if (after.length > 0 && !Arrays.equals(before, after)) {
          changes.add(new Change(each.getKey(), before, after));
        }
      }
    }
    return changes;
  }

  private static boolean canChange(Object object) {
    return !(object instanceof String
        || object instanceof Enum
        || object instanceof Class
        || LibraryObjects.isBox(object));
  }

  /** Empty if it is too large, or changes while it is looked at. */
  private static byte[] paint(Inputs inputs, int number, Object object) {
    try {
      return Painter.ofInput(inputs).paintInput(object, number);
    } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return new byte[0];
    }
  }
}
