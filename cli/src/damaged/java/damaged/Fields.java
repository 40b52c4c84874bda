package damaged;

/** Objects that refer to each other. */
public class Fields {
  private Fields next;
  private long size;

  public Fields(long size) {
    this.size = size;
  }

  public void append(Fields other) {
    next = other;
    size += other.size;
  }

  public long sizeOf(int steps) {
    Fields at = this;
    for (int i = 0; i < steps && at.next != null; i++) {
      at = at.next;
    }
    return at.size;
  }
}
