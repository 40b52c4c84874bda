package dev.clew.neighbours;

/** Options of a small tool. */
public class CommandLine {

  private boolean verbose;
  private int jobs = 1;
  private String output;
  private int files;

  private CommandLine() {}

  public static String describe(String[] args) {
    CommandLine line = new CommandLine();
    line.parse(args);
    String what = line.verbose ? "verbose " : "";
    return what + line.jobs + " " + (line.output == null ? "-" : line.output) + " " + line.files;
  }

  private void parse(String[] args) {
    int i = 0;
    while (i < args.length) {
      String arg = args[i++];
      if (arg.equals("--")) {
        files += args.length - i;
        return;
      }
      switch (arg) {
        case "-v":
        case "--verbose":
          verbose = true;
          break;
        case "-o":
          if (i == args.length) {
            throw new IllegalArgumentException("-o needs a file");
          }
          output = args[i++];
          break;
        default:
          parseOther(arg);
      }
    }
  }

  private void parseOther(String arg) {
    if (arg.startsWith("--jobs=")) {
      jobs = Integer.parseInt(arg.substring("--jobs=".length()));
      if (jobs < 1) {
        throw new IllegalArgumentException("jobs must be positive");
      }
    } else if (arg.startsWith("-") && arg.length() > 1) {
      throw new IllegalArgumentException("unknown option " + arg);
    } else {
      files++;
    }
  }
}
