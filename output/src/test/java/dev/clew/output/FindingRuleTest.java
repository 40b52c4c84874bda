package dev.clew.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FindingRuleTest {

  @ParameterizedTest
  @CsvSource({
    "java.lang.NullPointerException, NULL_DEREFERENCE",
    "java.util.NoSuchElementException, NO_SUCH_ELEMENT",
    "java.util.ConcurrentModificationException, CONCURRENT_MODIFICATION",
    "java.lang.OutOfMemoryError, OUT_OF_MEMORY",
    "java.lang.RuntimeException, LIBRARY_EXCEPTION",
    "java.util.InputMismatchException, LIBRARY_EXCEPTION",
    "org.example.NullPointerException, LIBRARY_EXCEPTION",
  })
  void anExceptionIsTheRuleThatNamesItsClass(String exception, FindingRule rule) {
    assertThat(FindingRule.raised(exception, null)).isEqualTo(rule);
  }

  @Test
  void whatTheLibraryRefusesIsNoPreconditionOfTheCode() {
    assertThat(FindingRule.raised("java.lang.IllegalArgumentException", "bound"))
        .isEqualTo(FindingRule.LIBRARY_EXCEPTION);
  }

  @ParameterizedTest
  @CsvSource({
    "/ by zero, DIVISION_BY_ZERO",
    "BigInteger divide by zero, DIVISION_BY_ZERO",
    "integer overflow, EXACT_ARITHMETIC",
    "Non-terminating decimal expansion, ARITHMETIC",
    ", ARITHMETIC",
  })
  void arithmeticIsToldApartByItsMessage(String message, FindingRule rule) {
    assertThat(FindingRule.raised("java.lang.ArithmeticException", message)).isEqualTo(rule);
  }

  @Test
  void pagesAboutExceptionsAreThoseOfTheirPackages() {
    assertThat(FindingRule.NO_SUCH_ELEMENT.helpUri())
        .hasValueSatisfying(
            page -> assertThat(page).endsWith("/java.base/java/util/NoSuchElementException.html"));
    assertThat(FindingRule.ENDLESS_LOOP.helpUri()).isEmpty();
  }
}
