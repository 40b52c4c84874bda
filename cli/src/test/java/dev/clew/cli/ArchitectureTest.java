package dev.clew.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/**
 * Which module may know which, by package. It lives here because the command line sees them all.
 *
 * <p>Rules about packages that do not exist yet hold of the first class put there.
 */
@ArchTag("once")
@AnalyzeClasses(packages = "dev.clew", importOptions = ArchitectureTest.WithoutTests.class)
final class ArchitectureTest {

  @ArchTest
  static final ArchRule whatRunsBesideUsersCodeKnowsTheJdkOnly =
      noClasses()
          .that()
          .resideInAnyPackage("dev.clew.annotations..", "dev.clew.harness..")
          .should()
          .dependOnClassesThat()
          .resideOutsideOfPackages("java..", "dev.clew.annotations..", "dev.clew.harness..");

  @ArchTest
  static final ArchRule theSolverKnowsNobody =
      packages("solver")
          .mayNotKnow("smt", "engine", "models", "replay", "junit", "output", "app", "cli");

  @ArchTest
  static final ArchRule smtBackEndsKnowTheSolverOnly =
      packages("smt").mayNotKnow("engine", "models", "replay", "junit", "output", "app", "cli");

  @ArchTest
  static final ArchRule theEngineKnowsTheSolverOnly =
      packages("engine").mayNotKnow("smt", "models", "replay", "junit", "output", "app", "cli");

  @ArchTest
  static final ArchRule modelsKnowTheEngineOnly =
      packages("models").mayNotKnow("smt", "replay", "junit", "output", "app", "cli");

  @ArchTest
  static final ArchRule replayKnowsTheEngineAndTheHarness =
      packages("replay").mayNotKnow("smt", "models", "junit", "output", "app", "cli");

  @ArchTest
  static final ArchRule hotspotsKnowTheEngineAndReplays =
      packages("hotspots").mayNotKnow("smt", "models", "junit", "output", "app", "cli");

  @ArchTest
  static final ArchRule suitesKnowTheEngineAndReplays =
      packages("junit").mayNotKnow("smt", "models", "output", "app", "cli");

  @ArchTest
  static final ArchRule outputKnowsTheEngineAndReplays =
      packages("output").mayNotKnow("smt", "models", "app", "cli");

  @ArchTest
  static final ArchRule theApplicationKnowsNoFrontEnd = packages("app").mayNotKnow("cli", "spark");

  @ArchTest
  static final ArchRule nobodyKnowsSparkButItsModule =
      noClasses()
          .that()
          .resideOutsideOfPackage("dev.clew.spark..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.apache.spark..", "scala..", "dev.clew.spark..");

  @ArchTest
  static final ArchRule noPackageIsPartOfACycle =
      slices().matching("dev.clew.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule noStaticFieldIsMutable =
      fields()
          .that()
          .areStatic()
          .and(areWritten())
          .should()
          .beFinal()
          .because("a mutable static is shared by analyses that must not see each other");

  @ArchTest
  static final ArchRule onlyTheCommandLineWritesToTheConsole =
      noClasses()
          .that()
          .resideOutsideOfPackages("dev.clew.cli..", "dev.clew.harness..")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .because("libraries hand results to their caller");

  @ArchTest
  static final ArchRule programsAreStartedWithinTheWallsOrAreNotTheUsersCode =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              "dev.clew.replay.process", "dev.clew.replay.wall", "dev.clew.smt.process")
          .and()
          .doNotHaveFullyQualifiedName("dev.clew.junit.run.CompilerProcess")
          .and()
          .doNotHaveFullyQualifiedName("dev.clew.app.targets.BuildCommand") // Maven
          .and()
          .doNotHaveFullyQualifiedName("dev.clew.app.changes.ChangedFiles") // Git
          .should()
          .dependOnClassesThat()
          .areAssignableTo(ProcessBuilder.class)
          .orShould()
          .callMethod(Runtime.class, "exec", String.class)
          .orShould()
          .callMethod(Runtime.class, "exec", String[].class)
          .because("code under test runs in JVMs of ConfinedJvms alone");

  /** Wherever the build puts them: a quick one has a folder of its own. */
  static final class WithoutTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  /** Leaves out what the compiler adds, such as the tables behind a switch over an enum. */
  private static DescribedPredicate<JavaField> areWritten() {
    return DescribedPredicate.describe(
        "are written in source code",
        field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC));
  }

  private static Module packages(String name) {
    return new Module(name);
  }

  /** One module, named by the package below {@code dev.clew} that holds it. */
  private record Module(String name) {
    ArchRule mayNotKnow(String... others) {
      String[] packages = new String[others.length];
      for (int i = 0; i < others.length; i++) {
        packages[i] = everythingIn(others[i]);
      }
      return noClasses()
          .that()
          .resideInAPackage(everythingIn(name))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(packages)
          .allowEmptyShould(true);
    }

    private static String everythingIn(String name) {
      return "dev.clew." + name + "..";
    }
  }
}
