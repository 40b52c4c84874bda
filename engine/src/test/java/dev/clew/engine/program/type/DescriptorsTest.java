package dev.clew.engine.program.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DescriptorsTest {

  @Test
  void aDescriptorIsParsedIntoItsParts() {
    Signature signature = Signature.parse("(IJ[[Ljava/lang/String;DLjava/util/Map$Entry;)[Z");

    assertThat(signature.parameters())
        .containsExactly(
            JvmType.INT,
            JvmType.LONG,
            JvmType.STRING.arrayOf().arrayOf(),
            JvmType.DOUBLE,
            JvmType.ofClass("java/util/Map$Entry"));
    assertThat(signature.result()).isEqualTo(JvmType.BOOLEAN.arrayOf());
    assertThat(signature.parameterSlots()).isEqualTo(7);
    assertThat(signature.resultSlots()).isEqualTo(1);
    assertThat(signature.describe("A.m"))
        .isEqualTo("boolean[] A.m(int, long, java.lang.String[][], double, java.util.Map$Entry)");
  }

  @Test
  void everyMethodOfManyClassesGivesBackItsDescriptor() {
    for (Class<?> type :
        List.of(String.class, Math.class, List.class, Character.class, java.util.Arrays.class)) {
      for (Method method : type.getDeclaredMethods()) {
        String descriptor = descriptorOf(method, method.getReturnType());
        assertThat(Signature.parse(descriptor).descriptor()).isEqualTo(descriptor);
      }
    }
  }

  private static String descriptorOf(Executable method, Class<?> result) {
    return MethodType.methodType(result, method.getParameterTypes()).toMethodDescriptorString();
  }

  @Test
  void slotsAreThoseOfTheSpecification() {
    assertThat(Signature.parse("()V").parameterSlots()).isZero();
    assertThat(Signature.parse("()V").resultSlots()).isZero();
    assertThat(Signature.parse("()J").resultSlots()).isEqualTo(2);
    assertThat(Signature.parse("([J[D)D").parameterSlots()).isEqualTo(2);
  }

  @Test
  void arraysHaveComponentsAndElements() {
    JvmType matrix = JvmType.parse("[[J");

    assertThat(matrix.isArray()).isTrue();
    assertThat(matrix.dimensions()).isEqualTo(2);
    assertThat(matrix.component()).isEqualTo(JvmType.LONG.arrayOf());
    assertThat(matrix.element()).isEqualTo(JvmType.LONG);
    assertThat(matrix.slots()).isOne();
    assertThat(matrix).hasToString("long[][]");
    assertThatIllegalStateException().isThrownBy(JvmType.INT::component);
    assertThatIllegalStateException().isThrownBy(matrix::internalName);
  }

  @Test
  void classConstantsNameClassesAndArrays() {
    assertThat(JvmType.ofConstant("java/lang/String")).isEqualTo(JvmType.STRING);
    assertThat(JvmType.ofConstant("[I")).isEqualTo(JvmType.INT.arrayOf());
    assertThat(JvmType.ofConstant("[LI;").constantName()).isEqualTo("[LI;");
    assertThat(JvmType.ofConstant("I").constantName()).isEqualTo("I");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "V",
        "Q",
        "II",
        "[",
        "[V",
        "L;",
        "Ljava/lang/String",
        "La//b;",
        "La.b;",
        "L/a;"
      })
  void whatIsNoFieldDescriptorIsRefused(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> JvmType.parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "()", "I", "(V)V", "(I", "()II", "(I)V ", "()[V", "I)V"})
  void whatIsNoMethodDescriptorIsRefused(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> Signature.parse(text));
  }

  @Test
  void arraysHaveAtMost255Dimensions() {
    assertThat(JvmType.parse("[".repeat(255) + "I").dimensions()).isEqualTo(255);
    assertThatIllegalArgumentException().isThrownBy(() -> JvmType.parse("[".repeat(256) + "I"));
  }
}
