package dev.clew.cli;

import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.StringSolverName;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Names of string solvers on the command line, as all settings have them. */
final class StringSolverConverter implements ITypeConverter<StringSolverName> {

  @Override
  public StringSolverName convert(String text) {
    try {
      return ExplorationSettings.STRING_SOLVER.parse(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(String.valueOf(e.getMessage()));
    }
  }
}
