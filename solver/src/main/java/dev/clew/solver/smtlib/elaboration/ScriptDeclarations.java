package dev.clew.solver.smtlib.elaboration;

import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.ScopedMap;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.syntax.SmtText;
import dev.clew.solver.smtlib.theory.CoreSymbols;
import dev.clew.solver.smtlib.theory.Identifier;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The symbols that a script has declared or defined, level by level.
 *
 * <p>A script may reuse the names of theories other than Core: it need not know about theories that
 * its logic does not have.
 */
public final class ScriptDeclarations {

  private final CoreSymbols core = new CoreSymbols();
  private final ScopedMap<SymbolDefinition> functions = new ScopedMap<>();
  private final ScopedMap<SortDefinition> sorts = new ScopedMap<>();
  private final Deque<Level> levels = new ArrayDeque<>();

  private record Level(int functions, int sorts) {}

  public Optional<SymbolDefinition> function(String name) {
    return functions.get(name);
  }

  public Optional<SortDefinition> sort(String name) {
    return sorts.get(name);
  }

  /** All functions, in the order of their declaration. */
  public Map<String, SymbolDefinition> functions() {
    return functions.entries();
  }

  public Stream<String> sortNames() {
    return sorts.entries().keySet().stream();
  }

  /** Until the level is popped, unless {@code globally}. */
  public void define(SExpr symbol, SymbolDefinition definition, boolean globally) {
    String name = Identifier.symbol(symbol);
    requireFree(symbol, functions.get(name).isPresent() || core.functions().containsKey(name));
    if (globally) {
      functions.putGlobally(name, definition);
    } else {
      functions.put(name, definition);
    }
  }

  /** Until the level is popped, what was declared has another meaning. */
  public void redefine(String name, SymbolDefinition definition) {
    functions.put(name, definition);
  }

  /** Until the level is popped, unless {@code globally}. */
  public void defineSort(SExpr symbol, SortDefinition definition, boolean globally) {
    String name = Identifier.symbol(symbol);
    requireFree(symbol, sorts.get(name).isPresent() || core.sorts().containsKey(name));
    if (globally) {
      sorts.putGlobally(name, definition);
    } else {
      sorts.put(name, definition);
    }
  }

  private static void requireFree(SExpr symbol, boolean taken) {
    if (symbol instanceof SExpr.Atom atom && SmtText.isReserved(atom)) {
      throw new ScriptException(
          symbol.position(), "'" + atom.text() + "' is a reserved word", "another name");
    }
    if (taken) {
      throw new ScriptException(
          symbol.position(), "'" + SmtText.of(symbol) + "' is declared already", "another name");
    }
  }

  public void push() {
    levels.push(new Level(functions.mark(), sorts.mark()));
  }

  public void pop() {
    undoTo(levels.pop());
  }

  /** Forgets all but what is global. */
  public void clearLocals() {
    levels.clear();
    undoTo(new Level(0, 0));
  }

  /** Forgets everything. */
  public void clear() {
    levels.clear();
    functions.clear();
    sorts.clear();
  }

  private void undoTo(Level level) {
    functions.undoTo(level.functions());
    sorts.undoTo(level.sorts());
  }
}
