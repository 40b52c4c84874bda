package dev.clew.replay.wall;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SocketFilesTest {

  @Test
  void pathsAreReadAndAbstractNamesAreNot() {
    assertThat(
            SocketFiles.parse(
                Stream.of(
                    "Num       RefCount Protocol Flags    Type St Inode Path",
                    "0000000000000000: 00000002 00000000 00010000 0001 01 12 /run/a b/x.sock",
                    "0000000000000000: 00000002 00000000 00010000 0001 01 13 @/tmp/.X11-unix/X0",
                    "0000000000000000: 00000003 00000000 00000000 0001 03 14",
                    "0000000000000000: 00000003 00000000 00000000 0001 03 15 /run/a b/x.sock")))
        .containsExactly("/run/a b/x.sock");
  }
}
