package dev.clew.hotspots.command;

import dev.clew.hotspots.interpreter.AttackDraft;
import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SentenceStructure;
import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.interpreter.SyntaxVerdict;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Commands. The structure is the program, and for each argument whether it is an option, a word or
 * a shell's script, with the script's own structure. Nothing is started: the effect is the argument
 * vector that would be.
 */
public final class CommandInterpreter implements SinkInterpreter {
  /** Alone it stands for a file to most programs, and is no option. */
  private static final String STANDARD_INPUT = "-";

  private final CommandForm form;

  public CommandInterpreter(CommandForm form) {
    this.form = form;
  }

  @Override
  public String name() {
    return "command";
  }

  /** No process is started with one. */
  @Override
  public Language refused() {
    return Language.sequence(Language.ANYTHING, Language.word("\0"), Language.ANYTHING);
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    List<ArgumentPlace> arguments = form.arguments(sentence);
    if (arguments.isEmpty() || arguments.get(0).in(sentence).isBlank()) {
      return new SyntaxVerdict.SyntaxError("no command");
    }
    for (ArgumentPlace argument : arguments) {
      String text = argument.in(sentence);
      if (form != CommandForm.ARGV && text.indexOf('\0') >= 0) {
        return new SyntaxVerdict.SyntaxError("a NUL in an argument");
      }
      if (argument.role().isScript() && !ShellScript.of(text).isComplete()) {
        return new SyntaxVerdict.SyntaxError("nothing closes a quote in " + text);
      }
    }
    return new SyntaxVerdict.Sentence();
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    List<String> parts = new ArrayList<>();
    for (ArgumentPlace argument : form.arguments(sentence)) {
      String text = argument.in(sentence);
      parts.add(
          switch (argument.role()) {
            case PROGRAM -> text;
            case SCRIPT, OTHER_SCRIPT -> "{" + ShellScript.of(text).shape() + "}";
            case WINDOWS_SCRIPT -> "{" + windowsShape(text) + "}";
            case ARGUMENT, MEANINGFUL ->
                text.startsWith("-") && !text.equals(STANDARD_INPUT) ? "-option" : "argument";
            case OPERAND -> "argument";
            case WINDOWS_ARGUMENT -> text.matches("(?s)[-/].*") ? "-option" : "argument";
          });
    }
    return new SentenceStructure(String.join(" ", parts));
  }

  /** What cmd.exe makes something of outside of double quotes, the only quotes that it knows. */
  private static String windowsShape(String text) {
    String bare = text.replaceAll("(?s)\"[^\"]*(\"|$)", "w");
    return bare.replaceAll("[^&|<>()^%!\n]+", "w");
  }

  /** A script of a shell as well, and each argument of a program that is free itself. */
  @Override
  public boolean isWhole(String sentence, HoleRange hole, List<HoleRange> free) {
    if (form != CommandForm.ARGV) {
      return SinkInterpreter.super.isWhole(sentence, hole, free);
    }
    List<ArgumentPlace> arguments = form.arguments(sentence);
    return arguments.stream()
        .filter(argument -> argument.range().equals(hole))
        .anyMatch(argument -> argument.role().isCode() || free.contains(arguments.get(0).range()));
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    CommandHoles places = new CommandHoles(form, sentence, holes);
    List<HoleContext> contexts = new ArrayList<>();
    for (HoleRange hole : holes) {
      ArgumentRole role =
          places.argumentOf(hole).map(ArgumentPlace::role).orElse(ArgumentRole.MEANINGFUL);
      List<AttackDraft> drafts = CommandAttacks.drafts(form, role);
      contexts.add(
          places.contextOf(hole).withAttacks(AttackDraft.promising(this, sentence, hole, drafts)));
    }
    return contexts;
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    if (!syntaxOf(exploit).isSentence() || structureOf(benign).equals(structureOf(exploit))) {
      return Optional.empty();
    }
    int before = form.arguments(benign).size();
    int after = form.arguments(exploit).size();
    String summary =
        before == after
            ? "another command for the shell: " + structureOf(exploit).text()
            : after + " arguments instead of " + before;
    return Optional.of(new SinkEffect(summary, List.of(), vector(benign), vector(exploit)));
  }

  private String vector(String sentence) {
    return form.arguments(sentence).stream()
        .map(argument -> "\"" + argument.in(sentence) + "\"")
        .collect(Collectors.joining(", ", "[", "]"));
  }
}
