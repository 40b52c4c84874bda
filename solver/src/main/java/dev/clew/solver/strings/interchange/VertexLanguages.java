package dev.clew.solver.strings.interchange;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.strand.FixedPart;
import dev.clew.solver.strings.strand.NumberRanges;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What each vertex can be: an automaton that accepts every string which it has in any solution, and
 * perhaps more. Only narrows. Where wanted, the same is kept of rows of vertices: they may be less
 * than their parts can be.
 */
final class VertexLanguages {

  /** Longer stretches of any units are not worth an automaton. */
  static final int LONGEST_CHAIN = 1 << 10;

  /** Of longer rows nothing is kept. */
  private static final int LONGEST_ROW = 12;

  private static final int WORTH_COMPACTING = 4;

  /** Larger automata of rows are not kept. */
  private static final int LARGEST_ROW = 24;

  private final Automata automata;
  private final NumberRanges ranges;
  private final boolean keepRows;
  private final Map<StringVertex, Nfa> languages = new HashMap<>();
  private final Map<Strand, Nfa> rows = new HashMap<>();
  private boolean changed;

  VertexLanguages(Automata automata, NumberRanges ranges, boolean keepRows) {
    this.automata = automata;
    this.ranges = ranges;
    this.keepRows = keepRows;
  }

  /** What was found; a vertex that is missing can be anything. */
  Map<StringVertex, Nfa> all() {
    return languages;
  }

  /** Whether anything was narrowed since this was asked last. */
  boolean hasChanged() {
    boolean before = changed;
    changed = false;
    return before;
  }

  Nfa anything() throws TooLarge {
    return automata.of(Language.ANYTHING);
  }

  /** All that a strand can be. */
  Nfa language(Strand strand) throws TooLarge {
    Nfa parts = language(strand.parts());
    Nfa row = rows.get(strand);
    return row == null ? parts : automata.intersect(parts, row);
  }

  private Nfa language(List<StrandPart> parts) throws TooLarge {
    Nfa language = automata.of(Language.EMPTY);
    for (StrandPart part : parts) {
      language = automata.concat(language, language(part));
    }
    return language;
  }

  private Nfa language(StrandPart part) throws TooLarge {
    if (part instanceof FixedPart fixed) {
      return automata.word(fixed.text());
    }
    Nfa known = languages.get(part);
    return known != null ? known : anything();
  }

  /** Narrows the vertices of a strand that is in a language; false where nothing is left. */
  boolean refine(Strand strand, Nfa target) throws TooLarge {
    if (target.isAnything()) {
      return true;
    }
    boolean row = keepRows && strand.parts().size() > 1 && strand.parts().size() <= LONGEST_ROW;
    Nfa all = row ? narrowRow(strand, target) : target;
    return !all.isEmpty() && refine(strand.parts(), all);
  }

  /** What a row can be with all that was said of it. */
  private Nfa narrowRow(Strand strand, Nfa target) {
    Nfa old = rows.get(strand);
    if (target.stateCount() > LARGEST_ROW) {
      return target;
    }
    try {
      if (old != null && automata.isIncluded(old, target)) {
        return old;
      }
      Nfa both = compact(old == null ? target : automata.intersect(old, target));
      if (both.stateCount() > LARGEST_ROW) {
        return target;
      }
      rows.put(strand, both);
      changed = true;
      return both;
    } catch (TooLarge tooLarge) {
      return target;
    }
  }

  private boolean refine(List<StrandPart> parts, Nfa target) throws TooLarge {
    boolean known = true;
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof StringVertex vertex) {
        known = false;
        Nfa rest = i == 0 ? target : automata.after(language(parts.subList(0, i)), target);
        boolean last = i == parts.size() - 1;
        Nfa ends =
            last ? rest : automata.before(rest, language(parts.subList(i + 1, parts.size())));
        if (!narrow(vertex, ends)) {
          return false;
        }
      }
    }
    // Where there is a vertex, something is left for it only if the known parts fit, too.
    return !known || target.accepts(text(parts));
  }

  private static String text(List<StrandPart> parts) {
    StringBuilder text = new StringBuilder();
    parts.forEach(part -> text.append(((FixedPart) part).text()));
    return text.toString();
  }

  boolean narrow(StringVertex vertex, Nfa language) throws TooLarge {
    Nfa old = languages.get(vertex);
    if (old == null) {
      languages.put(vertex, compact(language));
      changed |= !language.isAnything();
      return !language.isEmpty();
    }
    if (language.isAnything() || automata.isIncluded(old, language)) {
      return true;
    }
    Nfa both = compact(automata.intersect(old, language));
    languages.put(vertex, both);
    changed = true;
    return !both.isEmpty();
  }

  /** The same words by fewer states, where a look tells that: they are combined many times. */
  private Nfa compact(Nfa language) {
    if (!keepRows || language.stateCount() < WORTH_COMPACTING) {
      return language;
    }
    try {
      Nfa other = automata.deterministic(language);
      return other.stateCount() < language.stateCount() ? other : language;
    } catch (TooLarge tooLarge) {
      return language;
    }
  }

  /** So many units of any kind. */
  Nfa anyUnits(long least, long greatest) throws TooLarge {
    boolean bounded = greatest <= LONGEST_CHAIN;
    return automata.of(
        least == 0 && !bounded
            ? Language.ANYTHING
            : Language.loop(
                Language.ANY_CHAR,
                (int) Math.min(least, Automata.DEFAULT_LIMIT),
                bounded ? (int) greatest : -1));
  }

  /** Whether a strand has at least one unit in all solutions. */
  boolean isNeverEmpty(Strand strand) {
    return least(strand) > 0;
  }

  /** The units that a strand may start with, and perhaps more. */
  CharSet unitsAtStart(Strand strand) {
    try {
      return language(strand).unitsAt(0);
    } catch (TooLarge tooLarge) {
      return CharSet.ALL;
    }
  }

  long least(Strand strand) {
    long sum = 0;
    for (StrandPart part : strand.parts()) {
      sum += part instanceof FixedPart fixed ? fixed.text().length() : least((StringVertex) part);
    }
    return Math.max(sum, shortest(rows.get(strand)));
  }

  private static long shortest(@Nullable Nfa language) {
    return language == null || language.isEmpty() ? 0 : language.distance(0);
  }

  private long least(StringVertex vertex) {
    return Math.max(shortest(languages.get(vertex)), ranges.least(vertex.length()));
  }
}
