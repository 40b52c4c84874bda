package dev.clew.hotspots.ldap;

import com.unboundid.ldap.sdk.Filter;
import com.unboundid.ldap.sdk.LDAPException;
import dev.clew.hotspots.interpreter.AttackDraft;
import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SentenceStructure;
import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.interpreter.SyntaxVerdict;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** LDAP filters (RFC 4515). Attributes are part of the structure, values are not. */
public final class LdapInterpreter implements SinkInterpreter {
  private static final CharSet SPECIAL = CharSet.of("()*\\\0");
  private static final CharSet HEX = CharSet.of("0123456789abcdefABCDEF");

  /** One unit of a value: itself, or a backslash and two hexadecimal digits. */
  private static final Language UNIT =
      Language.choice(
          Language.chars(SPECIAL.complement()),
          Language.sequence(Language.word("\\"), Language.chars(HEX), Language.chars(HEX)));

  @Override
  public String name() {
    return "ldap";
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    try {
      filters(sentence);
      return new SyntaxVerdict.Sentence();
    } catch (LDAPException refused) {
      return new SyntaxVerdict.SyntaxError(String.valueOf(refused.getMessage()));
    }
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    try {
      StringBuilder shapes = new StringBuilder();
      filters(sentence).forEach(filter -> shapes.append(shape(filter)));
      return new SentenceStructure(shapes.toString());
    } catch (LDAPException refused) {
      throw new IllegalArgumentException("no sentence: " + sentence, refused);
    }
  }

  /** The filter, or several in a row: JNDI takes them, and sends one behind the other. */
  private static List<Filter> filters(String sentence) throws LDAPException {
    List<String> parts = parts(sentence);
    List<Filter> filters = new ArrayList<>();
    for (String part : parts.size() > 1 ? parts : List.of(sentence)) {
      filters.add(Filter.create(part));
    }
    return filters;
  }

  /** What stands in parentheses of its own; nothing where something else stands between them. */
  private static List<String> parts(String sentence) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < sentence.length(); i++) {
      char unit = sentence.charAt(i);
      depth += unit == '(' ? 1 : unit == ')' ? -1 : 0;
      if (depth < 0 || (depth == 0 && unit != ')')) {
        return List.of();
      }
      if (depth == 0) {
        parts.add(sentence.substring(start, i + 1));
        start = i + 1;
      }
    }
    return depth == 0 ? parts : List.of();
  }

  private static String shape(Filter filter) {
    return switch (filter.getFilterType()) {
      case Filter.FILTER_TYPE_AND -> "(&" + shapes(filter) + ")";
      case Filter.FILTER_TYPE_OR -> "(|" + shapes(filter) + ")";
      case Filter.FILTER_TYPE_NOT -> "(!" + shape(filter.getNOTComponent()) + ")";
      case Filter.FILTER_TYPE_PRESENCE -> "(" + filter.getAttributeName() + "=*)";
      case Filter.FILTER_TYPE_SUBSTRING ->
          "("
              + filter.getAttributeName()
              + "="
              + (filter.getRawSubInitialValue() == null ? "*" : "v*")
              + "v*".repeat(filter.getRawSubAnyValues().length)
              + (filter.getRawSubFinalValue() == null ? "" : "v")
              + ")";
      case Filter.FILTER_TYPE_GREATER_OR_EQUAL -> "(" + filter.getAttributeName() + ">=v)";
      case Filter.FILTER_TYPE_LESS_OR_EQUAL -> "(" + filter.getAttributeName() + "<=v)";
      case Filter.FILTER_TYPE_APPROXIMATE_MATCH -> "(" + filter.getAttributeName() + "~=v)";
      case Filter.FILTER_TYPE_EQUALITY -> "(" + filter.getAttributeName() + "=v)";
      default -> "(" + filter.getAttributeName() + ":" + filter.getMatchingRuleID() + ":=v)";
    };
  }

  private static String shapes(Filter filter) {
    StringBuilder shapes = new StringBuilder();
    for (Filter part : filter.getComponents()) {
      shapes.append(shape(part));
    }
    return shapes.toString();
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    List<HoleContext> contexts = new ArrayList<>();
    for (HoleRange hole : holes) {
      List<Language> attacks = AttackDraft.promising(this, sentence, hole, drafts());
      String word = hole.in(sentence);
      Language confined = confined(sentence, hole, holes);
      contexts.add(
          confined.accepts(word) && isValue(sentence, hole)
              ? new HoleContext("value", confined, attacks, "abc")
              : new HoleContext("several tokens", Language.word(word), attacks, word));
    }
    return contexts;
  }

  private boolean isValue(String sentence, HoleRange hole) {
    SentenceStructure structure = structureOf(sentence);
    for (String word : List.of("abc", "x y", "\\2a", "9")) {
      String other = hole.replaced(sentence, word);
      if (!syntaxOf(other).isSentence() || !structureOf(other).equals(structure)) {
        return false;
      }
    }
    int equal = sentence.lastIndexOf('=', hole.start() - 1);
    String before = equal < 0 ? "(" : sentence.substring(equal + 1, hole.start());
    return before.indexOf('(') < 0 && before.indexOf(')') < 0 && !before.matches(".*\\\\.?");
  }

  /** Values; not the empty one where a filter by substrings would lose a part. */
  private static Language confined(String sentence, HoleRange hole, List<HoleRange> holes) {
    int start = sentence.lastIndexOf('=', Math.max(0, hole.start() - 1)) + 1;
    int end = sentence.indexOf(')', hole.end());
    String value =
        sentence.substring(Math.min(start, hole.start()), end < 0 ? sentence.length() : end);
    boolean substrings = value.indexOf('*') >= 0 || holes.size() > 1;
    return substrings ? Language.plus(UNIT) : Language.star(UNIT);
  }

  private static List<AttackDraft> drafts() {
    Language start = Language.star(Language.chars(CharSet.WORD));
    List<AttackDraft> drafts = new ArrayList<>();
    drafts.add(
        new AttackDraft("*", Language.sequence(Language.optional(start), Language.word("*"))));
    drafts.add(new AttackDraft("a*b", Language.sequence(start, Language.word("*"), start)));
    for (String end :
        List.of(
            "*)(objectClass=*",
            ")(objectClass=*",
            "*)(|(objectClass=*",
            ")(|(objectClass=*)",
            "*)(|(a=*)",
            "*))(|(objectClass=*")) {
      drafts.add(new AttackDraft("abc" + end, Language.sequence(start, Language.word(end))));
    }
    return drafts;
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    return LdapDirectory.difference(benign, exploit);
  }
}
