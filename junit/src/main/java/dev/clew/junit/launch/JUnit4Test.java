package dev.clew.junit.launch;

import org.jspecify.annotations.Nullable;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.Result;

/** A test of JUnit 4. */
final class JUnit4Test implements OneTest {

  @Override
  public @Nullable Throwable run(String className, String method) throws ClassNotFoundException {
    Result result = new JUnitCore().run(Request.method(Class.forName(className), method));
    if (!result.getFailures().isEmpty()) {
      return result.getFailures().get(0).getException();
    }
    return result.getRunCount() == 1 ? null : new IllegalStateException("no test was run");
  }
}
