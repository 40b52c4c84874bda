package dev.clew.engine.conformance.instructions;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The generated programs. */
public final class InstructionPrograms {

  private InstructionPrograms() {}

  /**
   * Writes their class files, with all they need besides the JDK, and gives their main classes,
   * which are for Java 17.
   */
  public static List<String> writeTo(Path folder) throws IOException {
    List<String> names = new ArrayList<>();
    for (CaseProgram program : all()) {
      write(folder, program.name(), program.write());
      names.add(program.name().replace('/', '.'));
    }
    String printer = Printer.class.getName().replace('.', '/');
    try (InputStream file = Printer.class.getResourceAsStream("Printer.class")) {
      write(folder, printer, Objects.requireNonNull(file).readAllBytes());
    }
    return names;
  }

  private static void write(Path folder, String name, byte[] bytes) throws IOException {
    Path file = folder.resolve(name + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, bytes);
  }

  private static List<CaseProgram> all() {
    return List.of(
        new CaseProgram("generated/IntArithmetic", Arithmetic.onInts()),
        new CaseProgram("generated/LongArithmetic", Arithmetic.onLongs()),
        new CaseProgram("generated/FloatArithmetic", Arithmetic.onFloats()),
        new CaseProgram("generated/DoubleArithmetic", Arithmetic.onDoubles()),
        new CaseProgram("generated/Comparisons", Comparisons.cases()),
        new CaseProgram("generated/Conversions", Conversions.cases()),
        new CaseProgram("generated/Switches", Switches.cases()),
        new CaseProgram("generated/StackMoves", StackMoves.cases()),
        new CaseProgram("generated/ArrayAccesses", ArrayAccesses.cases()),
        new CaseProgram("generated/References", References.cases()),
        new CaseProgram("generated/Fields", Fields.cases("generated/Fields")),
        new CaseProgram("generated/Constants", Constants.cases()));
  }
}
