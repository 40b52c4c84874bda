package dev.clew.engine.heap;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The objects of one machine by identity: a table of three levels, so that the first write after a
 * fork copies a page of 32 and one of 64 entries whatever the heap's size.
 *
 * <p>Identity 0 is null. Negative ones are {@link StringLiterals}, which all states share.
 */
public final class Heap {

  static final int LOW_BITS = 5;
  static final int MIDDLE_BITS = 6;
  static final int LOW_SIZE = 1 << LOW_BITS;
  static final int MIDDLE_SIZE = 1 << MIDDLE_BITS;
  static final int TOP_SHIFT = LOW_BITS + MIDDLE_BITS;

  private final StringLiterals literals;
  private WriteToken token;
  private WriteToken topOwner;
  private @Nullable HeapChapter[] top;
  private int next;
  private long bytes;

  Heap(
      StringLiterals literals,
      @Nullable HeapChapter[] top,
      WriteToken topOwner,
      int next,
      long bytes) {
    this.literals = literals;
    this.token = new WriteToken();
    this.top = top;
    this.topOwner = topOwner;
    this.next = next;
    this.bytes = bytes;
  }

  /** An empty heap. */
  public static Heap empty(StringLiterals literals) {
    return new Heap(literals, new HeapChapter[1], new WriteToken(), 1, 0);
  }

  public WriteToken token() {
    return token;
  }

  /** How many identities were given out. */
  public int size() {
    return next - 1;
  }

  /** Roughly how much memory its objects take, and those that {@link #retain} would drop. */
  public long bytes() {
    return bytes;
  }

  @SuppressWarnings("NullAway") // asked only for identities that stand for an object
  public HeapObject get(int id) {
    if (id < 0) {
      return literals.get(id);
    }
    return top[id >>> TOP_SHIFT].pages[(id >>> LOW_BITS) & (MIDDLE_SIZE - 1)][id & (LOW_SIZE - 1)];
  }

  /** The object for writing: itself if it is this machine's own, otherwise a copy in its place. */
  public HeapObject own(int id) {
    return own(id, get(id));
  }

  /** The same for an object that was just looked up. */
  public HeapObject own(int id, HeapObject current) {
    if (current.owner() == token) {
      return current;
    }
    if (id < 0) {
      throw new IllegalStateException("a literal is never written");
    }
    HeapObject copy = current.copy(token);
    put(id, copy);
    return copy;
  }

  /** Puts another object in the place of an identity that was given out. */
  public void put(int id, HeapObject object) {
    page(id)[id & (LOW_SIZE - 1)] = object;
  }

  private @Nullable HeapObject[] page(int id) {
    return chapter(id >>> TOP_SHIFT).own((id >>> LOW_BITS) & (MIDDLE_SIZE - 1));
  }

  private HeapChapter chapter(int index) {
    HeapChapter chapter = index < top.length ? top[index] : null;
    if (chapter != null && chapter.owner == token) {
      return chapter;
    }
    HeapChapter own = chapter == null ? HeapChapter.empty(token) : chapter.copy(token);
    ownTop(index);
    top[index] = own;
    return own;
  }

  private void ownTop(int index) {
    if (index >= top.length) {
      top = java.util.Arrays.copyOf(top, Math.max(index + 1, top.length * 2));
      topOwner = token;
    } else if (topOwner != token) {
      top = top.clone();
      topOwner = token;
    }
  }

  /** Gives a new object its identity. */
  public int add(HeapObject object) {
    int id = next++;
    bytes += object.bytes();
    page(id)[id & (LOW_SIZE - 1)] = object;
    return id;
  }

  /** Whether an identity that was given out still stands for an object. */
  boolean exists(int id) {
    HeapChapter chapter = id < next ? top[id >>> TOP_SHIFT] : null;
    @Nullable HeapObject[] page =
        chapter == null ? null : chapter.pages[(id >>> LOW_BITS) & (MIDDLE_SIZE - 1)];
    return page != null && page[id & (LOW_SIZE - 1)] != null;
  }

  /** The identities of this heap that stand for something else in one that it has become. */
  List<Integer> differences(Heap later) {
    List<Integer> ids = new ArrayList<>();
    for (int i = 0; i < top.length; i++) {
      if (top[i] != null && top[i] != later.top[i]) {
        for (int id = i << TOP_SHIFT; id < (i + 1) << TOP_SHIFT; id++) {
          if (exists(id) && later.exists(id) && get(id) != later.get(id)) {
            ids.add(id);
          }
        }
      }
    }
    return ids;
  }

  /**
   * Drops the objects that are not alive, as far as they are in pages of this machine's own: what
   * is shared with a frozen state lives as long as that does. Identities are never given out again.
   */
  public void retain(BitSet alive) {
    bytes = 0;
    for (int id = alive.nextSetBit(0); id >= 0; id = alive.nextSetBit(id + 1)) {
      bytes += get(id).bytes();
    }
    for (int i = 0; i < top.length; i++) {
      HeapChapter chapter = top[i];
      if (chapter != null && chapter.owner == token && retain(chapter, i << TOP_SHIFT, alive)) {
        top[i] = null;
      }
    }
  }

  /** Whether nothing is left in a chapter, and nothing can be added any more. */
  private boolean retain(HeapChapter chapter, int first, BitSet alive) {
    boolean isEmpty = true;
    for (int i = 0; i < MIDDLE_SIZE; i++) {
      int start = first + (i << LOW_BITS);
      @Nullable HeapObject[] page = chapter.pages[i];
      boolean isFull = start + LOW_SIZE <= next;
      if (page != null && chapter.owns(i) && retain(page, start, alive) && isFull) {
        chapter.pages[i] = null;
      }
      isEmpty &= chapter.pages[i] == null && isFull;
    }
    return isEmpty;
  }

  private static boolean retain(@Nullable HeapObject[] page, int start, BitSet alive) {
    boolean isEmpty = true;
    for (int i = 0; i < LOW_SIZE; i++) {
      if (alive.get(start + i)) {
        isEmpty = false;
      } else {
        page[i] = null;
      }
    }
    return isEmpty;
  }

  /** Leaves what is there to all who hold the image; this heap goes on with copies. */
  public HeapImage freeze() {
    HeapImage image = new HeapImage(literals, top, topOwner, next, bytes);
    token = new WriteToken();
    return image;
  }
}
