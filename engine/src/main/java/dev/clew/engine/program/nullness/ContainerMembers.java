package dev.clew.engine.program.nullness;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import java.util.List;
import java.util.Set;

/**
 * What a container fills in: fields that it assigns, by reflection where they are private, and
 * arguments of constructors that it calls. Told by the simple names of annotations.
 */
public final class ContainerMembers {

  private static final Set<String> INJECTING =
      Set.of(
          "Autowired",
          "Inject",
          "Resource",
          "Value",
          "PersistenceContext",
          "PersistenceUnit",
          "EJB",
          "ConfigProperty",
          "ManagedProperty",
          "Context",
          "Reference",
          "RestClient",
          "Mock",
          "MockBean",
          "MockitoBean",
          "Spy",
          "SpyBean",
          "InjectMocks");

  private static final Set<String> COMPONENTS =
      Set.of(
          "Component",
          "Service",
          "Controller",
          "RestController",
          "ControllerAdvice",
          "RestControllerAdvice",
          "Repository",
          "Configuration",
          "SpringBootApplication",
          "Named",
          "ManagedBean",
          "Singleton",
          "Stateless",
          "Stateful",
          "ApplicationScoped",
          "RequestScoped",
          "SessionScoped",
          "WebServlet",
          "WebFilter",
          "Path",
          "Provider");

  private ContainerMembers() {}

  /** Whether a container assigns a field. Constants are never assigned again. */
  public static boolean isInjected(FieldInfo field) {
    return !field.isStatic() && !field.isFinal() && hasAny(field.annotations(), INJECTING);
  }

  /** Whether objects of a class have fields that a container assigns. */
  public static boolean hasInjected(ClassInfo type) {
    return !type.isJdk() && type.instanceFields().stream().anyMatch(ContainerMembers::isInjected);
  }

  /** Whether a container calls a constructor, with objects that it has. */
  static boolean isCalled(MethodInfo constructor) {
    return constructor.isConstructor()
        && (hasAny(constructor.annotations(), INJECTING)
            || hasAny(constructor.owner().header().annotations(), COMPONENTS));
  }

  private static boolean hasAny(List<String> annotations, Set<String> names) {
    return annotations.stream().map(AnnotationNames::simple).anyMatch(names::contains);
  }
}
