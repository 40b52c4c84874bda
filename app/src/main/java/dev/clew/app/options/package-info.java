/**
 * The options of every analysis, declared once: the command line's flags, a build plugin's
 * parameters and the documentation's table are made from these declarations.
 */
@NullMarked
package dev.clew.app.options;

import org.jspecify.annotations.NullMarked;
