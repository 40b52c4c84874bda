package dev.clew.solver.expr;

import org.jspecify.annotations.Nullable;

/**
 * The set of all terms of a factory: open addressing with linear probing, so that a look-up
 * allocates nothing. Terms are held strongly and go with their factory.
 */
final class InternTable {

  private static final int INITIAL = 1 << 8;

  private @Nullable Expr[] table = new Expr[INITIAL];
  private int size;

  int size() {
    return size;
  }

  Const constant(Value value) {
    int slot = slot(hashOf(value));
    for (Expr found; (found = table[slot]) != null; slot = next(slot)) {
      if (found instanceof Const constant && constant.value().equals(value)) {
        return constant;
      }
    }
    return add(slot, new Const(value, size));
  }

  Symbol symbol(String name, Sort sort, int longest) {
    int slot = slot(hashOf(name, sort));
    for (Expr found; (found = table[slot]) != null; slot = next(slot)) {
      if (found instanceof Symbol symbol
          && symbol.name().equals(name)
          && symbol.sort().equals(sort)) {
        return symbol;
      }
    }
    return add(slot, new Symbol(name, sort, longest, size));
  }

  Apply apply(Op op, Sort sort, Expr[] args) {
    int slot = slot(hashOf(op, sort, args));
    for (Expr found; (found = table[slot]) != null; slot = next(slot)) {
      if (found instanceof Apply apply && apply.matches(op, sort, args)) {
        return apply;
      }
    }
    return add(slot, new Apply(op, sort, args, size));
  }

  private static int hashOf(Value value) {
    return mix(value.hashCode());
  }

  private static int hashOf(String name, Sort sort) {
    return mix(name.hashCode() * 31 + sort.bits());
  }

  static int hashOf(Op op, Sort sort, Expr[] args) {
    int hash = op.stableHash() * 31 + sort.bits();
    for (Expr arg : args) {
      hash = hash * 0x01000193 + arg.id();
    }
    return mix(hash);
  }

  private static int hashOf(Expr expr) {
    if (expr instanceof Const constant) {
      return hashOf(constant.value());
    }
    return expr instanceof Symbol symbol
        ? hashOf(symbol.name(), symbol.sort())
        : ((Apply) expr).internHash();
  }

  /** Spreads the entropy to the low bits, which choose the slot. */
  private static int mix(int hash) {
    int mixed = (hash ^ (hash >>> 16)) * 0x85ebca6b;
    mixed = (mixed ^ (mixed >>> 13)) * 0xc2b2ae35;
    return mixed ^ (mixed >>> 16);
  }

  private int slot(int hash) {
    return hash & (table.length - 1);
  }

  private int next(int slot) {
    return (slot + 1) & (table.length - 1);
  }

  private <E extends Expr> E add(int slot, E expr) {
    table[slot] = expr;
    size++;
    if (size > table.length - (table.length >> 2)) {
      grow();
    }
    return expr;
  }

  private void grow() {
    @Nullable Expr[] old = table;
    table = new Expr[old.length * 2];
    for (Expr expr : old) {
      if (expr != null) {
        int slot = slot(hashOf(expr));
        while (table[slot] != null) {
          slot = next(slot);
        }
        table[slot] = expr;
      }
    }
  }
}
