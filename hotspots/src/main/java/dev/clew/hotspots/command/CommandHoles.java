package dev.clew.hotspots.command;

import dev.clew.hotspots.command.ShellScript.Quoting;
import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.List;
import java.util.Optional;

/** Where holes of a command stand. */
final class CommandHoles {
  private static final CharSet NUL = CharSet.of('\0');
  private static final CharSet DASH = CharSet.of('-');

  /** What means nothing to any shell, wherever it stands in a word. */
  static final CharSet PLAIN = CharSet.WORD.union(CharSet.of("./:@+,-"));

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

  /** The argument that a hole is in. */
  Optional<ArgumentPlace> argumentOf(HoleRange hole) {
    return arguments.stream().filter(argument -> argument.holds(hole)).findFirst();
  }

  /** The context of a hole, without attacks. */
  HoleContext contextOf(HoleRange hole) {
    return argumentOf(hole)
        .map(argument -> contextOf(hole, argument))
        .orElseGet(() -> fixed("several arguments", hole));
  }

  private HoleContext contextOf(HoleRange hole, ArgumentPlace argument) {
    return switch (argument.role()) {
      case PROGRAM -> fixed("program", hole);
      case ARGUMENT -> argument(hole, argument, CharSet.NONE, DASH);
      case OPERAND ->
          argument(hole, argument, CharSet.NONE, areOptionsEnded() ? CharSet.NONE : DASH);
      case WINDOWS_ARGUMENT -> argument(hole, argument, CharSet.of("\""), CharSet.of("-/"));
      case SCRIPT -> script(hole, argument);
      case OTHER_SCRIPT -> fixed("script of a shell", hole);
      case WINDOWS_SCRIPT -> fixed("script of cmd.exe", hole);
      case MEANINGFUL -> fixed("argument that means something", hole);
    };
  }

  private HoleContext fixed(String name, HoleRange hole) {
    String word = hole.in(sentence);
    return new HoleContext(name, Language.word(word), List.of(), word);
  }

  /** Units that leave an argument whole. */
  private CharSet inside() {
    return CharSet.of(form.separators()).union(NUL).complement();
  }

  private HoleContext argument(
      HoleRange hole, ArgumentPlace argument, CharSet wrong, CharSet wrongFirst) {
    String before = constantBefore(argument.start(), hole);
    if (argument.role() != ArgumentRole.OPERAND && namesOption(before)) {
      return fixed("name of an option", hole);
    }
    CharSet units = inside().minus(wrong);
    return words("argument", hole, units, before.isEmpty() ? wrongFirst : CharSet.NONE);
  }

  /** Whether what ends the options is surely not the value of one. */
  private boolean areOptionsEnded() {
    List<String> texts = arguments.stream().map(each -> each.in(sentence)).toList();
    int end = texts.indexOf(ArgumentRoles.END_OF_OPTIONS);
    return end > 0 && !namesOption(texts.get(end - 1)) && !isInHole(arguments.get(end));
  }

  private boolean isInHole(ArgumentPlace argument) {
    return holes.stream()
        .anyMatch(hole -> hole.start() < argument.end() && argument.start() < hole.end());
  }

  private static boolean namesOption(String before) {
    return before.startsWith("-") && before.indexOf('=') < 0;
  }

  /** What stands between a place and a hole, and in no other hole. */
  private String constantBefore(int start, HoleRange hole) {
    StringBuilder constant = new StringBuilder();
    for (int i = start; i < hole.start(); i++) {
      int index = i;
      boolean inHole = holes.stream().anyMatch(h -> h.start() <= index && index < h.end());
      constant.append(inHole ? "" : String.valueOf(sentence.charAt(i)));
    }
    return constant.toString();
  }

  /** Words of some units; where some units must not be first, none that is empty either. */
  private HoleContext words(String name, HoleRange hole, CharSet units, CharSet wrongFirst) {
    Language words = Language.star(Language.chars(units));
    if (!wrongFirst.isEmpty()) {
      words = Language.sequence(Language.chars(units.minus(wrongFirst)), words);
    }
    return words.accepts(hole.in(sentence))
        ? new HoleContext(name, words, List.of(), "abc")
        : fixed(name, hole);
  }

  private HoleContext script(HoleRange hole, ArgumentPlace argument) {
    ShellScript script = ShellScript.of(argument.in(sentence));
    HoleRange inner = new HoleRange(hole.start() - argument.start(), hole.end() - argument.start());
    Quoting quoting = script.at(inner.start());
    Optional<ShellWord> word = script.dataAround(inner);
    if (word.isEmpty() || quoting == Quoting.OTHER || quoting != script.at(inner.end())) {
      return fixed(nameOf(quoting, "part of a script of a shell"), hole);
    }
    String before = literalBefore(script, word.get(), argument, hole);
    if (namesOption(before)) {
      return fixed(nameOf(quoting, "name of an option of a shell"), hole);
    }
    CharSet units =
        switch (quoting) {
          case SINGLE -> inside().minus(CharSet.of('\''));
          case DOUBLE -> inside().minus(EXPANDED);
          case BARE, OTHER -> PLAIN;
        };
    return words(
        nameOf(quoting, "word of a shell"), hole, units, before.isEmpty() ? DASH : CharSet.NONE);
  }

  private static String nameOf(Quoting quoting, String bare) {
    return switch (quoting) {
      case SINGLE -> "'…' of a shell";
      case DOUBLE -> "\"…\" of a shell";
      case BARE, OTHER -> bare;
    };
  }

  /** What a shell hands over of a word before a hole, without what other holes give. */
  private String literalBefore(
      ShellScript script, ShellWord word, ArgumentPlace argument, HoleRange hole) {
    StringBuilder literal = new StringBuilder();
    for (int i = word.start(); i < hole.start() - argument.start(); i++) {
      int index = argument.start() + i;
      boolean inHole = holes.stream().anyMatch(h -> h.start() <= index && index < h.end());
      if (!inHole && script.isLiteral(i)) {
        literal.append(sentence.charAt(index));
      }
    }
    return literal.toString();
  }
}
