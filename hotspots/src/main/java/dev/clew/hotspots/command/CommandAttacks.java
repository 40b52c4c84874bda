package dev.clew.hotspots.command;

import dev.clew.hotspots.interpreter.AttackDraft;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;

/** What is worth trying in a hole of a command. */
final class CommandAttacks {
  private static final Language CALM = Language.chars(CommandHoles.PLAIN.minus(CharSet.of('-')));

  private final CommandForm form;
  private final List<AttackDraft> drafts = new ArrayList<>();

  private CommandAttacks(CommandForm form) {
    this.form = form;
  }

  /** Drafts for a hole in an argument; which of them change anything is for others to ask. */
  static List<AttackDraft> drafts(CommandForm form, ArgumentRole role) {
    CommandAttacks attacks = new CommandAttacks(form);
    switch (role) {
      case PROGRAM -> attacks.drafts.add(AttackDraft.of("clew"));
      case SCRIPT, OTHER_SCRIPT -> attacks.script();
      case WINDOWS_SCRIPT -> attacks.windows();
      case ARGUMENT, OPERAND, WINDOWS_ARGUMENT, MEANINGFUL -> attacks.separators();
    }
    if (role != ArgumentRole.PROGRAM) {
      Language dashes = Language.plus(Language.word("-"));
      attacks.drafts.add(new AttackDraft("-x", Language.sequence(dashes, Language.plus(CALM))));
    }
    return attacks.drafts;
  }

  private void script() {
    for (String close : List.of("", "'", "\"")) {
      for (String text : List.of("; echo clew", "| echo clew", "& echo clew", "\necho clew")) {
        add(close + text + (close.isEmpty() ? "" : "; echo " + close));
        add(close + text + " #");
      }
    }
    add("$(echo clew)");
    add("`echo clew`");
    add(";clew");
  }

  private void windows() {
    for (String close : List.of("", "\"")) {
      add(close + "& echo clew");
      add(close + "| echo clew");
      add(close + "&clew");
    }
  }

  private void separators() {
    if (form == CommandForm.EXEC) {
      for (char separator : form.separators().toCharArray()) {
        Language some = Language.plus(CALM);
        drafts.add(
            new AttackDraft(
                "abc" + separator + "clew",
                Language.sequence(some, Language.word("" + separator), some)));
      }
    }
  }

  private void add(String text) {
    Language start = Language.star(CALM);
    drafts.add(new AttackDraft("abc" + text, Language.sequence(start, Language.word(text))));
  }
}
