package dev.clew.replay.process;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/** Why something could not be read or written, for those who know nothing of Java's exceptions. */
public final class IoFailures {

  private IoFailures() {}

  /** The words of the operating system, without the file's name. */
  public static String reason(IOException cause) {
    if (cause instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (cause instanceof NoSuchFileException) {
      return "no such file or folder";
    }
    if (cause instanceof FileAlreadyExistsException inTheWay) {
      return inTheWay.getFile() + " is in the way";
    }
    String told =
        cause instanceof FileSystemException ofFile ? ofFile.getReason() : cause.getMessage();
    return Optional.ofNullable(told).orElseGet(cause::toString);
  }
}
