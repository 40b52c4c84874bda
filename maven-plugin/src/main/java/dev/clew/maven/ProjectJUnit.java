package dev.clew.maven;

import dev.clew.junit.source.syntax.JUnitVersion;
import java.util.Collection;
import java.util.Optional;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.versioning.DefaultArtifactVersion;

/**
 * The JUnit that a module's tests are compiled with.
 *
 * @param isTooOld whether it lacks assertions that generated tests use
 */
record ProjectJUnit(JUnitVersion version, boolean isTooOld) {

  private static final String FIRST_FIVE = "5.8";
  private static final String FIRST_FOUR = "4.13";

  /** Empty where there is none. JUnit 5 where there are both: it runs beside 4, with its tests. */
  static Optional<ProjectJUnit> among(Collection<Artifact> artifacts) {
    return find(artifacts, "org.junit.jupiter", "junit-jupiter-api")
        .map(five -> new ProjectJUnit(JUnitVersion.FIVE, isBefore(five, FIRST_FIVE)))
        .or(
            () ->
                find(artifacts, "junit", "junit")
                    .map(four -> new ProjectJUnit(JUnitVersion.FOUR, isBefore(four, FIRST_FOUR))));
  }

  private static Optional<Artifact> find(
      Collection<Artifact> artifacts, String groupId, String artifactId) {
    return artifacts.stream()
        .filter(each -> each.getGroupId().equals(groupId))
        .filter(each -> each.getArtifactId().equals(artifactId))
        .findFirst();
  }

  private static boolean isBefore(Artifact artifact, String version) {
    return new DefaultArtifactVersion(artifact.getVersion())
            .compareTo(new DefaultArtifactVersion(version))
        < 0;
  }

  /** As the option has it. */
  String number() {
    return version == JUnitVersion.FOUR ? "4" : "5";
  }

  /** What has to be there for the tests to compile. */
  static String needed(JUnitVersion version) {
    return version == JUnitVersion.FOUR
        ? "junit:junit " + FIRST_FOUR + " or newer"
        : "org.junit.jupiter:junit-jupiter " + FIRST_FIVE + " or newer";
  }
}
