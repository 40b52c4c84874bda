package dev.clew.engine.program;

import dev.clew.engine.program.LinkageProblem.RefusedCode;
import dev.clew.engine.program.verify.ClassVerifier;
import dev.clew.engine.program.verify.DamagedClassException;
import dev.clew.engine.program.verify.TypeHierarchy;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Verifies classes of a program, each once. Thread-safe: two threads come to the same answer. */
final class ProgramVerification {

  private final ConcurrentHashMap<ClassInfo, Optional<LinkageProblem>> answers =
      new ConcurrentHashMap<>();
  private final TypeHierarchy hierarchy;

  ProgramVerification(Program program) {
    this.hierarchy = new LoadedHierarchy(program);
  }

  /** Those above a class come first. */
  void check(ClassInfo type) {
    if (type.isJdk() || type.isTrusted()) {
      return;
    }
    Optional<LinkageProblem> known = answers.get(type);
    if (known == null) {
      known = problemOf(type);
      answers.putIfAbsent(type, known);
    }
    if (known.isPresent()) {
      throw new LinkageException(known.get());
    }
  }

  private Optional<LinkageProblem> problemOf(ClassInfo type) {
    try {
      ClassInfo superclass = type.superclass();
      if (superclass != null) {
        check(superclass);
      }
      type.interfaces().forEach(this::check);
      verify(type);
      return Optional.empty();
    } catch (LinkageException e) {
      return Optional.of(e.problem());
    }
  }

  /** ASM fails in many ways where a file is damaged; all of them mean that. */
  private void verify(ClassInfo type) {
    try {
      new ClassVerifier(hierarchy).verify(type.bytes().get(), type.header().version().major());
    } catch (LinkageException e) {
      throw e;
    } catch (DamagedClassException e) {
      throw refused(type, e.detail());
    } catch (IOException | RuntimeException | AssertionError e) {
      throw refused(type, "Damaged code (" + e + ")");
    }
  }

  private static LinkageException refused(ClassInfo type, String detail) {
    return new LinkageException(new RefusedCode(type.file().location(), detail));
  }

  private record LoadedHierarchy(Program program) implements TypeHierarchy {
    @Override
    public boolean isInterface(String internalName) {
      return program.load(internalName).isInterface();
    }

    @Override
    public @Nullable String superclass(String internalName) {
      ClassInfo above = program.load(internalName).superclass();
      return above == null ? null : above.name();
    }
  }
}
