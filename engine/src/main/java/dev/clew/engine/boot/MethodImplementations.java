package dev.clew.engine.boot;

import dev.clew.engine.boundary.BoundaryMethod;
import dev.clew.engine.boundary.ProgramBoundary;
import dev.clew.engine.concrete.ConcreteFunctions;
import dev.clew.engine.hotspot.SinkMethod;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.ModelledMethod;
import dev.clew.engine.model.Models;
import dev.clew.engine.natives.JdkNatives;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.sink.SinkFinder;
import dev.clew.engine.sink.StringSink;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What performs a method: a model, Java code, both, or the method itself, run elsewhere; nothing
 * but an answer where it is beyond the boundary.
 */
final class MethodImplementations implements Function<MethodInfo, @Nullable NativeMethod> {

  private final JdkNatives natives = new JdkNatives();
  private final Models models;
  private final ConcreteFunctions concrete;
  private final ProgramBoundary boundaries;
  private final SinkFinder sinks;

  MethodImplementations(
      Models models, ConcreteFunctions concrete, ProgramBoundary boundaries, SinkFinder sinks) {
    this.sinks = sinks;
    this.boundaries = boundaries;
    this.models = models;
    this.concrete = concrete;
  }

  @Override
  public @Nullable NativeMethod apply(MethodInfo method) {
    NativeMethod performed = performed(method);
    List<StringSink> seen = method.isAbstract() ? List.of() : sinks.of(method);
    List<StringSink> own =
        seen.stream().filter(s -> s.follow() != StringSink.Follow.RESPONSE).toList();
    return own.isEmpty() ? performed : new SinkMethod(method, own, performed);
  }

  private @Nullable NativeMethod performed(MethodInfo method) {
    if (!method.isAbstract() && boundaries.isBeyond(method)) {
      return new BoundaryMethod(method);
    }
    NativeMethod performed = natives.apply(method);
    Model model = models.find(method);
    if (model != null) {
      return new ModelledMethod(method, model, performed);
    }
    return performed != null ? performed : concrete.find(method);
  }
}
