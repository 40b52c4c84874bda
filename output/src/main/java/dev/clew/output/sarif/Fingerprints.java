package dev.clew.output.sarif;

import dev.clew.engine.outcome.Site;
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
    return of(
        finding.rule().id(),
        finding.exception(),
        finding.site().className(),
        finding.site().method(),
        finding.instruction());
  }

  /** The same of a call that hands a string over. */
  static String of(String rule, Site site, String sink) {
    return of(rule, sink, site.className(), site.method());
  }

  private static String of(String... parts) {
    String text = String.join("\n", parts);
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has it", e);
    }
  }
}
