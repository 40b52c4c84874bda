package dev.clew.smt.process;

import java.util.List;

/** The SMT solvers that a worker process can run; free of classes that a worker would not have. */
public enum SmtEngine {
  CVC5(
      "cvc5",
      "(set-option :strings-exp true)(set-option :produce-models true)"
          + "(set-option :incremental true)(set-logic ALL)",
      "tlimit-per",
      // The directory finds the artifact that holds the native library, whatever the platform.
      "io/github/cvc5/Solver.class",
      "cvc5-libs/"),
  Z3(
      "Z3",
      "(set-option :produce-models true)",
      "timeout",
      "com/microsoft/z3/Native.class",
      "tools/aqua/turnkey/support/TurnKey.class");

  private final String title;
  private final String prelude;
  private final String limitOption;
  private final String main;
  private final String support;

  SmtEngine(String title, String prelude, String limitOption, String main, String support) {
    this.title = title;
    this.prelude = prelude;
    this.limitOption = limitOption;
    this.main = main;
    this.support = support;
  }

  /** As its authors write it. */
  public String title() {
    return title;
  }

  /** What a fresh solver is told first. */
  String prelude() {
    return prelude;
  }

  /** The command that bounds each following check. */
  String limit(long millis) {
    return "(set-option :" + limitOption + " " + millis + ")";
  }

  /** What must be on a worker's class path; their places are found in the current class loader. */
  List<String> resources() {
    return List.of(main, support);
  }
}
