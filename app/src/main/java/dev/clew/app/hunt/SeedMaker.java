package dev.clew.app.hunt;

import dev.clew.engine.outcome.Datum;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Makes inputs up, and changes those that are there. */
final class SeedMaker {

  /** Of an input, until it is tried. */
  private static final int MOST_CHANGES = 8;

  /** One change of so many makes an input anew, and another takes that of another call. */
  private static final int REMAKING_PART = 24;

  private final List<HuntedEntry> entries;
  private final InputShapes shapes;
  private final ValueMaker values;
  private final Corpus corpus;
  private final SplittableRandom random;

  SeedMaker(
      List<HuntedEntry> entries,
      InputShapes shapes,
      ValueMaker values,
      Corpus corpus,
      SplittableRandom random) {
    this.entries = List.copyOf(entries);
    this.shapes = shapes;
    this.values = values;
    this.corpus = corpus;
    this.random = random;
  }

  /** New inputs of a way in. */
  Seed made(int entry, boolean isSimple) {
    List<Datum> values =
        entries.get(entry).slots().stream().map(slot -> made(slot, isSimple)).toList();
    return shapes.of(entry, values);
  }

  private Datum made(Slot slot, boolean isSimple) {
    boolean isNull = slot.isNullable() && !isSimple && random.nextInt(12) == 0;
    return isNull ? new Datum.Null() : values.make(slot.type(), isSimple);
  }

  /** Others that differ in a few places. */
  Seed mutated(Seed seed) {
    Seed changed = changed(seed);
    for (int times = 1; times < MOST_CHANGES && random.nextInt(2) == 0; times++) {
      changed = changed(changed);
    }
    return changed;
  }

  private Seed changed(Seed old) {
    List<Slot> slots = entries.get(old.entry()).slots();
    if (slots.isEmpty()) {
      return old;
    }
    List<Object> leaves = old.leaves();
    int kind = random.nextInt(REMAKING_PART);
    if (leaves.isEmpty() || kind == 0) {
      int slot = random.nextInt(slots.size());
      Datum other = made(slots.get(slot), /* isSimple= */ kind > 0);
      return shapes.of(old.entry(), with(old.values(), slot, other));
    } else if (kind == 1) {
      Seed other = corpus.any(random);
      int slot = random.nextInt(slots.size());
      return other.entry() == old.entry()
          ? shapes.of(old.entry(), with(old.values(), slot, other.values().get(slot)))
          : old;
    }
    int place = random.nextInt(leaves.size());
    Object leaf = leaves.get(place);
    return old.with(
        place,
        leaf instanceof String text
            ? values.texts().mutate(text, otherText(leaves))
            : values.numbers().mutate(leaf));
  }

  private static List<Datum> with(List<Datum> old, int slot, Datum value) {
    List<Datum> changed = new ArrayList<>(old);
    changed.set(slot, value);
    return changed;
  }

  /** A text of another seed, or of this one. */
  private String otherText(List<Object> own) {
    List<Object> leaves = random.nextInt(4) == 0 ? own : corpus.any(random).leaves();
    return leaves.isEmpty() ? "" : leaves.get(random.nextInt(leaves.size())).toString();
  }
}
