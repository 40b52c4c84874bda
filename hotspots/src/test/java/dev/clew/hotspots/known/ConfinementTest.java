package dev.clew.hotspots.known;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.interpreter.SmallWords;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * For every interpreter and place: no short word that is confined changes the structure, and what
 * is tried does. The hole is the @.
 */
final class ConfinementTest {
  private static final String UNITS = "'\"\\-;/* a1().<>&|$%=:{}[]\n\t#?+`,\0\ud800\u2028";

  private static SinkInterpreter interpreter(String language) {
    String[] parts = language.split("/", -1);
    return SinkInterpreters.of(parts[0], parts.length > 1 ? parts[1] : "", Optional.empty())
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "command/exec | ls @ | abc | x y",
        "command/exec | ls -l @ /tmp | abc | x y",
        "command/exec | ls file_@ | abc | x y",
        "command/exec | sh -c echo_@ | abc | x;y",
        "command/shell | echo @ | abc | ;ls",
        "command/shell | echo '@' | abc | ';ls;'",
        "command/shell | echo \"@\" | abc | $(ls)",
        "command/shell | cat file_@ > out | abc | ;ls",
        "command/environment | @ | abc | PATH=x",
        "command/environment | A@=1 | abc | B=x",
        "path | uploads/@ | abc | ../x",
        "path | uploads/@.txt | abc | ../x",
        "path | uploads/.@ | abc | ./x",
        "path | @ | abc | /etc/passwd",
        "path | @/x | abc | ..",
        "path | ../@ | abc | ../x",
        "path | /a/../@/b | abc | ..",
        "xpath | /a/b[@id='@'] | abc | ' or '1'='1",
        "xpath | //b[c/text()=\"@\"]/d | abc | \" or \"1\"=\"1",
        "xpath | /a/b[position()=@] | 12 | 1 or 1=1",
        "xpath | /a/b[@] | 12 | 1-1",
        "xpath | /a/b[c - @] | 12 | -1",
        "xpath | /a/b[c = @] | 12 | --1",
        "ldap | (uid=@) | abc | *",
        "ldap | (&(uid=@)(objectClass=person)) | abc | *)(uid=*",
        "ldap | (a=b)(&(uid=@)(c=d)) | abc | *)(e=*",
        "ldap | (cn=*@*) | abc | )(a=*",
        "html | <p>@</p> | abc | <b>x</b>",
        "html | @ | abc | <script>alert(1)</script>",
        "html | <a title=\"@\">x</a> | abc | \" onclick=\"x",
        "html | <a title='@'>x</a> | abc | ' onclick='x",
        "html | <a href=\"@\">x</a> | abc | javascript:x",
        "html | <a href=\"http://x/@\">x</a> | abc | \"><b>",
        "html | <input value=@> | abc | x onclick=y",
        "html | <!-- @ --> | abc | --><b>",
        "html | <script>var a = '@';</script> | abc | ';x('",
        "html | <a onclick=\"f('@')\">x</a> | abc | ');g('",
        "html | <textarea>@</textarea> | abc | </textarea><b>",
        "html | <table><tr><td>@</td></tr></table> | abc | <b>x</b>",
        "url | http://x.example/a/@/b | abc | ../..",
        "url | http://x.example/a?k=@ | abc | &j=1",
        "url | http://x.example/a?k=@&m=1 | abc | #",
        "url | http://@/a | abc | evil.example",
        "regex | a@b | abc | .*",
        "regex | \\Qa@\\E+ | abc | \\E.*\\Q",
        "regex | \\Q@\\E | abc | \\E.*\\Q",
        "regex | \\Qa\\\\@Eb\\E | abc | \\E.*\\Q",
        "regex | x[@]y | abc | ^",
        "regex | (?i)@ | abc | a.b",
        "regex | \\d{@} | 12 | 1,2",
        "regex | (a)\\1@ | 2 | .*",
        "command/shell | echo $@ | abc | ;ls",
        "format | %s @ %d | abc | %n",
        "format | @ | abc | %s",
        "date | yyyy'@'MM | abc | 'dd'",
        "date | yyyy@MM | - | dd",
        "class | com.acme.@ | Abc | evil.B",
        "class | @ | Abc | java.lang.Runtime",
        "script | f('@') | abc | '+g()+'",
        "script | f(\"@\") | abc | \"+g()+\"",
        "script | f(`@`) | abc | ${g()}",
        "script | f(@) | 12 | 1;g()",
        "script | f(1) /* @ */ | abc | */g()/*",
        "script | a / b + f('@') | abc | '+g()+'",
      })
  void noConfinedWordChangesTheStructure(
      String language, String template, String benign, String attack) {
    // The template's own @ for attributes is the first one; the hole is the last.
    String shown = template.replace("[@id", "[\u0001id");
    SinkInterpreter interpreter = attributes(interpreter(language));
    SmallWords.assertConfinedKeepStructure(interpreter, shown, benign, UNITS, 2);
    int start = shown.indexOf('@');
    String sentence = shown.replace("@", benign);
    HoleContext context = interpreter.contextOf(sentence, start, start + benign.length());
    assertThat(context.confined().accepts(attack)).isFalse();
    String attacked = shown.replace("@", attack);
    if (interpreter.syntaxOf(attacked).isSentence()) {
      assertThat(interpreter.structureOf(attacked)).isNotEqualTo(interpreter.structureOf(sentence));
    }
    assertThat(context.attacks()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "script | `Hello ${user.@}` | abc | x;quit()",
        "script | s.replace(/'/g, @) | 12 | quit()",
        "script | s.replace(/'/g, '@') | abc | x",
        "script | return /'/.test('@') | abc | x",
        "script | print(\"@\") | abc | ${quit()}",
        "script | print(\"@\") | abc | #{quit()}",
        "script | x = 1 # it's '@' | abc | x",
        "script | x = 1 -- it's '@' | abc | x",
        "script | x = '''it's '@ ''' | abc | x",
      })
  void whatIsNotFollowedIsConfinedToTheHarmlessWord(
      String language, String template, String benign, String attack) {
    int start = template.indexOf('@');
    HoleContext context =
        interpreter(language)
            .contextOf(template.replace("@", benign), start, start + benign.length());
    assertThat(context.confined().accepts(benign)).isTrue();
    assertThat(context.confined().accepts(attack)).isFalse();
  }

  /** A number is no other structure than another, and a sign is part of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "xpath | /a/b[7] | /a/b[-7] | /a/b[7-7]",
        "xpath | //a[position() < 7] | //a[position() < -7] | //a[position() < c - 7]",
        "regex | a{1} | a{12} | a{1,2}",
        "regex | a{1,2} | a{0,31} | a{1,}?",
        "regex | [a-z]{3,} | [a-z]{10,} | [a-z]{3,}+",
      })
  void numbersAreData(String language, String one, String same, String other) {
    SinkInterpreter interpreter = interpreter(language);
    assertThat(interpreter.structureOf(same)).isEqualTo(interpreter.structureOf(one));
    assertThat(interpreter.structureOf(other)).isNotEqualTo(interpreter.structureOf(one));
  }

  /** Lets a template say \u0001 for the @ of XPath. */
  private static SinkInterpreter attributes(SinkInterpreter interpreter) {
    return new AtSigns(interpreter);
  }
}
