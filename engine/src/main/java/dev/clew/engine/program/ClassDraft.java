package dev.clew.engine.program;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A class file's content before its class is linked to others. Short-lived. */
record ClassDraft(ClassHeader header, List<FieldDraft> fields, List<MethodDraft> methods) {

  /**
   * @param constantValue Integer, Long, Float, Double, String or null
   * @param signature with type arguments, null where the file has none
   */
  record FieldDraft(
      int access,
      String name,
      String descriptor,
      @Nullable Object constantValue,
      @Nullable String signature,
      List<String> annotations) {}

  /**
   * @param signature with type variables and arguments, null where the file has none
   * @param parameterNames empty unless the file names them all
   */
  record MethodDraft(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      List<String> exceptions,
      List<String> parameterNames,
      List<String> annotations) {}
}
