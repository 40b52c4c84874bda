package dev.clew.solver.strings.edges;

import dev.clew.solver.language.Samples;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A graph with some vertices, and all short strings that these can be. */
public final class Scene {

  private final IntegerTerms integers = new IntegerTerms(Simplifier.factory());
  private final StrandGraph graph = new StrandGraph(integers);
  private final List<StringVertex> vertices = new ArrayList<>();

  public Scene(int count) {
    for (int i = 0; i < count; i++) {
      vertices.add(graph.vertex());
    }
  }

  public StrandGraph graph() {
    return graph;
  }

  public IntegerTerms integers() {
    return integers;
  }

  public List<StringVertex> vertices() {
    return vertices;
  }

  public StringVertex vertex(int i) {
    return vertices.get(i);
  }

  public Strand strand(int i) {
    return Strand.of(vertices.get(i));
  }

  /** Up to so many parts: short known strings over the alphabet, and vertices. */
  public Strand randomStrand(Random random, String alphabet, int most) {
    List<Strand> parts = new ArrayList<>();
    int count = random.nextInt(most + 1);
    for (int i = 0; i < count; i++) {
      parts.add(
          random.nextInt(3) > 0
              ? strand(random.nextInt(vertices.size()))
              : Strand.of(alphabet.charAt(random.nextInt(alphabet.length())) + ""));
    }
    return Strand.join(parts);
  }

  /** All ways to give the vertices strings up to a length. */
  public List<Map<StringVertex, String>> assignments(String alphabet, int length) {
    List<Map<StringVertex, String>> all = new ArrayList<>();
    all.add(Map.of());
    for (StringVertex vertex : vertices) {
      List<Map<StringVertex, String>> more = new ArrayList<>();
      for (Map<StringVertex, String> one : all) {
        for (String word : Samples.words(alphabet, length)) {
          Map<StringVertex, String> extended = new HashMap<>(one);
          extended.put(vertex, word);
          more.add(extended);
        }
      }
      all = more;
    }
    return all;
  }
}
