package dev.clew.replay.wall;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * What the operating system puts around a process: the file system is read-only but for a scratch
 * folder, there is no network, there are no other processes, and memory, threads and the size of
 * files have limits. A permission opens the part that it names and no other.
 */
public interface OsWall {

  /** None: on systems that offer no wall, and where it was switched off. */
  OsWall NONE = new NoWall();

  /** As users write it. */
  String word();

  /** What it is made of, in a few words. */
  String description();

  /**
   * The words that start a command within the wall. Standard streams stay what they are, the
   * process ends when the thread that starts it does, and when it ends so does all that it started.
   *
   * @param scratch the folder that may be written to; no part of its path is a link
   */
  List<String> around(List<String> command, Path scratch, Set<Permission> allowed);

  /** The command as it is. */
  record NoWall() implements OsWall {

    @Override
    public String word() {
      return "off";
    }

    @Override
    public String description() {
      return "none";
    }

    @Override
    public List<String> around(List<String> command, Path scratch, Set<Permission> allowed) {
      return command;
    }
  }
}
