package dev.clew.maven;

import java.io.InputStream;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What Maven reads about the plugin: made by the build from annotations and Javadoc. */
record Descriptor(Map<String, Goal> goals) {

  /**
   * @param parameters by name of the field; only those with a property of their own
   */
  record Goal(String name, Element element, Map<String, Property> parameters) {
    String text(String tag) {
      return Descriptor.text(element, tag).orElseThrow();
    }
  }

  /** A parameter that can be set from outside. */
  record Property(String name, String field, String type, String initial, String description) {}

  static Descriptor read() throws Exception {
    try (InputStream file =
        Descriptor.class.getClassLoader().getResourceAsStream("META-INF/maven/plugin.xml")) {
      Element root =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(file)
              .getDocumentElement();
      Map<String, Goal> goals = new TreeMap<>();
      elements(root.getElementsByTagName("mojo"))
          .map(Descriptor::goal)
          .forEach(goal -> goals.put(goal.name(), goal));
      return new Descriptor(goals);
    }
  }

  private static Goal goal(Element mojo) {
    Map<String, Property> parameters = new LinkedHashMap<>();
    Element configuration = (Element) mojo.getElementsByTagName("configuration").item(0);
    elements(mojo.getElementsByTagName("parameter"))
        .sorted(Comparator.comparing(each -> text(each, "name").orElseThrow()))
        .forEach(
            each -> {
              String field = text(each, "name").orElseThrow();
              Element value = (Element) configuration.getElementsByTagName(field).item(0);
              String expression = value == null ? "" : value.getTextContent();
              if (expression.startsWith("${") && !expression.equals("${project}")) {
                String name = expression.substring(2, expression.length() - 1);
                String initial = value.getAttribute("default-value");
                parameters.put(
                    field,
                    new Property(
                        name,
                        field,
                        text(each, "type").orElseThrow(),
                        initial,
                        text(each, "description").orElse("").replaceAll("\\s+", " ").strip()));
              }
            });
    return new Goal(text(mojo, "goal").orElseThrow(), mojo, parameters);
  }

  private static Optional<String> text(Element parent, String tag) {
    return elements(parent.getElementsByTagName(tag))
        .filter(each -> each.getParentNode() == parent)
        .map(Element::getTextContent)
        .findFirst();
  }

  private static Stream<Element> elements(NodeList nodes) {
    return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i));
  }
}
