package dev.clew.engine.conformance;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;

/**
 * The main class of the forked JVM: runs many programs, one after the other, and writes what each
 * of them printed. It stands on the class path beside the programs, so that they are loaded as if
 * each had been started alone. Only the frames below {@code main} differ.
 */
final class TranscriptWriter {

  private TranscriptWriter() {}

  /** Runs the classes whose names are given; {@link TranscriptReader} knows the format. */
  public static void main(String[] mainClasses) throws IOException {
    PrintStream standardOutput = System.out;
    try (DataOutputStream transcripts = new DataOutputStream(standardOutput)) {
      for (String mainClass : mainClasses) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        String ending = run(mainClass);
        System.out.flush();
        write(transcripts, mainClass.getBytes(StandardCharsets.UTF_8));
        write(transcripts, ending.getBytes(StandardCharsets.UTF_8));
        write(transcripts, printed.toByteArray());
      }
    }
  }

  private static void write(DataOutputStream transcripts, byte[] bytes) throws IOException {
    transcripts.writeInt(bytes.length);
    transcripts.write(bytes);
  }

  private static String run(String mainClass) {
    try {
      Class<?> type = Class.forName(mainClass);
      type.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
      return Transcript.RETURNED;
    } catch (InvocationTargetException e) {
      return e.getCause().toString();
    } catch (ReflectiveOperationException | LinkageError e) {
      return e.toString();
    }
  }
}
