package dev.clew.app.check.access;

import dev.clew.engine.program.ClassHeader.InnerClass;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import dev.clew.output.Finding.Access;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Tells who can make the calls of a recipe: everybody, or code of the package alone. */
public final class CallAccess {

  private final Program program;
  private final ExportedPackages exported = new ExportedPackages();

  public CallAccess(Program program) {
    this.program = program;
  }

  public Access of(Recipe recipe) {
    return Stream.concat(recipe.steps().stream(), Stream.of(recipe.call()))
            .allMatch(step -> isPublic(step, recipe))
        ? Access.PUBLIC
        : Access.INSIDE;
  }

  /** Whether everybody can call a method on an object of its own class. */
  boolean isPublic(MethodInfo method) {
    return method.isPublic() && isPublic(method.owner());
  }

  /** Whether everybody can name a class: a nested one is hidden by what is around it. */
  boolean isPublic(ClassInfo type) {
    return exported.contains(type) && isDeclaredPublic(type);
  }

  private boolean isDeclaredPublic(ClassInfo type) {
    Optional<InnerClass> nested =
        type.header().innerClasses().stream()
            .filter(inner -> inner.name().equals(type.name()))
            .findFirst();
    if (nested.isEmpty()) {
      return type.isPublic();
    }
    String outer = nested.get().outerName();
    return outer != null
        && Modifier.isPublic(nested.get().access())
        && load(outer).filter(this::isDeclaredPublic).isPresent();
  }

  private boolean isPublic(Step step, Recipe recipe) {
    if (step instanceof Step.Construct construct) {
      return isPublicConstructor(construct.type(), construct.parameters(), false);
    } else if (step instanceof Step.Extend extend) {
      return isPublicConstructor(extend.type(), extend.parameters(), true);
    } else if (step instanceof Step.Invoke invoke) {
      return isPublicCall(invoke, recipe);
    } else if (step instanceof Step.Assign assign) {
      return typeOf(assign.object(), recipe)
          .map(type -> hasPublicField(type, assign))
          .orElse(false);
    } else if (step instanceof Step.Stub stub) {
      return isPublicType(stub.type());
    } else if (step instanceof Step.EnumConstant constant) {
      return isPublicType(constant.type());
    } else if (step instanceof Step.NewArray array) {
      return isPublicType(array.type());
    } else if (step instanceof Step.ClassLiteral literal) {
      return isPublicType(literal.type());
    }
    return !(step instanceof Step.Allocate
        || step instanceof Step.AllocateExtended
        || step instanceof Step.SetField
        || step instanceof Step.SetStatic);
  }

  private boolean isPublicConstructor(String type, List<String> parameters, boolean isExtended) {
    return load(type)
        .filter(this::isPublic)
        .flatMap(owner -> method(owner, "<init>", parameters))
        .filter(method -> method.isPublic() || (isExtended && method.isProtected()))
        .isPresent();
  }

  /** A public method of a class that is not is inherited by those that are. */
  private boolean isPublicCall(Step.Invoke invoke, Recipe recipe) {
    Optional<ClassInfo> owner = load(invoke.owner());
    boolean isPublicMethod =
        owner
            .flatMap(type -> method(type, invoke.method(), invoke.parameters()))
            .filter(MethodInfo::isPublic)
            .isPresent();
    OptionalInt receiver = invoke.receiver();
    boolean isHeir =
        receiver.isPresent()
            && typeOf(receiver.getAsInt(), recipe).filter(this::isPublic).isPresent();
    return isPublicMethod && (isHeir || owner.filter(this::isPublic).isPresent());
  }

  private static Optional<MethodInfo> method(
      ClassInfo owner, String name, List<String> parameters) {
    return owner.methods().stream()
        .filter(method -> method.name().equals(name))
        .filter(method -> types(method).equals(parameters))
        .findFirst();
  }

  private static List<String> types(MethodInfo method) {
    return method.signature().parameters().stream().map(JvmType::javaName).toList();
  }

  /** The class of an object that a step makes, where it says so. */
  private Optional<ClassInfo> typeOf(int number, Recipe recipe) {
    return recipe.steps().stream()
        .filter(step -> step instanceof Step.Making making && making.result() == number)
        .findFirst()
        .flatMap(
            step -> {
              if (step instanceof Step.Construct construct) {
                return load(construct.type());
              }
              return step instanceof Step.Extend extend ? load(extend.type()) : Optional.empty();
            });
  }

  private boolean hasPublicField(ClassInfo type, Step.Assign assign) {
    String name = assign.field().substring(assign.field().lastIndexOf('.') + 1);
    for (ClassInfo each = type; each != null; each = each.superclass()) {
      if (each.fields().stream().anyMatch(field -> field.name().equals(name))) {
        return isPublic(each)
            && each.fields().stream()
                .anyMatch(field -> field.name().equals(name) && field.isPublic());
      }
    }
    return false;
  }

  private boolean isPublicType(String name) {
    String element = name.replace("[]", "");
    boolean isPrimitive = !element.contains(".") && load(element).isEmpty();
    return isPrimitive || load(element).filter(this::isPublic).isPresent();
  }

  private Optional<ClassInfo> load(String name) {
    try {
      return Optional.of(program.load(name.replace('.', '/')));
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }
}
