package dev.clew.hotspots.html;

import dev.clew.hotspots.interpreter.AttackDraft;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What may stand where in a page. */
final class HtmlHoles {
  private static final Set<String> ADDRESSES =
      Set.of(
          "href",
          "src",
          "action",
          "formaction",
          "data",
          "poster",
          "background",
          "srcdoc",
          "xlink:href");

  private static final String ELEMENT = "<script>alert(1)</script>";

  private HtmlHoles() {}

  static boolean isAddress(String attribute) {
    return ADDRESSES.contains(attribute);
  }

  /**
   * Whether an address runs something; white space and controls inside are not seen by browsers.
   */
  static boolean isScript(String value) {
    String seen = value.replaceAll("[\\x00-\\x20]", "");
    return seen.startsWith("javascript:")
        || seen.startsWith("data:")
        || seen.startsWith("vbscript:");
  }

  static String nameOf(HtmlPlace place) {
    return switch (place.kind()) {
      case TEXT -> "text";
      case TAG -> "tag";
      case DOUBLE_QUOTED -> "\"…\" of " + place.attribute();
      case SINGLE_QUOTED -> "'…' of " + place.attribute();
      case UNQUOTED -> "value of " + place.attribute();
      case COMMENT -> "comment";
      case RAW -> "text of <" + place.attribute() + ">";
    };
  }

  /** Words that leave the page's structure as it is; a NUL is left out there, or shown. */
  static Language confined(HtmlPlace place) {
    return switch (place.kind()) {
      case TEXT -> words(CharSet.of("<").complement());
      case TAG -> Language.NOTHING;
      case DOUBLE_QUOTED -> value(place, CharSet.of("\""));
      case SINGLE_QUOTED -> value(place, CharSet.of("'"));
      case UNQUOTED -> Language.plus(Language.chars(CharSet.WORD.union(CharSet.of("-."))));
      case COMMENT -> words(CharSet.of("-<>!\0").complement());
      case RAW ->
          switch (place.attribute()) {
            case "script" -> ScriptShape.confined(ScriptShape.placeAfter(place.fromStart()));
            case "textarea", "title" -> words(CharSet.of("<").complement());
            default -> words(CharSet.WORD);
          };
    };
  }

  private static Language value(HtmlPlace place, CharSet closing) {
    if (place.attribute().startsWith("on")) {
      ScriptShape.Place script = ScriptShape.placeAfter(place.fromStart());
      return Language.both(
          ScriptShape.confined(script), words(closing.union(CharSet.of("&")).complement()));
    }
    if (place.attribute().equals("style") || place.attribute().equals("srcdoc")) {
      return words(CharSet.WORD);
    }
    boolean scheme = isAddress(place.attribute()) && !place.fromStart().matches("(?s).*[:/?#].*");
    return words((scheme ? closing.union(CharSet.of(":&")) : closing).complement());
  }

  private static Language words(CharSet units) {
    return Language.star(Language.chars(units));
  }

  /** Attacks for a place. */
  static List<AttackDraft> drafts(HtmlPlace place) {
    List<AttackDraft> drafts = new ArrayList<>();
    Language start = words(CharSet.WORD.union(CharSet.of(" ")));
    switch (place.kind()) {
      case TEXT, TAG -> add(drafts, start, "");
      case DOUBLE_QUOTED -> attribute(drafts, start, "\"", place);
      case SINGLE_QUOTED -> attribute(drafts, start, "'", place);
      case UNQUOTED -> attribute(drafts, Language.plus(Language.chars(CharSet.WORD)), "", place);
      case COMMENT -> add(drafts, start, "-->");
      case RAW -> raw(drafts, start, place);
    }
    return drafts;
  }

  private static void add(List<AttackDraft> drafts, Language start, String closing) {
    for (String element : List.of(ELEMENT, "<img src=x onerror=alert(1)>", "<b>x</b>", "<b ")) {
      String word = closing + element;
      drafts.add(new AttackDraft(word, Language.sequence(start, Language.word(word))));
    }
  }

  private static void attribute(
      List<AttackDraft> drafts, Language start, String quote, HtmlPlace place) {
    if (isAddress(place.attribute()) && place.fromStart().isEmpty()) {
      drafts.add(AttackDraft.of("javascript:alert(1)"));
    }
    if (place.attribute().startsWith("on")) {
      for (String end : List.of("');alert('1", "\");alert(\"1", "1;alert(1)")) {
        drafts.add(new AttackDraft("a" + end, Language.sequence(start, Language.word(end))));
      }
    }
    String handler = quote + " onmouseover=" + quote + "alert(1)";
    drafts.add(new AttackDraft("a" + handler, Language.sequence(start, Language.word(handler))));
    add(drafts, start, quote + ">");
  }

  private static void raw(List<AttackDraft> drafts, Language start, HtmlPlace place) {
    if (place.attribute().equals("script")) {
      for (String end :
          List.of("';alert('1", "\";alert(\"1", "');alert('1", "1;alert(1)", "${alert(1)}")) {
        drafts.add(new AttackDraft("a" + end, Language.sequence(start, Language.word(end))));
      }
    }
    add(drafts, start, "</" + place.attribute() + ">");
  }
}
