package dev.clew.hotspots.address;

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
import java.util.regex.Pattern;

/** Names for {@link Class#forName}: the structure is the package. No class is loaded. */
public final class ClassNameInterpreter implements SinkInterpreter {
  private static final Pattern NAME =
      Pattern.compile(
          "(\\[+[BCDFIJSZ])|(\\[+L)?([\\w$\\u0080-\\uffff]+\\.)*[\\w$\\u0080-\\uffff]+;?");
  private static final Language SIMPLE =
      Language.plus(Language.chars(CharSet.WORD.union(CharSet.of('$'))));

  @Override
  public String name() {
    return "class";
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    return NAME.matcher(sentence).matches()
        ? new SyntaxVerdict.Sentence()
        : new SyntaxVerdict.SyntaxError("no name of a class");
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    int dot = sentence.lastIndexOf('.');
    boolean array = sentence.startsWith("[");
    String name = dot < 0 && array ? sentence : sentence.substring(0, dot + 1) + "·";
    return new SentenceStructure(name);
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    List<HoleContext> contexts = new ArrayList<>();
    int dot = sentence.lastIndexOf('.');
    for (HoleRange hole : holes) {
      String word = hole.in(sentence);
      boolean inPackage = dot >= 0 && dot < hole.start() && SIMPLE.accepts(word);
      Language tail = Language.star(Language.chars(CharSet.WORD));
      List<AttackDraft> drafts = new ArrayList<>();
      drafts.add(
          new AttackDraft("a.B", Language.sequence(SIMPLE, Language.word("."), SIMPLE, tail)));
      if (hole.start() == 0 && hole.end() == sentence.length()) {
        drafts.add(AttackDraft.of("java.lang.Runtime"));
      }
      contexts.add(
          new HoleContext(
              inPackage ? "class of a package" : "class",
              inPackage ? SIMPLE : Language.word(word),
              AttackDraft.promising(this, sentence, hole, drafts),
              inPackage ? "Abc" : word));
    }
    return contexts;
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    return Optional.empty();
  }
}
