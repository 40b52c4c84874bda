package dev.clew.harness.replay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TraceTest {

  private static StackTraceElement frame(String type, String method, int line) {
    return new StackTraceElement(type, method, "Any.java", line);
  }

  @Test
  void theHarnessItselfIsNoPartOfATrace() {
    String trace =
        Trace.of(
            new StackTraceElement[] {
              frame("shop.Cart", "add", 7),
              frame("shop.Cart", "fill", 9),
              frame("jdk.internal.reflect.DirectMethodHandleAccessor", "invoke", 103),
              frame("java.lang.reflect.Method", "invoke", 580),
              frame("dev.clew.harness.replay.Stage", "call", 80),
            });
    assertThat(trace).isEqualTo("shop.Cart\tadd\t7\nshop.Cart\tfill\t9");
  }

  @Test
  void whatCoverageAddsToAClassIsNoPartOfATrace() {
    String trace =
        Trace.of(
            new StackTraceElement[] {
              frame("java.util.HashMap", "hash", 338),
              frame("shop.Cart", "$jacocoInit", -1),
              frame("shop.Cart", "add", 7),
              frame("dev.clew.harness.replay.Stage", "call", 80),
            });
    assertThat(trace).isEqualTo("shop.Cart\tadd\t7");
  }

  @Test
  void theMethodThatFindsAConstantOfAnEnumByItsNameIsTheLibrarys() {
    String trace =
        Trace.of(
            new StackTraceElement[] {
              frame("java.lang.Enum", "valueOf", 273),
              frame("shop.Color", "valueOf", 3),
              frame("shop.Cart", "valueOf", 7),
              frame("dev.clew.harness.replay.Stage", "call", 80),
            });
    assertThat(trace).endsWith("jdk/shop.Color\tvalueOf\t3\nshop.Cart\tvalueOf\t7");
  }

  @Test
  void aStackThatOverflowsBeforeTheFirstLineOfAMethodDoesSoWhereTheMethodIsCalled() {
    assertThat(
            Trace.of(
                overflow(
                    frame("shop.Cart", "$jacocoInit", -1),
                    frame("shop.Cart", "half", -1),
                    frame("shop.Cart", "add", 7),
                    frame("shop.Cart", "add", 7))))
        .isEqualTo("shop.Cart\tadd\t7\nshop.Cart\tadd\t7");
  }

  @Test
  void aClassWithoutLinesHasItsFramesInATrace() {
    assertThat(Trace.of(overflow(frame("shop.Cart", "add", -1), frame("shop.Till", "open", 3))))
        .isEqualTo("shop.Cart\tadd\t-1\nshop.Till\topen\t3");
  }

  @Test
  void anyOtherExceptionIsWhereTheJvmSaysItIs() {
    Throwable thrown = new IllegalStateException();
    thrown.setStackTrace(
        new StackTraceElement[] {frame("shop.Cart", "made", -1), frame("shop.Cart", "add", 7)});

    assertThat(Trace.of(thrown)).isEqualTo("shop.Cart\tmade\t-1\nshop.Cart\tadd\t7");
  }

  private static Throwable overflow(StackTraceElement... frames) {
    Throwable thrown = new StackOverflowError();
    thrown.setStackTrace(frames);
    return thrown;
  }

  /** Its trace is the program's code, which is not run for its own report. */
  private static final class Evasive extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public StackTraceElement[] getStackTrace() {
      throw new IllegalStateException();
    }

    @Override
    public String getMessage() {
      throw new StackOverflowError();
    }
  }

  @Test
  void anExceptionThatTellsItsTraceItselfHasNone() {
    assertThat(Trace.of(new Evasive())).isEmpty();
    Throwable evasive = new Evasive();
    CallEnding ending = CallEnding.threw(evasive, evasive).withMessage(evasive);
    assertThat(ending.text()).isEqualTo(Evasive.class.getName());
    assertThat(ending.message()).isNull();
  }

  @Test
  void namesThatAProgramMadeUpDoNotBreakATrace() {
    StackTraceElement[] frames = {frame("a\tb", "c\nd\te", 7), frame("f", "g", -5)};
    assertThat(Trace.of(frames)).isEqualTo("a\\0009b\tc\\000ad\\0009e\t7\nf\tg\t-5");
  }
}
