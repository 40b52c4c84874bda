package dev.clew.engine.outcome;

import java.io.Serializable;
import java.util.List;

/**
 * The public constructor or static method that makes an object of the library.
 *
 * @param owner as {@link Class#getName} has it
 * @param method {@code <init>} for a constructor
 * @param parameters types as Java writes them
 */
public record Creation(String owner, String method, List<String> parameters)
    implements Serializable {

  public static final String CONSTRUCTOR = "<init>";

  public Creation {
    parameters = List.copyOf(parameters);
  }

  public boolean isConstructor() {
    return method.equals(CONSTRUCTOR);
  }
}
