package dev.clew.examples;

/** Commands that a server of files gets from others. */
public final class Commands {

  private static final String PATH = "/home/ftp/bin";
  private static final int LONGEST = 32;

  private Commands() {}

  /** What is run for a command: its last name, in a folder of ours. */
  public static String siteExec(String command) { // paths 9
    int space = command.indexOf(' ');
    String name;
    if (space == -1) {
      name = command.substring(command.lastIndexOf('/'));
    } else {
      name = command.substring(command.lastIndexOf('/', space));
    }
    if (name.length() + PATH.length() > LONGEST) {
      return "";
    }
    String run = PATH + name;
    if (run.contains("%n")) {
      throw new IllegalArgumentException("threat");
    }
    return run;
  }
}
