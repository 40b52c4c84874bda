package dev.clew.neighbours;

/** Guesses browsers. */
public class UserAgent {

  public static String browser(String agent) {
    if (agent == null || agent.isBlank()) {
      return "unknown";
    }
    String lower = agent.toLowerCase();
    if (lower.contains("bot") || lower.contains("spider")) {
      return "robot";
    }
    if (agent.contains("Edg/")) {
      return "Edge";
    }
    if (agent.contains("Chrome/") && !agent.contains("Chromium/")) {
      return "Chrome " + version(agent, "Chrome/");
    }
    if (agent.contains("Firefox/")) {
      return "Firefox " + version(agent, "Firefox/");
    }
    if (agent.contains("Safari/") && agent.contains("Version/")) {
      return "Safari";
    }
    return "other";
  }

  private static int version(String agent, String name) {
    int start = agent.indexOf(name) + name.length();
    int end = start;
    while (end < agent.length() && Character.isDigit(agent.charAt(end))) {
      end++;
    }
    return end == start ? 0 : Integer.parseInt(agent.substring(start, end));
  }

  public static boolean isMobile(String agent) {
    return agent.matches("(?i).*(android|iphone|mobile).*");
  }
}
