package dev.clew.junit.launch;

import org.jspecify.annotations.Nullable;

/** Runs one test. */
interface OneTest {

  /** What went wrong; null if nothing did. */
  @Nullable Throwable run(String className, String method) throws ClassNotFoundException;
}
