package library;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.BreakIterator;
import java.text.Normalizer;
import java.time.LocalDate;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/** Digests, checksums, charsets, buffers, paths and other services of the library. */
public final class Digests {

  private static void digests() {
    for (String name : List.of("MD5", "SHA-1", "SHA-256", "SHA-512", "SHA3-256", "none")) {
      try {
        byte[] digest = MessageDigest.getInstance(name).digest("abc".getBytes());
        System.out.println(name + " " + new BigInteger(1, digest).toString(16));
      } catch (NoSuchAlgorithmException e) {
        System.out.println(e.getMessage());
      }
    }
    byte[] bytes = new byte[1000];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (i * 7);
    }
    for (Checksum sum : List.of(new CRC32(), new Adler32(), new CRC32C())) {
      sum.update(bytes, 3, 990);
      sum.update(-1);
      System.out.println(sum.getValue());
      sum.reset();
      System.out.println(sum.getValue());
    }
    System.out.println(UUID.nameUUIDFromBytes(bytes) + " " + new UUID(1, -2));
    System.out.println(Base64.getMimeEncoder().encodeToString(Arrays.copyOf(bytes, 70)));
  }

  private static void charsets() throws Exception {
    String text = "a\u00e4\u20ac\u65e5\ud834\udd1e\ud800";
    for (String name :
        List.of("UTF-8", "UTF-16", "UTF-16LE", "UTF-32", "US-ASCII", "ISO-8859-1")) {
      byte[] bytes = text.getBytes(name);
      System.out.println(name + Arrays.toString(bytes) + new String(bytes, name).length());
    }
    for (String name : List.of("windows-1252", "ISO-8859-15", "Shift_JIS", "EUC-JP", "GB18030")) {
      byte[] bytes = text.getBytes(Charset.forName(name));
      System.out.println(name + Arrays.toString(bytes) + new String(bytes, name).equals(text));
    }
    try {
      Charset.forName("nope");
    } catch (UnsupportedCharsetException e) {
      System.out.println(e);
    }
    System.out.println(Charset.defaultCharset() + " " + Charset.isSupported("Big5"));
    System.out.println(new String(new byte[] {-1, 65, -61}, StandardCharsets.UTF_8).length());
  }

  private static void buffers() {
    for (ByteBuffer buffer : List.of(ByteBuffer.allocate(32), ByteBuffer.allocateDirect(32))) {
      buffer.putInt(0x01020304).putDouble(Math.PI).order(ByteOrder.LITTLE_ENDIAN).putLong(-5);
      buffer.putChar('x').flip();
      System.out.println(buffer.getShort() + " " + buffer.remaining() + buffer.get(7));
      byte[] rest = new byte[buffer.remaining()];
      buffer.get(rest);
      System.out.println(Arrays.toString(rest) + buffer.hasRemaining());
      System.out.println(buffer.duplicate().rewind().asIntBuffer().get(1));
    }
  }

  private static void others() {
    System.out.println(Path.of("/a/b/../c.txt").normalize() + " " + Path.of("x", "y", "z"));
    System.out.println(Path.of("/a/b").relativize(Path.of("/a/c/d")));
    System.out.println(Path.of("a/b.txt").getFileName() + " " + Path.of("a").getParent());
    BreakIterator words = BreakIterator.getWordInstance(Locale.US);
    words.setText("Hello big world.");
    List<Integer> breaks = new ArrayList<>();
    for (int i = words.first(); i != BreakIterator.DONE; i = words.next()) {
      breaks.add(i);
    }
    System.out.println(breaks);
    String composed = Normalizer.normalize("e\u0301\ufb01", Normalizer.Form.NFKC);
    System.out.println(composed + composed.length());
    LocalDate day = LocalDate.of(2024, 1, 31);
    System.out.println(JapaneseDate.from(day) + " " + ThaiBuddhistDate.from(day));
    System.out.println(HijrahDate.from(day) + " " + MinguoDate.from(day));
    System.out.println(System.getenv("CLEW_NO_SUCH_VARIABLE"));
  }

  public static void main(String[] args) throws Exception {
    digests();
    charsets();
    buffers();
    others();
  }
}
