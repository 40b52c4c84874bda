package dev.clew.models.text;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What models of builders have in common: the receiver's text, and a new one in its place. */
public final class BuilderAccess {

  public static final String BUILDER = "java/lang/AbstractStringBuilder.";
  public static final String SELF = ")Ljava/lang/AbstractStringBuilder;";

  private BuilderAccess() {}

  /** A part of a call's text; null if there is none that a term could be made of. */
  @FunctionalInterface
  public interface Part {
    @Nullable Expr of(Call c);
  }

  /** The text of the builder that is called, which is known to have one. */
  public static Expr text(Call c) {
    Expr text = BuilderText.of(c.memory(), c.id(0));
    if (text == null) {
      throw new IllegalStateException("a builder without a text");
    }
    return text;
  }

  /** A builder whose text the JDK's own code alone can tell is left to it. */
  public static Model ofText(Model model) {
    return c -> BuilderText.of(c.memory(), c.id(0)) == null ? c.own() : model.apply(c);
  }

  /** A method that asks about the text. */
  public static Model value(Function<Call, Expr> value) {
    return ofText(c -> c.lacksText() ? c.fail() : c.give(value.apply(c)));
  }

  public static Model partial(Function<Call, Expr> domain, Function<Call, Expr> value) {
    return ofText(c -> c.either(domain.apply(c), good -> good.give(value.apply(good)), Call::fail));
  }

  /** A method that changes the text, and fails outside of a domain. */
  public static Model change(Function<Call, Expr> domain, Function<Call, Expr> changed) {
    return ofText(
        c -> c.either(domain.apply(c), good -> put(good, changed.apply(good)), Call::fail));
  }

  public static Model appending(Part part) {
    return ofText(
        c -> {
          Expr end = part.of(c);
          return end == null ? own(c) : put(c, c.terms().strings().concat(text(c), end));
        });
  }

  /**
   * Leaves with the builder itself, which has another text now; it is dropped where the method is
   * void.
   */
  public static CallExit put(Call c, Expr text) {
    Expr length = c.terms().strings().length(text);
    return put(c, text, BuilderText.room(c.memory(), c.id(0)).with(length));
  }

  /** Leaves with the builder itself, which has another text and capacity. */
  static CallExit put(Call c, Expr text, BuilderRoom room) {
    BuilderText.put(c.memory(), c.id(0), text, room);
    return c.returnsNothing() ? c.done() : c.giveObject(c.id(0));
  }

  /** The method's own code, which must not change fields that are hidden. */
  public static CallExit own(Call c) {
    return c.memory().instance(c.id(0)).payload() instanceof BuilderText
        ? c.unsupported(ReasonCode.STRING_TERM, "a foreign sequence in a builder of unknown text")
        : c.own();
  }

  public static Expr length(Call c) {
    return c.terms().strings().length(text(c));
  }

  /** Between 0 and a length. */
  public static Expr within(Terms terms, Expr position, Expr length) {
    return range(terms, terms.factory().intConst(0), position, length);
  }

  /** {@code 0 <= from <= to <= length}. */
  public static Expr range(Terms terms, Expr from, Expr to, Expr length) {
    Expr isOrdered = terms.factory().and(terms.ints().le(from, to), terms.ints().le(to, length));
    return terms.factory().and(terms.ints().ge(from, terms.factory().intConst(0)), isOrdered);
  }

  public static Expr least(Terms terms, Expr x, Expr y) {
    return terms.factory().ite(terms.ints().lt(x, y), x, y);
  }

  /** What is thrown for an {@code int} that is no code point. */
  public static CallExit noCodePoint(Call c, Expr number) {
    Expr digits = c.terms().numerals().toUnsignedString(number, 16);
    Expr message =
        c.terms()
            .text("Not a valid Unicode code point: 0x", c.terms().strings().toUpperCase(digits));
    return c.raise("java/lang/IllegalArgumentException", message);
  }

  /** Java's own digits are those of the JVM that runs; JDK 19 changed them. */
  public static void requireOwnDigits(Call c) {
    int feature = c.memory().featureVersion();
    if (feature != Runtime.version().feature()) {
      throw PathMemory.giveUp(
          ReasonCode.STRING_TERM,
          String.format(Locale.ROOT, "an unknown float, written as JDK %d does", feature));
    }
  }
}
