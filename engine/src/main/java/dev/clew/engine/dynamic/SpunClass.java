package dev.clew.engine.dynamic;

/**
 * A class that stands for a call site.
 *
 * @param internalName unique if the number given to {@link ClassSpinner#spin} was
 * @param bytes the class file; changing them changes the class
 * @param method a static method of that class, to be called in the place of the instruction with
 *     the same operands, or in the place of the constant with none
 * @param descriptor that of the call site, or the one without parameters that gives the constant
 */
@SuppressWarnings("ArrayRecordComponent") // handed on once, never compared
public record SpunClass(String internalName, byte[] bytes, String method, String descriptor) {}
