package dev.clew.app.hunt;

import dev.clew.engine.program.type.GenericType;

/**
 * An input of a way into a target.
 *
 * @param isNullable whether it may be null
 */
record Slot(String name, GenericType type, boolean isNullable) {}
