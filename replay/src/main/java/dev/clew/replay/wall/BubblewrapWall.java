package dev.clew.replay.wall;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Namespaces that {@code bwrap} sets up: a small program, made for this and nothing else. It leaves
 * the nodes of devices writable, so that root, who owns them, could change their permissions.
 */
record BubblewrapWall(Path bwrap) implements OsWall {

  @Override
  public String word() {
    return "bwrap";
  }

  @Override
  public String description() {
    return "namespaces of Linux through " + bwrap;
  }

  @Override
  public List<String> around(List<String> command, Path scratch, Set<Permission> allowed) {
    String folder = scratch.toString();
    List<String> words = new ArrayList<>(List.of(bwrap.toString()));
    if (allowed.contains(Permission.FILES)) {
      words.addAll(List.of("--dev-bind", "/", "/"));
    } else {
      words.addAll(List.of("--ro-bind", "/", "/", "--dev", "/dev", "--remount-ro", "/dev"));
      words.addAll(List.of("--bind", folder, folder));
    }
    words.addAll(List.of("--proc", "/proc", "--remount-ro", "/proc", "--chdir", folder));
    words.addAll(List.of("--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts"));
    if (!allowed.contains(Permission.NETWORK)) {
      words.add("--unshare-net");
      SocketFiles.listed()
          .forEach(each -> words.addAll(List.of("--ro-bind", "/dev/null", each.toString())));
    }
    words.addAll(List.of("--cap-drop", "ALL", "--new-session", "--die-with-parent", "--"));
    words.addAll(ProcessLimits.around(command));
    return words;
  }
}
