package dev.clew.replay.wall;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The walls of the operating system that this machine may have, best first. Which of them stands is
 * found out once for a run, by trying. Without any, code under test runs all the same: the guard in
 * its JVM is the first wall.
 */
public final class OsWalls {

  private final List<OsWall> left;
  private @Nullable OsWall chosen;

  private OsWalls(List<OsWall> walls) {
    this.left = new ArrayList<>(walls);
  }

  /** As the system property says. */
  public static OsWalls asConfigured() {
    return of(WallMode.configured());
  }

  public static OsWalls of(WallMode mode) {
    if (!System.getProperty("os.name", "").equals("Linux")) {
      return new OsWalls(List.of());
    }
    List<OsWall> walls = new ArrayList<>();
    if (mode == WallMode.AUTO || mode == WallMode.BWRAP) {
      ProgramFinder.find("bwrap").map(BubblewrapWall::new).ifPresent(walls::add);
    }
    if (mode == WallMode.AUTO || mode == WallMode.UNSHARE) {
      UnshareWall.find().ifPresent(walls::add);
    }
    if (isRoot()) {
      Collections.reverse(walls); // what bwrap leaves open is open to root alone
    }
    return new OsWalls(walls);
  }

  private static boolean isRoot() {
    try {
      return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  /**
   * The best one that stands; the first time takes a try of each.
   *
   * @param readable what must be readable within
   */
  public synchronized OsWall chosen(Set<Permission> allowed, List<Path> readable)
      throws InterruptedException {
    OsWall known = chosen;
    while (known == null) {
      OsWall next = left.isEmpty() ? OsWall.NONE : left.get(0);
      if (left.isEmpty() || WallProbe.objection(next, allowed, readable).isEmpty()) {
        known = next;
      } else {
        left.remove(0);
      }
    }
    chosen = known;
    return known;
  }

  /** Chooses another one from now on; false where there was none. */
  public synchronized boolean giveUp(OsWall wall) {
    if (wall.equals(OsWall.NONE)) {
      return false;
    }
    left.remove(wall);
    chosen = null;
    return true;
  }

  /** Those that there are, and what is wrong with each; for one that stands, nothing. */
  public synchronized Map<OsWall, Optional<String>> examined() throws InterruptedException {
    Map<OsWall, Optional<String>> found = new LinkedHashMap<>();
    for (OsWall each : left) {
      found.put(each, WallProbe.objection(each, Set.of(), List.of()));
    }
    return found;
  }
}
