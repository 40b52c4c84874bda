package dev.clew.subjects;

import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.time.YearMonth;
import java.util.Date;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** Objects of the library among the inputs that one public call makes. */
final class GivenObjects {

  private GivenObjects() {}

  static long moment(Date d) { // paths 3; cut sample-values
    // throws NullPointerException 1: d == null
    return 10 / (d.getTime() - 77); // returns 1: d.getTime() != 77; throws ArithmeticException 1: d.getTime() == 77
  }

  static int month(YearMonth m) { // paths 3; cut sample-values
    // throws NullPointerException 1: m == null
    return 12 / (m.getMonthValue() - 12); // returns 1: m.getMonthValue() < 12; throws ArithmeticException 1: m.getMonthValue() == 12
  }

  static String language(Locale l) { // paths 6; cut sample-values
    // throws NullPointerException 1: l == null
    return l.getLanguage(); // returns 5: l != null
  }

  static int counted(AtomicInteger n) { // paths 3
    if (n.incrementAndGet() == 0) { // throws NullPointerException 1: n == null
      return 0; // returns 1: n.get() == -1
    }
    return 1; // returns 1: n.get() != -1
  }

  static int held(AtomicReference<String> r) { // paths 3
    // throws NullPointerException 2: r == null || r.get() == null
    return r.get().length(); // returns 1: r.get() != null
  }

  static int optional(OptionalInt o) { // paths 4
    // throws NullPointerException 1: o == null
    int value = o.orElse(5);
    return 1 / value; // returns 2: o.orElse(5) != 0; throws ArithmeticException 1: o.getAsInt() == 0
  }

  static int first(InputStream in) throws IOException { // paths 6; cut max-types
    // throws NullPointerException 1: in == null
    return in.read() < 0 ? 0 : 1; // returns 5
  }

  static int wrapped(DataInputStream in) throws IOException { // paths >= 3; cut max-types
    // throws NullPointerException 1: in == null
    return in.readByte() == 7 ? 1 : 0; // returns >= 1; throws EOFException 1
  }

  static boolean hidden(File f) { // paths >= 3
    // throws NullPointerException 1: f == null
    return f.getName().startsWith("."); // returns >= 2: f != null
  }

  static int message(RuntimeException e) { // paths 3; cut sample-values
    // throws NullPointerException 2: e == null || e.getMessage() == null
    return e.getMessage().length(); // returns 1: e.getMessage() != null
  }

  static String kind(Class<? extends Number> c) { // paths 2; cut sample-values
    // throws NullPointerException 1: c == null
    return c.getSimpleName(); // returns 1: c == Number.class
  }

  static String charset(Charset c, Writer w) throws IOException { // paths; cut sample-values; cut max-types
    w.write(c.name()); // throws NullPointerException 4: c == null || w == null
    return w.toString(); // returns 3: c != null
  }

  static int cast(Object o) { // paths >= 4; cut sample-values
    if (o instanceof Date d) {
      return d.getTime() == 77 ? 1 : 2; // returns 2: o instanceof java.util.Date
    }
    if (o instanceof StringWriter w) {
      w.write("a");
      return w.toString().length(); // returns 1: o instanceof java.io.StringWriter
    }
    return 0; // returns >= 1
  }
}
