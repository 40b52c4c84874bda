package dev.clew.annotations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClewTest {

  @AfterEach
  void giveNothing() {
    System.getProperties().keySet().removeIf(key -> key.toString().startsWith("clew.input"));
  }

  @Test
  void whatNobodyGivesIsZeroFalseEmptyOrNull() {
    assertThat(Clew.symbolicInt("a")).isZero();
    assertThat(Clew.symbolicLong("b")).isZero();
    assertThat(Clew.symbolicShort("c")).isZero();
    assertThat(Clew.symbolicByte("d")).isZero();
    assertThat(Clew.symbolicChar("e")).isEqualTo('\0');
    assertThat(Clew.symbolicBoolean("f")).isFalse();
    assertThat(Clew.symbolicFloat("g")).isZero();
    assertThat(Clew.symbolicDouble("h")).isZero();
    assertThat(Clew.symbolicString("i")).isEmpty();
    assertThat(Clew.symbolicObject("j", Object.class)).isNull();
  }

  @Test
  void propertiesGiveValuesAndTheSecondCallHasANumber() {
    System.setProperty("clew.input.step", "-7");
    System.setProperty("clew.input.step#2", "0x10");
    assertThat(Clew.symbolicInt("step")).isEqualTo(-7);
    assertThat(Clew.symbolicInt("step")).isEqualTo(16);
    assertThat(Clew.symbolicInt("step")).isZero();
  }

  @Test
  void aFileGivesValues(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(folder.resolve("inputs.properties"), "word=\u00fcber\nunit=x\nno=1");
    System.setProperty("clew.inputs", file.toString());
    assertThat(Clew.symbolicString("word")).isEqualTo("\u00fcber");
    assertThat(Clew.symbolicChar("unit")).isEqualTo('x');
    assertThatThrownBy(() -> Clew.symbolicBoolean("no"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the input no is \"1\", which is not of its type");
  }

  @Test
  void aFileThatIsNotThereIsSaid() {
    System.setProperty("clew.inputs", "no-such-file");
    assertThatThrownBy(() -> Clew.symbolicInt("anything"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no-such-file");
  }

  @Test
  void anAssumptionThatDoesNotHoldThrows() {
    Clew.assume(true);
    assertThatThrownBy(() -> Clew.assume(false))
        .isInstanceOf(AssumptionFailedException.class)
        .hasMessageContaining("Clew.assume");
  }
}
