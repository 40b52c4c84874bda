package damaged;

import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Lambdas and references to methods. */
public class Functions {
  public static int twice(int x, boolean negated) {
    IntUnaryOperator operator = negated ? Math::negateExact : y -> y + x;
    Supplier<String> text = Functions.class::getName;
    return operator.applyAsInt(operator.applyAsInt(x)) + text.get().length();
  }
}
