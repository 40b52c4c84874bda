package dev.clew.engine.dynamic;

import static dev.clew.engine.dynamic.UnsupportedSiteException.argument;
import static dev.clew.engine.dynamic.UnsupportedSiteException.unless;

import dev.clew.engine.program.FieldReference;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MemberLinker;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.MethodReference;
import dev.clew.engine.program.Program;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes the class of a dynamic constant (JVMS 5.4.3.6). Its value is computed once, by the first
 * call that succeeds; dynamic constants among its arguments are left to the JVM that runs the
 * class.
 */
final class ConstantSpinner {

  private static final String BOOTSTRAPS = "java/lang/invoke/ConstantBootstraps";
  private static final String CLASS = "Ljava/lang/Class;";

  private final CallSite site;
  private final MemberLinker linker;
  private final Type type;

  ConstantSpinner(Program program, CallSite site) {
    this.linker = new MemberLinker(program);
    this.site = site;
    this.type = Type.getType(site.descriptor());
  }

  SpunClass spin(int number) throws UnsupportedSiteException {
    unless(site.bootstrap().getTag() == Opcodes.H_INVOKESTATIC);
    Consumer<MethodVisitor> value = value();
    return new OnceOnly(new SiteClass(site, "Constant", number), type).finish(value);
  }

  private Consumer<MethodVisitor> value() throws UnsupportedSiteException {
    if (!site.bootstrap().getOwner().equals(BOOTSTRAPS)) {
      return bootstrap();
    }
    return switch (site.bootstrap().getName()) {
      case "nullConstant" -> nothing();
      case "primitiveClass" -> primitiveClass();
      case "enumConstant" -> enumConstant();
      case "getStaticFinal" -> staticFinal();
      case "invoke" -> invocation();
      case "explicitCast" -> explicitCast();
      default -> bootstrap(); // those for variable handles, and whatever comes
    };
  }

  private Consumer<MethodVisitor> nothing() throws UnsupportedSiteException {
    unless(!ConversionCode.isPrimitive(type));
    return code -> code.visitInsn(Opcodes.ACONST_NULL);
  }

  private Consumer<MethodVisitor> primitiveClass() throws UnsupportedSiteException {
    unless(site.descriptor().equals(CLASS) && site.name().length() == 1);
    unless("ZCBSIFJDV".contains(site.name()));
    Type primitive = Type.getType(site.name());
    String box =
        primitive.equals(Type.VOID_TYPE) ? "java/lang/Void" : ConversionCode.boxOf(primitive);
    return code -> code.visitFieldInsn(Opcodes.GETSTATIC, box, "TYPE", CLASS);
  }

  private Consumer<MethodVisitor> enumConstant() throws UnsupportedSiteException {
    unless(type.getSort() == Type.OBJECT);
    return code -> {
      code.visitLdcInsn(type);
      code.visitLdcInsn(site.name());
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          "java/lang/Enum",
          "valueOf",
          "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Enum;",
          false);
      ConversionCode.cast(code, type);
    };
  }

  private Consumer<MethodVisitor> staticFinal() throws UnsupportedSiteException {
    String owner =
        ConversionCode.isPrimitive(type) ? ConversionCode.boxOf(type) : type.getInternalName();
    String declaring =
        site.arguments().isEmpty() ? owner : argument(site, 0, Type.class).getInternalName();
    unless(isFinal(new FieldReference(declaring, site.name(), site.descriptor())));
    return code ->
        code.visitFieldInsn(Opcodes.GETSTATIC, declaring, site.name(), site.descriptor());
  }

  private boolean isFinal(FieldReference field) {
    try {
      return linker.staticField(site.caller(), field).isFinal();
    } catch (LinkageException e) {
      return false;
    }
  }

  private Consumer<MethodVisitor> invocation() throws UnsupportedSiteException {
    Handle handle = argument(site, 0, Handle.class);
    Type result = HandleInstructions.result(handle);
    boolean givesNothing = result.equals(Type.VOID_TYPE);
    unless(
        givesNothing
            ? !ConversionCode.isPrimitive(type)
            : LoadedArguments.isConvertible(result, type));
    Consumer<MethodVisitor> load =
        LoadedArguments.load(
            site.arguments().subList(1, site.arguments().size()),
            HandleInstructions.parameters(handle),
            isVarargs(handle));
    return code -> {
      HandleInstructions.begin(code, handle);
      load.accept(code);
      HandleInstructions.call(code, handle);
      if (givesNothing) {
        code.visitInsn(Opcodes.ACONST_NULL);
      } else {
        LoadedArguments.convert(code, result, type);
      }
    };
  }

  /**
   * A conversion between primitive types, or of references; unboxing what may be any box is not.
   */
  private Consumer<MethodVisitor> explicitCast() throws UnsupportedSiteException {
    unless(site.arguments().size() == 1);
    Object constant = site.arguments().get(0);
    Type given = LoadedArguments.typeOf(constant);
    if (ConversionCode.isPrimitive(given) && ConversionCode.isPrimitive(type)) {
      return code -> {
        code.visitLdcInsn(constant);
        PrimitiveCasts.cast(code, given, type);
      };
    }
    return LoadedArguments.load(constant, type);
  }

  /** Calls a bootstrap method as the ordinary method that it is. */
  private Consumer<MethodVisitor> bootstrap() throws UnsupportedSiteException {
    Handle method = site.bootstrap();
    Type[] all = Type.getArgumentTypes(method.getDesc());
    unless(all.length >= 3 && all[0].getDescriptor().equals(BootstrapLookups.LOOKUP));
    boolean isVarargs = isVarargs(method);
    Type[] own = List.of(all).subList(3, all.length).toArray(Type[]::new);
    Consumer<MethodVisitor> load =
        LoadedArguments.load(site.arguments(), own, isVarargs && own.length > 0);
    Type result = HandleInstructions.result(method);
    unless(!result.equals(Type.VOID_TYPE));
    return code -> {
      BootstrapLookups.load(code, site.caller());
      code.visitLdcInsn(site.name());
      BootstrapLookups.loadClass(code, type);
      load.accept(code);
      HandleInstructions.call(code, method);
      BootstrapLookups.checkResult(code, result, type);
    };
  }

  private boolean isVarargs(Handle handle) throws UnsupportedSiteException {
    if (handle.getTag() <= Opcodes.H_PUTSTATIC) {
      return false;
    }
    MethodReference reference =
        MethodReference.of(
            handle.getOwner(), handle.getName(), handle.getDesc(), handle.isInterface());
    try {
      return resolve(handle.getTag(), reference).isVarargs();
    } catch (LinkageException e) {
      throw new UnsupportedSiteException();
    }
  }

  private MethodInfo resolve(int tag, MethodReference reference) {
    return switch (tag) {
      case Opcodes.H_INVOKESTATIC -> linker.staticMethod(site.caller(), reference);
      case Opcodes.H_INVOKEVIRTUAL -> linker.virtualMethod(site.caller(), reference);
      case Opcodes.H_INVOKEINTERFACE -> linker.interfaceMethod(site.caller(), reference);
      default -> linker.specialMethod(site.caller(), reference);
    };
  }
}
