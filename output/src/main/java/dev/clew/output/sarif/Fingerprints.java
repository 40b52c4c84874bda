package dev.clew.output.sarif;

import dev.clew.output.Finding;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What a finding is known by from run to run: rule, exception, method, and the code of its line up
 * to what fails. Lines and numbers are left out, as every edit above moves them.
 */
final class Fingerprints {

  private static final int BYTES = 16;

  private Fingerprints() {}

  static String of(Finding finding) {
    String text =
        String.join(
            "\n",
            finding.rule(),
            finding.exception(),
            finding.site().className(),
            finding.site().method(),
            finding.instruction());
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has it", e);
    }
  }
}
