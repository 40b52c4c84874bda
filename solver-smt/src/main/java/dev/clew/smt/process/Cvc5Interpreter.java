package dev.clew.smt.process;

import io.github.cvc5.CVC5ApiException;
import io.github.cvc5.Command;
import io.github.cvc5.InputParser;
import io.github.cvc5.Solver;
import io.github.cvc5.SymbolManager;
import io.github.cvc5.TermManager;
import io.github.cvc5.modes.InputLanguage;
import org.jspecify.annotations.Nullable;

/**
 * cvc5 through its parser. One term manager lives as long as the process, and what is native is
 * deleted by hand: the Java classes free nothing by themselves.
 */
final class Cvc5Interpreter implements Interpreter {

  private final TermManager terms = new TermManager();
  private Solver solver;
  private SymbolManager symbols;
  private InputParser parser;

  Cvc5Interpreter() {
    solver = new Solver(terms);
    symbols = new SymbolManager(terms);
    parser = new InputParser(solver, symbols);
  }

  @Override
  public String describe() {
    return "cvc5 " + solver.getVersion();
  }

  @Override
  public void reset() {
    parser.deletePointer();
    symbols.deletePointer();
    solver.deletePointer();
    solver = new Solver(terms);
    symbols = new SymbolManager(terms);
    parser = new InputParser(solver, symbols);
  }

  @Override
  public String run(String script) throws ScriptFailure {
    StringBuilder output = new StringBuilder();
    try {
      parser.setStringInput(InputLanguage.SMT_LIB_2_6, script, "query");
      while (true) {
        String printed = invokeNext();
        if (printed == null) {
          return output.toString();
        }
        output.append(printed);
        if (printed.startsWith("(error ")) {
          throw new CVC5ApiException("");
        }
      }
      // Native code throws checked exceptions that no method declares.
    } catch (Exception failure) {
      throw new ScriptFailure(output + String.valueOf(failure.getMessage()), failure);
    }
  }

  /** What the next command prints; null after the last. */
  private @Nullable String invokeNext() {
    Command command = parser.nextCommand();
    try {
      return command.isNull() ? null : command.invoke(solver, symbols);
    } finally {
      command.deletePointer();
    }
  }
}
