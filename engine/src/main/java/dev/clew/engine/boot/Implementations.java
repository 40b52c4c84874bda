package dev.clew.engine.boot;

import dev.clew.engine.concrete.ConcreteFunctions;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.ModelledMethod;
import dev.clew.engine.model.Models;
import dev.clew.engine.natives.Natives;
import dev.clew.engine.program.MethodInfo;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What performs a method: a model, Java code, both, or the method itself, run elsewhere. */
final class Implementations implements Function<MethodInfo, @Nullable NativeMethod> {

  private final Natives natives = new Natives();
  private final Models models;
  private final ConcreteFunctions concrete;

  Implementations(Models models, ConcreteFunctions concrete) {
    this.models = models;
    this.concrete = concrete;
  }

  @Override
  public @Nullable NativeMethod apply(MethodInfo method) {
    NativeMethod performed = natives.apply(method);
    Model model = models.find(method);
    if (model != null) {
      return new ModelledMethod(method, model, performed);
    }
    return performed != null ? performed : concrete.find(method);
  }
}
