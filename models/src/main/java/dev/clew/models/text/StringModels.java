package dev.clew.models.text;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.insn.object.TextView;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.Models;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.engine.terms.TextOrigin;
import dev.clew.engine.terms.TextUnits;
import dev.clew.solver.expr.Expr;

/** {@code String}: what asks a text about itself, its units, and whether it equals another. */
public final class StringModels {

  private static final String STRING = "java/lang/String.";

  /** The last JDK whose messages for a bad index differ between narrow and wide texts. */
  private static final int LAST_OLD = 17;

  private StringModels() {}

  public static void register(Models models) {
    models
        .value(STRING + "length()I", c -> c.terms().strings().length(c.text(0)))
        .value(STRING + "isEmpty()Z", c -> c.terms().strings().isEmpty(c.text(0)))
        .value(STRING + "isBlank()Z", c -> c.terms().strings().isBlank(c.text(0)))
        .value(STRING + "hashCode()I", c -> c.terms().strings().hash(c.text(0)))
        .on(STRING + "charAt(I)C", StringModels::charAt)
        .partial(
            STRING + "codePointAt(I)I",
            c -> c.terms().strings().charAtDomain(c.text(0), c.number(1)),
            c -> c.terms().strings().codePointAt(c.text(0), c.number(1)))
        .partial(
            STRING + "codePointBefore(I)I",
            c -> c.terms().strings().codePointBeforeDomain(c.text(0), c.number(1)),
            c -> c.terms().strings().codePointBefore(c.text(0), c.number(1)))
        .partial(
            STRING + "codePointCount(II)I",
            c -> c.terms().strings().substringDomain(c.text(0), c.number(1), c.number(2)),
            c -> CodePoints.count(c.terms(), c.text(0), c.number(1), c.number(2)))
        .on(STRING + "equals(Ljava/lang/Object;)Z", new Equality())
        .on(STRING + "equalsIgnoreCase(Ljava/lang/String;)Z", StringModels::equalsIgnoreCase)
        .value(
            STRING + "compareTo(Ljava/lang/String;)I",
            c -> c.terms().strings().compareTo(c.text(0), c.text(1)))
        .value(
            STRING + "compareToIgnoreCase(Ljava/lang/String;)I",
            c -> c.terms().strings().compareToIgnoreCase(c.text(0), c.text(1)))
        .on(STRING + "toCharArray()[C", StringModels::toCharArray)
        .on(STRING + "intern()Ljava/lang/String;", StringModels::intern);
  }

  private static CallExit charAt(Call c) {
    return c.either(
        c.terms().strings().charAtDomain(c.text(0), c.number(1)),
        good -> good.give(good.terms().strings().charAt(good.text(0), good.number(1))),
        bad -> isOld(bad) ? outOfRange(bad) : bad.fail());
  }

  /** Whether the message depends on how the JDK keeps the text. */
  private static boolean isOld(Call c) {
    return c.memory().featureVersion() <= LAST_OLD;
  }

  private static CallExit outOfRange(Call c) {
    Terms terms = c.terms();
    Expr index = terms.numerals().toString(c.number(1));
    Expr length = terms.numerals().toString(terms.strings().length(c.text(0)));
    Expr narrow = terms.text("String index out of range: ", index);
    Expr wide = terms.text("index ", index, ", length ", length);
    Expr message = terms.factory().ite(TextView.isNarrow(terms, c.text(0)), narrow, wide);
    return c.raise("java/lang/StringIndexOutOfBoundsException", message);
  }

  /** A string that equals another object, of which it may be open whether it is a string. */
  private static final class Equality implements Model {

    @Override
    public boolean takesOpenClasses() {
      return true;
    }

    @Override
    public CallExit apply(Call c) {
      PathMemory m = c.memory();
      if (!c.isSettled(1)) {
        return c.decide(1);
      }
      if (c.isNull(1)) {
        return c.give(c.terms().factory().bool(false));
      }
      RuntimeClass string = m.string();
      RuntimeClass type = m.classOf(c.id(1));
      Boolean isText = type.isOpen() ? m.isAlways(type, string) : Boolean.valueOf(type == string);
      if (isText == null) {
        return c.decideType(1, string);
      }
      return c.give(
          isText
              ? c.terms().strings().equal(c.text(0), c.text(1))
              : c.terms().factory().bool(false));
    }
  }

  private static CallExit equalsIgnoreCase(Call c) {
    return c.give(
        c.isNull(1)
            ? c.terms().factory().bool(false)
            : c.terms().strings().equalsIgnoreCase(c.text(0), c.text(1)));
  }

  /** An array that is as long as the text and holds its units. */
  private static CallExit toCharArray(Call c) {
    PathMemory m = c.memory();
    Expr text = c.text(0);
    Expr length = c.terms().strings().length(text);
    HeapObject array =
        SymbolicArray.computed(
            m.token(),
            m.type(JvmType.CHAR.arrayOf()),
            length,
            null,
            new TextUnits(c.terms(), text));
    return c.giveObject(m.add(array));
  }

  private static CallExit intern(Call c) {
    return c.giveObject(c.memory().newText(c.text(0), TextOrigin.Kind.INTERNED, 0));
  }
}
