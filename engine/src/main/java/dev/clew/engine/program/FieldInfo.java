package dev.clew.engine.program;

import dev.clew.engine.program.ClassDraft.FieldDraft;
import dev.clew.engine.program.type.JvmType;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** A field as its class declares it. Compared by identity. */
public final class FieldInfo implements Member {

  private final ClassInfo owner;
  private final FieldDraft draft;
  private final int slot;

  FieldInfo(ClassInfo owner, FieldDraft draft, int slot) {
    this.owner = owner;
    this.draft = draft;
    this.slot = slot;
  }

  @Override
  public ClassInfo owner() {
    return owner;
  }

  @Override
  public String name() {
    return draft.name();
  }

  @Override
  public String descriptor() {
    return draft.descriptor();
  }

  /** The Signature attribute, null without it. */
  @Nullable String genericSignature() {
    return draft.signature();
  }

  @Override
  public int access() {
    return draft.access();
  }

  public JvmType type() {
    return JvmType.parse(draft.descriptor());
  }

  public boolean isEnumConstant() {
    return has(Opcodes.ACC_ENUM);
  }

  /**
   * The field's place, one per field whatever its type. Instance fields are numbered through from
   * the topmost superclass down, so that a subclass keeps the places of its superclass; static
   * fields are numbered from 0 in each class.
   */
  public int slot() {
    return slot;
  }

  /**
   * What a static field starts with before its class is initialised (JVMS 4.7.2): Integer for all
   * types of up to 32 bits, Long, Float, Double or String; null without the attribute, and for
   * instance fields, where the JVM ignores it.
   */
  public @Nullable Object constantValue() {
    return isStatic() ? draft.constantValue() : null;
  }

  /** Internal names of the annotations' types, whatever their retention. */
  public List<String> annotations() {
    return draft.annotations();
  }

  @Override
  public String toString() {
    return owner + "." + name();
  }
}
