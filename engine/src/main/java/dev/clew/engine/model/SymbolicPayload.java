package dev.clew.engine.model;

/** The payload of an object about which models know something that its fields do not say. */
public interface SymbolicPayload {}
