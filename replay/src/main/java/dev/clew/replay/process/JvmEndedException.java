package dev.clew.replay.process;

import java.io.IOException;

/** A JVM that ran code under test has ended, or its pipe has. */
public final class JvmEndedException extends IOException {

  private static final long serialVersionUID = 1L;

  JvmEndedException(String how) {
    super("the JVM that ran it ended: " + how);
  }
}
