package dev.clew.junit.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.junit.Guests;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.words.TestNames;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names say which condition of the code decides, as it was for this case and no other. */
class DecidingNamesTest {

  private static final String FARES = "shop/Fares";

  @TempDir static Path folder;
  private static Guests guests;

  @BeforeAll
  static void compile() throws Exception {
    guests = Guests.compiled(folder);
  }

  @AfterAll
  static void close() {
    guests.close();
  }

  private static List<String> names(SuiteCase... cases) {
    return TestNames.of(List.of(cases));
  }

  @Test
  void whatTheCodeAsksOfAnInputIsSaidAsItWas() throws Exception {
    assertThat(names(guests.add(FARES, "isFar", 101L), guests.add(FARES, "isFar", 100L)))
        .containsExactly(
            "isFar_distanceAbove100_returnsTrue", "isFar_distanceAtMost100_returnsFalse");
  }

  @Test
  void whatATextHasToBeIsSaidWithTheConditionThatOnlyItMeets() throws Exception {
    assertThat(
            names(
                guests.add(FARES, "price", 2, ""),
                guests.add(FARES, "price", 2, "YOUNG"),
                guests.add(FARES, "price", 5, "A-VIP"),
                guests.add(FARES, "price", 4, "A-VIP"),
                guests.add(FARES, "price", 2, "MONTH")))
        .containsExactly(
            "price_emptyCard_returns6",
            "price_cardStartsWithYoung_returns2",
            "price_cardEndsWithVipAndZonesAtLeast5_returns0",
            "price_cardEndsWithVipAndZonesBelow5_returns8",
            "price_otherCard_returns4");
  }

  @Test
  void aRefusalIsNamedByWhatIsWrongAndNotByTheRule() throws Exception {
    assertThat(
            names(guests.add(FARES, "price", 0, "MONTH"), guests.add(FARES, "price", 1, "MONTH")))
        .first()
        .isEqualTo("price_zeroZones_throwsIllegalArgument");
  }

  @Test
  void aConditionOfAMethodThatIsCalledNamesARefusalToo() throws Exception {
    Object fares = guests.object("shop.Fares", "sold", 0);

    assertThat(names(guests.add(FARES, "sell", fares, 10), guests.add(FARES, "sell", fares, 9)))
        .first()
        .isEqualTo("sell_ticketsAbove9_throwsIllegalArgument");
  }

  @Test
  void inALoopItCountsWhetherAnythingWasSo() throws Exception {
    List<SuiteCase> cases = new ArrayList<>();
    cases.add(guests.add(FARES, "signs", "a#b#"));
    cases.add(guests.add(FARES, "signs", "ab"));

    assertThat(TestNames.of(cases))
        .containsExactly("signs_withHash_returns2", "signs_withoutHash_returns0");
  }
}
