package dev.clew.hotspots.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SentenceStructure;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A small language of queries, and what may stand in the holes of its sentences. */
class GrammarInterpreterTest {

  private static final String GRAMMAR =
      """
      grammar Find;
      find   : 'find' NAME ('where' clause (('and' | 'or') clause)*)? EOF ;
      clause : 'not'? NAME ('=' | '<' | '<=') value | '(' clause ')' ;
      value  : TEXT | FIRST | NUMBER | NAME ;
      TEXT   : '"' (~["\\\\] | '\\\\' .)* '"' ;
      FIRST  : '<<' .*? '>>' ;
      NUMBER : '-'? DIGIT+ ('.' DIGIT+)? ;
      NAME   : [a-z] [a-z0-9_]* ;
      fragment DIGIT : [0-9] ;
      NOTE   : '#' ~[\\n]* -> skip ;
      SPACE  : [ \\t\\n]+ -> skip ;
      """;

  private final GrammarInterpreter find = new GrammarInterpreter("find", GRAMMAR, "");

  /** A word between guillemets is a hole. */
  private record Template(String sentence, HoleRange hole) {
    static Template of(String text) {
      int start = text.indexOf('«');
      int end = text.indexOf('»') - 1;
      return new Template(text.replaceAll("[«»]", ""), new HoleRange(start, end));
    }
  }

  private HoleContext context(Template template) {
    return find.contextsOf(template.sentence, List.of(template.hole)).get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "find users; true",
        "find users where name = \"a b\" and not age <= 5; true",
        "find users where (name = x) # a note; true",
        "find; false",
        "find users where; false",
        "find users where name = \"a; false",
        "find users users; false",
      })
  void sentencesAreParsedToTheirEnds(String text, boolean isSentence) {
    assertThat(find.syntaxOf(text).isSentence()).isEqualTo(isSentence);
  }

  @Test
  void theStructureIsTheTreeWithoutTexts() {
    SentenceStructure one = find.structureOf("find users where name = \"a\"");
    assertThat(find.structureOf("find  things where x=\"b c\" # d")).isEqualTo(one);
    assertThat(find.structureOf("find users where name < \"a\"")).isNotEqualTo(one);
    assertThat(one.text()).startsWith("(find 'find' NAME 'where' (clause NAME '=' (value TEXT))");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "find users where name = \"«abc»\"; true; true; false; false",
        "find users where name = <<«abc»>>; true; true; true; true",
        "find users where age = «123»; true; false; false; false",
        "find «abc»; true; false; false; false",
        "find users where x«abc» = 5; true; true; false; false",
      })
  void holesAreConfinedToTheirTokens(
      String text, boolean isWord, boolean mayBeDigits, boolean mayBeQuote, boolean mayBeBlank) {
    Template template = Template.of(text);
    HoleContext context = context(template);
    assertThat(context.confined().accepts(template.hole.in(template.sentence))).isEqualTo(isWord);
    assertThat(context.confined().accepts("a1b")).isEqualTo(!text.contains("123"));
    assertThat(context.confined().accepts("77")).isEqualTo(mayBeDigits || text.contains("123"));
    assertThat(context.confined().accepts("\"")).isEqualTo(mayBeQuote);
    assertThat(context.confined().accepts("\" or a = \"")).isEqualTo(mayBeBlank);
  }

  /** All short words of units that mean something: what is confined keeps the tree. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "find users where name = \"«abc»\" and b = 1",
        "find users where name = \"x«abc»y\"",
        "find users where name = <<«abc»>> and b = 1",
        "find users where age = «123»",
        "find users where age = 1«123»",
        "find users where age <«123»",
        "find «abc» where a = b",
        "find x«abc»",
        "find users where «abc» = 5",
        "find users where a = «abc»",
        "find users # «abc»",
        "find users # «abc»\nwhere a = b",
        "find users where no«abc» = 5",
      })
  void whatIsConfinedKeepsTheTree(String text) {
    Template template = Template.of(text);
    HoleContext context = context(template);
    String structure = find.structureOf(template.sentence).text();
    for (String word : words("\"\\<>=-.#\n a1_t\uD83D\uDE00", 3)) {
      if (context.confined().accepts(word)) {
        String other = template.hole.replaced(template.sentence, word);
        assertThat(find.syntaxOf(other).isSentence()).as(other).isTrue();
        assertThat(find.structureOf(other).text()).as(other).isEqualTo(structure);
      }
    }
  }

  private static List<String> words(String units, int longest) {
    List<String> all = new ArrayList<>(List.of(""));
    List<String> last = all;
    for (int length = 1; length <= longest; length++) {
      List<String> next = new ArrayList<>();
      for (String word : last) {
        units.chars().forEach(unit -> next.add(word + (char) unit));
      }
      all = new ArrayList<>(all);
      all.addAll(next);
      last = next;
    }
    return all;
  }

  @Test
  void keywordsAreNoNames() {
    HoleContext context = context(Template.of("find «abc»"));
    assertThat(context.confined().accepts("where")).isFalse();
    assertThat(context.confined().accepts("wherever")).isTrue();
  }

  @Test
  void wordsThatBreakOutAreProposed() {
    HoleContext text = context(Template.of("find users where name = \"«abc»\""));
    assertThat(text.attacks())
        .anyMatch(words -> words.accepts("abc\" or name = \"abc"))
        .noneMatch(words -> words.accepts("abc or name = abc"));
    HoleContext number = context(Template.of("find users where age < «123»"));
    assertThat(number.attacks()).anyMatch(words -> words.accepts("123 or age < 123"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "grammar A; a : B ;",
        "grammar A; a : {x();} B ; B : 'b' ;",
        "grammar A; a : {x()}? B ; B : 'b' ;",
        "grammar A; options { caseInsensitive = true; } a : B ; B : 'b' ;",
        "lexer grammar A; B : 'b' ;",
        "nothing of the kind",
        "",
      })
  void whatCannotBeInterpretedIsRefused(String grammar) {
    assertThatThrownBy(() -> new GrammarInterpreter("own", grammar, ""))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aStartRuleThatIsNotThereIsRefused() {
    assertThatThrownBy(() -> new GrammarInterpreter("find", GRAMMAR, "select"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("select");
  }
}
