package dev.clew.engine.dynamic;

import static dev.clew.engine.dynamic.UnsupportedSiteException.unless;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;

/**
 * An enum constant as a switch's label: {@code EnumDesc.of(ClassDesc.of(…), …)}.
 *
 * @param type internal name of the enum
 */
record EnumLabel(String type, String name) {

  private static final String BOOTSTRAPS = "java/lang/invoke/ConstantBootstraps";

  static EnumLabel parse(Object label) throws UnsupportedSiteException {
    Object[] description = invoked(label, "java/lang/Enum$EnumDesc");
    unless(description.length == 2 && description[1] instanceof String);
    Object[] type = invoked(description[0], "java/lang/constant/ClassDesc");
    unless(type.length == 1 && type[0] instanceof String);
    return new EnumLabel(((String) type[0]).replace('.', '/'), (String) description[1]);
  }

  /** The arguments of a constant that calls a class's method {@code of}. */
  private static Object[] invoked(Object constant, String owner) throws UnsupportedSiteException {
    unless(constant instanceof ConstantDynamic);
    ConstantDynamic dynamic = (ConstantDynamic) constant;
    unless(dynamic.getBootstrapMethod().getOwner().equals(BOOTSTRAPS));
    unless(dynamic.getBootstrapMethod().getName().equals("invoke"));
    unless(dynamic.getBootstrapMethodArgumentCount() > 0);
    unless(dynamic.getBootstrapMethodArgument(0) instanceof Handle);
    Handle method = (Handle) dynamic.getBootstrapMethodArgument(0);
    unless(method.getOwner().equals(owner) && method.getName().equals("of"));
    Object[] arguments = new Object[dynamic.getBootstrapMethodArgumentCount() - 1];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = dynamic.getBootstrapMethodArgument(i + 1);
    }
    return arguments;
  }
}
