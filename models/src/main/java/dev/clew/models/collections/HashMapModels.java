package dev.clew.models.collections;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.CallWay;
import dev.clew.engine.model.Models;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.models.collections.DeferredTable.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code HashMap} and {@code LinkedHashMap}, and so the sets that are made of them: what looks for
 * a key. With a text or box as the key the path forks over the entries, or not at all; hashes are
 * not looked at. The JDK's own code does the rest.
 */
final class HashMapModels {

  private static final String MAP = HashTable.MAP + ".";
  private static final String LINKED = "java/util/LinkedHashMap.";
  private static final String KEY = "(Ljava/lang/Object;";
  private static final String OBJECT = "Ljava/lang/Object;";
  private static final String NODE = "Ljava/util/HashMap$Node;";

  /** What a method does with an entry that is not there. */
  @FunctionalInterface
  private interface Missing {
    CallExit go(Call call);
  }

  private HashMapModels() {}

  static void register(Models models) {
    models
        .on(MAP + "get" + KEY + ")" + OBJECT, MapModel.of(1, HashMapModels::get))
        .on(LINKED + "get" + KEY + ")" + OBJECT, MapModel.of(1, HashMapModels::get))
        .on(MAP + "getOrDefault" + KEY + OBJECT + ")" + OBJECT, MapModel.of(1, HashMapModels::get))
        .on(
            LINKED + "getOrDefault" + KEY + OBJECT + ")" + OBJECT,
            MapModel.of(1, HashMapModels::get))
        .on(MAP + "containsKey" + KEY + ")Z", MapModel.of(1, HashMapModels::containsKey))
        .on(MAP + "getNode" + KEY + ")" + NODE, finding(1, missing -> missing.giveObject(0)))
        .on(
            MAP + "removeNode(I" + OBJECT + OBJECT + "ZZ)" + NODE,
            finding(2, missing -> missing.giveObject(0)))
        .on(MAP + "putVal(I" + OBJECT + OBJECT + "ZZ)" + OBJECT, finding(2, last()))
        .on(
            MAP + "computeIfAbsent" + KEY + "Ljava/util/function/Function;)" + OBJECT,
            finding(1, first()))
        .on(
            MAP + "compute" + KEY + "Ljava/util/function/BiFunction;)" + OBJECT,
            finding(1, first()))
        .on(
            MAP + "merge" + KEY + OBJECT + "Ljava/util/function/BiFunction;)" + OBJECT,
            finding(1, first()))
        .on(MAP + "resize()[" + NODE, MapModel.of(0, HashMapModels::resize))
        .on(MAP + "treeifyBin([" + NODE + "I)V", MapModel.of(0, Call::done));
    for (String kind : List.of("Key", "Value", "Entry")) {
      String spliterator = MAP.replace(".", "$" + kind + "Spliterator");
      models.on(
          spliterator + ".trySplit()L" + spliterator + ";", MapModel.of(0, HashMapModels::split));
    }
  }

  private static @Nullable MatchingEntries entries(Call c, int key) {
    PathMemory m = c.memory();
    long id = c.id(key);
    return id == 0 || ValueEquality.isPlain(m, id)
        ? MatchingEntries.of(m, HashTable.entries(m, c.id(0)), id)
        : null;
  }

  /** With or without a default. */
  private static CallExit get(Call c) {
    MatchingEntries entries = isReordered(c) ? null : entries(c, 1);
    if (entries == null) {
      return c.own();
    }
    boolean hasDefault = c.count() > 2;
    return c.giveOneOf(entries.values(c.memory(), hasDefault ? (int) c.id(2) : 0));
  }

  /** Whether looking something up changes the order of entries. */
  private static boolean isReordered(Call c) {
    return HashTable.isLinked(c.memory(), c.id(0)) && c.field(0, "accessOrder").raw() != 0;
  }

  private static CallExit containsKey(Call c) {
    MatchingEntries entries = entries(c, 1);
    return entries == null ? c.own() : c.give(entries.any(c.memory()));
  }

  private static Missing last() {
    return c -> insert(c, Kind.APPENDING);
  }

  private static Missing first() {
    return c -> insert(c, Kind.PREPENDING);
  }

  /** Forks over the entry that a key belongs to. */
  private static MapModel finding(int key, Missing missing) {
    return MapModel.of(key, c -> find(c, key, missing));
  }

  private static CallExit find(Call c, int key, Missing missing) {
    MatchingEntries entries = entries(c, key);
    if (entries == null) {
      return search(c);
    }
    if (entries.isCertain()) {
      return found(c, key, entries.found().get(0).node());
    }
    if (entries.found().isEmpty()) {
      return missing.go(c);
    }
    List<CallWay> ways = new ArrayList<>();
    for (MatchingEntries.Found each : entries.found()) {
      ways.add(c.when(each.guard(), way -> found(way, key, each.node())));
    }
    ways.add(c.when(c.terms().factory().not(entries.any(c.memory())), missing::go));
    return c.fork(ways);
  }

  /** The JDK's own code is to find this entry. */
  private static CallExit found(Call c, int key, int node) {
    PathMemory m = c.memory();
    ValueEquality.learn(m, c.id(key), MatchingEntries.reference(m, node, "key"));
    if (key == 2) {
      c.replace(1, c.fieldOf(node, "hash"));
    }
    int map = (int) c.id(0);
    DeferredTable table = HashTable.deferred(m, map);
    if (table != null) {
      table.synced(m, map).show(m, map, Kind.ONE, node, /* isPrepared= */ true);
    }
    return c.own();
  }

  /** The JDK's own code is to make an entry. */
  private static CallExit insert(Call c, Kind kind) {
    PathMemory m = c.memory();
    int map = (int) c.id(0);
    if (!defer(m, map)) {
      return c.own();
    }
    DeferredTable table = HashTable.deferred(m, map);
    if (table != null) {
      table.synced(m, map).show(m, map, kind, 0, /* isPrepared= */ true);
    }
    return c.own();
  }

  /** Another kind of key: the JDK's own code compares it with all entries. */
  private static CallExit search(Call c) {
    if (c.isOpen(1)) { // the hash
      defer(c.memory(), (int) c.id(0));
    }
    return c.own();
  }

  /** Whether the table is deferred from now on. */
  private static boolean defer(PathMemory m, int map) {
    if (HashTable.deferred(m, map) != null) {
      if (HashTable.isWalked(m, map)) {
        throw PathMemory.giveUp(
            ReasonCode.MAP_LAYOUT, "a map with unknown keys, changed in forEach");
      }
      return true;
    }
    if (!HashTable.isFree(m, map) || TableGrowth.isUnknown(m, map)) {
      return false;
    }
    DeferredTable.begin(m, map);
    return true;
  }

  private static CallExit resize(Call c) {
    int map = (int) c.id(0);
    DeferredTable table = HashTable.deferred(c.memory(), map);
    if (table == null) {
      return c.own();
    }
    TableGrowth.grow(c.memory(), map, table);
    DeferredTable grown = HashTable.deferred(c.memory(), map);
    return grown == null ? c.own() : c.giveObject(grown.look(c.memory(), map));
  }

  private static CallExit split(Call c) {
    return c.unsupported(ReasonCode.MAP_LAYOUT, "a part of a map with unknown keys");
  }
}
