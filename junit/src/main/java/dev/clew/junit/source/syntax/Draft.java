package dev.clew.junit.source.syntax;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The body of a test while it is written. */
public final class Draft {

  /** What a test says that it throws. */
  public enum Thrown {
    NOTHING,
    EXCEPTION,
    THROWABLE
  }

  private record Statement(String head, Code code, String tail) {
    String at(int indent) {
      return Layout.statement(indent, head, code, tail);
    }
  }

  private static final int INDENT = 4;

  private final List<Statement> saves = new ArrayList<>();
  private final List<Statement> body = new ArrayList<>();
  private final List<Statement> cleanups = new ArrayList<>();
  private final Set<String> names;
  private final EnumSet<HelperMethod> helpers = EnumSet.noneOf(HelperMethod.class);
  private Thrown thrown = Thrown.NOTHING;

  public Draft() {
    this(new HashSet<>(Set.of("result", "thrown")));
  }

  private Draft(Set<String> names) {
    this.names = names;
  }

  /** More of the same test, that will come later or not at all; names are taken in both. */
  public Draft sequel() {
    return new Draft(names);
  }

  /** Adds what a sequel says. */
  public void append(Draft sequel) {
    body.addAll(sequel.body);
    helpers.addAll(sequel.helpers);
  }

  /** Whether it says nothing yet. */
  public boolean isEmpty() {
    return body.isEmpty();
  }

  public void needs(HelperMethod helper) {
    helpers.add(helper);
  }

  public void mayThrow(Thrown more) {
    thrown = more.compareTo(thrown) > 0 ? more : thrown;
  }

  public Thrown thrown() {
    return thrown;
  }

  /** Goes back to what it threw before something that turned out to be within a lambda. */
  public void setThrown(Thrown before) {
    thrown = before;
  }

  public Set<HelperMethod> helpers() {
    return helpers;
  }

  /** A name for a variable that none has yet. */
  public String name(String wish) {
    String stem = Identifiers.isName(wish) ? wish : "value";
    String name = stem;
    for (int i = 2; !names.add(name); i++) {
      name = stem + i;
    }
    return name;
  }

  public void add(String head, Code code) {
    body.add(new Statement(head, code, ";"));
  }

  public void add(Code code) {
    add("", code);
  }

  /** A line for people. */
  public void comment(String text) {
    body.add(new Statement("", Code.of("// " + text), ""));
  }

  /** Keeps something before the test changes it. */
  public void save(String head, Code code) {
    saves.add(new Statement(head, code, ";"));
  }

  /** Whatever happens, this is done in the end. */
  public void cleanUp(String head, Code code) {
    cleanups.add(new Statement(head, code, ";"));
  }

  /** As it stands in a method, a statement after the other. */
  public String source() {
    StringBuilder text = new StringBuilder();
    saves.forEach(each -> text.append(each.at(INDENT)).append('\n'));
    if (cleanups.isEmpty()) {
      body.forEach(each -> text.append(each.at(INDENT)).append('\n'));
      return text.toString();
    }
    text.append(" ".repeat(INDENT)).append("try {\n");
    body.forEach(each -> text.append(each.at(INDENT + 2)).append('\n'));
    text.append(" ".repeat(INDENT)).append("} finally {\n");
    cleanups.forEach(each -> text.append(each.at(INDENT + 2)).append('\n'));
    return text.append(" ".repeat(INDENT)).append("}\n").toString();
  }

  /** The clause of the method, with a space before it, or nothing. */
  public String throwsClause() {
    return switch (thrown) {
      case NOTHING -> "";
      case EXCEPTION, THROWABLE ->
          " throws " + Identifiers.capitalised(thrown.name().toLowerCase(Locale.ROOT));
    };
  }
}
