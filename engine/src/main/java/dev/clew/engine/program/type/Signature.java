package dev.clew.engine.program.type;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a method takes and gives (JVMS 4.3.3). Generic signatures are another matter and not here.
 *
 * @param parameters without the receiver
 * @param result {@code void} where there is none
 */
public record Signature(List<JvmType> parameters, JvmType result) {

  /** A method takes at most this many slots, the receiver's included (JVMS 4.3.3). */
  public static final int MAX_PARAMETER_SLOTS = 255;

  public Signature {
    parameters = List.copyOf(parameters);
  }

  /**
   * Parses a method's descriptor.
   *
   * @throws IllegalArgumentException if it is not one
   */
  public static Signature parse(String descriptor) {
    DescriptorParser parser = new DescriptorParser(descriptor);
    List<JvmType> parameters = new ArrayList<>();
    parser.expect('(');
    while (!parser.at(')')) {
      parameters.add(parser.fieldType());
    }
    parser.expect(')');
    JvmType result = parser.resultType();
    parser.expectEnd();
    return new Signature(parameters, result);
  }

  /** Slots of the parameters, longs and doubles counting twice, without the receiver. */
  public int parameterSlots() {
    int slots = 0;
    for (JvmType parameter : parameters) {
      slots += parameter.slots();
    }
    return slots;
  }

  public int resultSlots() {
    return result.slots();
  }

  public String descriptor() {
    return parameters.stream().map(JvmType::descriptor).collect(Collectors.joining("", "(", ")"))
        + result.descriptor();
  }

  /** A method of this signature as the JVM's messages write it: {@code int A.sum(int, long[])}. */
  public String describe(String qualifiedName) {
    return result.javaName() + " " + qualifiedName + parameterList();
  }

  private String parameterList() {
    return parameters.stream().map(JvmType::javaName).collect(Collectors.joining(", ", "(", ")"));
  }

  @Override
  public String toString() {
    return parameterList() + " " + result;
  }
}
