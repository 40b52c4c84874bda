package dev.clew.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that a method hands an argument to an interpreter: {@code clew strings} then looks at what
 * its callers give it, and does not look into the method itself.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Sink {

  /**
   * Which arguments, from 0, and the languages that they are read as, such as {@code "0=sql"} or
   * {@code "1=sql/mysql"}.
   */
  String[] value();
}
