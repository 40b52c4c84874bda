package dev.clew.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.heap.IdentityHash;
import dev.clew.engine.outcome.Datum;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AgreementTest {

  /** As the engine has it, of two objects. */
  private static final String HASH = Integer.toHexString(IdentityHash.of(1001));

  private static final String OTHER = Integer.toHexString(IdentityHash.of(1002));

  private static final String HIDDEN = "/0x00000001000ed8d8";

  private static boolean between(Datum datum, Picture picture) {
    return Agreement.between(datum, picture, List.of());
  }

  private static boolean agree(String told, String real) {
    return between(new Datum.Text(told, 1), new Picture.Text(7, real));
  }

  private static boolean agreeOnTypes(String told, String real) {
    return between(new Datum.ClassLiteral(told), new Picture.ClassLiteral(real))
        && between(
            new Datum.Instance(told, 1, Map.of(), /* stub= */ false),
            new Picture.Fields(1, real, Map.of()));
  }

  @Test
  void hashCodesThatTheJvmChoosesMayDiffer() {
    assertThat(
            agree(
                "[java.lang.Object@" + HASH + ", shop.Cart$Item@" + OTHER + "]",
                "[java.lang.Object@4d1a5452, shop.Cart$Item@8a80843]"))
        .isTrue();
    assertThat(agree("[I@" + HASH, "[I@4d1a5452")).isTrue();
    assertThat(agree("[Ljava.lang.String;@" + HASH, "[Ljava.lang.String;@4d1a5452")).isTrue();
    assertThat(agree("at " + HASH, "at 4d1a5452")).isTrue();
    assertThat(agree("at " + IdentityHash.of(1001), "at 1293571154")).isTrue();
  }

  @Test
  void oneObjectHasOneHashCodeAndOthersHaveOthers() {
    assertThat(agree("A@" + HASH + " A@" + HASH, "A@4d1a5452 A@4d1a5452")).isTrue();
    assertThat(agree("A@" + HASH + " A@" + HASH, "A@4d1a5452 A@4d1a5453")).isFalse();
    assertThat(agree("A@" + HASH + " A@" + OTHER, "A@4d1a5452 A@4d1a5452")).isFalse();
    Object hash = IdentityHash.of(1001);
    List<Datum> told = List.of(new Datum.Text("A@" + HASH, 1), new Datum.Primitive(hash));
    for (int number : new int[] {0x4d1a5452, 0x4d1a5453}) {
      List<Picture> real =
          List.of(new Picture.Text(5, "A@4d1a5452"), new Picture.Primitive(number));
      assertThat(
              between(
                  new Datum.Array("java.lang.Object[]", 3, told),
                  new Picture.Array(4, "java.lang.Object[]", real)))
          .isEqualTo(number == 0x4d1a5452);
    }
  }

  @Test
  void whatOnlyLooksLikeAHashCodeMustBeTheSame() {
    assertThat(agree("bob@cafe", "bob@beef")).isFalse();
    assertThat(agree("shop.Cart@1", "shop.Cart@2")).isFalse();
    assertThat(agree("at 1234567", "at 1234568")).isFalse();
    assertThat(agree("#cafebabe", "#deadbeef")).isFalse();
    assertThat(agree("A@" + HASH, "A@x")).isFalse();
    assertThat(agree("A@" + HASH, "A@0")).isFalse();
    assertThat(agree("A@" + HASH, "A@ffffffff")).isFalse();
    assertThat(agree("x" + HASH, "x4d1a5452")).isFalse();
    assertThat(between(new Datum.Primitive(7), new Picture.Primitive(8))).isFalse();
    assertThat(between(new Datum.Primitive(7L), new Picture.Primitive(8L))).isFalse();
  }

  @Test
  void anyOtherUnitMustBeTheSame() {
    assertThat(agree("a", "b")).isFalse();
    assertThat(agree("shop.Cart@" + HASH, "shop.Till@4d1a5452")).isFalse();
    assertThat(agree("shop.Cart@" + HASH + " ", "shop.Cart@4d1a5452")).isFalse();
    assertThat(agree("ada@mail", "ada@web")).isFalse();
    assertThat(agree("@1", "@2")).isFalse();
  }

  @Test
  void classesThatAreMadeAtRunTimeHaveOtherNumbers() {
    assertThat(agreeOnTypes("shop.Cart$$Lambda$720898", "shop.Cart$$Lambda$57" + HIDDEN)).isTrue();
    assertThat(agreeOnTypes("shop.Cart$$Lambda$720898", "shop.Cart$$Lambda" + HIDDEN)).isTrue();
    assertThat(agreeOnTypes("jdk.proxy1.$Proxy0", "jdk.proxy2.$Proxy17")).isTrue();
    assertThat(agreeOnTypes("shop.$Proxy0", "shop.$Proxy3")).isTrue();
    assertThat(agreeOnTypes("shop.Made", "shop.Made" + HIDDEN)).isTrue();
    assertThat(
            agree(
                "no shop.Cart$$Lambda$720898@" + HASH + "!",
                "no shop.Cart$$Lambda" + HIDDEN + "@4d1a5452!"))
        .isTrue();
  }

  @Test
  void classesOfOtherCodeAreOthers() {
    assertThat(agreeOnTypes("shop.Cart$$Lambda$1", "shop.Till$$Lambda$1")).isFalse();
    assertThat(agreeOnTypes("shop.Cart$$Lambda$1", "shop.Cart")).isFalse();
    assertThat(agreeOnTypes("shop.$Proxy0", "till.$Proxy0")).isFalse();
    assertThat(agreeOnTypes("shop.Cart$1", "shop.Cart$2")).isFalse();
    assertThat(agree("shop.Cart$$Lambda$1 x", "shop.Cart$$Lambda$2 y")).isFalse();
  }

  @Test
  void whatALambdaCapturedIsCompared() {
    Datum lambda =
        new Datum.Instance(
            "A$$Lambda$1", 1, Map.of("captured0", new Datum.Primitive(8)), /* stub= */ false);
    for (int real : new int[] {8, 9}) {
      Picture picture =
          new Picture.Fields(4, "A$$Lambda" + HIDDEN, Map.of("arg$1", new Picture.Primitive(real)));
      assertThat(between(lambda, picture)).isEqualTo(real == 8);
    }
  }

  private static Datum.Instance told(int id, Map<String, Datum> fields) {
    return new Datum.Instance("A", id, fields, /* stub= */ false);
  }

  /** The superclass's field comes first for the engine, and last for the JVM. */
  @Test
  void anObjectThatIsHeldTwiceMayBeShownWholeAtEitherPlace() {
    for (int real : new int[] {3, 4}) {
      Datum sort = told(2, Map.of("k", new Datum.Primitive(3)));
      Map<String, Datum> fields = new LinkedHashMap<>();
      fields.put("sort", sort);
      fields.put("value", told(4, Map.of("sort", new Datum.Ref(2))));
      Map<String, Picture> seen = new LinkedHashMap<>();
      Picture whole = new Picture.Fields(9, "A", Map.of("k", new Picture.Primitive(real)));
      seen.put("value", new Picture.Fields(8, "A", Map.of("sort", whole)));
      seen.put("sort", new Picture.Ref(9));

      assertThat(between(told(1, fields), new Picture.Fields(7, "A", seen))).isEqualTo(real == 3);
    }
  }

  /** What a list of the JDK holds is not compared, but what is held beside it, too, is. */
  @Test
  void anObjectThatIsShownWithinAnotherThatIsNotLookedIntoIsComparedWhereItIsNamed() {
    for (int real : new int[] {3, 4}) {
      Datum element = told(3, Map.of("k", new Datum.Primitive(3)));
      Datum list =
          new Datum.Instance(
              "java.util.ArrayList", 2, Map.of("elementData", element), /* stub= */ false);
      Map<String, Datum> fields = new LinkedHashMap<>();
      fields.put("list", list);
      fields.put("last", new Datum.Ref(3));
      Map<String, Picture> seen = new LinkedHashMap<>();
      Picture whole = new Picture.Fields(9, "A", Map.of("k", new Picture.Primitive(real)));
      seen.put("list", new Picture.Elements(8, "java.util.ArrayList", List.of(whole)));
      seen.put("last", new Picture.Ref(9));

      assertThat(between(told(1, fields), new Picture.Fields(7, "A", seen))).isEqualTo(real == 3);
    }
  }

  @Test
  void twoThatShouldBeOneAreNot() {
    Map<String, Datum> fields = new LinkedHashMap<>();
    fields.put("a", told(2, Map.of()));
    fields.put("b", new Datum.Ref(2));
    Map<String, Picture> seen = new LinkedHashMap<>();
    seen.put("a", new Picture.Fields(8, "A", Map.of()));
    seen.put("b", new Picture.Fields(9, "A", Map.of()));

    assertThat(between(told(1, fields), new Picture.Fields(7, "A", seen))).isFalse();
  }

  @Test
  void aCircleIsCompared() {
    Datum circle = told(1, Map.of("next", new Datum.Ref(1)));

    assertThat(between(circle, new Picture.Fields(7, "A", Map.of("next", new Picture.Ref(7)))))
        .isTrue();
    assertThat(between(circle, new Picture.Fields(7, "A", Map.of("next", new Picture.Null()))))
        .isFalse();
  }

  /** A constructor may have set a field to the very text that is wanted there. */
  @Test
  void aTextAmongTheInputsMayBeAnotherOfTheSameUnits() {
    List<Datum> inputs = List.of(told(1, Map.of("status", new Datum.Text("x", 2))));

    assertThat(Agreement.between(new Datum.Ref(2), new Picture.Ref(2), inputs)).isTrue();
    assertThat(Agreement.between(new Datum.Ref(2), new Picture.Ref(3), inputs)).isFalse();
    assertThat(Agreement.between(new Datum.Ref(2), new Picture.Text(5, "x"), inputs)).isTrue();
    assertThat(Agreement.between(new Datum.Ref(2), new Picture.Text(5, "y"), inputs)).isFalse();
    assertThat(Agreement.between(new Datum.Ref(1), new Picture.Text(5, "x"), inputs)).isFalse();
  }
}
