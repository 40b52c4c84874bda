package dev.clew.harness.guard;

import java.util.concurrent.atomic.AtomicReference;

/** What was refused, so that code which catches the exception is found out all the same. */
final class AccessRefusals {

  /** The first thing that was refused since it was last taken; empty without any. */
  private static final AtomicReference<String> FIRST = new AtomicReference<>("");

  /** Of what is told; names of files can be anything. */
  private static final int LONGEST = 200;

  private AccessRefusals() {}

  /** Initialises this class as long as nothing is asked. */
  static void prepare() {
    FIRST.set("");
  }

  static String take() {
    return FIRST.getAndSet("");
  }

  static void refuse(String kind, String what) {
    String text = what.length() > LONGEST ? what.substring(0, LONGEST) + "..." : what;
    FIRST.compareAndSet("", kind + ": " + text);
    throw new SecurityException(text + " is not allowed here");
  }
}
