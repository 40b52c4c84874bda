package dev.clew.smt.z3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.z3.Native;
import com.microsoft.z3.Z3Exception;
import dev.clew.solver.expr.Sort;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class NativeContextTest {

  @BeforeAll
  static void loadTheLibrary() throws Exception {
    assertThat(new Z3Provider().describe()).contains("4.14");
  }

  @Test
  void aNativeErrorIsAnExceptionAndNotTheEndOfTheProcess() {
    try (NativeContext context = new NativeContext()) {
      long byteSized = context.fresh("x", Sort.BYTE);
      assertThatThrownBy(() -> Native.mkExtract(context.handle(), 9, 10, byteSized))
          .isInstanceOf(Z3Exception.class);
    }
  }

  @Test
  void aContextCanBeInterruptedAfterAnError() {
    try (NativeContext context = new NativeContext()) {
      long byteSized = context.fresh("x", Sort.BYTE);
      assertThatThrownBy(() -> Native.mkExtract(context.handle(), 9, 10, byteSized))
          .isInstanceOf(Z3Exception.class);
      context.interrupt();
      assertThat(context.interrupted()).isTrue();
    }
  }
}
