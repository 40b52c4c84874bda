package dev.clew.solver.strings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A string as known units and unknown vertices in a row; no two known parts stand next to each
 * other, none is empty. Immutable, compared by content.
 */
record Strand(List<StrandPart> parts) {

  static final Strand EMPTY = new Strand(List.of());

  static Strand of(String text) {
    return text.isEmpty() ? EMPTY : new Strand(List.of(new FixedPart(text)));
  }

  static Strand of(StrandPart part) {
    return new Strand(List.of(part));
  }

  /** All strands in a row. */
  static Strand join(List<Strand> strands) {
    List<StrandPart> parts = new ArrayList<>();
    for (Strand strand : strands) {
      strand.parts.forEach(part -> append(parts, part));
    }
    return new Strand(List.copyOf(parts));
  }

  static Strand join(Strand... strands) {
    return join(List.of(strands));
  }

  private static void append(List<StrandPart> parts, StrandPart part) {
    int last = parts.size() - 1;
    if (part instanceof FixedPart right && last >= 0 && parts.get(last) instanceof FixedPart left) {
      parts.set(last, new FixedPart(left.text() + right.text()));
    } else {
      parts.add(part);
    }
  }

  boolean isEmpty() {
    return parts.isEmpty();
  }

  /** Whether there is nothing unknown in it. */
  boolean isFixed() {
    return parts.isEmpty() || (parts.size() == 1 && parts.get(0) instanceof FixedPart);
  }

  /** The known string of a strand that {@linkplain #isFixed is fixed}. */
  String text() {
    return parts.isEmpty() ? "" : ((FixedPart) parts.get(0)).text();
  }

  /** Whether it is one vertex and nothing else. */
  boolean isVertex() {
    return parts.size() == 1 && parts.get(0) instanceof Vertex;
  }

  /** Whether one vertex is all that is not known. */
  boolean isOneVertex() {
    return parts.stream().filter(Vertex.class::isInstance).count() == 1;
  }

  Vertex vertex() {
    return (Vertex) parts.get(0);
  }

  boolean mentions(Vertex vertex) {
    return parts.contains(vertex);
  }

  /** Whether its first parts are those of the other. */
  boolean startsWith(Strand other) {
    int size = other.parts.size();
    return size <= parts.size() && parts.subList(0, size).equals(other.parts);
  }

  /** Whether its last parts are those of the other. */
  boolean endsWith(Strand other) {
    int from = parts.size() - other.parts.size();
    return from >= 0 && parts.subList(from, parts.size()).equals(other.parts);
  }

  /** At which of its parts those of the other stand in a row first; -1 where they do not. */
  int indexOf(Strand other) {
    return Collections.indexOfSubList(parts, other.parts);
  }

  /** Its first parts. */
  Strand head(int count) {
    return new Strand(parts.subList(0, count));
  }

  /** All but its first parts. */
  Strand tail(int from) {
    return new Strand(parts.subList(from, parts.size()));
  }

  StrandPart first() {
    return parts.get(0);
  }

  StrandPart last() {
    return parts.get(parts.size() - 1);
  }

  /** The known units in front. */
  String fixedStart() {
    return !parts.isEmpty() && first() instanceof FixedPart fixed ? fixed.text() : "";
  }

  /** The known units at the end. */
  String fixedEnd() {
    return !parts.isEmpty() && last() instanceof FixedPart fixed ? fixed.text() : "";
  }

  /** Without so many known units in front. */
  Strand afterUnits(int units) {
    if (units == 0) {
      return this;
    }
    String rest = fixedStart().substring(units);
    return join(of(rest), new Strand(parts.subList(1, parts.size())));
  }

  /** Without so many known units at the end. */
  Strand beforeUnits(int units) {
    if (units == 0) {
      return this;
    }
    String end = fixedEnd();
    return join(
        new Strand(parts.subList(0, parts.size() - 1)), of(end.substring(0, end.length() - units)));
  }

  /** Without the first part. */
  Strand withoutFirst() {
    return new Strand(parts.subList(1, parts.size()));
  }

  /** Without the last part. */
  Strand withoutLast() {
    return new Strand(parts.subList(0, parts.size() - 1));
  }

  @Override
  public String toString() {
    return parts.stream()
        .map(part -> part instanceof FixedPart fixed ? '"' + fixed.text() + '"' : part.toString())
        .collect(Collectors.joining("·", "<", ">"));
  }
}
