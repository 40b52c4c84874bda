package dev.clew.hotspots.script;

import dev.clew.hotspots.html.ScriptShape;
import dev.clew.hotspots.html.ScriptShape.Place;
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

/** JavaScript, as far as a lexer goes: no engine comes with the JDK, so nothing is run. */
public final class ScriptInterpreter implements SinkInterpreter {

  @Override
  public String name() {
    return "script";
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    return ScriptShape.isComplete(sentence)
        ? new SyntaxVerdict.Sentence()
        : new SyntaxVerdict.SyntaxError("nothing closes a quote or a comment");
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    return new SentenceStructure(ScriptShape.shape(sentence));
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    List<HoleContext> contexts = new ArrayList<>();
    for (HoleRange hole : holes) {
      Place place = ScriptShape.placeAfter(sentence.substring(0, hole.start()));
      Language confined = ScriptShape.confined(place);
      String word = hole.in(sentence);
      boolean known = confined.accepts(word) && (place != Place.CODE || isNumber(sentence, hole));
      contexts.add(
          new HoleContext(
              nameOf(place),
              known ? confined : Language.word(word),
              AttackDraft.promising(this, sentence, hole, drafts(place)),
              word));
    }
    return contexts;
  }

  /** Whether a hole in code is a whole number and touches no other token's letters. */
  private static boolean isNumber(String sentence, HoleRange hole) {
    char before = hole.start() == 0 ? ' ' : sentence.charAt(hole.start() - 1);
    char after = hole.end() == sentence.length() ? ' ' : sentence.charAt(hole.end());
    return !Character.isJavaIdentifierPart(before)
        && !Character.isJavaIdentifierPart(after)
        && before != '.'
        && after != '.';
  }

  private static String nameOf(Place place) {
    return switch (place) {
      case CODE -> "code";
      case SINGLE_QUOTED -> "'…' literal";
      case DOUBLE_QUOTED -> "\"…\" literal";
      case TEMPLATE -> "`…` literal";
      case LINE_COMMENT, COMMENT -> "comment";
      case OTHER -> "part of a script that is not followed";
    };
  }

  private static List<AttackDraft> drafts(Place place) {
    Language start = Language.star(Language.chars(CharSet.WORD));
    List<AttackDraft> drafts = new ArrayList<>();
    List<String> ends =
        switch (place) {
          case CODE -> List.of(";quit()", "+quit()");
          case SINGLE_QUOTED -> List.of("'+quit()+'", "';quit();'", "');quit();('");
          case DOUBLE_QUOTED -> List.of("\"+quit()+\"", "\";quit();\"", "\");quit();(\"");
          case TEMPLATE -> List.of("${quit()}", "`+quit()+`");
          case LINE_COMMENT -> List.of("\nquit()");
          case COMMENT -> List.of("*/quit()/*");
          case OTHER -> List.of();
        };
    for (String end : ends) {
      drafts.add(new AttackDraft("1" + end, Language.sequence(start, Language.word(end))));
    }
    return drafts;
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    return Optional.empty();
  }
}
