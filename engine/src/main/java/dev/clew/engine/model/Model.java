package dev.clew.engine.model;

import dev.clew.solver.expr.Expr;
import java.util.function.Function;

/**
 * What a method does when an argument, or a text among its arguments, is unknown; arrays of
 * primitives are unknown if their length or an element is. Calls on known arguments get here only
 * if the model says that they concern it.
 */
@FunctionalInterface
public interface Model {

  /** How the machine goes on: through one of the ways that the call offers. */
  CallExit apply(Call call);

  /** Whether it also takes arguments that are inputs whose class is not decided. */
  default boolean takesOpenClasses() {
    return false;
  }

  /**
   * Whether it is asked although all arguments are known, because of what they hold: elements of a
   * list, keys of a map. Calls on known arguments are frequent: this has to be cheap.
   */
  default boolean isConcerned(Call call) {
    return false;
  }

  /**
   * Whether it is also asked where the method is the target itself; otherwise the method's own code
   * is explored then, and the model is for callers.
   */
  default boolean standsForTarget() {
    return true;
  }

  /**
   * A model that is always asked, because it looks at what arguments refer to. It goes on with the
   * method's own code where nothing is unknown.
   */
  static Model lookingInside(Model model) {
    return new Model() {
      @Override
      public CallExit apply(Call call) {
        return model.apply(call);
      }

      @Override
      public boolean isConcerned(Call call) {
        return true;
      }
    };
  }

  /** A method that has a value for all arguments; where a text is null the JDK's own code runs. */
  static Model value(Function<Call, Expr> value) {
    return call -> call.lacksText() ? call.fail() : call.give(value.apply(call));
  }

  /**
   * A method that throws outside of a domain; what it throws is left to the JDK's own code.
   *
   * @param domain a boolean term
   */
  static Model partial(Function<Call, Expr> domain, Function<Call, Expr> value) {
    return call -> {
      if (call.lacksText()) {
        return call.fail();
      }
      return call.either(
          domain.apply(call), inside -> inside.give(value.apply(inside)), Call::fail);
    };
  }
}
