package dev.clew.replay.recipe;

import dev.clew.engine.program.type.GenericType;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One step in the making of inputs. What a step makes is kept under a number, which is that of the
 * datum where the datum has one. Types are named as {@link Class#getTypeName} has them.
 */
public sealed interface Step {

  /** A step that keeps something. */
  sealed interface Making extends Step {
    int result();
  }

  /**
   * A literal.
   *
   * @param value a box, a string, or null
   */
  record Constant(int result, @Nullable Object value) implements Making {}

  /** A string that is no literal's object. */
  record NewText(int result, String text) implements Making {}

  record EnumConstant(int result, String type, String name) implements Making {}

  record ClassLiteral(int result, String type) implements Making {}

  record NewArray(int result, String type, int length) implements Making {}

  record SetElement(int array, int index, int value) implements Step {}

  record Construct(int result, String type, List<String> parameters, List<Integer> arguments)
      implements Making {
    public Construct {
      parameters = List.copyOf(parameters);
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * A call.
   *
   * @param receiver empty for a static method
   */
  record Invoke(
      int result,
      String owner,
      String method,
      List<String> parameters,
      OptionalInt receiver,
      List<Integer> arguments)
      implements Making {
    public Invoke {
      parameters = List.copyOf(parameters);
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * An empty collection or map.
   *
   * @param arguments its type arguments, as far as they are known
   * @param size how many {@link Put}s will follow
   */
  record NewContainer(int result, String type, List<GenericType> arguments, int size)
      implements Making {
    public NewContainer {
      arguments = List.copyOf(arguments);
    }
  }

  /** Adds an element to a collection, or a key and its value to a map. */
  record Put(int container, List<Integer> values) implements Step {
    public Put {
      values = List.copyOf(values);
    }
  }

  /** An object of an interface that answers as told. */
  record Stub(int result, String type) implements Making {}

  /** An object of a class that extends an abstract one and answers as told from then on. */
  record Extend(
      int result, String type, Subclass subclass, List<String> parameters, List<Integer> arguments)
      implements Making {
    public Extend {
      parameters = List.copyOf(parameters);
      arguments = List.copyOf(arguments);
    }
  }

  /** The same without a constructor: the last resort. */
  record AllocateExtended(int result, String type, Subclass subclass) implements Making {}

  /**
   * What the next call of a stub's method returns.
   *
   * @param isThrown whether it throws that instead
   */
  record Answer(int stub, String method, int value, boolean isThrown) implements Step {}

  /** An object for which no constructor runs: the last resort. */
  record Allocate(int result, String type) implements Making {}

  /** Assigns to a field that everybody in the package may assign to. */
  record Assign(int object, String field, int value) implements Step {}

  /** Writes a field, whoever may see it, as the container does that the object is made for. */
  record Inject(int object, String field, int value) implements Step {}

  /** Writes a field, whoever may see it: the last resort. */
  record SetField(int object, String field, int value) implements Step {}

  /** A field has to have a value by now; otherwise the recipe does not work. */
  record Expect(int object, String field, int value) implements Step {}

  /**
   * What the world outside answers when it is asked next.
   *
   * @param question the expression that asks, such as {@code System.nanoTime()}
   * @param matters whether another answer would lead elsewhere
   */
  record Given(String question, int value, boolean matters) implements Step {}

  record SetStatic(String type, String field, int value) implements Step {}
}
