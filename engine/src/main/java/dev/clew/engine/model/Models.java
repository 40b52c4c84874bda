package dev.clew.engine.model;

import dev.clew.engine.program.MethodInfo;
import dev.clew.solver.expr.Expr;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** All models, by the signatures of their methods. */
public final class Models {

  private final Map<String, Model> models = new HashMap<>();
  private final Set<String> owners = new HashSet<>();

  /** Those that services provide. */
  public static Models load() {
    Models all = new Models();
    ServiceLoader.load(ModelProvider.class, Models.class.getClassLoader())
        .forEach(provider -> provider.register(all));
    return all;
  }

  /**
   * Registers a model.
   *
   * @param signature such as {@code java/lang/String.length()I}
   */
  public Models on(String signature, Model model) {
    if (models.put(signature, model) != null) {
      throw new IllegalArgumentException(signature + " is modelled twice");
    }
    owners.add(signature.substring(0, signature.indexOf('.')));
    return this;
  }

  /** Registers a method that has a value for all arguments. */
  public Models value(String signature, Function<Call, Expr> value) {
    return on(signature, Model.value(value));
  }

  /** Registers a method that throws outside of a domain. */
  public Models partial(String signature, Function<Call, Expr> domain, Function<Call, Expr> value) {
    return on(signature, Model.partial(domain, value));
  }

  /** The model of a method of the JDK, or of a library that is known by its name. */
  public @Nullable Model find(MethodInfo method) {
    String owner = method.owner().name();
    return owners.contains(owner)
        ? models.get(owner + "." + method.name() + method.descriptor())
        : null;
  }
}
