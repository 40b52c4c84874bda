package damaged;

/** Classes in a class that share what is private. */
public class Nesting {
  private int secret = 4;

  public class Inner {
    private int own = secret + 1;

    public int both(int more) {
      return own * more + secret;
    }
  }

  public int ask(int x) {
    Object anonymous =
        new Object() {
          @Override
          public int hashCode() {
            return x + secret;
          }
        };
    return new Inner().both(x) + anonymous.hashCode();
  }
}
