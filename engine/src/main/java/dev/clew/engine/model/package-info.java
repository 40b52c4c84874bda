/**
 * Models of library methods: what a method does when something about its arguments is unknown. A
 * module with models provides a {@link dev.clew.engine.model.ModelProvider}.
 */
@NullMarked
package dev.clew.engine.model;

import org.jspecify.annotations.NullMarked;
