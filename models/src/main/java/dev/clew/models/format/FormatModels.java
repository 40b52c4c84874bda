package dev.clew.models.format;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.RefArray;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.Models;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.models.text.CaseLocale;
import dev.clew.solver.decimal.FixedDecimals;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code Formatter.format}, and {@code String.format} and {@code printf} through it: where a known
 * format meets unknown values, their texts are put together as terms, and the JDK's own code goes
 * on with a format that only asks for these texts. What a format can do wrong is left to it.
 */
public final class FormatModels {

  /** Where a format says nothing. */
  private static final int USUAL_DECIMALS = 6;

  private static final int LOCALE = 1;
  private static final int FORMAT = 2;
  private static final int ARGUMENTS = 3;

  private FormatModels() {}

  public static void register(Models models) {
    models.on(
        "java/util/Formatter.format(Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;)"
            + "Ljava/util/Formatter;",
        Model.lookingInside(FormatModels::format));
  }

  private static CallExit format(Call c) {
    String format = c.isNull(FORMAT) ? null : c.known(FORMAT);
    boolean isOpen = c.isOpen(ARGUMENTS) || c.isNull(ARGUMENTS);
    if (format == null
        || isOpen
        || !(c.memory().object(c.id(ARGUMENTS)) instanceof RefArray arguments)
        || !FormatValue.isAnyUnknown(c.memory(), arguments)) {
      return c.own();
    }
    if (!c.isSettled(LOCALE)) {
      return c.decide(LOCALE);
    }
    List<FormatSpec> pieces = FormatSpec.parse(format);
    Rewritten rewritten = pieces == null ? null : rewrite(c, pieces, arguments);
    if (rewritten != null) {
      rewritten.use(c, arguments);
    }
    return c.own();
  }

  /** A format whose new specifiers are for texts behind the arguments that were there. */
  private record Rewritten(String format, List<Object> texts) {

    void use(Call c, RefArray arguments) {
      PathMemory m = c.memory();
      int count = arguments.length();
      HeapArray all =
          HeapArrays.create(m.token(), m.type(JvmType.OBJECT.arrayOf()), count + texts.size());
      for (int i = 0; i < count; i++) {
        all.set(i, arguments.raw(i), arguments.sym(i));
      }
      for (int i = 0; i < texts.size(); i++) {
        all.set(count + i, m.newText(texts.get(i)), null);
      }
      c.replace(ARGUMENTS, m.add(all));
      c.replace(FORMAT, m.newText(format));
    }
  }

  private static @Nullable Rewritten rewrite(Call c, List<FormatSpec> pieces, RefArray arguments) {
    StringBuilder format = new StringBuilder();
    List<Object> texts = new ArrayList<>();
    Expr text = c.terms().factory().string("");
    for (FormatSpec piece : pieces) {
      Expr part = part(c, piece, arguments);
      if (part != null) {
        text = c.terms().strings().concat(text, part);
        continue;
      }
      String kept = kept(piece, arguments.length());
      if (kept == null) {
        return null;
      }
      flush(format, texts, text, arguments.length());
      text = c.terms().factory().string("");
      format.append(kept);
    }
    flush(format, texts, text, arguments.length());
    return new Rewritten(format.toString(), texts);
  }

  private static void flush(StringBuilder format, List<Object> texts, Expr text, int before) {
    if (text instanceof Const known) {
      format.append(known.value().asString().replace("%", "%%"));
    } else {
      texts.add(text);
      format.append('%').append(before + texts.size()).append("$s");
    }
  }

  /** A specifier that cannot fail, and so need not be understood; null for another. */
  private static @Nullable String kept(FormatSpec piece, int count) {
    if (piece.conversion() == 'n') {
      return "%n";
    }
    boolean isPlain = piece.flags().isEmpty() && piece.width() < 0 && piece.precision() < 0;
    boolean isKept = isPlain && piece.conversion() == 's' && piece.argument() < count;
    return isKept ? "%" + (piece.argument() + 1) + "$s" : null;
  }

  private static @Nullable Expr part(Call c, FormatSpec piece, RefArray arguments) {
    if (piece.literal() != null) {
      return c.terms().factory().string(piece.literal());
    }
    if (piece.conversion() == '%') {
      return c.terms().factory().string("%");
    }
    if (piece.argument() < 0
        || piece.argument() >= arguments.length()
        || arguments.sym(piece.argument()) != null) {
      return null;
    }
    FormatValue value = FormatValue.of(c.memory(), arguments.raw(piece.argument()));
    return value == null ? null : written(c, piece, value);
  }

  private static @Nullable Expr written(Call c, FormatSpec piece, FormatValue value) {
    Terms terms = c.terms();
    boolean isCased = Character.isUpperCase(piece.conversion());
    if (isCased && !hasCommonCase(c)) {
      return null;
    }
    FormatTexts texts = new FormatTexts(terms, piece);
    return switch (piece.conversion()) {
      case 's', 'S' -> piece.allows("-") ? orNull(texts, value.text(c)) : null;
      case 'b', 'B' -> piece.allows("-") ? orNull(texts, value.truth(c)) : null;
      case 'c', 'C' ->
          piece.allows("-") && piece.precision() < 0 ? orNull(texts, value.unit(c)) : null;
      case 'd' -> decimal(c, piece, texts, value);
      case 'f' -> fixed(c, piece, texts, value);
      case 'x', 'X', 'o' -> unsigned(c, piece, texts, value);
      default -> null;
    };
  }

  private static @Nullable Expr orNull(FormatTexts texts, @Nullable Expr text) {
    return text == null ? null : texts.text(text);
  }

  private static boolean hasCommonCase(Call c) {
    String language = c.isNull(LOCALE) ? null : CaseLocale.language(c.memory(), c.id(LOCALE));
    return language != null && !CaseLocale.hasOwnRules(language);
  }

  private static @Nullable Expr decimal(
      Call c, FormatSpec piece, FormatTexts texts, FormatValue value) {
    boolean isGood = piece.allows("-0+ ,(") && !(piece.has('+') && piece.has(' '));
    Expr number = isGood && piece.precision() < 0 ? value.whole() : null;
    String separator = number == null ? null : FormatLocale.separator(c.memory(), c.id(LOCALE));
    return number == null || separator == null ? null : texts.decimal(number, separator);
  }

  private static @Nullable Expr fixed(
      Call c, FormatSpec piece, FormatTexts texts, FormatValue value) {
    int decimals = piece.precision() < 0 ? USUAL_DECIMALS : piece.precision();
    boolean isGood = piece.allows("-") && decimals <= FixedDecimals.MOST;
    Expr number = isGood ? value.real(c) : null;
    Character point = number == null ? null : FormatLocale.point(c.memory(), c.id(LOCALE));
    return number == null || point == null ? null : texts.fixed(number, decimals, point);
  }

  private static @Nullable Expr unsigned(
      Call c, FormatSpec piece, FormatTexts texts, FormatValue value) {
    Expr number = piece.allows("-0#") && piece.precision() < 0 ? value.unsigned(c) : null;
    return number == null ? null : texts.unsigned(number);
  }
}
