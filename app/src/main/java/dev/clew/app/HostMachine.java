package dev.clew.app;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/**
 * The facts about a JVM and the machine below it that {@link Doctor} judges.
 *
 * @param javaVersion for example 17.0.15+6
 * @param javaHome where that Java is installed
 * @param hasCompiler whether it can compile, which a bare JRE cannot
 * @param maxHeapBytes the most memory this JVM will use for objects
 * @param memoryBytes the memory of the machine, or of the container around it
 * @param processors how many threads can run at once
 * @param tempFolder where short-lived files go
 */
public record HostMachine(
    Runtime.Version javaVersion,
    Path javaHome,
    boolean hasCompiler,
    long maxHeapBytes,
    long memoryBytes,
    int processors,
    Path tempFolder) {

  /** The machine and the JVM that run this very call. */
  public static HostMachine current() {
    Runtime runtime = Runtime.getRuntime();
    return new HostMachine(
        Runtime.version(),
        Path.of(System.getProperty("java.home", "")),
        ToolProvider.getSystemJavaCompiler() != null,
        runtime.maxMemory(),
        memory(),
        runtime.availableProcessors(),
        Path.of(System.getProperty("java.io.tmpdir", "")));
  }

  private static long memory() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getTotalMemorySize();
  }
}
