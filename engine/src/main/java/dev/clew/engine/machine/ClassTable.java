package dev.clew.engine.machine;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.Token;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * What a state knows of its classes: how far their initialisation is, where their static fields and
 * class objects are. Copied whole on the first change after a fork, which is rare.
 */
final class ClassTable {

  static final byte UNTOUCHED = 0;
  static final byte RUNNING = 1;
  static final byte READY = 2;
  static final byte FAILED = 3;

  final Token owner;
  private byte[] status;
  private int[] statics;
  private int[] mirrors;

  /** The error that made an initialisation fail, for the cause of later ones. */
  private int[] failures;

  /** The module of the JDK's classes, and that of all others; 0 before there are any. */
  private int jdkModule;

  private int unnamedModule;

  ClassTable(Token owner) {
    this(owner, new byte[64], new int[64], new int[64], new int[64]);
  }

  private ClassTable(Token owner, byte[] status, int[] statics, int[] mirrors, int[] failures) {
    this.owner = owner;
    this.status = status;
    this.statics = statics;
    this.mirrors = mirrors;
    this.failures = failures;
  }

  ClassTable copy(Token newOwner) {
    ClassTable copy =
        new ClassTable(
            newOwner, status.clone(), statics.clone(), mirrors.clone(), failures.clone());
    copy.jdkModule = jdkModule;
    copy.unnamedModule = unnamedModule;
    return copy;
  }

  int module(boolean isJdk) {
    return isJdk ? jdkModule : unnamedModule;
  }

  void setModules(int jdk, int unnamed) {
    jdkModule = jdk;
    unnamedModule = unnamed;
  }

  /** Names all identities in the table. */
  void trace(IntConsumer identities) {
    for (int i = 0; i < status.length; i++) {
      identities.accept(statics[i]);
      identities.accept(mirrors[i]);
      identities.accept(failures[i]);
    }
    identities.accept(jdkModule);
    identities.accept(unnamedModule);
  }

  /** All class objects that there are. */
  int[] mirrors() {
    return mirrors.clone();
  }

  private void grow(int index) {
    if (index >= status.length) {
      int size = Math.max(index + 1, status.length * 2);
      status = Arrays.copyOf(status, size);
      statics = Arrays.copyOf(statics, size);
      mirrors = Arrays.copyOf(mirrors, size);
      failures = Arrays.copyOf(failures, size);
    }
  }

  byte status(RuntimeClass type) {
    return type.index() < status.length ? status[type.index()] : UNTOUCHED;
  }

  void setStatus(RuntimeClass type, byte value) {
    grow(type.index());
    status[type.index()] = value;
  }

  /** The identity of the static fields, 0 before the class was touched. */
  int statics(RuntimeClass type) {
    return type.index() < statics.length ? statics[type.index()] : 0;
  }

  void setStatics(RuntimeClass type, int id) {
    grow(type.index());
    statics[type.index()] = id;
  }

  /** The identity of the class object, 0 if there is none yet. */
  int mirror(RuntimeClass type) {
    return type.index() < mirrors.length ? mirrors[type.index()] : 0;
  }

  void setMirror(RuntimeClass type, int id) {
    grow(type.index());
    mirrors[type.index()] = id;
  }

  int failure(RuntimeClass type) {
    return type.index() < failures.length ? failures[type.index()] : 0;
  }

  void setFailure(RuntimeClass type, int exception) {
    grow(type.index());
    failures[type.index()] = exception;
  }
}
