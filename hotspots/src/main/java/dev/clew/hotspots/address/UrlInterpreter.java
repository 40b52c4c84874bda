package dev.clew.hotspots.address;

import dev.clew.hotspots.interpreter.AttackDraft;
import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SentenceStructure;
import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.interpreter.SyntaxVerdict;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Addresses. The structure is the scheme, the server as it is written, how many segments the path
 * has and where it goes up, and the keys of the query; segments and values are left out.
 */
public final class UrlInterpreter implements SinkInterpreter {
  private static final CharSet UNRESERVED = CharSet.WORD.union(CharSet.of("-~"));
  private static final Language ENCODED =
      Language.sequence(
          Language.word("%"),
          Language.chars(CharSet.of("0123456789abcdefABCDEF")),
          Language.chars(CharSet.of("0123456789abcdefABCDEF")));

  @Override
  public String name() {
    return "url";
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    try {
      new URI(sentence);
      return new SyntaxVerdict.Sentence();
    } catch (URISyntaxException refused) {
      return new SyntaxVerdict.SyntaxError(refused.getReason());
    }
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    URI uri = URI.create(sentence);
    StringBuilder shape = new StringBuilder();
    shape.append(uri.getScheme() == null ? "" : uri.getScheme() + ":");
    shape.append(uri.getRawAuthority() == null ? "" : "//" + uri.getRawAuthority());
    if (uri.isOpaque()) {
      return new SentenceStructure(shape + "…");
    }
    for (String segment : uri.getRawPath().split("/", -1)) {
      boolean dots = segment.equals("..") || segment.equals(".");
      shape.append(dots ? segment : segment.isEmpty() ? "" : "·").append('/');
    }
    if (uri.getRawQuery() != null) {
      shape.append('?');
      for (String pair : uri.getRawQuery().split("&", -1)) {
        int equal = pair.indexOf('=');
        shape.append(equal < 0 ? "·" : pair.substring(0, equal) + "=").append('&');
      }
    }
    shape.append(uri.getRawFragment() == null ? "" : "#");
    return new SentenceStructure(shape.toString());
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    List<HoleContext> contexts = new ArrayList<>();
    for (HoleRange hole : holes) {
      contexts.add(contextOf(sentence, hole));
    }
    return contexts;
  }

  private HoleContext contextOf(String sentence, HoleRange hole) {
    String before = sentence.substring(0, hole.start());
    String word = hole.in(sentence);
    int authority = before.indexOf("//");
    boolean afterServer = authority >= 0 && before.indexOf('/', authority + 2) >= 0;
    boolean query = before.indexOf('?') >= 0;
    boolean relative = authority < 0 && before.indexOf('/') >= 0;
    Language confined = Language.NOTHING;
    String name = "server or scheme";
    if (before.indexOf('#') >= 0
        || (query
            && before.lastIndexOf('=') > before.lastIndexOf('&')
            && before.lastIndexOf('=') > before.indexOf('?'))) {
      confined =
          Language.star(
              Language.choice(Language.chars(UNRESERVED.union(CharSet.of(".+*"))), ENCODED));
      name = "value of a query";
    } else if (!query && (afterServer || relative) && !before.endsWith("/.")) {
      confined = Language.plus(Language.chars(UNRESERVED));
      name = "segment of a path";
    }
    boolean known = confined.accepts(word) && !before.endsWith("%");
    return new HoleContext(
        name,
        known ? confined : Language.word(word),
        AttackDraft.promising(this, sentence, hole, drafts(name, before)),
        known ? "abc" : word);
  }

  private static List<AttackDraft> drafts(String name, String before) {
    Language start = Language.star(Language.chars(UNRESERVED));
    List<AttackDraft> drafts = new ArrayList<>();
    List<String> ends =
        switch (name) {
          case "value of a query" -> List.of("&a=b", "#a");
          case "segment of a path" -> List.of("/../a", "/a", "?a=b", "#a");
          default -> List.of();
        };
    for (String end : ends) {
      drafts.add(new AttackDraft("abc" + end, Language.sequence(start, Language.word(end))));
    }
    if (ends.isEmpty()) {
      Language host = Language.plus(Language.chars(CharSet.LOWER));
      Language server = Language.sequence(host, Language.word(".example"), Language.ANYTHING);
      drafts.add(
          new AttackDraft("clew.example", Language.sequence(host, Language.word(".example"))));
      if (before.isEmpty()) {
        drafts.add(
            new AttackDraft(
                "http://clew.example/", Language.sequence(Language.word("http://"), server)));
      }
      drafts.add(
          new AttackDraft(
              "abc@clew.example", Language.sequence(start, Language.word("@clew.example"))));
      drafts.add(new AttackDraft(".clew.example", Language.word(".clew.example")));
    }
    if (name.equals("segment of a path")) {
      drafts.add(new AttackDraft("../a", Language.word("../a")));
    }
    return drafts;
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    if (!syntaxOf(exploit).isSentence()) {
      return Optional.empty();
    }
    String before = target(benign);
    String after = target(exploit);
    return before.equals(after)
        ? Optional.empty()
        : Optional.of(
            new SinkEffect("asks " + after + " instead of " + before, List.of(), before, after));
  }

  private static String target(String address) {
    URI uri = URI.create(address);
    return uri.getScheme() + "://" + uri.getRawAuthority();
  }
}
