package dev.clew.solver.smtlib.elaboration;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.smtlib.syntax.RationalLiteral;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExpr.Atom;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import dev.clew.solver.smtlib.syntax.ScopedMap;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.syntax.SmtText;
import dev.clew.solver.smtlib.theory.Identifier;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Turns S-expressions into terms, without recursion and in time linear in their length, the
 * expansion of defined functions aside.
 */
public final class TermElaborator {

  private static final Set<String> BINDERS = Set.of("forall", "exists", "match", "par");

  private final ExprFactory terms;
  private final SortReader sorts;
  private final SymbolUses uses;
  private final NameListener names;

  /** Told of every {@code (! term :named name)}. */
  @FunctionalInterface
  public interface NameListener {
    void named(SExpr name, Expr term);
  }

  public TermElaborator(ExprFactory terms, SortReader sorts, SymbolUses uses, NameListener names) {
    this.terms = terms;
    this.sorts = sorts;
    this.uses = uses;
    this.names = names;
  }

  /** The term, with no local names known. */
  public Expr elaborate(SExpr root) {
    return elaborate(root, Map.of());
  }

  /** The term, with local names known. */
  public Expr elaborate(SExpr root, Map<String, ? extends Expr> known) {
    ScopedMap<Expr> locals = new ScopedMap<>();
    known.forEach(locals::put);
    return new Run(locals).run(root);
  }

  /** One term on its way. */
  private final class Run {
    private final ScopedMap<Expr> locals;
    private final Deque<ElaborationFrame> open = new ArrayDeque<>();

    Run(ScopedMap<Expr> locals) {
      this.locals = locals;
    }

    Expr run(SExpr root) {
      Expr done = start(root);
      while (!open.isEmpty()) {
        ElaborationFrame top = open.getFirst();
        if (done != null) {
          top.accept(done);
        }
        SExpr next = top.next();
        if (next != null) {
          done = start(next);
        } else {
          open.pop();
          done = top.finish();
        }
      }
      return Objects.requireNonNull(done);
    }

    /** The term, or null when a frame was opened for it. */
    private @Nullable Expr start(SExpr expr) {
      if (expr instanceof Atom atom) {
        return atom.isSymbol() ? symbol(atom) : ScriptLiterals.constant(terms, atom);
      }
      Group group = (Group) expr;
      if (group.size() == 0) {
        throw new ScriptException(group.position(), "found ()", "a term");
      }
      if (group.startsWith("_")) {
        return use(Identifier.read(group), List.of()).apply(List.of());
      }
      if (group.startsWith("as")) {
        return qualified(group, List.of()).apply(List.of());
      }
      open.push(frame(group));
      return null;
    }

    private Expr symbol(Atom atom) {
      if (SmtText.isReserved(atom)) {
        throw new ScriptException(
            atom.position(), "'" + atom.text() + "' is a reserved word", "a term");
      }
      return locals
          .get(atom.text())
          .orElseGet(() -> use(Identifier.read(atom), List.of()).apply(List.of()));
    }

    private ElaborationFrame frame(Group group) {
      if (group.startsWith("let")) {
        return new ElaborationFrame.Let(locals, group);
      }
      if (group.startsWith("!")) {
        return annotated(group);
      }
      if (group.get(0) instanceof Atom head
          && SmtText.isReserved(head)
          && BINDERS.contains(head.text())) {
        throw ScriptException.notSupported(group.position(), "'" + head.text() + "' is");
      }
      return application(group);
    }

    private ElaborationFrame annotated(Group group) {
      if (group.size() < 3) {
        throw new ScriptException(
            group.position(), "an annotation without attributes", "(! term :keyword …)");
      }
      Optional<SExpr> name = TermAnnotations.name(group);
      return new ElaborationFrame.Arguments(
          List.of(group.get(1)),
          parts -> {
            name.ifPresent(symbol -> names.named(symbol, parts.get(0)));
            return parts.get(0);
          });
    }

    private ElaborationFrame application(Group group) {
      List<SExpr> parts = group.items().subList(1, group.size());
      if (parts.isEmpty()) {
        throw new ScriptException(
            group.position(), "a function without arguments in parentheses", "arguments");
      }
      if (group.get(0) instanceof Group head && head.startsWith("as")) {
        return new ElaborationFrame.Arguments(parts, qualified(head, parts));
      }
      Identifier head = Identifier.read(group.get(0));
      Optional<Expr> range = uses.range(head, parts);
      if (range.isPresent()) {
        return new ElaborationFrame.Arguments(List.of(), args -> range.get());
      }
      Optional<RationalLiteral> fraction = uses.fraction(head, parts);
      return fraction.isPresent()
          ? new ElaborationFrame.Arguments(
              parts.subList(0, 1), args -> uses.rounded(head, fraction.get(), args, parts))
          : new ElaborationFrame.Arguments(parts, use(head, parts));
    }

    private Function<List<Expr>, Expr> use(Identifier head, List<SExpr> parts) {
      boolean local = head.indices().isEmpty() && locals.get(head.name()).isPresent();
      if (local) {
        throw new ScriptException(
            head.position(), "'" + head.name() + "' is a term here", "a function");
      }
      return uses.meaning(head, parts);
    }

    /** {@code (as name sort)}. */
    private Function<List<Expr>, Expr> qualified(Group group, List<SExpr> parts) {
      if (group.size() != 3) {
        throw new ScriptException(
            group.position(), "this is no qualified identifier", "(as name sort)");
      }
      Sort sort = sorts.read(group.get(2));
      Identifier head = Identifier.read(group.get(1));
      Optional<Value> element = ScriptLiterals.element(head.name(), sort);
      if (element.isPresent() && parts.isEmpty()) {
        return args -> terms.constant(element.get());
      }
      Function<List<Expr>, Expr> meaning = use(head, parts);
      return args -> {
        Expr term = meaning.apply(args);
        if (!term.sort().equals(sort)) {
          throw new ScriptException(
              group.position(), "'" + head.name() + "' has sort " + term.sort(), sort.toString());
        }
        return term;
      };
    }
  }
}
