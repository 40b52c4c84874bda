package damaged;

/** An enum whose constants have bodies. */
public enum Colour {
  RED,
  GREEN {
    @Override
    int weight() {
      return 2;
    }
  };

  int weight() {
    return 1;
  }

  public static int total(Colour first, Colour second) {
    return switch (first) {
      case RED -> first.weight() + second.weight();
      case GREEN -> second.ordinal();
    };
  }
}
