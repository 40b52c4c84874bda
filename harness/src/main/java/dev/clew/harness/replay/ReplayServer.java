package dev.clew.harness.replay;

import dev.clew.harness.CallServer;
import dev.clew.harness.guard.Guard;
import dev.clew.harness.guard.GuardKey;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Performs trials for somebody at the other end of its standard streams. */
public final class ReplayServer {

  private ReplayServer() {}

  /**
   * Serves until nobody asks any more, or the JVM is of no use.
   *
   * @param arguments the folder that may be written to, what is allowed (with commas between), then
   *     the places of the code under test
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    DataInputStream in = new DataInputStream(new BufferedInputStream(System.in));
    DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
    List<URL> places = new ArrayList<>();
    for (String place : Arrays.asList(arguments).subList(2, arguments.length)) {
      places.add(new File(place).toURI().toURL());
    }
    GuardKey key = Guard.arm(arguments[0], Arrays.asList(arguments[1].split(",")));
    Stage stage = new Stage(places.toArray(new URL[0]), key);
    answer(out, Report.GREETING);
    boolean last = false;
    while (!last) {
      Trial trial;
      try {
        trial = Trial.read(in);
      } catch (EOFException end) {
        break;
      }
      Report report = stage.perform(trial);
      answer(out, report);
      last = report.last();
    }
    // threads of the users' code may still run, and handlers of its end are of no use to anybody
    key.halt();
  }

  private static void answer(DataOutputStream out, Report report) throws IOException {
    out.writeShort(CallServer.MARK);
    report.write(out);
    out.flush();
  }
}
