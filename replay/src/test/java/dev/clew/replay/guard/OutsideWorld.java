package dev.clew.replay.guard;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** What attacks are aimed at: files, a server and a process, each of which shows what befell it. */
final class OutsideWorld implements Closeable {

  private final Path folder;
  private final Process process;
  private final ServerSocket server;
  private final AtomicInteger visits = new AtomicInteger();

  private OutsideWorld(Path folder, Process process, ServerSocket server) {
    this.folder = folder;
    this.process = process;
    this.server = server;
  }

  static OutsideWorld create(Path folder) throws IOException {
    Files.writeString(folder.resolve("file.txt"), "as it was");
    Files.createDirectory(folder.resolve("folder"));
    Files.writeString(folder.resolve("folder").resolve("inner.txt"), "as it was");
    try (ZipOutputStream zip =
        new ZipOutputStream(Files.newOutputStream(folder.resolve("archive.zip")))) {
      zip.putNextEntry(new ZipEntry("entry"));
    }
    Files.copy(
        Path.of(System.getProperty("java.home"), "lib", "libnet.so"), folder.resolve("libnet.so"));
    Process process = new ProcessBuilder("sleep", "600").start();
    ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Files.writeString(folder.resolve("process"), String.valueOf(process.pid()));
    Files.writeString(folder.resolve("port"), String.valueOf(server.getLocalPort()));
    OutsideWorld world = new OutsideWorld(folder, process, server);
    Thread listening = new Thread(world::count, "visits");
    listening.setDaemon(true);
    listening.start();
    return world;
  }

  Path folder() {
    return folder;
  }

  private void count() {
    while (!server.isClosed()) {
      try (Socket visitor = server.accept()) {
        visits.incrementAndGet();
        visitor.getOutputStream().write("HTTP/1.1 204 x\r\n\r\n".getBytes(StandardCharsets.UTF_8));
      } catch (IOException e) {
        return; // closed
      }
    }
  }

  /** Everything that an attack may have changed, a line each. */
  List<String> facts() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return Stream.concat(
              files.sorted().map(OutsideWorld::fact),
              Stream.of("visits: " + visits.get(), "alive: " + process.isAlive()))
          .toList();
    }
  }

  private static String fact(Path file) {
    try {
      var attributes =
          new TreeMap<>(Files.readAttributes(file, "unix:*", LinkOption.NOFOLLOW_LINKS));
      List.of("lastAccessTime", "isOther", "fileKey").forEach(attributes::remove);
      String content = Files.isRegularFile(file) ? digest(file) : "";
      return file + " " + attributes + " " + extended(file) + " " + content;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String digest(Path file) throws IOException {
    return java.util.UUID.nameUUIDFromBytes(Files.readAllBytes(file)).toString();
  }

  private static List<String> extended(Path file) throws IOException {
    var view =
        Files.getFileAttributeView(
            file, java.nio.file.attribute.UserDefinedFileAttributeView.class);
    try {
      return view == null ? List.of() : view.list();
    } catch (IOException e) {
      return List.of(); // a file system without them
    }
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly();
    server.close();
  }
}
