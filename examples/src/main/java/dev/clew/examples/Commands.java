package dev.clew.examples;

/** Commands that a server of files gets from others. */
public final class Commands {

  private static final String PATH = "/home/ftp/bin";
  private static final int LONGEST = 32;

  private Commands() {}

  /** What is run for a command: its last name, in a folder of ours. */
  public static String siteExec(String command) { // paths 9
    int space = command.indexOf(' '); // throws NullPointerException 1: command == null
    String name;
    if (space == -1) {
      // throws StringIndexOutOfBoundsException 1: command.matches("(?s)[^/ ]*")
      name = command.substring(command.lastIndexOf('/'));
    } else {
      // throws StringIndexOutOfBoundsException 1: command.matches("(?s)[^/ ]* .*")
      name = command.substring(command.lastIndexOf('/', space));
    }
    if (name.length() + PATH.length() > LONGEST) {
      return ""; // returns 2: command.length() > 19 && command.contains("/")
    }
    String run = PATH + name;
    if (run.contains("%n")) {
      // throws IllegalArgumentException "threat" 2: command.contains("%n")
      throw new IllegalArgumentException("threat");
    }
    return run; // returns 2: !command.matches("(?s)[^/ ]*/[^ /]*%n.*")
  }
}
