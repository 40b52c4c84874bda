package dev.clew.app.work;

import dev.clew.app.targets.MethodNames;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.io.Serializable;
import java.util.Base64;
import java.util.Objects;

/**
 * A method in a way that another JVM understands.
 *
 * @param method with its class and descriptor, as in {@code com.acme.Cart#total(I)I}
 * @param driver the class file of a method that calls it, which is explored in its place, as
 *     Base64; empty if it is explored itself
 */
public record WorkTarget(String method, String driver) implements Serializable {

  /**
   * A target, and what is explored of it.
   *
   * @param explored the target, or a driver that was made to call it
   */
  public static WorkTarget of(MethodInfo target, MethodInfo explored) {
    byte[] definition = explored.owner().definition();
    boolean isDriven = !explored.equals(target) && definition != null;
    return new WorkTarget(
        MethodNames.of(target),
        isDriven ? Base64.getEncoder().encodeToString(Objects.requireNonNull(definition)) : "");
  }

  /** The two methods in a program. */
  record Found(MethodInfo target, MethodInfo explored) {}

  /**
   * Finds the target, and makes its driver.
   *
   * @throws dev.clew.app.UserException if there is no such method
   */
  Found in(Program program) {
    MethodInfo target = MethodNames.find(program, method);
    MethodInfo explored =
        driver.isEmpty()
            ? target
            : program.define(Base64.getDecoder().decode(driver), target.owner()).methods().get(0);
    return new Found(target, explored);
  }
}
