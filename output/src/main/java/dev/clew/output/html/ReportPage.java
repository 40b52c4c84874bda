package dev.clew.output.html;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import dev.clew.output.html.ResultsDigest.PlainFinding;
import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;

/**
 * Writes the page. Data are compressed inside it and never part of its markup; nothing but its own
 * script and styles may run, and nothing may be loaded from anywhere.
 */
public final class ReportPage {

  /** Where something is put into the template. */
  private static final Pattern GAP = Pattern.compile("\\{\\{(\\w+)}}");

  /** Of a table for readers without scripts. */
  private static final int LONGEST_CELL = 2_000;

  private final Path results;
  private final ResultsDigest digest;
  private final PageTexts texts;

  /**
   * @param results the file that the digest is of
   */
  public ReportPage(Path results, ResultsDigest digest, PageTexts texts) {
    this.results = results;
    this.digest = digest;
    this.texts = texts;
  }

  /** Writes it to its end; costs the memory of the texts, and none for the results. */
  public void write(OutputStream out) throws IOException {
    String style = PageResources.styles();
    String library = PageResources.library();
    String script = PageResources.script();
    Map<String, String> parts =
        Map.of(
            "title",
            HtmlText.escaped("clew " + digest.command()),
            "policy",
            policy(List.of(library, script), style),
            "style",
            style,
            "library",
            library,
            "script",
            script,
            "findings",
            findings());
    String template = PageResources.template();
    Matcher gap = GAP.matcher(template);
    int from = 0;
    while (gap.find()) {
      write(out, template.substring(from, gap.start()));
      from = gap.end();
      switch (gap.group(1)) {
        case "results" -> compressed(out, packed -> Files.copy(results, packed));
        case "texts" -> compressed(out, this::writeTexts);
        default -> write(out, parts.getOrDefault(gap.group(1), ""));
      }
    }
    write(out, template.substring(from));
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Something that is written into a page. */
  private interface Content {
    void write(OutputStream out) throws IOException;
  }

  /** Letters and digits alone: whatever the content is, no markup comes of it. */
  private static void compressed(OutputStream out, Content content) throws IOException {
    OutputStream kept = new BufferedOutputStream(new LeftOpen(out));
    try (OutputStream packed = new GZIPOutputStream(Base64.getEncoder().wrap(kept))) {
      content.write(packed);
    }
  }

  /** A stream that outlives what is written to it. */
  private static final class LeftOpen extends FilterOutputStream {

    LeftOpen(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      out.write(bytes, offset, length);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }

  private static String policy(List<String> scripts, String style) {
    String hashes = scripts.stream().map(ReportPage::hash).collect(Collectors.joining(" "));
    return "default-src 'none'; script-src "
        + hashes
        + "; style-src "
        + hash(style)
        + "; base-uri 'none'; form-action 'none'";
  }

  private static String hash(String content) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private String findings() {
    if (digest.findings().isEmpty()) {
      return "<p>Nothing was found.</p>";
    }
    return digest.findings().stream()
        .map(ReportPage::row)
        .collect(
            Collectors.joining(
                "\n", "<table><tr><th>Kind<th>What<th>Where<th>Call\n", "\n</table>"));
  }

  private static String row(PlainFinding finding) {
    return List.of(finding.kind(), finding.what(), finding.where(), finding.how()).stream()
        .map(text -> HtmlText.beginning(text, LONGEST_CELL))
        .collect(Collectors.joining("<td>", "<tr><td>", ""));
  }

  private void writeTexts(OutputStream out) throws IOException {
    JsonFactory factory =
        JsonFactory.builder()
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .build();
    try (JsonGenerator json = factory.createGenerator(out)) {
      json.writeStartObject();
      write(json, "files", texts.files());
      write(json, "places", texts.places());
      write(json, "tests", texts.tests());
      json.writeObjectFieldStart("reasons");
      for (PageTexts.Meaning each : texts.reasons()) {
        json.writeArrayFieldStart(each.code());
        json.writeString(each.sentence());
        json.writeString(each.remedy());
        json.writeEndArray();
      }
      json.writeEndObject();
      json.writeEndObject();
    }
  }

  private static void write(JsonGenerator json, String name, Map<String, String> texts)
      throws IOException {
    json.writeObjectFieldStart(name);
    for (String key : texts.keySet().stream().sorted().toList()) {
      json.writeStringField(key, texts.get(key));
    }
    json.writeEndObject();
  }
}
