package dev.clew.models;

import java.io.UnsupportedEncodingException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Strings to bytes and back. */
@SuppressWarnings("all") // odd calls are what is tested
final class EncodingSubjects {

  private EncodingSubjects() {}

  private static String shown(byte[] bytes) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < bytes.length; i++) {
      all.append(bytes[i]).append(' ');
    }
    return all.toString();
  }

  static String urlDecoded(String s) {
    return URLDecoder.decode(s, StandardCharsets.UTF_8);
  }

  static String urlDecodedByName(String s, String t) throws UnsupportedEncodingException {
    return URLDecoder.decode(s + "%2" + t, "UTF-8");
  }

  static String urlEncoded(String s) {
    return URLEncoder.encode(s, StandardCharsets.UTF_8);
  }

  static String latin1(String s) {
    return shown(s.getBytes(StandardCharsets.ISO_8859_1));
  }

  static String ascii(String s) {
    return shown(s.getBytes(StandardCharsets.US_ASCII));
  }

  static String utf8(String s) {
    return shown(s.getBytes(StandardCharsets.UTF_8));
  }

  static String utf16(String s) {
    return shown(s.getBytes(StandardCharsets.UTF_16));
  }

  static String utf16le(String s) {
    return shown(s.getBytes(StandardCharsets.UTF_16LE));
  }

  static String standard(String s) {
    return shown(s.getBytes());
  }

  static String named(String s, String t) throws UnsupportedEncodingException {
    return shown(s.getBytes("latin1")) + shown(t.getBytes("UTF8"));
  }

  static byte at(String s, int i) {
    return s.getBytes(StandardCharsets.ISO_8859_1)[i];
  }

  static String there(String s) {
    return new String(s.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  static String thereInLatin1(String s, int i, int n) {
    return new String(s.getBytes(StandardCharsets.ISO_8859_1), i, n, StandardCharsets.ISO_8859_1);
  }

  static String thereInUtf16(String s) {
    return new String(s.getBytes(StandardCharsets.UTF_16BE), StandardCharsets.UTF_16BE);
  }

  static String mixed(String s) {
    return new String(s.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }

  static String changed(String s, int i, byte b) {
    byte[] bytes = s.getBytes(StandardCharsets.US_ASCII);
    bytes[i] = b;
    return new String(bytes, StandardCharsets.ISO_8859_1)
        + new String(bytes, StandardCharsets.US_ASCII);
  }

  static String ofLatin1(byte a, byte b) {
    return new String(new byte[] {a, 65, b}, StandardCharsets.ISO_8859_1);
  }

  static String ofAscii(byte a, byte b) {
    return new String(new byte[] {a, 65, b}, StandardCharsets.US_ASCII);
  }

  static String ofUtf8(byte a, byte b, byte c) {
    return new String(new byte[] {a, b, c, 65}, StandardCharsets.UTF_8);
  }

  static String ofStandard(byte a, byte b, int i, int n) {
    return new String(new byte[] {a, b, 65}) + new String(new byte[] {a, 65, b}, i, n);
  }

  static String ofNamed(byte a, byte b, int i, int n) throws UnsupportedEncodingException {
    byte[] bytes = {a, b};
    return new String(bytes, "US-ASCII") + new String(bytes, i, n, "ISO-8859-1");
  }

  static String noCharset(String s, byte b) {
    return new String(new byte[] {b}, (Charset) null) + s.getBytes((Charset) null).length;
  }
}
