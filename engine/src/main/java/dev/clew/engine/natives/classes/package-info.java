/** Native methods about classes and their members: reflection, loaders, modules, services. */
@NullMarked
package dev.clew.engine.natives.classes;

import org.jspecify.annotations.NullMarked;
