package dev.clew.hotspots.html;

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
import java.util.Locale;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;

/**
 * Pieces of a page. Every string is one, so nothing is a syntax error. The structure is the tree of
 * elements, with the names of their attributes, what addresses begin with, and scripts.
 */
public final class HtmlInterpreter implements SinkInterpreter {

  @Override
  public String name() {
    return "html";
  }

  /** A page is written piece by piece: an earlier call may have opened an attribute. */
  @Override
  public boolean readsWholeSentences() {
    return false;
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    return new SyntaxVerdict.Sentence();
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    StringBuilder shape = new StringBuilder();
    HtmlPlace end = HtmlPlace.after(sentence);
    for (Element child : Jsoup.parseBodyFragment(sentence + end.closing()).body().children()) {
      write(child, shape);
    }
    String open = end.kind() == HtmlPlace.Kind.TEXT ? "" : " …";
    return new SentenceStructure(shape + open);
  }

  private static void write(Element element, StringBuilder shape) {
    shape.append('<').append(element.tagName());
    for (Attribute attribute : element.attributes()) {
      shape.append(' ').append(attribute.getKey());
      String value = attribute.getValue().strip().toLowerCase(Locale.ROOT);
      if (HtmlHoles.isAddress(attribute.getKey()) && HtmlHoles.isScript(value)) {
        shape.append("=javascript:");
      } else if (attribute.getKey().startsWith("on")) {
        shape.append('=').append(ScriptShape.shape(attribute.getValue()));
      }
    }
    shape.append('>');
    if (element.tagName().equals("script")) {
      shape.append(ScriptShape.shape(element.data()));
    }
    for (Element child : element.children()) {
      write(child, shape);
    }
    shape.append("</>");
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    List<HoleContext> contexts = new ArrayList<>();
    for (HoleRange hole : holes) {
      HtmlPlace place = HtmlPlace.after(sentence.substring(0, hole.start()));
      Language confined = HtmlHoles.confined(place);
      String word = hole.in(sentence);
      boolean known = confined.accepts(word);
      contexts.add(
          new HoleContext(
              HtmlHoles.nameOf(place),
              known ? confined : Language.word(word),
              AttackDraft.promising(this, sentence, hole, HtmlHoles.drafts(place)),
              known ? "abc" : word));
    }
    return contexts;
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    List<String> before = parts(benign);
    List<String> after = parts(exploit);
    before.forEach(after::remove);
    return after.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new SinkEffect(
                "the page gains " + String.join(", ", after),
                List.of(),
                structureOf(benign).text(),
                structureOf(exploit).text()));
  }

  /** The elements, attributes and scripts of a piece. */
  private static List<String> parts(String sentence) {
    List<String> parts = new ArrayList<>();
    String page = sentence + HtmlPlace.after(sentence).closing();
    for (Element element : Jsoup.parseBodyFragment(page).body().getAllElements()) {
      parts.add("<" + element.tagName() + ">");
      for (Attribute attribute : element.attributes()) {
        String value = attribute.getValue().strip().toLowerCase(Locale.ROOT);
        boolean runs = HtmlHoles.isAddress(attribute.getKey()) && HtmlHoles.isScript(value);
        boolean handler = attribute.getKey().startsWith("on");
        parts.add(
            attribute.getKey()
                + (runs ? "=javascript:" : handler ? "=" + ScriptShape.shape(value) : "")
                + " of <"
                + element.tagName()
                + ">");
      }
      if (element.tagName().equals("script")) {
        parts.add("the script " + ScriptShape.shape(element.data()));
      }
    }
    return parts;
  }
}
