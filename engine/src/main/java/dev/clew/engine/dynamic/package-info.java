/**
 * Dynamic call sites and constants as plain bytecode: for each a small class is generated, with a
 * static method that does what the bootstrap method's result would do (JVMS 5.4.3.6).
 *
 * <p>Generated classes refer to whatever their caller may refer to, private members included; they
 * are meant for {@link dev.clew.engine.program.Program#define}, and have no stack map frames.
 */
@NullMarked
package dev.clew.engine.dynamic;

import org.jspecify.annotations.NullMarked;
