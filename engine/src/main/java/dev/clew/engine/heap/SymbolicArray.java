package dev.clew.engine.heap;

import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * An array whose length is unknown: an input, or one that the program made with an unknown size.
 * What was read and written is kept as lists of cells, newest first; a cell's index may be a term.
 * A copy shares what its source was written, and what is below that.
 */
public final class SymbolicArray extends HeapObject {

  /** An element at an index. */
  public record Cell(@Nullable Cell before, Expr index, long raw, @Nullable Object sym) {}

  private final Expr length;
  private final @Nullable InputIdentity input;
  private final @Nullable ComputedElements computed;
  private final @Nullable Cell written;
  private final @Nullable Cell initial;
  private final int origin;

  private SymbolicArray(
      WriteToken owner,
      RuntimeClass type,
      Expr length,
      @Nullable InputIdentity input,
      @Nullable ComputedElements computed,
      @Nullable Cell written,
      @Nullable Cell initial,
      int origin) {
    super(owner, type);
    this.length = length;
    this.input = input;
    this.computed = computed;
    this.written = written;
    this.initial = initial;
    this.origin = origin;
  }

  /** An input when {@code input} is given, otherwise an array of zeros. */
  public static SymbolicArray create(
      WriteToken owner, RuntimeClass type, Expr length, @Nullable InputIdentity input) {
    return new SymbolicArray(owner, type, length, input, null, null, null, 0);
  }

  /**
   * An array whose elements are a function of their index.
   *
   * @param input null if the program made it
   */
  public static SymbolicArray computed(
      WriteToken owner,
      RuntimeClass type,
      Expr length,
      @Nullable InputIdentity input,
      ComputedElements elements) {
    return new SymbolicArray(owner, type, length, input, elements, null, null, 0);
  }

  public Expr length() {
    return length;
  }

  /** Null for an array that the program made. */
  public @Nullable InputIdentity input() {
    return input;
  }

  /** What is below all that was written, if it is a function of the index. */
  public @Nullable ComputedElements computed() {
    return computed;
  }

  /** Whether it was made of another array: it may be shorter than what is below. */
  public boolean isCopy() {
    return origin != 0;
  }

  /** What the program wrote. */
  public @Nullable Cell written() {
    return written;
  }

  /** What an input held at the start, as far as it was read. */
  public @Nullable Cell initial() {
    return initial;
  }

  /**
   * The input or computed array whose elements, as they were at the start, are below what was
   * written; 0 if zeros are.
   *
   * @param id this array's own identity
   */
  public int origin(int id) {
    return input != null || computed != null ? id : origin;
  }

  /**
   * An array that the program makes as a copy of another one: all its elements, as far as it is
   * long. What the source is computed from may change later, when a text is put into it, so that
   * the copy keeps it; computed references stay with the source, for they are the same objects.
   *
   * @param source at least as long
   * @param sourceId the identity of the source
   */
  public static SymbolicArray copy(
      WriteToken owner, RuntimeClass type, Expr length, SymbolicArray source, int sourceId) {
    int origin = source.origin(sourceId);
    boolean isReference = source.type().component().type().isReference();
    ComputedElements kept = isReference ? null : source.computed;
    return new SymbolicArray(owner, type, length, null, kept, source.written, null, origin);
  }

  public SymbolicArray withWritten(
      WriteToken newOwner, Expr index, long raw, @Nullable Object sym) {
    Cell cell = new Cell(written, index, raw, sym);
    return new SymbolicArray(newOwner, type(), length, input, computed, cell, initial, origin);
  }

  public SymbolicArray withInitial(
      WriteToken newOwner, Expr index, long raw, @Nullable Object sym) {
    Cell cell = new Cell(initial, index, raw, sym);
    return new SymbolicArray(newOwner, type(), length, input, computed, written, cell, origin);
  }

  /**
   * The same array where its length is known.
   *
   * @param known what the length is on this path
   */
  public SymbolicArray withLength(WriteToken newOwner, Expr known) {
    return new SymbolicArray(newOwner, type(), known, input, computed, written, initial, origin);
  }

  @Override
  HeapObject copy(WriteToken newOwner) {
    return new SymbolicArray(newOwner, type(), length, input, computed, written, initial, origin);
  }
}
