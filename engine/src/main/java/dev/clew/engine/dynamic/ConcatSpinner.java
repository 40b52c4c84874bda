package dev.clew.engine.dynamic;

import static dev.clew.engine.dynamic.UnsupportedSiteException.argument;
import static dev.clew.engine.dynamic.UnsupportedSiteException.unless;

import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the class of a string concatenation. */
final class ConcatSpinner {

  private static final char ARGUMENT = '\1';
  private static final char CONSTANT = '\2';

  /** The bootstrap methods refuse more than these slots of arguments. */
  private static final int MOST_SLOTS = 200;

  private final StringConcatenation concatenation = new StringConcatenation();
  private final Type[] parameters;
  private final List<Object> constants;
  private int nextParameter;
  private int nextLocal;
  private int nextConstant;

  private ConcatSpinner(CallSite site, List<Object> constants) throws UnsupportedSiteException {
    this.parameters = Type.getArgumentTypes(site.descriptor());
    this.constants = constants;
    unless(Type.getArgumentsAndReturnSizes(site.descriptor()) >> 2 <= MOST_SLOTS + 1);
    unless(Type.getReturnType(site.descriptor()).getSort() == Type.OBJECT);
  }

  /** For makeConcat: the arguments one after the other. */
  static SpunClass spinPlain(CallSite site, int number) throws UnsupportedSiteException {
    String recipe = String.valueOf(ARGUMENT).repeat(Type.getArgumentCount(site.descriptor()));
    return new ConcatSpinner(site, List.of()).spin(site, recipe, number);
  }

  /** For makeConcatWithConstants. */
  static SpunClass spin(CallSite site, int number) throws UnsupportedSiteException {
    String recipe = argument(site, 0, String.class);
    List<Object> constants = site.arguments().subList(1, site.arguments().size());
    return new ConcatSpinner(site, constants).spin(site, recipe, number);
  }

  private SpunClass spin(CallSite site, String recipe, int number) throws UnsupportedSiteException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < recipe.length(); i++) {
      char each = recipe.charAt(i);
      if (each == ARGUMENT || each == CONSTANT) {
        concatenation.addText(text.toString());
        text.setLength(0);
        if (each == ARGUMENT) {
          addArgument();
        } else {
          addConstant();
        }
      } else {
        text.append(each);
      }
    }
    concatenation.addText(text.toString());
    unless(nextParameter == parameters.length && nextConstant == constants.size());
    return new SiteClass(site, "Concat", number).finish(concatenation::write);
  }

  private void addArgument() throws UnsupportedSiteException {
    unless(nextParameter < parameters.length);
    Type type = parameters[nextParameter++];
    int local = nextLocal;
    nextLocal += type.getSize();
    concatenation.addValue(type, code -> code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local));
  }

  private void addConstant() throws UnsupportedSiteException {
    unless(nextConstant < constants.size());
    Object constant = constants.get(nextConstant++);
    if (constant instanceof String text) {
      concatenation.addText(text);
    } else {
      // the library of the code under test decides how a number is written
      concatenation.addValue(numberType(constant), code -> load(code, constant));
    }
  }

  private static void load(MethodVisitor code, Object constant) {
    code.visitLdcInsn(constant);
  }

  private static Type numberType(Object constant) throws UnsupportedSiteException {
    Type type = ConversionCode.unboxed(Type.getType(constant.getClass()));
    unless(type != null);
    return type == null ? Type.VOID_TYPE : type;
  }
}
