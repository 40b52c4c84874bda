package dev.clew.engine.conformance;

import dev.clew.engine.boot.Engine;
import dev.clew.engine.boot.MainRun;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Runs programs in the engine; each folder of classes is made ready once for each JDK. */
final class EngineRun implements GuestRun {

  private record Key(Path classes, Jdk jdk) {}

  private final Map<Key, Engine> engines = new ConcurrentHashMap<>();

  @Override
  public String run(Path classes, String mainClass, Jdk jdk) {
    Engine engine = engines.computeIfAbsent(new Key(classes, jdk), EngineRun::start);
    MainRun.Result result = MainRun.run(engine, mainClass);
    if (!result.error().isEmpty()) {
      throw new AssertionError(
          mainClass + " ended: " + result.error() + "\nafter printing:\n" + result.output());
    }
    return result.output();
  }

  private static Engine start(Key key) {
    return Engine.start(new Program(ClassPath.open(key.jdk(), List.of(key.classes()))));
  }
}
