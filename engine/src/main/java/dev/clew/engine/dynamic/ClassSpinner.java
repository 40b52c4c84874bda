package dev.clew.engine.dynamic;

import dev.clew.engine.program.Program;
import java.util.Optional;
import org.objectweb.asm.Opcodes;

/** Turns call sites and dynamic constants into classes. Stateless; some ten microseconds each. */
public final class ClassSpinner {

  private static final String LAMBDAS = "java/lang/invoke/LambdaMetafactory";
  private static final String STRINGS = "java/lang/invoke/StringConcatFactory";
  private static final String RECORDS = "java/lang/runtime/ObjectMethods";
  private static final String SWITCHES = "java/lang/runtime/SwitchBootstraps";

  private final Program program;

  public ClassSpinner(Program program) {
    this.program = program;
  }

  /**
   * The class for a call site.
   *
   * @param number makes its name differ from those of the caller's other call sites
   * @return empty if the bootstrap method is not a known one, or would refuse its arguments
   * @throws dev.clew.engine.program.LinkageException if a class that has to be looked at cannot be
   *     loaded
   */
  public Optional<SpunClass> spin(CallSite site, int number) {
    try {
      return Optional.of(site.isConstant() ? constant(site, number) : instruction(site, number));
    } catch (UnsupportedSiteException e) {
      return Optional.empty();
    }
  }

  private SpunClass instruction(CallSite site, int number) throws UnsupportedSiteException {
    if (site.bootstrap().getTag() != Opcodes.H_INVOKESTATIC) {
      throw new UnsupportedSiteException();
    }
    String method = site.bootstrap().getName();
    return switch (site.bootstrap().getOwner() + "." + method) {
      case LAMBDAS + ".metafactory" -> LambdaSpinner.spin(LambdaSite.plain(site), number);
      case LAMBDAS + ".altMetafactory" ->
          LambdaSpinner.spin(LambdaSite.alternative(site, program), number);
      case STRINGS + ".makeConcat" -> ConcatSpinner.spinPlain(site, number);
      case STRINGS + ".makeConcatWithConstants" -> ConcatSpinner.spin(site, number);
      case RECORDS + ".bootstrap" -> RecordSpinner.spin(site, number);
      case SWITCHES + ".typeSwitch" -> new SwitchSpinner(program, site).spinTypes(number);
      case SWITCHES + ".enumSwitch" -> new SwitchSpinner(program, site).spinEnum(number);
      default -> throw new UnsupportedSiteException();
    };
  }

  private SpunClass constant(CallSite site, int number) throws UnsupportedSiteException {
    return new ConstantSpinner(program, site).spin(number);
  }
}
