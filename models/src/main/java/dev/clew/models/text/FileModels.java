package dev.clew.models.text;

import dev.clew.engine.machine.Insn;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.Models;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import org.jspecify.annotations.Nullable;

/**
 * {@code File}: a path that is normal already stays what it is. Others are looked at unit by unit
 * by the JDK's own code.
 */
public final class FileModels {

  private static final String FILES = "java/io/UnixFileSystem.";

  private FileModels() {}

  public static void register(Models models) {
    models.on(FILES + "normalize(Ljava/lang/String;)Ljava/lang/String;", FileModels::normalize);
  }

  private static @Nullable Insn normalize(Call c) {
    if (!c.isText(1)) {
      return c.own();
    }
    ExprFactory terms = c.terms().factory();
    Expr path = c.text(1);
    Expr slash = terms.string("/");
    Expr doubled = c.terms().search().contains(path, terms.string("//"));
    Expr ends =
        terms.and(c.terms().search().endsWith(path, slash), terms.not(terms.eq(path, slash)));
    return c.either(terms.or(doubled, ends), Call::own, plain -> plain.giveObject(plain.id(1)));
  }
}
