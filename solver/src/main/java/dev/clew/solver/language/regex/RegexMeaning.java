package dev.clew.solver.language.regex;

import dev.clew.solver.language.Language;
import dev.clew.solver.language.regex.RegexNode.Anchor;
import dev.clew.solver.language.regex.RegexNode.Either;
import dev.clew.solver.language.regex.RegexNode.Group;
import dev.clew.solver.language.regex.RegexNode.Loose;
import dev.clew.solver.language.regex.RegexNode.One;
import dev.clew.solver.language.regex.RegexNode.Row;
import dev.clew.solver.language.regex.RegexNode.Times;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The language of a pattern, from above or from below: what is not known exactly is either all that
 * it could match, or nothing.
 *
 * @param above whether the language may have more words than the pattern matches, or fewer
 * @param kept which code points of each set are looked at
 */
record RegexMeaning(boolean above, UnaryOperator<CodePointSet> kept) {

  /** Whether there is text on one side of a place. */
  private enum Beside {
    NOTHING,
    SOMETHING,
    PERHAPS;

    /** The same with a part in between. */
    Beside past(RegexNode part) {
      if (this == SOMETHING || part.isEmpty()) {
        return this;
      }
      return part.least() > 0 ? SOMETHING : PERHAPS;
    }
  }

  Language of(RegexNode whole) {
    return of(whole, Beside.NOTHING, Beside.NOTHING);
  }

  /**
   * A part of a text.
   *
   * @param atStart whether there is nothing before it for certain
   * @param atEnd whether there is nothing after it for certain
   */
  Language of(RegexNode part, boolean atStart, boolean atEnd) {
    return of(
        part, atStart ? Beside.NOTHING : Beside.PERHAPS, atEnd ? Beside.NOTHING : Beside.PERHAPS);
  }

  private Language of(RegexNode node, Beside before, Beside after) {
    if (node instanceof One one) {
      return kept.apply(one.set()).language();
    }
    if (node instanceof Row row) {
      return row(row.parts(), before, after);
    }
    if (node instanceof Either either) {
      List<Language> options = new ArrayList<>();
      either.options().forEach(option -> options.add(of(option, before, after)));
      return Language.choice(options);
    }
    if (node instanceof Times times) {
      boolean once = times.max() == 1;
      Language body =
          of(times.body(), once ? before : Beside.PERHAPS, once ? after : Beside.PERHAPS);
      return Language.loop(body, times.min(), times.max());
    }
    if (node instanceof Anchor anchor) {
      return anchor(anchor, before, after);
    }
    if (node instanceof Group group) {
      return of(group.body(), before, after);
    }
    if (node instanceof Loose loose) {
      return above ? of(loose.outline(), before, after) : Language.NOTHING;
    }
    return perhaps();
  }

  private Language row(List<RegexNode> parts, Beside before, Beside after) {
    Beside[] right = new Beside[parts.size() + 1];
    right[parts.size()] = after;
    for (int i = parts.size() - 1; i >= 0; i--) {
      right[i] = right[i + 1].past(parts.get(i));
    }
    List<Language> languages = new ArrayList<>();
    Beside left = before;
    for (int i = 0; i < parts.size(); i++) {
      languages.add(of(parts.get(i), left, right[i + 1]));
      left = left.past(parts.get(i));
    }
    return Language.sequence(languages);
  }

  private Language perhaps() {
    return above ? Language.EMPTY : Language.NOTHING;
  }

  private Language anchor(Anchor anchor, Beside before, Beside after) {
    return switch (anchor.place()) {
      case START -> absolute(before);
      case VERY_END -> absolute(after);
      case END -> after == Beside.NOTHING ? Language.EMPTY : perhaps();
      // In multi-line mode the JDK does not see the start of an empty text.
      case LINE_START ->
          before == Beside.NOTHING && after == Beside.SOMETHING ? Language.EMPTY : perhaps();
    };
  }

  private Language absolute(Beside beside) {
    return switch (beside) {
      case NOTHING -> Language.EMPTY;
      case SOMETHING -> Language.NOTHING;
      case PERHAPS -> perhaps();
    };
  }
}
