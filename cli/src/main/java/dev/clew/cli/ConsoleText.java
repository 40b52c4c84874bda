package dev.clew.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Text for a terminal or a pipe, in the encoding the user's system expects. */
final class ConsoleText {
  private ConsoleText() {}

  /** A writer that flushes at the end of each line. */
  static PrintWriter writer(PrintStream stream) {
    String name = System.getProperty("native.encoding", "UTF-8");
    return new PrintWriter(new OutputStreamWriter(stream, charset(name)), true);
  }

  /**
   * Why standard output did not take all that was printed. Empty where it did, and where nothing
   * reads on: who wants the first lines alone closes the pipe.
   */
  static Optional<String> lostOutput() {
    if (!System.out.checkError()) {
      return Optional.empty();
    }
    try (FileOutputStream again = new FileOutputStream(FileDescriptor.out)) {
      again.write('\n'); // a stream that prints forgets why it could not
      return Optional.of("some of it could not be written");
    } catch (IOException e) {
      String why = String.valueOf(e.getMessage());
      return why.contains("pipe") ? Optional.empty() : Optional.of(why);
    }
  }

  /**
   * The charset of that name, but UTF-8 for plain ASCII: that is what a container without a locale
   * claims to want, and it would turn half of the strings Clew prints into question marks.
   */
  static Charset charset(String name) {
    Charset wanted = Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.UTF_8;
    return wanted.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : wanted;
  }

  /**
   * Whether a person watches. From Java 22 on there is a console without a terminal, too, which
   * says so; before, its mere existence means one.
   */
  @SuppressWarnings("SystemConsoleNull")
  static boolean isTerminal() {
    java.io.Console console = System.console();
    if (console == null || "dumb".equals(System.getenv("TERM"))) {
      return false;
    }
    try {
      return (Boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }
}
