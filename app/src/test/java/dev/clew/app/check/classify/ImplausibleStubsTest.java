package dev.clew.app.check.classify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ImplausibleStubsTest {

  private static final Datum ONE = new Datum.Primitive(1);
  private static final Datum TWO = new Datum.Primitive(2);
  private static final Datum MINUS = new Datum.Primitive(-1);
  private static final Datum NOTHING = new Datum.Null();

  @Test
  void aGetterSaysOneThing() {
    assertThat(isOdd("getName()#1", ONE, "getName()#2", TWO)).isTrue();
    assertThat(isOdd("getName()#1", ONE, "getName()#2", NOTHING)).isTrue();
    assertThat(isOdd("getName()#1", ONE, "getName()#2", ONE)).isFalse();
    assertThat(isOdd("getName()#1", ONE, "getPlace()#1", TWO)).isFalse();
    assertThat(isOdd("getName(int)#1", ONE, "getName(int)#2", TWO)).isFalse();
    assertThat(isOdd("getName()#1", stub(Map.of()), "getName()#2", stub(Map.of()))).isFalse();
  }

  @Test
  void whatGoesOnMaySayAnother() {
    assertThat(isOdd("getNextEvent()#1", ONE, "getNextEvent()#2", NOTHING)).isFalse();
    assertThat(isOdd("getAndIncrement()#1", ONE, "getAndIncrement()#2", TWO)).isFalse();
    assertThat(isOdd("isOpen()#1", ONE, "isOpen()#2", TWO)).isFalse();
    assertThat(isOdd("read()#1", ONE, "read()#2", MINUS)).isFalse();
  }

  @Test
  void countsAreNotNegative() {
    assertThat(isOdd("getColumnCount()#1", MINUS)).isTrue();
    assertThat(isOdd("length()#1", MINUS)).isTrue();
    assertThat(isOdd("size(int)#1", MINUS)).isTrue();
    assertThat(isOdd("getColumnCount()#1", ONE)).isFalse();
    assertThat(isOdd("getBalance()#1", MINUS)).isFalse();
    assertThat(isOdd("getContentLength()#1", MINUS)).isFalse(); // of a request: not known
  }

  @Test
  void onlyStubsAreMeant() {
    Datum.Instance object =
        new Datum.Instance("C", 1, Map.of("length()#1", MINUS), /* stub= */ false);
    assertThat(ImplausibleStubs.areAmong(List.of(new Input("x", "C", object)))).isFalse();
    Datum array = new Datum.Array("C[]", 2, List.of(stub(Map.of("length()#1", MINUS))));
    assertThat(ImplausibleStubs.areAmong(List.of(new Input("x", "C[]", array)))).isTrue();
  }

  private static boolean isOdd(String name, Datum value) {
    return ImplausibleStubs.areAmong(List.of(new Input("x", "C", stub(Map.of(name, value)))));
  }

  private static boolean isOdd(String name, Datum value, String other, Datum otherValue) {
    Datum stub = stub(Map.of(name, value, other, otherValue));
    return ImplausibleStubs.areAmong(List.of(new Input("x", "C", stub)));
  }

  private static Datum stub(Map<String, Datum> answers) {
    return new Datum.Instance("C", 1, answers, /* stub= */ true);
  }
}
