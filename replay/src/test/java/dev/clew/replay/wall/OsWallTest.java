package dev.clew.replay.wall;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Walls that stand on this machine, without the guard of the JVM; on one that has none, that no
 * wall is chosen.
 */
class OsWallTest {

  @TempDir Path place;
  private Path scratch;
  private Path outside;

  /** What a program said and how it ended. */
  private record Said(int exit, List<String> lines) {}

  @BeforeEach
  void prepare() throws IOException {
    Path real = place.toRealPath();
    scratch = Files.createDirectory(real.resolve("scratch"));
    outside = Files.createDirectory(real.resolve("outside"));
    Files.writeString(outside.resolve("file"), "text");
  }

  private static List<OsWall> standing(Permission... allowed) throws InterruptedException {
    List<OsWall> walls = new ArrayList<>();
    for (WallMode mode : List.of(WallMode.UNSHARE, WallMode.BWRAP)) {
      OsWall wall = OsWalls.of(mode).chosen(Set.of(allowed), List.of());
      assertThat(wall.word()).isIn("off", mode.name().toLowerCase(Locale.ROOT));
      if (!wall.equals(OsWall.NONE)) {
        walls.add(wall);
      }
    }
    return walls;
  }

  private Said run(OsWall wall, Set<Permission> allowed, String script, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", script, "test"));
    command.addAll(Arrays.asList(arguments));
    Process process =
        new ProcessBuilder(wall.around(command, scratch, allowed))
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    byte[] said = process.getInputStream().readAllBytes();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return new Said(process.exitValue(), new String(said, StandardCharsets.UTF_8).lines().toList());
  }

  @Test
  void nothingIsChangedOutsideOfTheScratchFolder() throws Exception {
    for (OsWall wall : standing()) {
      String attempts =
          """
          cd "$1"
          echo x >new; echo x >file; echo x >>file; mkdir folder; rm file; mv file other
          chmod 000 file; ln file link; ln -s file link; touch file; ln file "$2/hard"
          chmod 000 .; touch "$HOME/.clew-wall" /clew-wall /tmp/clew-wall /dev/shm/clew-wall
          mount -o remount,rw / ; umount /proc
          echo x >"$2/inside"; exit 7
          """;

      assertThat(run(wall, Set.of(), attempts, outside.toString(), scratch.toString()).exit)
          .isEqualTo(7);
      assertThat(outside.toFile().list()).containsExactly("file");
      assertThat(outside.resolve("file")).hasContent("text").isWritable();
      assertThat(scratch.resolve("inside")).hasContent("x");
      assertThat(Path.of("/tmp/clew-wall")).doesNotExist();
      assertThat(Path.of("/dev/shm/clew-wall")).doesNotExist();
      assertThat(scratch.resolve("hard")).doesNotExist();
    }
  }

  @Test
  void thereIsNoNetworkAndThereAreNoOtherProcesses() throws Exception {
    for (OsWall wall : standing()) {
      long own = ProcessHandle.current().pid();
      Said devices = run(wall, Set.of(), "grep -c : /proc/net/dev");
      Said processes =
          run(wall, Set.of(), "ls /proc | grep -c '^[0-9]'; kill -0 \"$1\" || echo none", own + "");

      assertThat(devices.lines).containsExactly("1");
      assertThat(Integer.parseInt(processes.lines.get(0))).isLessThan(12);
      assertThat(processes.lines).last().isEqualTo("none");
    }
  }

  @Test
  void socketsOfOtherProgramsAreHidden() throws Exception {
    Path socket = outside.resolve("socket");
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      server.bind(UnixDomainSocketAddress.of(socket));
      String script = "[ -S \"$1\" ] && echo socket; true";
      for (OsWall wall : standing()) {
        assertThat(run(wall, Set.of(), script, socket.toString()).lines).isEmpty();
      }
      for (OsWall wall : standing(Permission.NETWORK)) {
        assertThat(run(wall, Set.of(Permission.NETWORK), script, socket.toString()).lines)
            .containsExactly("socket");
      }
    }
  }

  @Test
  void nothingWithinHasRightsToUndoIt() throws Exception {
    for (OsWall wall : standing()) {
      Said said =
          run(wall, Set.of(), "grep -E 'CapEff|CapBnd|CapAmb|NoNewPrivs' /proc/self/status");

      assertThat(said.lines)
          .hasSize(4)
          .allSatisfy(line -> assertThat(line).matches("(Cap\\w+:\\s0+)|(NoNewPrivs:\\s1)"));
    }
  }

  @Test
  void memoryThreadsAndFilesHaveLimits() throws Exception {
    for (OsWall wall : standing()) {
      Said said =
          run(
              wall,
              Set.of(),
              "grep -E 'data size|file size|core file|processes' /proc/self/limits");

      assertThat(said.lines).hasSize(4).noneMatch(line -> line.contains("unlimited"));
    }
  }

  @Test
  void aPermissionOpensWhatItNamesAndNothingElse() throws Exception {
    String script = "grep -c : /proc/net/dev; echo x >\"$1/new\"; ls /proc | grep -c '^[0-9]'";
    for (OsWall wall : standing(Permission.FILES)) {
      Said said = run(wall, Set.of(Permission.FILES), script, outside.toString());

      assertThat(outside.resolve("new")).hasContent("x");
      assertThat(said.lines.get(0)).isEqualTo("1");
      assertThat(Integer.parseInt(said.lines.get(1))).isLessThan(12);
      Files.delete(outside.resolve("new"));
    }
    long devices =
        Files.readAllLines(Path.of("/proc/net/dev")).stream().filter(l -> l.contains(":")).count();
    for (OsWall wall : standing(Permission.NETWORK)) {
      Said said = run(wall, Set.of(Permission.NETWORK), script, outside.toString());

      assertThat(said.lines.get(0)).isEqualTo(devices + "");
      assertThat(outside.resolve("new")).doesNotExist();
    }
  }

  @Test
  void whatIsStartedWithinEndsWithIt() throws Exception {
    for (OsWall wall : standing()) {
      Process process =
          new ProcessBuilder(
                  wall.around(
                      List.of("/bin/sh", "-c", "(sleep 1000 &) ; echo ready; sleep 1000"),
                      scratch,
                      Set.of()))
              .start();
      process.getInputStream().read();
      List<ProcessHandle> within = process.descendants().toList();
      assertThat(within).isNotEmpty();

      process.toHandle().destroyForcibly();
      for (ProcessHandle each : within) {
        each.onExit().get(1, TimeUnit.MINUTES);
      }
    }
  }

  @Test
  void aWallThatDoesNotStandIsNotChosen() throws Exception {
    assertThat(OsWalls.of(WallMode.OFF).chosen(Set.of(), List.of())).isEqualTo(OsWall.NONE);
    OsWalls walls = OsWalls.of(WallMode.AUTO);
    OsWall first = walls.chosen(Set.of(), List.of());
    while (walls.giveUp(first)) {
      OsWall next = walls.chosen(Set.of(), List.of());
      assertThat(next).isNotEqualTo(first);
      first = next;
    }
    assertThat(walls.chosen(Set.of(), List.of())).isEqualTo(OsWall.NONE);
  }
}
