package dev.clew.models.text;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.util.List;

/**
 * {@code File}: a path that is normal already stays what it is. In others each row of slashes
 * becomes one, and one at the end is left out, as the JDK's own code does unit by unit.
 */
public final class FileModels {

  private static final String FILES = "java/io/UnixFileSystem.";

  private FileModels() {}

  public static void register(Models models) {
    models.on(FILES + "normalize(Ljava/lang/String;)Ljava/lang/String;", FileModels::normalize);
  }

  private static CallExit normalize(Call c) {
    if (!c.isText(1)) {
      return c.own();
    }
    ExprFactory terms = c.terms().factory();
    Expr path = c.text(1);
    Expr slash = terms.string("/");
    Expr doubled = c.terms().search().contains(path, terms.string("//"));
    Expr ends =
        terms.and(c.terms().search().endsWith(path, slash), terms.not(terms.eq(path, slash)));
    Expr root = c.terms().patterns().matches(path, "//+", 0);
    return c.fork(
        List.of(
            c.when(
                terms.and(terms.not(doubled), terms.not(ends)),
                plain -> plain.giveObject(plain.id(1))),
            c.when(root, all -> all.give(all.terms().factory().string("/"))),
            c.when(terms.and(ends, terms.not(root)), FileModels::withoutEnd),
            c.when(terms.and(doubled, terms.not(ends)), inner -> inner.give(squeezed(inner)))));
  }

  /** With one slash for each row of them. */
  private static Expr squeezed(Call c) {
    Expr slash = c.terms().factory().string("/");
    return c.terms().patterns().replaceAll(c.text(1), "/+", 0, slash);
  }

  private static CallExit withoutEnd(Call c) {
    Expr path = squeezed(c);
    ExprFactory terms = c.terms().factory();
    Expr last = c.terms().ints().sub(c.terms().strings().length(path), terms.intConst(1));
    return c.give(c.terms().strings().substring(path, terms.intConst(0), last));
  }
}
