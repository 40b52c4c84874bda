package dev.clew.engine.machine;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.WriteToken;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
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

  final WriteToken owner;
  private byte[] status;
  private int[] statics;
  private int[] mirrors;

  /** The error that made an initialisation fail, for the cause of later ones. */
  private int[] failures;

  /** The modules of the JDK's classes by name, and that of all others. */
  private Map<String, Integer> jdkModules = new HashMap<>();

  /** What stands for memory outside of the heap, which is referred to by address alone. */
  private Set<Integer> blocks = new HashSet<>();

  private int unnamedModule;
  private int appLoader;
  private int platformLoader;

  ClassTable(WriteToken owner) {
    this(owner, new byte[64], new int[64], new int[64], new int[64]);
  }

  private ClassTable(
      WriteToken owner, byte[] status, int[] statics, int[] mirrors, int[] failures) {
    this.owner = owner;
    this.status = status;
    this.statics = statics;
    this.mirrors = mirrors;
    this.failures = failures;
  }

  ClassTable copy(WriteToken newOwner) {
    ClassTable copy =
        new ClassTable(
            newOwner, status.clone(), statics.clone(), mirrors.clone(), failures.clone());
    copy.jdkModules = new HashMap<>(jdkModules);
    copy.blocks = new HashSet<>(blocks);
    copy.unnamedModule = unnamedModule;
    copy.appLoader = appLoader;
    copy.platformLoader = platformLoader;
    return copy;
  }

  /** The identity of a module of the JDK, 0 if there is none yet. */
  int module(String name) {
    return jdkModules.getOrDefault(name, 0);
  }

  void setModule(String name, int id) {
    jdkModules.put(name, id);
  }

  /** The module of all other classes, 0 before there is one. */
  int unnamedModule() {
    return unnamedModule;
  }

  void addBlock(int id) {
    blocks.add(id);
  }

  void removeBlock(int id) {
    blocks.remove(id);
  }

  boolean hasModules() {
    return !jdkModules.isEmpty();
  }

  int appLoader() {
    return appLoader;
  }

  int platformLoader() {
    return platformLoader;
  }

  void setLoaders(int app, int platform, int unnamed) {
    appLoader = app;
    platformLoader = platform;
    unnamedModule = unnamed;
  }

  /** Names all identities in the table. */
  void trace(IntConsumer identities) {
    for (int i = 0; i < status.length; i++) {
      identities.accept(statics[i]);
      identities.accept(mirrors[i]);
      identities.accept(failures[i]);
    }
    jdkModules.values().forEach(identities::accept);
    blocks.forEach(identities::accept);
    identities.accept(unnamedModule);
    identities.accept(appLoader);
    identities.accept(platformLoader);
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
