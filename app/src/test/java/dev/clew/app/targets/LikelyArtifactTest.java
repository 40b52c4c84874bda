package dev.clew.app.targets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LikelyArtifactTest {

  @Test
  void theNarrowestPackageThatIsKnownDecides() {
    assertThat(LikelyArtifact.of("org.slf4j.LoggerFactory")).contains("org.slf4j:slf4j-api");
    assertThat(LikelyArtifact.of("jakarta/servlet/http/HttpServlet"))
        .contains("jakarta.servlet:jakarta.servlet-api");
    assertThat(LikelyArtifact.of("org.springframework.data.jpa.repository.JpaRepository"))
        .contains("org.springframework.data:spring-data-jpa");
    assertThat(LikelyArtifact.of("org.springframework.data.domain.Page"))
        .contains("org.springframework.data:spring-data-commons");
  }

  @Test
  void nothingIsGuessedOfAPackageThatNobodyKnows() {
    assertThat(LikelyArtifact.of("com.acme.Cart")).isEmpty();
    assertThat(LikelyArtifact.of("org.slf4jx.Logger")).isEmpty();
    assertThat(LikelyArtifact.of("Logger")).isEmpty();
    assertThat(LikelyArtifact.of("")).isEmpty();
  }
}
