package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Somebody's own, with the name that Clew would have given. */
class PriceTest {

  @Test
  void aPriceIsText() {
    assertEquals("1.99", new Price(199).text());
  }
}
