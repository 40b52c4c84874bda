import java.io.*;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;

/** Through java.nio.file. */
class PathAttacks {

  /** Answers differently the second time. */
  static class Turncoat extends AbstractSet<OpenOption> {
    final OpenOption[] answers;
    int asked;
    Turncoat(OpenOption... answers) { this.answers = answers; }
    @Override public Iterator<OpenOption> iterator() { return List.of(answers[asked++ % 2]).iterator(); }
    @Override public int size() { return 1; }
  }

  static Path file(String victim) { return Paths.get(victim, "file.txt"); }
  static Path scratch() throws IOException { return Files.createTempFile("attack", ".txt"); }

  static void write(String victim) throws Throwable { Files.write(file(victim), new byte[1]); }
  static void writeString(String victim) throws Throwable { Files.writeString(file(victim), "x", StandardOpenOption.APPEND); }
  static void truncate(String victim) throws Throwable { Files.newByteChannel(file(victim), StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING).close(); }
  static void outputStream(String victim) throws Throwable { Files.newOutputStream(Paths.get(victim, "new")).close(); }
  static void bufferedWriter(String victim) throws Throwable { Files.newBufferedWriter(Paths.get(victim, "new")).close(); }
  static void create(String victim) throws Throwable { Files.createFile(Paths.get(victim, "new")); }
  static void createTemporary(String victim) throws Throwable { Files.createTempFile(Paths.get(victim), "new", null); }
  static void createFolder(String victim) throws Throwable { Files.createDirectory(Paths.get(victim, "new")); }
  static void createFolders(String victim) throws Throwable { Files.createDirectories(Paths.get(victim, "new", "more")); }
  static void delete(String victim) throws Throwable { Files.delete(file(victim)); }
  static void deleteIfExists(String victim) throws Throwable { Files.deleteIfExists(file(victim)); }
  static void deleteOnClose(String victim) throws Throwable { Files.newByteChannel(file(victim), StandardOpenOption.READ, StandardOpenOption.DELETE_ON_CLOSE).close(); }
  static void copyOver(String victim) throws Throwable { Files.copy(scratch(), file(victim), StandardCopyOption.REPLACE_EXISTING); }
  static void copyStream(String victim) throws Throwable { Files.copy(new ByteArrayInputStream(new byte[1]), file(victim), StandardCopyOption.REPLACE_EXISTING); }
  static void moveAway(String victim) throws Throwable { Files.move(file(victim), scratch(), StandardCopyOption.REPLACE_EXISTING); }
  static void moveAtomically(String victim) throws Throwable { Files.move(file(victim), Paths.get(victim, "other"), StandardCopyOption.ATOMIC_MOVE); }
  static void moveOver(String victim) throws Throwable { Files.move(scratch(), file(victim), StandardCopyOption.REPLACE_EXISTING); }
  static void symbolicLinkOutside(String victim) throws Throwable { Files.createSymbolicLink(Paths.get(victim, "link"), file(victim)); }
  static void throughSymbolicLink(String victim) throws Throwable {
    Path link = Paths.get(scratch() + "-link");
    Files.createSymbolicLink(link, Paths.get(victim));
    Files.write(link.resolve("file.txt"), new byte[1]);
  }
  static void throughHardLink(String victim) throws Throwable {
    Path link = Paths.get(scratch() + "-link");
    Files.createLink(link, file(victim));
    Files.write(link, new byte[1]);
  }
  static void hardLinkOutside(String victim) throws Throwable { Files.createLink(Paths.get(victim, "link"), scratch()); }
  static void fileChannel(String victim) throws Throwable { FileChannel.open(file(victim), StandardOpenOption.WRITE).truncate(0).close(); }
  static void channelOfProvider(String victim) throws Throwable {
    FileSystems.getDefault().provider().newFileChannel(file(victim), Set.of(StandardOpenOption.WRITE)).truncate(0).close();
  }
  static void optionsThatChange(String victim) throws Throwable {
    OpenOption[] order = {StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.READ};
    for (int i = 0; i < 2; i++) {
      try (SeekableByteChannel channel = Files.newByteChannel(file(victim), new Turncoat(order[i], order[i + 1]))) {
        channel.write(ByteBuffer.wrap(new byte[] {1}));
      } catch (NonWritableChannelException e) { }
    }
  }
  static void asynchronous(String victim) throws Throwable {
    try (AsynchronousFileChannel channel = AsynchronousFileChannel.open(file(victim), StandardOpenOption.WRITE)) { channel.write(ByteBuffer.wrap(new byte[] {1}), 0).get(); }
  }
  static void mapped(String victim) throws Throwable {
    try (FileChannel channel = FileChannel.open(file(victim), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      channel.map(FileChannel.MapMode.READ_WRITE, 0, 1).put(0, (byte) 1);
    }
  }
  static SecureDirectoryStream<Path> secure(String victim) throws IOException {
    return (SecureDirectoryStream<Path>) Files.newDirectoryStream(Paths.get(victim));
  }
  static void secureDeleteFile(String victim) throws Throwable { try (SecureDirectoryStream<Path> s = secure(victim)) { s.deleteFile(Paths.get("file.txt")); } }
  static void secureDeleteFolder(String victim) throws Throwable {
    try (SecureDirectoryStream<Path> s = secure(victim); SecureDirectoryStream<Path> inner = s.newDirectoryStream(Paths.get("folder"))) {
      inner.deleteFile(Paths.get("inner.txt"));
      s.deleteDirectory(Paths.get("folder"));
    }
  }
  static void secureAbsolute(String victim) throws Throwable {
    try (SecureDirectoryStream<Path> s = secure(System.getProperty("java.io.tmpdir"))) { s.deleteFile(file(victim)); }
  }
  static void secureDots(String victim) throws Throwable {
    try (SecureDirectoryStream<Path> s = secure(System.getProperty("java.io.tmpdir"))) { s.deleteFile(Paths.get("../../../../../../../../.." + victim + "/file.txt")); }
  }
  static void secureMove(String victim) throws Throwable { try (SecureDirectoryStream<Path> s = secure(victim)) { s.move(Paths.get("file.txt"), s, Paths.get("other.txt")); } }
  static void secureMoveIntoScratch(String victim) throws Throwable {
    try (SecureDirectoryStream<Path> s = secure(victim); SecureDirectoryStream<Path> own = secure(System.getProperty("java.io.tmpdir"))) {
      s.move(Paths.get("file.txt"), own, Paths.get("stolen.txt"));
    }
  }
  static void secureWrite(String victim) throws Throwable {
    try (SecureDirectoryStream<Path> s = secure(victim)) {
      s.newByteChannel(Paths.get("file.txt"), Set.of(StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)).close();
    }
  }
  static void secureCreate(String victim) throws Throwable {
    try (SecureDirectoryStream<Path> s = secure(victim)) {
      s.newByteChannel(Paths.get("new.txt"), Set.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)).close();
    }
  }
  static void secureView(String victim) throws Throwable {
    try (SecureDirectoryStream<Path> s = secure(victim)) {
      s.getFileAttributeView(Paths.get("file.txt"), PosixFileAttributeView.class).setPermissions(PosixFilePermissions.fromString("rwxrwxrwx"));
    }
  }
  static void secureTimes(String victim) throws Throwable {
    try (SecureDirectoryStream<Path> s = secure(victim)) {
      s.getFileAttributeView(Paths.get("file.txt"), BasicFileAttributeView.class).setTimes(FileTime.fromMillis(1), FileTime.fromMillis(1), null);
    }
  }
  static void permissionsView(String victim) throws Throwable {
    Files.getFileAttributeView(file(victim), PosixFileAttributeView.class).setPermissions(PosixFilePermissions.fromString("rwxrwxrwx"));
  }
  static void permissionsViewNoFollow(String victim) throws Throwable {
    Files.getFileAttributeView(file(victim), PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS).setPermissions(PosixFilePermissions.fromString("rwxrwxrwx"));
  }
  static void timesView(String victim) throws Throwable {
    Files.getFileAttributeView(file(victim), BasicFileAttributeView.class).setTimes(FileTime.fromMillis(1), null, null);
  }
  static void timesViewNoFollow(String victim) throws Throwable {
    Files.getFileAttributeView(file(victim), BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS).setTimes(FileTime.fromMillis(1), null, null);
  }
  static void ownerView(String victim) throws Throwable {
    FileOwnerAttributeView view = Files.getFileAttributeView(file(victim), FileOwnerAttributeView.class);
    view.setOwner(view.getOwner());
    Files.getFileAttributeView(file(victim), PosixFileAttributeView.class).setGroup(
        file(victim).getFileSystem().getUserPrincipalLookupService().lookupPrincipalByGroupName("nogroup"));
  }
  static void extendedAttribute(String victim) throws Throwable {
    Files.getFileAttributeView(file(victim), UserDefinedFileAttributeView.class).write("attack", ByteBuffer.wrap(new byte[] {1}));
  }
  static void attributeByName(String victim) throws Throwable { Files.setAttribute(file(victim), "posix:permissions", PosixFilePermissions.fromString("rwxrwxrwx")); }
  static void userAttributeByName(String victim) throws Throwable { Files.setAttribute(file(victim), "user:attack", new byte[] {1}); }
  static void dosAttribute(String victim) throws Throwable { Files.setAttribute(file(victim), "dos:hidden", true); }
  static void permissions(String victim) throws Throwable { Files.setPosixFilePermissions(file(victim), PosixFilePermissions.fromString("rwxrwxrwx")); }
  static void lastModified(String victim) throws Throwable { Files.setLastModifiedTime(file(victim), FileTime.fromMillis(1)); }
  static void owner(String victim) throws Throwable {
    Files.setOwner(file(victim), file(victim).getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
  }
  static void zipFileSystem(String victim) throws Throwable {
    try (FileSystem zip = FileSystems.newFileSystem(URI.create("jar:" + Paths.get(victim, "new.zip").toUri()), Map.of("create", "true"))) { Files.write(zip.getPath("/x"), new byte[1]); }
  }
  static void changeZip(String victim) throws Throwable {
    try (FileSystem zip = FileSystems.newFileSystem(Paths.get(victim, "archive.zip"), (ClassLoader) null)) { Files.write(zip.getPath("/new"), new byte[1]); }
  }
  static void throughProcess(String victim) throws Throwable { Files.write(Paths.get("/proc/self/root" + victim + "/file.txt"), new byte[1]); }
  static void throughWorkingFolder(String victim) throws Throwable { Files.write(Paths.get("/proc/self/cwd/../../../../../../../.." + victim + "/file.txt"), new byte[1]); }
  static void throughOpenFile(String victim) throws Throwable {
    try (FileInputStream in = new FileInputStream(victim + "/file.txt")) {
      for (int i = 0; i < 64; i++) {
        try { Files.write(Paths.get("/proc/self/fd/" + i), new byte[1], StandardOpenOption.WRITE); } catch (IOException | SecurityException e) { }
      }
    }
  }
  static void scratchItself(String victim) throws Throwable { Files.move(Paths.get(System.getProperty("java.io.tmpdir")), Paths.get(victim, "moved")); }
  static void strangeName(String victim) throws Throwable { Files.createDirectory(Paths.get(victim, "\u00e4\u20ac-new")); }
  static void treeWalk(String victim) throws Throwable {
    try (var paths = Files.walk(Paths.get(victim))) { paths.sorted(Comparator.reverseOrder()).forEach(p -> { try { Files.delete(p); } catch (IOException e) { } }); }
  }
}
