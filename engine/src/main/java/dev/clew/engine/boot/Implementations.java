package dev.clew.engine.boot;

import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.ModelledMethod;
import dev.clew.engine.model.Models;
import dev.clew.engine.natives.Natives;
import dev.clew.engine.program.MethodInfo;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The Java code that performs a method: a model, a native method, or both. */
final class Implementations implements Function<MethodInfo, @Nullable NativeMethod> {

  private final Natives natives = new Natives();
  private final Models models;

  Implementations(Models models) {
    this.models = models;
  }

  @Override
  public @Nullable NativeMethod apply(MethodInfo method) {
    NativeMethod performed = natives.apply(method);
    Model model = models.find(method);
    return model == null ? performed : new ModelledMethod(method, model, performed);
  }
}
