package dev.clew.solver.smtlib.elaboration;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import dev.clew.solver.smtlib.syntax.ScopedMap;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.theory.Identifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A term some of whose parts are still to be elaborated. */
sealed interface ElaborationFrame {

  /** The next part, or null when there is none left. */
  @Nullable SExpr next();

  /** Takes the term for the part that was given last. */
  void accept(Expr part);

  /** The term, once it has all its parts. */
  Expr finish();

  /** Parts that do not depend on each other. */
  final class Arguments implements ElaborationFrame {
    private final List<SExpr> parts;
    private final Function<List<Expr>, Expr> meaning;
    private final List<Expr> done;

    Arguments(List<SExpr> parts, Function<List<Expr>, Expr> meaning) {
      this.parts = parts;
      this.meaning = meaning;
      this.done = new ArrayList<>(parts.size());
    }

    @Override
    public @Nullable SExpr next() {
      return done.size() < parts.size() ? parts.get(done.size()) : null;
    }

    @Override
    public void accept(Expr part) {
      done.add(part);
    }

    @Override
    public Expr finish() {
      return meaning.apply(done);
    }
  }

  /** {@code (let ((x s) (y t)) body)}: x is not known in t. */
  final class Let implements ElaborationFrame {
    private final ScopedMap<Expr> locals;
    private final List<SExpr> bindings;
    private final SExpr body;
    private final List<Expr> done;
    private final int mark;

    Let(ScopedMap<Expr> locals, Group group) {
      this.locals = locals;
      this.mark = locals.mark();
      this.bindings = bindings(group);
      this.body = group.get(2);
      this.done = new ArrayList<>(bindings.size() + 1);
    }

    private static List<SExpr> bindings(Group group) {
      if (group.size() != 3 || !(group.get(1) instanceof Group list) || list.size() == 0) {
        throw new ScriptException(group.position(), "this is no let", "(let ((x term) …) term)");
      }
      for (SExpr item : list.items()) {
        if (!(item instanceof Group binding) || binding.size() != 2) {
          throw new ScriptException(item.position(), "this binds nothing", "(x term)");
        }
        Identifier.symbol(binding.get(0));
      }
      if (list.size() > 1) {
        requireDistinct(list.items());
      }
      return list.items();
    }

    private static void requireDistinct(List<SExpr> bindings) {
      Set<String> names = new HashSet<>();
      for (SExpr binding : bindings) {
        if (!names.add(name(binding))) {
          throw new ScriptException(
              binding.position(), "'" + name(binding) + "' is bound twice", "another name");
        }
      }
    }

    private static String name(SExpr binding) {
      return Identifier.symbol(((Group) binding).get(0));
    }

    @Override
    public @Nullable SExpr next() {
      if (done.size() < bindings.size()) {
        return ((Group) bindings.get(done.size())).get(1);
      }
      if (done.size() > bindings.size()) {
        return null;
      }
      for (int i = 0; i < bindings.size(); i++) {
        locals.put(name(bindings.get(i)), done.get(i));
      }
      return body;
    }

    @Override
    public void accept(Expr part) {
      done.add(part);
    }

    @Override
    public Expr finish() {
      locals.undoTo(mark);
      return done.get(done.size() - 1);
    }
  }
}
