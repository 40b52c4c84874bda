package dev.clew.solver.strings.strand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A string as known units and unknown vertices in a row; no two known parts stand next to each
 * other, none is empty. Immutable, compared by content.
 */
public record Strand(List<StrandPart> parts) {

  public static final Strand EMPTY = new Strand(List.of());

  public static Strand of(String text) {
    return text.isEmpty() ? EMPTY : new Strand(List.of(new FixedPart(text)));
  }

  public static Strand of(StrandPart part) {
    return new Strand(List.of(part));
  }

  /** All strands in a row. */
  public static Strand join(List<Strand> strands) {
    List<StrandPart> parts = new ArrayList<>();
    for (Strand strand : strands) {
      strand.parts.forEach(part -> append(parts, part));
    }
    return new Strand(List.copyOf(parts));
  }

  public static Strand join(Strand... strands) {
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

  public boolean isEmpty() {
    return parts.isEmpty();
  }

  /** Whether there is nothing unknown in it. */
  public boolean isFixed() {
    return parts.isEmpty() || (parts.size() == 1 && parts.get(0) instanceof FixedPart);
  }

  /** The known string of a strand that {@linkplain #isFixed is fixed}. */
  public String text() {
    return parts.isEmpty() ? "" : ((FixedPart) parts.get(0)).text();
  }

  /** Whether it is one vertex and nothing else. */
  public boolean isVertex() {
    return parts.size() == 1 && parts.get(0) instanceof StringVertex;
  }

  /** Whether one vertex is all that is not known. */
  public boolean isOneVertex() {
    return parts.stream().filter(StringVertex.class::isInstance).count() == 1;
  }

  public StringVertex vertex() {
    return (StringVertex) parts.get(0);
  }

  public boolean mentions(StringVertex vertex) {
    return parts.contains(vertex);
  }

  /** Whether its first parts are those of the other. */
  public boolean startsWith(Strand other) {
    int size = other.parts.size();
    return size <= parts.size() && parts.subList(0, size).equals(other.parts);
  }

  /** Whether its last parts are those of the other. */
  public boolean endsWith(Strand other) {
    int from = parts.size() - other.parts.size();
    return from >= 0 && parts.subList(from, parts.size()).equals(other.parts);
  }

  /** At which of its parts those of the other stand in a row first; -1 where they do not. */
  public int indexOf(Strand other) {
    return Collections.indexOfSubList(parts, other.parts);
  }

  /** Its first parts. */
  public Strand head(int count) {
    return new Strand(parts.subList(0, count));
  }

  /** All but its first parts. */
  public Strand tail(int from) {
    return new Strand(parts.subList(from, parts.size()));
  }

  public StrandPart first() {
    return parts.get(0);
  }

  public StrandPart last() {
    return parts.get(parts.size() - 1);
  }

  /** The known units in front. */
  public String fixedStart() {
    return !parts.isEmpty() && first() instanceof FixedPart fixed ? fixed.text() : "";
  }

  /** The known units at the end. */
  public String fixedEnd() {
    return !parts.isEmpty() && last() instanceof FixedPart fixed ? fixed.text() : "";
  }

  /** Without so many known units in front. */
  public Strand afterUnits(int units) {
    if (units == 0) {
      return this;
    }
    String rest = fixedStart().substring(units);
    return join(of(rest), new Strand(parts.subList(1, parts.size())));
  }

  /** Without so many known units at the end. */
  public Strand beforeUnits(int units) {
    if (units == 0) {
      return this;
    }
    String end = fixedEnd();
    return join(
        new Strand(parts.subList(0, parts.size() - 1)), of(end.substring(0, end.length() - units)));
  }

  /** Without the first part. */
  public Strand withoutFirst() {
    return new Strand(parts.subList(1, parts.size()));
  }

  /** Without the last part. */
  public Strand withoutLast() {
    return new Strand(parts.subList(0, parts.size() - 1));
  }

  @Override
  public String toString() {
    return parts.stream()
        .map(part -> part instanceof FixedPart fixed ? '"' + fixed.text() + '"' : part.toString())
        .collect(Collectors.joining("·", "<", ">"));
  }
}
