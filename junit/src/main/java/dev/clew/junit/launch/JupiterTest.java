package dev.clew.junit.launch;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** A test of JUnit 5. Engines, listeners and settings of the code under test have no say. */
final class JupiterTest implements OneTest {

  private final Launcher launcher =
      LauncherFactory.create(
          LauncherConfig.builder()
              .enableTestEngineAutoRegistration(false)
              .enableLauncherSessionListenerAutoRegistration(false)
              .enableLauncherDiscoveryListenerAutoRegistration(false)
              .enablePostDiscoveryFilterAutoRegistration(false)
              .enableTestExecutionListenerAutoRegistration(false)
              .addTestEngines(new JupiterTestEngine())
              .build());

  @Override
  public @Nullable Throwable run(String className, String method) {
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .enableImplicitConfigurationParameters(false)
            .selectors(DiscoverySelectors.selectMethod(className, method))
            .build();
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    launcher.execute(request, listener);
    TestExecutionSummary summary = listener.getSummary();
    if (!summary.getFailures().isEmpty()) {
      return summary.getFailures().get(0).getException();
    }
    return summary.getTestsSucceededCount() == 1
        ? null
        : new IllegalStateException("no test was run");
  }
}
