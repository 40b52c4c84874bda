package dev.clew.junit.source;

import dev.clew.engine.program.Program;
import dev.clew.junit.source.cases.Manner;
import dev.clew.junit.source.cases.PlannedTest;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.HelperMethod;
import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.junit.source.syntax.Members;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.stream.Collectors;

/** Writes test classes. The same tests give the same text. */
public final class SuiteWriter {

  /** Files without the mark are never overwritten. */
  private static final String HEADER =
      "; without this line, a further run leaves the file alone.\n";

  private final Program program;
  private final JUnitVersion version;

  public SuiteWriter(Program program, JUnitVersion version) {
    this.program = program;
    this.version = version;
  }

  /** Why a case cannot be written as a test; empty if it can. */
  public Optional<String> objection(SuiteCase of, Manner manner) {
    try {
      String packageName = of.target().owner().packageName();
      new TestWriter(new TypeNames(new Members(program, packageName), ""), version)
          .write(of, manner);
      return Optional.empty();
    } catch (UntellableException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /** A test class of tests that nothing was said against. */
  public SuiteSource write(Suite suite) {
    String packageName = suite.packageName();
    String simpleName = suite.simpleName();
    List<PlannedTest> tests = suite.tests();
    TypeNames names = new TypeNames(new Members(program, packageName), simpleName);
    String test = names.imported(version.annotation());
    EnumSet<HelperMethod> helpers = EnumSet.noneOf(HelperMethod.class);
    List<String> methods = new ArrayList<>();
    for (PlannedTest each : tests) {
      methods.add(method(each, names, test, helpers));
    }
    if (helpers.contains(HelperMethod.STUB_WITH_CODE)) {
      helpers.remove(HelperMethod.STUB);
    }
    String members =
        helpers.stream().map(each -> helper(each, names)).collect(Collectors.joining());
    StringBuilder text = new StringBuilder(SuiteSource.MARK + HEADER);
    if (!packageName.isEmpty()) {
      text.append("package ").append(packageName.replace('/', '.')).append(";\n");
    }
    text.append('\n');
    names.imports().forEach(line -> text.append(line).append('\n'));
    text.append(version == JUnitVersion.FOUR ? "public class " : "class ");
    text.append(simpleName).append(" {\n");
    List<SuiteSource.Span> spans = new ArrayList<>();
    int line = lines(text);
    for (int i = 0; i < tests.size(); i++) {
      int next = line + lines(methods.get(i));
      spans.add(new SuiteSource.Span(tests.get(i), line + 1, next));
      line = next;
    }
    methods.forEach(text::append);
    return new SuiteSource(suite, text + members + "}\n", spans);
  }

  private static int lines(CharSequence text) {
    return (int) text.chars().filter(unit -> unit == '\n').count();
  }

  private String method(
      PlannedTest test, TypeNames names, String annotation, Set<HelperMethod> helpers) {
    Draft draft;
    try {
      draft = new TestWriter(names, version).write(test.of(), test.manner());
    } catch (UntellableException e) {
      throw new IllegalArgumentException(e);
    }
    helpers.addAll(draft.helpers());
    String head = version == JUnitVersion.FOUR ? "  public void " : "  void ";
    return "\n  @"
        + annotation
        + "\n"
        + suppressions(test.suppressed())
        + head
        + test.name()
        + "()"
        + draft.throwsClause()
        + " {\n"
        + draft.source()
        + "  }\n";
  }

  private static String suppressions(Set<String> warnings) {
    if (warnings.isEmpty()) {
      return "";
    }
    String list =
        new TreeSet<>(warnings)
            .stream().map(each -> "\"" + each + "\"").collect(Collectors.joining(", "));
    return "  @SuppressWarnings(" + (warnings.size() > 1 ? "{" + list + "}" : list) + ")\n";
  }

  private static String helper(HelperMethod helper, TypeNames names) {
    String source = helper.source();
    for (String name : helper.imports()) {
      String simple = name.substring(name.lastIndexOf('.') + 1);
      String written = names.imported(name);
      if (!written.equals(simple)) {
        source = source.replaceAll("\\b" + simple + "\\b", Matcher.quoteReplacement(written));
      }
    }
    return "\n" + source;
  }
}
