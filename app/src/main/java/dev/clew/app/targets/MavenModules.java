package dev.clew.app.targets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** The modules that a project's POM lists, and those that theirs list. */
final class MavenModules {

  private static final String POM = "pom.xml";

  private MavenModules() {}

  /**
   * The folders of all modules below a project, in the order of their POMs; empty for a project
   * without. Modules of profiles are left out: which are active, only Maven knows.
   */
  static List<Path> of(Path project) {
    Set<Path> modules = new LinkedHashSet<>();
    collect(project, modules);
    return List.copyOf(modules);
  }

  private static void collect(Path project, Set<Path> modules) {
    for (String name : listedIn(project.resolve(POM))) {
      Path named = project.resolve(name).normalize();
      Path folder = Files.isRegularFile(named) ? named.resolveSibling("") : named;
      if (Files.isRegularFile(folder.resolve(POM)) && modules.add(folder)) {
        collect(folder, modules);
      }
    }
  }

  /** None of a POM that cannot be read: Maven says what is wrong with it. */
  private static List<String> listedIn(Path pom) {
    List<String> names = new ArrayList<>();
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      Element project = factory.newDocumentBuilder().parse(pom.toFile()).getDocumentElement();
      for (Element list : children(project, "modules", "subprojects")) {
        for (Element module : children(list, "module", "subproject")) {
          names.add(module.getTextContent().strip());
        }
      }
    } catch (IOException | SAXException | ParserConfigurationException e) {
      names.clear();
    }
    return names;
  }

  private static List<Element> children(Element parent, String... names) {
    List<Element> found = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && List.of(names).contains(element.getTagName())) {
        found.add(element);
      }
    }
    return found;
  }
}
