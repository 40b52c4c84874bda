package dev.clew.engine.program;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A class file's content before its class is linked to others. Short-lived. */
record ClassDraft(ClassHeader header, List<FieldDraft> fields, List<MethodDraft> methods) {

  /**
   * @param constantValue Integer, Long, Float, Double, String or null
   */
  record FieldDraft(
      int access,
      String name,
      String descriptor,
      @Nullable Object constantValue,
      List<String> annotations) {}

  /**
   * @param parameterNames empty unless the file names them all
   */
  record MethodDraft(
      int access,
      String name,
      String descriptor,
      List<String> exceptions,
      List<String> parameterNames,
      List<String> annotations) {}
}
