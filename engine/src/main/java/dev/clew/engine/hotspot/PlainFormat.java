package dev.clew.engine.hotspot;

import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Formats that put texts in as they are: {@code %s}, {@code %2$s}, {@code %n} and {@code %%}. */
record PlainFormat(Terms terms) {

  private static final Pattern SPECIFIER = Pattern.compile("%(?:(\\d{1,3})\\$)?([sn%])|%");

  /** The text; null where the format has something else, or an argument is no text. */
  @Nullable Expr of(String format, List<@Nullable Expr> arguments) {
    Expr made = terms.factory().string("");
    Matcher specifier = SPECIFIER.matcher(format);
    int end = 0;
    int next = 0;
    while (specifier.find()) {
      made = then(made, terms.factory().string(format.substring(end, specifier.start())));
      end = specifier.end();
      String kind = specifier.group(2);
      boolean isNumbered = specifier.group(1) != null;
      Expr part;
      if (kind == null || (isNumbered && !kind.equals("s"))) {
        return null;
      } else if (kind.equals("s")) {
        int index = isNumbered ? Integer.parseInt(specifier.group(1)) - 1 : next++;
        part = index >= 0 && index < arguments.size() ? arguments.get(index) : null;
      } else {
        part = terms.factory().string(kind.equals("%") ? "%" : "\n");
      }
      if (part == null) {
        return null;
      }
      made = then(made, part);
    }
    return then(made, terms.factory().string(format.substring(end)));
  }

  private Expr then(Expr before, Expr after) {
    return terms.strings().concat(before, after);
  }
}
