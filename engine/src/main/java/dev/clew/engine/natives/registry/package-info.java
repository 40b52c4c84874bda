/** Methods that Java code performs, by name: how they are listed and called. */
@NullMarked
package dev.clew.engine.natives.registry;

import org.jspecify.annotations.NullMarked;
