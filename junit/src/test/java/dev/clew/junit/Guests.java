package dev.clew.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.recipe.RecipeMaker;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Code under test, compiled, and cases made of it by hand. */
public final class Guests implements AutoCloseable {

  private final Program program;
  private final RecipeMaker recipes;
  private final ConfinedJvms jvms;
  private final Replayer replayer;
  private final List<SuiteCase> cases = new ArrayList<>();
  private int next = 100;

  private Guests(Program program) {
    this.program = program;
    this.recipes = new RecipeMaker(program);
    this.jvms = ConfinedJvms.of(program.classPath(), Set.of());
    this.replayer = new Replayer(jvms, Duration.ofSeconds(2));
  }

  public static Guests compiled(Path folder) throws Exception {
    Path root = Path.of(Guests.class.getResource("/guests").toURI());
    List<String> words = new ArrayList<>(List.of("-proc:none", "-nowarn", "-g", "-parameters"));
    words.addAll(List.of("-d", folder.toString()));
    try (Stream<Path> files = Files.walk(root)) {
      files.filter(file -> file.toString().endsWith(".java")).forEach(f -> words.add(f.toString()));
    }
    int exit =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new));
    assertThat(exit).isZero();
    return new Guests(new Program(ClassPath.open(Jdk.running(), List.of(folder))));
  }

  public Program program() {
    return program;
  }

  public ConfinedJvms jvms() {
    return jvms;
  }

  /** All cases so far. */
  public List<SuiteCase> cases() {
    return List.copyOf(cases);
  }

  public SuiteCase add(String owner, String name, Object... inputs) throws Exception {
    return add(/* isError= */ false, owner, name, inputs);
  }

  /** Inputs are data, or values to be data; a receiver comes first. */
  public SuiteCase add(boolean isError, String owner, String name, Object... inputs)
      throws Exception {
    MethodInfo method =
        program.load(owner).methods().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    return add(isError, method, inputs);
  }

  public SuiteCase add(boolean isError, MethodInfo method, Object... inputs) throws Exception {
    List<String> names = new ArrayList<>(method.parameterNames());
    if (!method.isStatic() && !method.isConstructor()) {
      names.add(0, "this");
    }
    List<Input> all = new ArrayList<>();
    for (int i = 0; i < inputs.length; i++) {
      if (inputs[i] instanceof Input input) {
        all.add(input);
      } else {
        all.add(new Input(names.get(i), "java.lang.Object", datum(inputs[i])));
      }
    }
    Replay replay = replayer.run(recipes.make(method, all));
    SuiteCase made = new SuiteCase(method, replay, isError);
    cases.add(made);
    return made;
  }

  public Datum datum(Object value) {
    if (value instanceof Datum datum) {
      return datum;
    }
    if (value == null) {
      return new Datum.Null();
    }
    return value instanceof String text ? new Datum.Text(text, next++) : new Datum.Primitive(value);
  }

  public Datum array(String type, Object... elements) {
    return new Datum.Array(type, next++, Stream.of(elements).map(this::datum).toList());
  }

  public Datum box(Object value) {
    return object(value.getClass().getName(), "value", value);
  }

  /** Names and values of fields in turn. */
  public Datum object(String type, Object... fields) {
    return instance(type, /* stub= */ false, fields);
  }

  public Datum stub(String type, Object... answers) {
    return instance(type, /* stub= */ true, answers);
  }

  private Datum instance(String type, boolean stub, Object... fields) {
    Map<String, Datum> all = new LinkedHashMap<>();
    for (int i = 0; i < fields.length; i += 2) {
      all.put((String) fields[i], datum(fields[i + 1]));
    }
    return new Datum.Instance(type, next++, all, stub);
  }

  @Override
  public void close() {
    replayer.close();
    jvms.close();
  }
}
