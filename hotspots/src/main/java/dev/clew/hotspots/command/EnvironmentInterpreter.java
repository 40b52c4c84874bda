package dev.clew.hotspots.command;

import dev.clew.hotspots.interpreter.AttackDraft;
import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SentenceStructure;
import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.interpreter.SyntaxVerdict;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a command finds in its environment: {@code NAME=value}, with a NUL between two of them. The
 * structure are the names, as some of them ({@code PATH}, {@code LD_PRELOAD}) say what is run. What
 * has no {@code =} is ignored, as {@link Runtime#exec(String[], String[])} does.
 */
public final class EnvironmentInterpreter implements SinkInterpreter {

  private static final CharSet NUL = CharSet.of('\0');
  private static final Language VALUE = Language.star(Language.chars(NUL.complement()));
  private static final Language NAMELESS =
      Language.star(Language.chars(CharSet.of("=\0").complement()));
  private static final Language WORD = Language.plus(Language.chars(CharSet.WORD));

  @Override
  public String name() {
    return "command";
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    return new SyntaxVerdict.Sentence();
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    return new SentenceStructure(
        variables(sentence).stream()
            .map(variable -> variable.substring(0, variable.indexOf('=')))
            .collect(Collectors.joining(" ")));
  }

  private static List<String> variables(String sentence) {
    return List.of(sentence.split("\0", -1)).stream().filter(each -> each.contains("=")).toList();
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    List<HoleContext> contexts = new ArrayList<>();
    for (HoleRange hole : holes) {
      contexts.add(contextOf(sentence, hole, holes));
    }
    return contexts;
  }

  private HoleContext contextOf(String sentence, HoleRange hole, List<HoleRange> holes) {
    int start = sentence.lastIndexOf('\0', hole.start() - 1) + 1;
    int next = sentence.indexOf('\0', hole.end());
    int end = next < 0 ? sentence.length() : next;
    if (hole.in(sentence).indexOf('\0') < 0 && hasConstant(sentence, start, hole.start(), holes)) {
      return new HoleContext("value of a variable", VALUE, List.of(), "abc");
    }
    List<Language> attacks = AttackDraft.promising(this, sentence, hole, drafts());
    String word = hole.in(sentence);
    boolean isNameless = sentence.substring(start, end).indexOf('=') < 0;
    return isNameless && NAMELESS.accepts(word)
        ? new HoleContext("variable", NAMELESS, attacks, "abc")
        : new HoleContext("name of a variable", Language.word(word), attacks, word);
  }

  /** Whether an equals sign of the program's own ends the name before a hole. */
  private static boolean hasConstant(String sentence, int start, int end, List<HoleRange> holes) {
    for (int i = start; i < end; i++) {
      int index = i;
      boolean inHole = holes.stream().anyMatch(h -> h.start() <= index && index < h.end());
      if (!inHole && sentence.charAt(i) == '=') {
        return true;
      }
    }
    return false;
  }

  private static List<AttackDraft> drafts() {
    return List.of(
        new AttackDraft("PATH=abc", Language.sequence(Language.word("PATH="), WORD)),
        new AttackDraft("A=abc", Language.sequence(WORD, Language.word("="), WORD)),
        new AttackDraft("abc", WORD));
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    List<String> added = new ArrayList<>(variables(exploit));
    added.removeAll(variables(benign));
    return structureOf(benign).equals(structureOf(exploit)) || added.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new SinkEffect(
                "the command finds " + String.join(", ", added),
                List.of(),
                variables(benign).toString(),
                variables(exploit).toString()));
  }
}
