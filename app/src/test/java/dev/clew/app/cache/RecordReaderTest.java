package dev.clew.app.cache;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordReaderTest {

  @TempDir private Path folder;

  private LineRanks ranks() {
    return new LineRanks(
        new CodeDigests(new Program(ClassPath.open(Jdk.running(), List.of(folder)))));
  }

  private static byte[] written(Object value, LineRanks ranks) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new RecordWriter(new DataOutputStream(bytes), ranks).write(value);
    return bytes.toByteArray();
  }

  private static Object read(byte[] bytes, LineRanks ranks) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    return new RecordReader(in, ranks).read();
  }

  private static Exploration exploration() {
    Map<String, Datum> fields = new LinkedHashMap<>();
    fields.put("z", new Datum.Null());
    Stream.of(
            true,
            (byte) -1,
            (short) 2,
            '\uD800',
            3,
            Long.MIN_VALUE,
            Float.intBitsToFloat(0x7fc00001),
            -0.0)
        .forEach(each -> fields.put("f" + fields.size(), new Datum.Primitive(each)));
    fields.put("a", new Datum.Text("a\uDC00\uD800\0\u20ac", 4, true));
    Datum object = new Datum.Instance("com.acme.Cart", 1, fields, false);
    Site site = new Site("com.acme.Cart", "total", 17);
    ExploredPath path =
        new ExploredPath(
            List.of(0, 2, 1),
            List.of("x > 0"),
            List.of(new Input("this", "com.acme.Cart", object)),
            new Outcome.Threw("java.lang.Error", null, site, 3),
            /* proven= */ true);
    return new Exploration(
        Status.BOUNDED,
        Map.of(new Reason(ReasonCode.MAX_TYPES, "com.acme.Item"), 3L),
        List.of(path),
        Effort.NONE.withTime(9),
        List.of(site));
  }

  @Test
  void whatIsReadIsWhatWasWritten() throws IOException {
    LineRanks ranks = ranks();

    assertThat(read(written(exploration(), ranks), ranks)).isEqualTo(exploration());
  }

  @Test
  void nothingIsMadeThatIsNoRecordOfClew() throws IOException {
    LineRanks ranks = ranks();
    byte[] bytes = written(new Site("a", "b", 1), ranks);
    String text = new String(bytes, ISO_8859_1);
    byte[] other = text.replace("\0e\0n\0g\0i\0n\0e", "\0e\0n\0g\0i\0n\0x").getBytes(ISO_8859_1);

    assertThatThrownBy(() -> read(other, ranks)).isInstanceOf(IOException.class);
    for (int length = 0; length < bytes.length; length++) {
      byte[] part = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> read(part, ranks)).isInstanceOf(IOException.class);
    }
  }

  @Test
  void otherTypesAreNotWritten() {
    assertThatThrownBy(() -> written(new Object(), ranks()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
