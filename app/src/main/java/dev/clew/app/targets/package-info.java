/** From what the user names, a folder, a project, a class or a method, to methods of a program. */
@NullMarked
package dev.clew.app.targets;

import org.jspecify.annotations.NullMarked;
