package dev.clew.solver.language;

import java.util.ArrayList;
import java.util.List;

/**
 * Normalises a sequence: flat, without empty words, neighbouring literals joined, neighbouring
 * loops of one body added up.
 */
final class SequenceForm {
  private final List<Language> parts = new ArrayList<>();
  private final StringBuilder literal = new StringBuilder();

  private SequenceForm() {}

  static Language of(List<Language> parts) {
    SequenceForm form = new SequenceForm();
    for (Language part : parts) {
      if (part.equals(Language.NOTHING)) {
        return Language.NOTHING;
      }
      if (part instanceof SequenceLanguage sequence) {
        sequence.parts().forEach(form::add);
      } else {
        form.add(part);
      }
    }
    form.endLiteral();
    return switch (form.parts.size()) {
      case 0 -> Language.EMPTY;
      case 1 -> form.parts.get(0);
      default -> new SequenceLanguage(form.parts);
    };
  }

  private void add(Language part) {
    if (part instanceof WordLanguage word) {
      literal.append(word.text());
    } else if (part instanceof CharsLanguage chars && chars.set().isSingle()) {
      literal.append(chars.set().first());
    } else {
      endLiteral();
      append(part);
    }
  }

  private void endLiteral() {
    if (literal.length() > 0) {
      append(Language.word(literal.toString()));
      literal.setLength(0);
    }
  }

  private void append(Language part) {
    int last = parts.size() - 1;
    Language joined = last < 0 ? null : LoopForm.joined(parts.get(last), part);
    if (joined == null) {
      parts.add(part);
    } else {
      parts.set(last, joined);
    }
  }
}
