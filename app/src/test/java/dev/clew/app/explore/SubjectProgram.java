package dev.clew.app.explore;

import dev.clew.app.explore.Subject.ExpectedEnding;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A compiled source with its subjects, alone on its class path: what another source declares never
 * changes the classes that an unknown object of this one can have.
 */
final class SubjectProgram {

  private final SubjectFile file;
  private final Path classes;
  private final Path conditions;
  private final Program program;

  private SubjectProgram(SubjectFile file, Path classes, Path conditions) {
    this.file = file;
    this.classes = classes;
    this.conditions = conditions;
    this.program = new Program(ClassPath.open(Jdk.running(), List.of(classes)));
  }

  /**
   * Compiles a source, and the conditions in its comments beside it.
   *
   * @throws IllegalArgumentException with the compiler's words if one of them is not Java
   */
  static SubjectProgram compile(SubjectFile file, Path folder) {
    Path classes = folder.resolve("classes");
    Path conditions = folder.resolve("conditions");
    try {
      Files.createDirectories(classes);
      Files.createDirectories(conditions);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Javac.compile(Map.of(file.name(), file.text()), List.of(), classes);
    SubjectProgram program = new SubjectProgram(file, classes, conditions);
    Javac.compile(
        Map.of(program.simpleConditions() + ".java", program.conditionsSource()),
        List.of(program.classes),
        program.conditions);
    return program;
  }

  SubjectFile file() {
    return file;
  }

  /** What is to be explored: the source's classes and the JDK. */
  Program program() {
    return program;
  }

  /** Fresh on each call, static fields included. */
  HostClasses load() {
    return new HostClasses(classes, conditions);
  }

  MethodInfo target(Subject subject) {
    Executable method = load().method(subject.className(), subject.method());
    return program
        .load(subject.className().replace('.', '/'))
        .method(subject.method(), descriptor(method))
        .orElseThrow();
  }

  private static String descriptor(Executable method) {
    Class<?> returned = method instanceof Method m ? m.getReturnType() : void.class;
    return java.lang.invoke.MethodType.methodType(returned, method.getParameterTypes())
        .toMethodDescriptorString();
  }

  String conditionsClass() {
    return file.packageName().isEmpty()
        ? simpleConditions()
        : file.packageName() + "." + simpleConditions();
  }

  private String simpleConditions() {
    return file.name().replace(".java", "") + "Conditions";
  }

  /** The method that checks the n-th ending of a subject. */
  static String conditionMethod(Subject subject, int n) {
    return "line" + subject.line() + "ending" + n;
  }

  /** One method for each condition, with the subject's parameters and the receiver as self. */
  private String conditionsSource() {
    StringBuilder text = new StringBuilder();
    if (!file.packageName().isEmpty()) {
      text.append("package ").append(file.packageName()).append(";\n");
      String outer = file.packageName() + "." + file.name().replace(".java", "");
      text.append("import ").append(outer).append(".*;\n");
    }
    text.append("final class ").append(simpleConditions()).append(" {\n");
    HostClasses loaded = load();
    for (Subject subject : file.subjects()) {
      Executable method = loaded.method(subject.className(), subject.method());
      for (int i = 0; i < subject.endings().size(); i++) {
        ExpectedEnding expected = subject.endings().get(i);
        if (expected.ending().condition() != null) {
          text.append("  static boolean ").append(conditionMethod(subject, i)).append('(');
          text.append(String.join(", ", parameters(method, target(subject).parameterNames())))
              .append(") {\n    return ");
          text.append(expected.ending().condition()).append(";\n  }\n");
        }
      }
    }
    return text.append("}\n").toString();
  }

  private static List<String> parameters(Executable method, List<String> names) {
    List<String> parameters = new ArrayList<>();
    if (hasReceiver(method)) {
      parameters.add(method.getDeclaringClass().getCanonicalName() + " self");
    }
    for (int i = 0; i < names.size(); i++) {
      parameters.add(method.getParameterTypes()[i].getCanonicalName() + " " + names.get(i));
    }
    return parameters;
  }

  static boolean hasReceiver(Executable method) {
    return !(method instanceof Constructor) && !Modifier.isStatic(method.getModifiers());
  }
}
