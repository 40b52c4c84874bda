package dev.clew.engine.program;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a class file says about its class as a whole, attribute by attribute. Names are internal
 * names; they have not been looked up.
 *
 * @param access the flags of the file itself; a nested class's modifiers are in its {@link
 *     InnerClass}
 * @param signature with type parameters, null where the class has none
 * @param superName null for {@code java/lang/Object}
 * @param sourceFile such as {@code Cart.java}, null without debug information
 * @param nestHost null for a class that is its own host
 * @param recordComponents null unless there is a Record attribute
 * @param enclosing the method or class around a local or anonymous class
 * @param annotations their types, whatever their retention
 */
public record ClassHeader(
    FileVersion version,
    int access,
    String name,
    @Nullable String signature,
    @Nullable String superName,
    List<String> interfaces,
    @Nullable String sourceFile,
    @Nullable String nestHost,
    List<String> nestMembers,
    List<String> permittedSubclasses,
    @Nullable List<RecordComponent> recordComponents,
    List<InnerClass> innerClasses,
    @Nullable EnclosingMethod enclosing,
    List<String> annotations) {

  /** One component of a record, in the order of its header. */
  public record RecordComponent(String name, String descriptor, @Nullable String signature) {}

  /**
   * A nested class that the constant pool mentions, this one included (JVMS 4.7.6).
   *
   * @param outerName null for local and anonymous classes
   * @param simpleName null for anonymous classes
   * @param access the modifiers in the source
   */
  public record InnerClass(
      String name, @Nullable String outerName, @Nullable String simpleName, int access) {}

  /**
   * Where a local or anonymous class is declared.
   *
   * @param method null, together with its descriptor, outside of methods
   */
  public record EnclosingMethod(
      String owner, @Nullable String method, @Nullable String descriptor) {}
}
