package dev.clew.engine.decode;

/**
 * A value on the operand stack, as the register that holds it.
 *
 * @param wide whether it is a long or a double, which count twice for {@code dup2} and the like
 */
record StackOperand(int register, boolean wide) {}
