package dev.clew.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import org.junit.jupiter.api.Test;

class AgreementTest {

  private static boolean agree(String told, String real) {
    return Agreement.between(new Datum.Text(told, 1), new Picture.Text(7, real));
  }

  @Test
  void hashCodesThatTheJvmChoosesMayDiffer() {
    assertThat(
            agree(
                "[java.lang.Object@1, shop.Cart$Item@2f]",
                "[java.lang.Object@4d1a5452, shop.Cart$Item@8a80843]"))
        .isTrue();
    assertThat(agree("[I@1", "[I@4d1a5452")).isTrue();
    assertThat(agree("[Ljava.lang.String;@1", "[Ljava.lang.String;@4d1a5452")).isTrue();
  }

  @Test
  void anyOtherUnitMustBeTheSame() {
    assertThat(agree("a", "b")).isFalse();
    assertThat(agree("shop.Cart@1", "shop.Till@1")).isFalse();
    assertThat(agree("shop.Cart@1 ", "shop.Cart@1")).isFalse();
    assertThat(agree("ada@mail", "ada@web")).isFalse();
    assertThat(agree("@1", "@2")).isFalse();
  }
}
