package dev.clew.hotspots.command;

import java.util.Locale;
import java.util.Set;

/** Programs that make more of their arguments than data, by what they make of them. */
enum KnownProgram {
  /** A shell whose language is POSIX's as far as plain words and quotes go. */
  SHELL("sh bash dash ash ksh mksh zsh"),
  /** Takes a script after {@code -c} that some other shell reads. */
  OTHER_SHELL("fish csh tcsh su runuser"),
  POWERSHELL("powershell pwsh"),
  WINDOWS_SHELL("cmd command"),
  /** Hands what follows the name of a machine to a shell there. */
  REMOTE_SHELL("ssh rsh slogin"),
  /** Starts the program that its arguments name. */
  WRAPPER("sudo doas env nohup nice setsid busybox toybox time exec"),
  /** Runs a file of code, or code that an option brings. */
  INTERPRETER("python pypy perl ruby node nodejs php lua luajit tclsh groovy rscript"),
  /** Takes code, commands or names of programs among its arguments. */
  LAUNCHER(
      "xargs find fd awk gawk mawk nawk sed gsed ed ex vi vim nvim emacs timeout stdbuf chroot unshare"
          + " nsenter pkexec watch parallel script expect docker podman kubectl lxc osascript gdb"
          + " make at batch crontab screen tmux mysql psql sqlite3 java jshell jrunscript wscript"
          + " cscript mshta rundll32 wmic start wsl forfiles eval source . trap alias command builtin"
          + " test [ expr printf read export declare typeset local readonly set unset let bind"
          + " enable hash ionice systemd-run ssh-keygen scp sftp rsync nc ncat socat telnet ftp"),
  /** Nothing is known of it: its arguments are data. */
  ORDINARY("");

  @SuppressWarnings("ImmutableEnumChecker") // never changed
  private final Set<String> names;

  KnownProgram(String names) {
    this.names = Set.of(names.split(" ", -1));
  }

  /** What a program is, by the name or the path that it is started with. */
  static KnownProgram of(String program) {
    String name = nameOf(program);
    if (name.endsWith(".bat") || name.endsWith(".cmd")) {
      return LAUNCHER; // cmd.exe runs these, and reads their arguments
    }
    for (KnownProgram known : values()) {
      if (known.names.contains(name)) {
        return known;
      }
    }
    return ORDINARY;
  }

  /** Whether a program's arguments follow the customs of Windows. */
  static boolean isForWindows(String program) {
    String lower = program.toLowerCase(Locale.ROOT);
    return lower.endsWith(".exe") || lower.endsWith(".com") || lower.indexOf('\\') >= 0;
  }

  /** Without folders, without a suffix of Windows and without a version. */
  private static String nameOf(String program) {
    String lower = program.toLowerCase(Locale.ROOT);
    String name = lower.substring(Math.max(lower.lastIndexOf('/'), lower.lastIndexOf('\\')) + 1);
    String bare = name.replaceFirst("\\.(exe|com)$", "");
    String unversioned = bare.replaceFirst("(?<=[a-z])-?[0-9][0-9.]*$", "");
    return bare.equals("sqlite3") ? bare : unversioned;
  }
}
