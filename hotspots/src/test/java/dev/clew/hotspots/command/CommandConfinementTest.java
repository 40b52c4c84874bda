package dev.clew.hotspots.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.hotspots.interpreter.HoleContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which words are data to a program, by who reads them. Arguments stand between bars. */
final class CommandConfinementTest {

  private static HoleContext context(CommandForm form, String template) {
    int start = template.indexOf('@');
    String sentence = template.replace("@", "abc").replace('|', '\0');
    return new CommandInterpreter(form).contextOf(sentence, start, start + 3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '~',
      value = {
        "bash|-lc|ls @ ; a&reboot",
        "bash|-lc|@ ; reboot",
        "/bin/bash|-x|-c|@ x ; reboot",
        "bash|-o|pipefail|-c|ls @ ; a&reboot",
        "bash|-c|-e|ls @ ; a&reboot",
        "sh|-ec|ls @ ; a&reboot",
        "sh|-c|ls \"$0\"|@ ; a",
        "sh|@ ; reboot",
        "C:\\Windows\\System32\\cmd.exe|/c|dir @ ; a&calc",
        "cmd.exe|/c|type '@' ; a&calc",
        "cmd.exe|/q|/c|type|@ ; a&calc",
        "CMD|/s/k|type|@ ; a&calc",
        "cmd|/cdir @ ; a&calc",
        "run.bat|@ ; a&calc",
        "ssh|host|ls @ ; a&reboot",
        "ssh|-p|22|host|ls @ ; a&reboot",
        "ssh|@|ls ; -oProxyCommand=x",
        "su|-c|ls @|app ; a&reboot",
        "su|app|-c|ls @ ; a&reboot",
        "sudo|sh|-c|ls @ ; a&reboot",
        "sudo|-u|app|sh|-c|ls @ ; a&reboot",
        "sudo|@ ; reboot",
        "env|A=1|sh|-c|ls @ ; a&reboot",
        "env|A=@|sh|-c|ls ; x",
        "busybox|sh|-c|ls @ ; a&reboot",
        "fish|-c|ls '@' ; a\\'",
        "powershell.exe|-Command|ls @ ; a|calc",
        "python3|-c|print('@') ; a\\",
        "python3.11|@ ; evil.py",
        "perl|-e|print '@' ; a\\",
        "awk|{print \"@\"} ; x",
        "xargs|@ ; reboot",
        "find|/data|-name|@ ; x",
        "tar|-@|x ; -use-compress-program=id",
        "tar|--@|x ; use-compress-program=id",
        "tar|xf|@ ; --use-compress-program=id",
        "curl.exe|@ ; /x",
      })
  void whatAProgramReadsAsCodeIsConfinedToTheHarmlessWord(String template, String attack) {
    assertThat(context(CommandForm.ARGV, template).confined().accepts(attack)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '~',
      value = {
        "ls|@",
        "/usr/bin/convert|in.png|out_@",
        "tar|--file=@",
        "bash|/opt/run.sh|@",
        "sudo|ls|@",
        "env|A=1|/bin/ls|@",
        "python3|run.py|@",
        "curl.exe|@",
        "bash|-lc|ls '@'",
        "sudo|-u|app|sh|-c|ls '@'",
      })
  void whatIsDataMayBeAnotherWord(String template) {
    assertThat(context(CommandForm.ARGV, template).confined().accepts("Xyz1")).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '~',
      value = {
        "cd /opt/app && bin/@ ; ../../../sbin/reboot",
        "if [ -f x ]~ then @~ fi ; reboot",
        "while true~ do @~ done ; reboot",
        "A=1 @ ; reboot",
        "PATH=@ ls ; x",
        "tar cf a.tar '@' ; --use-compress-program=id",
        "tar cf a.tar \"@\" ; --use-compress-program=id",
        "tar cf a.tar ''@ ; -x",
        "tar cf a.tar -@ ; x",
        "echo ${A@} ; :-x",
        "echo \"${A@}\" ; :-x",
        "echo \"$(cat '@')\" ; x",
        "echo \"$A@\" ; B",
        "echo $(cat @) ; x",
        "echo `cat @` ; x",
        "echo {a,@} ; b",
        "echo @>out ; 2",
        "echo >&@ ; 2",
        "sudo @ ; reboot",
        "exec @ ; reboot",
        "xargs @ < list ; reboot",
        "eval echo @ ; x",
        "[ '@' = x ] ; (",
        "$RUN @ ; x",
        "cat << @ ; EOF",
        "for i in a~ do echo '@'~ done ; x",
        "ls # '@' ; x",
      })
  void whatAShellReadsAsMoreThanDataIsConfinedToTheHarmlessWord(String template, String attack) {
    String script = template.replace('~', ';');
    assertThat(context(CommandForm.SHELL, script).confined().accepts(attack)).isFalse();
  }

  @Test
  void aBlankEndsTheScriptThatOneStringBrings() {
    HoleContext quoted = context(CommandForm.EXEC, "sh -c echo'@'");
    assertThat(quoted.confined().accepts("a b")).isFalse();
    HoleContext inner = context(CommandForm.ARGV, "sh|-c|echo x'@'");
    assertThat(inner.confined().accepts("a b")).isTrue();
  }

  @Test
  void aScriptForAnotherMachineIsAttacked() {
    assertThat(context(CommandForm.ARGV, "ssh|host|ls @").attacks()).isNotEmpty();
    assertThat(context(CommandForm.ARGV, "cmd.exe|/c|type \"@\"").attacks()).isNotEmpty();
    assertThat(context(CommandForm.ARGV, "python|-c|print('@')").attacks()).isEmpty();
  }

  @Test
  void behindTheEndOfOptionsADashMeansNothing() {
    assertThat(context(CommandForm.ARGV, "grep|--|@|f").confined().accepts("-x")).isTrue();
    assertThat(context(CommandForm.ARGV, "grep|--|@|f").attacks()).isEmpty();
    assertThat(context(CommandForm.EXEC, "ls -- @").attacks()).isNotEmpty(); // with a blank
    assertThat(context(CommandForm.ARGV, "grep|@|--|f").confined().accepts("-x")).isFalse();
  }

  @Test
  void whatEndsOptionsMayBeTheValueOfOne() {
    assertThat(context(CommandForm.ARGV, "grep|-e|--|@").confined().accepts("-x")).isFalse();
    assertThat(context(CommandForm.ARGV, "grep|--color=no|--|@").confined().accepts("-x")).isTrue();
    assertThat(context(CommandForm.ARGV, "curl.exe|--|@").confined().accepts("-x")).isFalse();
  }

  @Test
  void aDashAloneIsNoOption() {
    CommandInterpreter interpreter = new CommandInterpreter(CommandForm.ARGV);
    assertThat(interpreter.structureOf("cat\0-")).isEqualTo(interpreter.structureOf("cat\0abc"));
    assertThat(interpreter.structureOf("cat\0-n"))
        .isNotEqualTo(interpreter.structureOf("cat\0abc"));
  }
}
