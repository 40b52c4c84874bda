package dev.clew.hotspots.xpath;

import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.xpath.XPathLexer.Kind;
import dev.clew.hotspots.xpath.XPathLexer.Lexeme;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/**
 * A document that an expression fits: its steps one inside the other, the last of them twice, with
 * everything that its conditions name as attribute and as element.
 */
final class XPathDocument {
  private static final List<String> MARKS = List.of("101", "202");

  private final String text;

  private XPathDocument(String text) {
    this.text = text;
  }

  /** A document for an expression. */
  static XPathDocument of(String expression) {
    List<String> steps = new ArrayList<>();
    Set<String> conditions = new TreeSet<>();
    int depth = 0;
    int predicate = -1;
    for (Lexeme token : XPathLexer.tokens(expression)) {
      String word = token.in(expression);
      if (word.equals("[")) {
        depth++;
        predicate = predicate < 0 ? steps.size() : predicate;
      } else if (word.equals("]")) {
        depth--;
      } else if (token.kind() == Kind.NAME) {
        if (depth == 0) {
          steps.add(word);
        } else {
          conditions.add(word);
        }
      }
    }
    int twice = predicate <= 0 ? steps.size() - 1 : predicate - 1;
    return new XPathDocument(document(steps, Math.max(0, twice), conditions));
  }

  private static String document(List<String> steps, int twice, Set<String> conditions) {
    StringBuilder start = new StringBuilder("<clew>");
    StringBuilder end = new StringBuilder("</clew>");
    if (twice > 0 || steps.isEmpty()) {
      start.setLength(0);
      end.setLength(0);
    }
    for (int i = 0; i < twice; i++) {
      start.append('<').append(steps.get(i)).append('>');
      end.insert(0, "</" + steps.get(i) + ">");
    }
    StringBuilder entries = new StringBuilder();
    for (String mark : MARKS) {
      entries.append(entry(steps, twice, conditions, mark));
    }
    return start + (steps.isEmpty() ? "<clew/>" : entries.toString()) + end;
  }

  private static String entry(List<String> steps, int from, Set<String> conditions, String mark) {
    StringBuilder attributes = new StringBuilder();
    StringBuilder children = new StringBuilder();
    for (String name : conditions) {
      attributes.append(' ').append(name).append("='").append(mark).append('\'');
      children
          .append('<')
          .append(name)
          .append('>')
          .append(mark)
          .append("</")
          .append(name)
          .append('>');
    }
    StringBuilder inner = new StringBuilder(mark);
    for (int i = steps.size() - 1; i > from; i--) {
      inner.insert(0, "<" + steps.get(i) + ">").append("</").append(steps.get(i)).append('>');
    }
    if (steps.isEmpty()) {
      return "";
    }
    String step = steps.get(from);
    return "<" + step + attributes + ">" + children + inner + "</" + step + ">";
  }

  /** What an exploit finds in the document that a benign expression does not. */
  Optional<SinkEffect> difference(String benign, String exploit) {
    try {
      List<String> before = found(benign);
      List<String> after = found(exploit);
      return before.equals(after)
          ? Optional.empty()
          : Optional.of(
              new SinkEffect(
                  before.size() == after.size()
                      ? "other nodes"
                      : after.size() + " nodes instead of " + before.size(),
                  List.of(text),
                  before.toString(),
                  after.toString()));
    } catch (XPathExpressionException | RuntimeException nothingToShow) {
      return Optional.empty();
    }
  }

  private List<String> found(String expression) throws XPathExpressionException {
    XPath xpath = XPathFactory.newInstance().newXPath();
    InputSource source = new InputSource(new StringReader(text));
    try {
      NodeList nodes = (NodeList) xpath.evaluate(expression, source, XPathConstants.NODESET);
      List<String> texts = new ArrayList<>();
      for (int i = 0; i < nodes.getLength(); i++) {
        texts.add(nodes.item(i).getNodeName() + "=" + nodes.item(i).getTextContent());
      }
      return texts;
    } catch (XPathExpressionException noNodes) {
      InputSource again = new InputSource(new StringReader(text));
      return List.of(xpath.evaluate(expression, again));
    }
  }
}
