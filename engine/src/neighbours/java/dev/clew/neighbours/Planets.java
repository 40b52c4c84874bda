package dev.clew.neighbours;

import java.util.Optional;

/** Lookups of enum constants. */
public class Planets {

  public enum Planet {
    MERCURY("Mercury", 0),
    EARTH("Earth", 1),
    MARS("Mars", 2),
    JUPITER("Jupiter", 95);

    private final String label;
    private final int moons;

    Planet(String label, int moons) {
      this.label = label;
      this.moons = moons;
    }

    static Optional<Planet> byLabel(String label) {
      for (Planet planet : values()) {
        if (planet.label.equalsIgnoreCase(label)) {
          return Optional.of(planet);
        }
      }
      return Optional.empty();
    }
  }

  public static int moons(String label) {
    return Planet.byLabel(label).map(planet -> planet.moons).orElse(-1);
  }

  public static String kind(String name) {
    Planet planet = Planet.valueOf(name.trim().toUpperCase());
    switch (planet) {
      case EARTH:
        return "home";
      case JUPITER:
        return "gas";
      default:
        return "rock";
    }
  }

  public static boolean isNear(Planet a, Planet b) {
    return Math.abs(a.ordinal() - b.ordinal()) <= 1;
  }
}
