package dev.clew.replay.wall;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Namespaces that {@code unshare} makes and a script of some lines sets up, with the programs of
 * util-linux that every distribution has.
 */
record UnshareWall(Path unshare, Path setpriv, Path mount, Path setsid) implements OsWall {

  /** Devices that a JVM needs; others cannot be opened. */
  private static final List<String> DEVICES =
      List.of("/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom");

  /**
   * Run as the first process of the namespaces, with all capabilities in them. What it mounts can
   * be undone by nothing that follows: there are no capabilities left, and no namespaces within.
   *
   * <p>Arguments: the programs, the scratch folder, the devices that are kept, or none where the
   * file system is open; then pairs of options and mount points, or of a word and a socket, up to a
   * dash; then the command.
   */
  private static final String SCRIPT =
      """
      mount=$1 setpriv=$2 setsid=$3 scratch=$4 devices=$5
      shift 5
      fail() { echo "no wall: $1" >&2; exit 97; }
      echo 0 2>/dev/null >/proc/sys/user/max_user_namespaces
      if [ -n "$devices" ]; then
        "$mount" -o bind,nosuid,nodev "$scratch" "$scratch" || fail "$scratch"
        for device in $devices; do
          [ ! -e "$device" ] || "$mount" -o bind,ro,nosuid "$device" "$device" || fail "$device"
        done
      fi
      while [ "$1" != - ]; do
        if [ "$1" = socket ]; then
          "$mount" -o bind,ro /dev/null "$2" 2>/dev/null
        else
          "$mount" -o "$1" "$2" 2>/dev/null || [ ! -e "$2" ] || ! mountpoint -q "$2" || fail "$2"
        fi
        shift 2
      done
      shift
      "$mount" -t proc -o ro,nosuid,nodev,noexec proc /proc 2>/dev/null
      cd "$scratch" || fail "$scratch"
      exec "$setsid" "$setpriv" --no-new-privs --ambient-caps=-all --inh-caps=-all \\
        --bounding-set=-all "$@"
      """;

  /** Where all programs are there that it takes. */
  static Optional<OsWall> find() {
    Optional<Path> unshare = ProgramFinder.find("unshare");
    Optional<Path> setpriv = ProgramFinder.find("setpriv");
    Optional<Path> mount = ProgramFinder.find("mount");
    Optional<Path> setsid = ProgramFinder.find("setsid");
    if (unshare.isEmpty() || setpriv.isEmpty() || mount.isEmpty() || setsid.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new UnshareWall(unshare.get(), setpriv.get(), mount.get(), setsid.get()));
  }

  @Override
  public String word() {
    return "unshare";
  }

  @Override
  public String description() {
    return "namespaces of Linux through " + unshare;
  }

  @Override
  public List<String> around(List<String> command, Path scratch, Set<Permission> allowed) {
    List<String> words = new ArrayList<>();
    words.addAll(List.of(setpriv.toString(), "--pdeathsig", "KILL", unshare.toString()));
    words.addAll(List.of("--user", "--map-current-user", "--keep-caps", "--mount", "--pid"));
    words.addAll(List.of("--fork", "--kill-child", "--ipc", "--uts"));
    if (!allowed.contains(Permission.NETWORK)) {
      words.add("--net");
    }
    words.addAll(List.of("--", "/bin/sh", "-c", SCRIPT, "clew-wall"));
    words.addAll(List.of(mount.toString(), setpriv.toString(), setsid.toString()));
    boolean isClosed = !allowed.contains(Permission.FILES);
    words.addAll(List.of(scratch.toString(), isClosed ? String.join(" ", DEVICES) : ""));
    if (!allowed.contains(Permission.NETWORK)) {
      SocketFiles.listed().forEach(each -> words.addAll(List.of("socket", each.toString())));
    }
    if (isClosed) {
      mounted().forEach(each -> words.addAll(List.of(each.readOnly(), each.path())));
    }
    words.add("-");
    words.addAll(ProcessLimits.around(command));
    return words;
  }

  /** Without any the wall does not stand, and the probe says so. */
  private static List<MountPoint> mounted() {
    try {
      return MountPoint.parse(Files.readAllLines(Path.of("/proc/self/mountinfo")));
    } catch (IOException e) {
      return List.of(new MountPoint("/", /* isExecutable= */ true));
    }
  }
}
