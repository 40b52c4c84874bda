package dev.clew.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that errors in a method, or in all of a class, are known and do not count: {@code clew
 * check} lists them with the reason and does not fail because of them. It is about the place where
 * an error happens, whoever calls.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR, ElementType.TYPE})
public @interface SuppressClew {

  /** Rules as the results name them, such as {@code division-by-zero}; all if there is none. */
  String[] rule() default {};

  /** Why it is no mistake, or why it stays. */
  String reason();
}
