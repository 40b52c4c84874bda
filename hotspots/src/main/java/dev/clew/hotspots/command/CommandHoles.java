package dev.clew.hotspots.command;

import dev.clew.hotspots.command.ShellScript.Quoting;
import dev.clew.hotspots.interpreter.AttackDraft;
import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;

/** Where holes of a command stand. */
final class CommandHoles {
  private static final CharSet NUL = CharSet.of('\0');

  /** What means nothing to any shell, wherever it stands in a word. */
  private static final CharSet PLAIN = CharSet.WORD.union(CharSet.of("./:@+,-"));

  private static final CharSet EXPANDED = CharSet.of("\"\\$`");

  private final CommandForm form;
  private final String sentence;
  private final List<HoleRange> holes;
  private final List<ArgumentPlace> arguments;

  CommandHoles(CommandForm form, String sentence, List<HoleRange> holes) {
    this.form = form;
    this.sentence = sentence;
    this.holes = holes;
    this.arguments = form.arguments(sentence);
  }

  /** The context of a hole, without attacks. */
  HoleContext contextOf(HoleRange hole) {
    for (int i = 0; i < arguments.size(); i++) {
      ArgumentPlace argument = arguments.get(i);
      if (argument.holds(hole)) {
        if (argument.isScript()) {
          return script(hole, argument);
        }
        return i == 0 ? fixed("program", hole) : argument(hole, argument);
      }
    }
    return fixed("several arguments", hole);
  }

  private HoleContext fixed(String name, HoleRange hole) {
    String word = hole.in(sentence);
    return new HoleContext(name, Language.word(word), List.of(), word);
  }

  private HoleContext argument(HoleRange hole, ArgumentPlace argument) {
    CharSet units = CharSet.of(form.separators()).union(NUL).complement();
    return context("argument", hole, argument, units);
  }

  /** Words of some units; none that makes an option of the argument, none that makes it vanish. */
  private HoleContext context(String name, HoleRange hole, ArgumentPlace argument, CharSet units) {
    Language words = Language.star(Language.chars(units));
    if (opens(hole, argument)) {
      Language first = Language.chars(units.minus(CharSet.of('-')));
      words = Language.sequence(first, words);
    }
    return words.accepts(hole.in(sentence))
        ? new HoleContext(name, words, List.of(), "abc")
        : fixed(name, hole);
  }

  /** Whether nothing but holes stands before a hole in its argument. */
  private boolean opens(HoleRange hole, ArgumentPlace argument) {
    int covered = argument.start();
    for (HoleRange other : holes) {
      if (other.start() <= covered && other.end() > covered && other.end() <= hole.start()) {
        covered = other.end();
      }
    }
    return covered >= hole.start();
  }

  private HoleContext script(HoleRange hole, ArgumentPlace argument) {
    ShellScript script = ShellScript.of(argument.in(sentence));
    Quoting quoting = script.at(hole.start() - argument.start());
    return switch (quoting) {
      case SINGLE -> quoted("'…' of a shell", hole, CharSet.of('\'').union(NUL).complement());
      case DOUBLE -> quoted("\"…\" of a shell", hole, EXPANDED.union(NUL).complement());
      case BARE -> bare(hole, argument);
      case OTHER -> fixed("part of an escape", hole);
    };
  }

  private HoleContext quoted(String name, HoleRange hole, CharSet units) {
    Language words = Language.star(Language.chars(units));
    return words.accepts(hole.in(sentence))
        ? new HoleContext(name, words, List.of(), "abc")
        : fixed(name, hole);
  }

  /** A word of its own behind a blank and at least one other word, or the end of such a word. */
  private HoleContext bare(HoleRange hole, ArgumentPlace argument) {
    String before = sentence.substring(argument.start(), hole.start());
    String words = before.strip();
    boolean first = words.isEmpty() || ";&|(\n`{!$~".indexOf(words.charAt(words.length() - 1)) >= 0;
    if (first || (words.equals(before) && !words.contains(" "))) {
      return fixed("command of a shell", hole);
    }
    ArgumentPlace word = new ArgumentPlace(wordStart(hole), hole.end(), false);
    return context("word of a shell", hole, word, PLAIN);
  }

  private int wordStart(HoleRange hole) {
    int start = hole.start();
    while (start > 0 && " \t\n;&|<>()\0".indexOf(sentence.charAt(start - 1)) < 0) {
      start--;
    }
    return start;
  }

  /** Attacks for a hole in a context. */
  List<AttackDraft> drafts(HoleRange hole, HoleContext context) {
    List<AttackDraft> drafts = new ArrayList<>();
    CharSet calm = PLAIN.minus(CharSet.of('-'));
    Language start = Language.star(Language.chars(calm));
    boolean script = context.name().contains("shell");
    if (script) {
      String close =
          context.name().startsWith("'") ? "'" : context.name().startsWith("\"") ? "\"" : "";
      for (String text : List.of("; echo clew", "| echo clew", "& echo clew", "\necho clew")) {
        String end = close.isEmpty() ? "" : "; echo " + close;
        add(drafts, start, close + text + end);
      }
      add(drafts, start, "$(echo clew)");
      add(drafts, start, "`echo clew`");
    } else if (form == CommandForm.EXEC) {
      for (char separator : form.separators().toCharArray()) {
        Language more = Language.plus(Language.chars(calm));
        drafts.add(
            new AttackDraft(
                "abc" + separator + "clew",
                Language.sequence(
                    Language.plus(Language.chars(calm)), Language.word("" + separator), more)));
      }
    }
    if (!script && !context.name().equals("program")) {
      drafts.add(
          new AttackDraft("-x", Language.sequence(Language.plus(Language.word("-")), start)));
    }
    if (context.name().equals("program")) {
      drafts.add(AttackDraft.of("clew"));
    }
    return drafts;
  }

  private static void add(List<AttackDraft> drafts, Language start, String text) {
    drafts.add(new AttackDraft("abc" + text, Language.sequence(start, Language.word(text))));
  }
}
