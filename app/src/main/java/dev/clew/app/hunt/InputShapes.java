package dev.clew.app.hunt;

import dev.clew.engine.outcome.Datum;
import dev.clew.replay.hunt.OpenCall;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.RecipeMaker;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes the steps of calls once for all inputs that need the same. For one thread. */
final class InputShapes {

  /** Inputs with many parts have many shapes. */
  private static final int MOST = 4_096;

  private final List<HuntedEntry> entries;
  private final RecipeMaker recipes;
  private final Map<Key, InputShape> known = new HashMap<>();

  private record Key(int entry, List<Datum> open) {}

  InputShapes(List<HuntedEntry> entries, RecipeMaker recipes) {
    this.entries = List.copyOf(entries);
    this.recipes = recipes;
  }

  /** A call of a way in with these values. */
  Seed of(int entry, List<Datum> values) {
    if (known.size() >= MOST) {
      known.clear();
    }
    Key key = new Key(entry, Leaves.open(values));
    InputShape shape = known.get(key);
    if (shape == null) {
      shape = new InputShape(entry, values, Leaves.numerals(values), call(key));
      known.put(key, shape);
    }
    return new Seed(shape, Leaves.of(values));
  }

  private OpenCall call(Key key) {
    try {
      return OpenCall.of(entries.get(key.entry).recipe(recipes, key.open));
    } catch (NoRecipeException e) {
      throw new IllegalStateException("values that nobody can make", e);
    }
  }
}
