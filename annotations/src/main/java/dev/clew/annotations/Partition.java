package dev.clew.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Parts of the domain of a {@link Concrete} or native method that are worth trying, one after the
 * other, when no solution turns up otherwise. They are hints: nothing is lost by a wrong one.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Partition {

  /**
   * Conditions on the parameters as Java writes them, such as {@code "x > 3 && y != 0"}: numbers,
   * characters and truth values, comparisons, arithmetic, {@code &&}, {@code ||}, {@code !} and
   * parentheses.
   */
  String[] value();
}
