package dev.clew.hotspots.verdict;

import dev.clew.replay.Picture;
import dev.clew.replay.Replay;
import dev.clew.replay.TraceFrame;
import dev.clew.replay.coverage.Coverage;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Whether a program goes on with a name, of a file or an address, that an input has broken out of:
 * the call is made to its end, and so is the harmless one. A program that looks at the name after
 * it was made, and refuses it, is told by how its call ends and by what it runs.
 *
 * @param isStraight whether the method has no branch behind the place where the name is made
 * @param isRefusedAlike whether a check is likely to refuse the harmless name as well, as a list of
 *     servers does: that both calls run the same says nothing then
 * @param own names of the program's classes, as class files have them: an encoder of a library does
 *     something else with each text
 */
record NameTrial(boolean isStraight, boolean isRefusedAlike, Predicate<String> own) {

  /** Exceptions of those who went to the place. */
  private static final Set<String> WENT =
      Set.of(
          "java.io.FileNotFoundException",
          "java.nio.file.NoSuchFileException",
          "java.nio.file.AccessDeniedException",
          "java.nio.file.NotDirectoryException",
          "java.nio.file.FileSystemException",
          "java.net.UnknownHostException",
          "java.net.ConnectException");

  /** What programs ask of a place before they go there, and what fails where nothing is. */
  private static final Set<String> QUESTIONS =
      Set.of(
          "toRealPath",
          "isSameFile",
          "readAttributes",
          "getAttribute",
          "getOwner",
          "getPosixFilePermissions",
          "getLastModifiedTime",
          "getFileStore",
          "size");

  /** What a null of a stub leads to, behind which nothing is run. */
  private static final String NULL = "java.lang.NullPointerException";

  private static final Set<String> NAMES =
      Set.of("java.io.File", "sun.nio.fs.UnixPath", "sun.nio.fs.WindowsPath", "java.net.URI");

  /** What speaks against it; empty where the program goes on. */
  Optional<String> objection(Replay attack, Replay harmless) {
    Replay.Ending ending = attack.ending();
    if (ending instanceof Replay.Ending.Refused) {
      return ending.equals(harmless.ending())
          ? Optional.of("both calls are stopped at the same place, which need not be that of it")
          : Optional.empty();
    }
    if (isHandedBack(ending)) {
      return Optional.empty();
    }
    if (ending instanceof Replay.Ending.Threw threw) {
      boolean isAsked = threw.trace().stream().anyMatch(NameTrial::isQuestion);
      if (isAsked) {
        return Optional.of("nothing is there, so that it is not known whether the program looks");
      }
      if (WENT.contains(threw.exception())) {
        return Optional.empty();
      }
      if (isOwn(threw)) {
        return Optional.of("the program refuses it afterwards: it threw " + threw.exception());
      }
      if (threw.exception().equals(NULL)) {
        return Optional.of(
            "the call fails before its end, so that it is not known who looks at it");
      }
    }
    if (!isSame(ending, harmless.ending())
        || !Coverage.isSame(attack.coverage().content(), harmless.coverage().content(), own)) {
      return Optional.of("the program looks at it afterwards, and goes another way");
    }
    return isRefusedAlike && !isStraight
        ? Optional.of("the program branches afterwards: it may refuse it")
        : Optional.empty();
  }

  private static boolean isHandedBack(Replay.Ending ending) {
    return ending instanceof Replay.Ending.Returned returned
        && ((returned.value() instanceof Picture.Opaque object && NAMES.contains(object.type()))
            || (returned.value() instanceof Picture.Spelled text && NAMES.contains(text.type())));
  }

  /** Nothing can be told of what is not there: the check behind it does not run. */
  private static boolean isQuestion(TraceFrame frame) {
    return frame.isJdk() && QUESTIONS.contains(frame.site().method());
  }

  /** Thrown by the program itself; a null of a stub is no decision. */
  private static boolean isOwn(Replay.Ending.Threw threw) {
    List<TraceFrame> trace = threw.trace();
    return !trace.isEmpty() && !trace.get(0).isJdk() && !threw.exception().equals(NULL);
  }

  private static boolean isSame(Replay.Ending one, Replay.Ending other) {
    return (one instanceof Replay.Ending.Threw threw && other instanceof Replay.Ending.Threw also)
        ? threw.exception().equals(also.exception())
        : one.getClass() == other.getClass();
  }
}
