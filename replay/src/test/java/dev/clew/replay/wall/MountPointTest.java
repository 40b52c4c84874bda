package dev.clew.replay.wall;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MountPointTest {

  @Test
  void pointsAreReadWithTheirBlanksAndWithoutThoseThatAreHidden() {
    List<MountPoint> points =
        MountPoint.parse(
            List.of(
                "27 1 254:0 / / rw,relatime - ext4 /dev/vda rw",
                "26 24 0:24 / /dev/pts rw,nosuid,noexec - devpts devpts rw",
                "28 27 0:25 / /mnt/a\\040b\\134c ro,nosuid - tmpfs x ro",
                "29 26 0:26 / /dev/pts rw,relatime shared:3 - devpts devpts rw",
                "short"));

    assertThat(points)
        .containsExactly(
            new MountPoint("/", true),
            new MountPoint("/mnt/a b\\c", true),
            new MountPoint("/dev/pts", true));
  }

  @Test
  void whatMayNotBeRunStaysSo() {
    assertThat(new MountPoint("/x", false).readOnly())
        .isEqualTo("remount,bind,ro,nosuid,nodev,noexec");
  }
}
