package dev.clew.engine.insn.call;

/**
 * Where a call's arguments come from and go to.
 *
 * @param args registers of the caller, the receiver's first
 * @param slots registers of the callee; a long or double takes two, of which the first is used
 */
@SuppressWarnings("ArrayRecordComponent") // never changed, never compared
public record CallShape(int[] args, int[] slots) {}
