package dev.clew.engine.model;

/** Registers models; found as a service. */
@FunctionalInterface
public interface ModelProvider {

  void register(Models models);
}
