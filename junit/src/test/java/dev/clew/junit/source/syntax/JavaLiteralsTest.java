package dev.clew.junit.source.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class JavaLiteralsTest {

  private static String text(String text) throws UntellableException {
    return JavaLiterals.text(text).flat();
  }

  @Test
  void quotesAndBackslashesAreEscaped() throws Exception {
    assertThat(text("a \"b\" 'c' \\ \\u0041")).isEqualTo("\"a \\\"b\\\" 'c' \\\\ \\\\u0041\"");
    assertThat(JavaLiterals.primitive('\'')).isEqualTo("'\\''");
    assertThat(JavaLiterals.primitive('"')).isEqualTo("'\"'");
  }

  @Test
  void whatEndsALineIsNeverAUnicodeEscape() throws Exception {
    assertThat(text("\n\r\u0085\u2028")).isEqualTo("\"\\n\\r\\u0085\\u2028\"");
  }

  @Test
  void anOctalEscapeDoesNotTakeTheDigitAfterIt() throws Exception {
    assertThat(text("\0" + "7\0" + "8\u001f")).isEqualTo("\"\\0007\\08\\37\"");
  }

  @Test
  void surrogatesAreWrittenUnitByUnit() throws Exception {
    assertThat(text("\ud800x\ud83d\ude00")).isEqualTo("\"\\ud800x\\ud83d\\ude00\"");
  }

  @Test
  void aTextThatNoClassFileHoldsIsRefused() throws Exception {
    assertThat(JavaLiterals.text("x".repeat(65_534))).isInstanceOf(Code.Pieces.class);
    assertThatThrownBy(() -> JavaLiterals.text("x".repeat(65_535)))
        .isInstanceOf(UntellableException.class);
    assertThatThrownBy(() -> JavaLiterals.text("\u00e9".repeat(32_768)))
        .isInstanceOf(UntellableException.class);
    assertThatThrownBy(() -> JavaLiterals.text("\0".repeat(32_768)))
        .isInstanceOf(UntellableException.class);
  }

  @Test
  void numbersAreExact() {
    assertThat(JavaLiterals.primitive(Long.MIN_VALUE)).isEqualTo("Long.MIN_VALUE");
    assertThat(JavaLiterals.primitive((byte) -128)).isEqualTo("(byte) -128");
    assertThat(JavaLiterals.primitive(-0.0)).isEqualTo("-0.0");
    assertThat(JavaLiterals.primitive(0.1f)).isEqualTo("0.1f");
    assertThat(JavaLiterals.primitive(Float.NaN)).isEqualTo("Float.NaN");
    assertThat(JavaLiterals.primitive(Double.longBitsToDouble(0x7ff0000000000001L)))
        .isEqualTo("Double.longBitsToDouble(0x7ff0000000000001L)");
    assertThat(JavaLiterals.primitive(Double.NEGATIVE_INFINITY))
        .isEqualTo("Double.NEGATIVE_INFINITY");
  }
}
