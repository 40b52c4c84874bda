package dev.clew.engine.program.nullness;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a container fills in: fields that it assigns, by reflection where they are private,
 * arguments of constructors that it calls, and methods that it calls before all others. Told by the
 * simple names of annotations.
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

  private static final List<String> CONTAINERS =
      List.of("javax/servlet/", "jakarta/servlet/", "org/springframework/");

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

  /** Of methods that a container calls once an object is there, before all others. */
  private static final Set<String> STARTING = Set.of("PostConstruct");

  /** The same by what they override, in types that are not the project's. */
  private static final Set<String> STARTING_BY_NAME = Set.of("init()V", "afterPropertiesSet()V");

  private ContainerMembers() {}

  /** The methods without parameters that a container calls before all others. */
  public static List<MethodInfo> starting(ClassInfo type) {
    return type.methods().stream()
        .filter(method -> !method.isStatic() && method.hasCode() && !method.isPrivate())
        .filter(method -> method.descriptor().equals("()V"))
        .filter(method -> hasAny(method.annotations(), STARTING) || startsByName(type, method))
        .toList();
  }

  private static boolean startsByName(ClassInfo type, MethodInfo method) {
    return STARTING_BY_NAME.contains(method.name() + method.descriptor())
        && Stream.concat(
                Stream.iterate(type.superclass(), each -> each != null, ClassInfo::superclass),
                type.allSuperinterfaces().stream())
            .anyMatch(
                above ->
                    !above.isJdk()
                        && isContainers(above)
                        && above.method(method.name(), method.descriptor()).isPresent());
  }

  private static boolean isContainers(ClassInfo type) {
    return CONTAINERS.stream().anyMatch(type.name()::startsWith);
  }

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
