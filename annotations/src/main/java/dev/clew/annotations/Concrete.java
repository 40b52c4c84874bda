package dev.clew.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that Clew is not to look into a method but to run it: it becomes a function that no solver
 * understands, called for real with the arguments that a solver proposes. That is for its callers:
 * where the method itself is the target it is explored like any other.
 *
 * <p>The method takes and returns primitives and strings, gives the same result for the same
 * arguments, and may be called any number of times, in a JVM of its own. It is static, or its class
 * has no fields and a constructor without parameters.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Concrete {}
