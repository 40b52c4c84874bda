package dev.clew.benchmarks.deep;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.SessionInfoStore;
import org.jacoco.core.instr.Instrumenter;
import org.jacoco.core.runtime.LoggerRuntime;
import org.jacoco.core.runtime.RuntimeData;

/** Loads a library, alone above the JDK, and counts what of it is executed. */
final class CountingLoader extends URLClassLoader {

  private final LoggerRuntime runtime = new LoggerRuntime();
  private final RuntimeData data = new RuntimeData();
  private final Instrumenter instrumenter = new Instrumenter(runtime);
  private final Map<String, byte[]> loaded = new HashMap<>();

  CountingLoader(Path entry, List<Path> jars) throws IOException {
    super(
        Stream.concat(Stream.of(entry), jars.stream()).map(CountingLoader::url).toArray(URL[]::new),
        ClassLoader.getPlatformClassLoader());
    try {
      runtime.startup(data);
    } catch (Exception e) { // JaCoCo's runtimes declare no less
      throw new IOException(e);
    }
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (name.equals(EntryPoint.CLASS)) {
      return super.findClass(name);
    }
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] original = in.readAllBytes();
      byte[] counting = instrumenter.instrument(original, name);
      synchronized (loaded) {
        loaded.put(name, original);
      }
      return defineClass(name, counting, 0, counting.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  int coveredBranches() throws IOException {
    ExecutionDataStore executed = new ExecutionDataStore();
    data.collect(executed, new SessionInfoStore(), /* reset= */ false);
    CoverageBuilder builder = new CoverageBuilder();
    Analyzer analyzer = new Analyzer(executed, builder);
    synchronized (loaded) {
      for (Map.Entry<String, byte[]> each : loaded.entrySet()) {
        analyzer.analyzeClass(each.getValue(), each.getKey());
      }
    }
    return builder.getClasses().stream()
        .map(IClassCoverage::getBranchCounter)
        .mapToInt(counter -> counter.getCoveredCount())
        .sum();
  }
}
