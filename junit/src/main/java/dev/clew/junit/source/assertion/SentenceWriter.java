package dev.clew.junit.source.assertion;

import dev.clew.junit.source.cases.ShownSentence;
import dev.clew.junit.source.cases.StatementTrial;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.HelperMethod;
import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.junit.source.syntax.JavaLiterals;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asserts that a call hands a string over, and what H2 makes of that. */
public final class SentenceWriter {

  private static final int LONGEST_NOTE = 90;

  private final TypeNames names;
  private final JUnitVersion version;
  private final Draft draft;

  public SentenceWriter(TypeNames names, JUnitVersion version, Draft draft) {
    this.names = names;
    this.version = version;
    this.draft = draft;
  }

  public void write(SourceValue call, ShownSentence shown) throws UntellableException {
    String arrived = draft.name("arrived");
    for (String note : shown.notes()) {
      draft.comment(shortened(note));
    }
    draft.add(
        names.imported("java.lang.String") + " " + arrived + " =",
        JavaLiterals.text(shown.arrived()));
    Code body = new Code.Prefixed("() ->", call.code());
    Code expected = Code.of(arrived);
    if (shown.showing() instanceof ShownSentence.Showing.ByResult) {
      Code text = Code.call(names.imported("java.lang.String") + ".valueOf", call.code());
      draft.add(Code.call(names.assertion(version, "assertEquals"), expected, text));
    } else if (shown.showing() instanceof ShownSentence.Showing.ByFailure failure) {
      write(failure.exception(), expected, body);
    } else {
      draft.needs(HelperMethod.HANDS_OVER);
      draft.add(Code.call("assertHandsOver", expected, body));
    }
    if (shown.trial().isPresent()) {
      write(shown.trial().get(), arrived);
    }
  }

  /** The message of an exception of the file system begins with the path that was gone to. */
  private void write(String exception, Code expected, Code body) throws UntellableException {
    String type = names.imported(exception);
    String thrown = draft.name("thrown");
    Code call = Code.call(names.assertion(version, "assertThrows"), Code.of(type + ".class"), body);
    draft.add(type + " " + thrown + " =", call);
    draft.add(
        Code.call(
            names.assertion(version, "assertTrue"),
            Code.call(thrown + ".getMessage().contains", expected)));
  }

  private void write(StatementTrial trial, String arrived) throws UntellableException {
    draft.needs(HelperMethod.ON_H2);
    draft.mayThrow(Draft.Thrown.EXCEPTION);
    String url = draft.name("url");
    String tables = draft.name("tables");
    draft.add(
        names.imported("java.lang.String") + " " + url + " =", JavaLiterals.text(trial.url()));
    String list = names.imported("java.util.List") + "<" + names.imported("java.lang.String") + ">";
    draft.add(list + " " + tables + " =", texts(trial.setup()));
    List<Code> first = List.of(Code.of(url), Code.of(tables));
    if (trial.exploit().isPresent()) {
      draft.comment("Both statements as H2 writes them.");
    }
    equal(trial.benignRows(), first, JavaLiterals.text(trial.benign()), trial.look());
    Code exploit =
        trial.exploit().isPresent() ? JavaLiterals.text(trial.exploit().get()) : Code.of(arrived);
    equal(trial.rows(), first, exploit, trial.look());
  }

  private void equal(List<String> rows, List<Code> first, Code statement, Optional<String> look)
      throws UntellableException {
    List<Code> all = new ArrayList<>(first);
    all.add(statement);
    if (look.isPresent()) {
      all.add(JavaLiterals.text(look.get()));
    }
    draft.add(
        Code.call(
            names.assertion(version, "assertEquals"), texts(rows), new Code.Call("onH2", all)));
  }

  private Code texts(List<String> texts) throws UntellableException {
    if (texts.isEmpty()) {
      return Code.of(names.imported("java.util.Collections") + ".emptyList()");
    }
    List<Code> literals = new ArrayList<>();
    for (String each : texts) {
      literals.add(JavaLiterals.text(each));
    }
    return new Code.Call(names.imported("java.util.Arrays") + ".asList", literals);
  }

  /** On one line, whatever it holds; a backslash in a comment may be read as an escape. */
  private static String shortened(String note) {
    String plain = note.replaceAll("[^ -~]", "?").replace('\\', '/');
    return plain.length() <= LONGEST_NOTE ? plain : plain.substring(0, LONGEST_NOTE) + "...";
  }
}
