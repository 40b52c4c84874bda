package damaged;

/** An interface with code. */
public interface Greeting {
  String name();

  default String greet(int times) {
    return times > 2 ? name().repeat(times) : prefix() + name();
  }

  private String prefix() {
    return "Dear ";
  }

  static int length(Greeting greeting) {
    return greeting.greet(1).length();
  }
}
