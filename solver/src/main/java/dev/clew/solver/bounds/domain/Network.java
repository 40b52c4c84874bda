package dev.clew.solver.bounds.domain;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A conjunction as numbered nodes, one for each distinct term, arguments before the term. Arrays
 * are kept from one conjunction to the next; building takes time linear in the terms, and so does
 * adding a conjunct or dropping the newest ones in theirs.
 */
public final class Network {

  private static final int MOST_OPERANDS = 3;

  private final NodeIndex index = new NodeIndex();
  private int size;
  private @Nullable Expr[] exprs = new Expr[64];
  private @Nullable Op[] ops = new Op[64];
  private TrackedShape[] shapes = new TrackedShape[64];
  private int[] operands = new int[64 * MOST_OPERANDS];

  /**
   * For each node the newest edge from a parent, and for each edge the one before it; -1 if none.
   */
  private int[] newestEdges = new int[64];

  private int[] earlierEdges = new int[64 * MOST_OPERANDS];
  private int[] roots = new int[16];
  private int rootCount;
  private int[] symbols = new int[16];
  private int symbolCount;
  private boolean interpreted;
  private boolean linked;
  private boolean branching;
  private Expr[] stack = new Expr[32];

  /**
   * Replaces the content.
   *
   * @return false when there are more than {@code limit} nodes, and then the content is useless
   */
  public boolean load(List<Expr> conjuncts, int limit) {
    clear();
    for (Expr conjunct : conjuncts) {
      if (!append(conjunct, limit)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Adds a conjunct.
   *
   * @return false when there would be more than {@code limit} nodes; then it has to be dropped
   */
  public boolean append(Expr conjunct, int limit) {
    if (!add(conjunct, limit)) {
      return false;
    }
    if (rootCount == roots.length) {
      roots = Arrays.copyOf(roots, rootCount * 2);
    }
    roots[rootCount++] = index.find(conjunct);
    return true;
  }

  /** Goes back to so many nodes and conjuncts as there were before. */
  public void drop(int nodes, int conjuncts) {
    while (size > nodes) {
      int node = --size;
      Expr expr = expr(node);
      index.remove(expr);
      exprs[node] = null;
      for (int i = MOST_OPERANDS - 1; i >= 0; i--) {
        int edge = node * MOST_OPERANDS + i;
        if (counts(edge)) {
          newestEdges[operands[edge]] = earlierEdges[edge];
        }
      }
      symbolCount -= expr instanceof Symbol ? 1 : 0;
    }
    rootCount = conjuncts;
  }

  private void clear() {
    index.clear();
    Arrays.fill(exprs, 0, size, null);
    size = 0;
    rootCount = 0;
    symbolCount = 0;
    interpreted = true;
    linked = true;
    branching = false;
  }

  public int size() {
    return size;
  }

  public int rootCount() {
    return rootCount;
  }

  public int root(int conjunct) {
    return roots[conjunct];
  }

  public int symbolCount() {
    return symbolCount;
  }

  /** The node of a symbol, in the order in which symbols are met. */
  public int symbol(int number) {
    return symbols[number];
  }

  /** Whether values for the tracked symbols give every conjunct its one value. */
  public boolean interpreted() {
    return interpreted;
  }

  /** Whether every application's operands are known. */
  public boolean linked() {
    return linked;
  }

  /** Whether there is anything that may depend on one of its operands alone. */
  public boolean branching() {
    return branching;
  }

  public Expr expr(int node) {
    return Objects.requireNonNull(exprs[node]);
  }

  public Sort sort(int node) {
    return expr(node).sort();
  }

  public TrackedShape shape(int node) {
    return shapes[node];
  }

  /** The operator, or null for a leaf and for what no rule knows. */
  public @Nullable Op op(int node) {
    return ops[node];
  }

  /** The node of an operand, not counting a rounding mode; -1 when there are fewer. */
  public int operand(int node, int number) {
    return operands[node * MOST_OPERANDS + number];
  }

  /** The newest edge from a node that has this one as an operand; -1 if there is none. */
  int newestEdge(int node) {
    return newestEdges[node];
  }

  /** The next older edge to the same operand; -1 if there is none. */
  int earlierEdge(int edge) {
    return earlierEdges[edge];
  }

  /** The node that an edge comes from. */
  static int parent(int edge) {
    return edge / MOST_OPERANDS;
  }

  private boolean add(Expr root, int limit) {
    int depth = push(root, 0);
    while (depth > 0) {
      Expr top = stack[depth - 1];
      int deeper = index.find(top) >= 0 ? depth : pushMissing(top, depth);
      if (deeper == depth) {
        depth--;
        if (index.find(top) < 0) {
          addNode(top);
        }
      } else {
        depth = deeper;
      }
      if (size + depth > limit) {
        return false;
      }
    }
    return true;
  }

  /** Pushes the arguments that have no node yet; leaves get theirs at once. */
  private int pushMissing(Expr expr, int depth) {
    int deeper = depth;
    for (int i = expr.arity() - 1; i >= 0; i--) {
      Expr arg = expr.arg(i);
      if (index.find(arg) < 0) {
        if (arg.arity() == 0) {
          addNode(arg);
        } else {
          deeper = push(arg, deeper);
        }
      }
    }
    return deeper;
  }

  private int push(Expr expr, int depth) {
    if (depth == stack.length) {
      stack = Arrays.copyOf(stack, depth * 2);
    }
    stack[depth] = expr;
    return depth + 1;
  }

  private void addNode(Expr expr) {
    if (size == exprs.length) {
      grow();
    }
    int node = size++;
    index.put(expr, node);
    exprs[node] = expr;
    shapes[node] = TrackedShape.of(expr.sort());
    newestEdges[node] = -1;
    Op op = expr instanceof Apply apply ? apply.op() : null;
    Arrays.fill(operands, node * MOST_OPERANDS, (node + 1) * MOST_OPERANDS, -1);
    boolean known = op != null && link(op, expr, node);
    ops[node] = known ? op : null;
    linked &= known || op == null;
    branching |= op == CoreOp.ITE || op == CoreOp.AND || op == CoreOp.OR;
    if (expr instanceof Symbol) {
      addSymbol(node);
    } else if (op instanceof Function) {
      interpreted = false;
    }
  }

  private void addSymbol(int node) {
    if (shapes[node] == TrackedShape.OPAQUE) {
      interpreted = false;
    }
    if (symbolCount == symbols.length) {
      symbols = Arrays.copyOf(symbols, symbolCount * 2);
    }
    symbols[symbolCount++] = node;
  }

  /** Notes the operands of an operator that rules know; false for any other. */
  private boolean link(Op op, Expr expr, int node) {
    int first = op instanceof FloatOp floating && floating.rounds() ? 1 : 0;
    if ((op instanceof Function function && function.enclosure().isEmpty())
        || op instanceof StringOp
        || expr.arity() - first > MOST_OPERANDS
        || op == FloatOp.FMA) {
      return false;
    }
    if (first == 1 && !(expr.arg(0) instanceof Const)) {
      return false;
    }
    for (int i = first; i < expr.arity(); i++) {
      int edge = node * MOST_OPERANDS + i - first;
      operands[edge] = index.find(expr.arg(i));
      if (counts(edge)) {
        earlierEdges[edge] = newestEdges[operands[edge]];
        newestEdges[operands[edge]] = edge;
      }
    }
    return true;
  }

  private void grow() {
    int length = exprs.length * 2;
    exprs = Arrays.copyOf(exprs, length);
    ops = Arrays.copyOf(ops, length);
    shapes = Arrays.copyOf(shapes, length);
    operands = Arrays.copyOf(operands, length * MOST_OPERANDS);
    newestEdges = Arrays.copyOf(newestEdges, length);
    earlierEdges = Arrays.copyOf(earlierEdges, length * MOST_OPERANDS);
  }

  /** A constant never changes, so it needs no parents. */
  private boolean counts(int edge) {
    return operands[edge] >= 0 && !(exprs[operands[edge]] instanceof Const);
  }
}
