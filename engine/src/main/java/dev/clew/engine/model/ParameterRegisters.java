package dev.clew.engine.model;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.List;

/** Where a method's arguments are: the receiver first, if there is one. */
final class ParameterRegisters {

  final List<JvmType> types;
  final JvmType result;

  /** Of all parameters. */
  final int[] registers;

  /** Registers of primitive ones. */
  final int[] numbers;

  /** Registers of objects. */
  final int[] references;

  /** Registers of those that are declared as strings. */
  final int[] texts;

  ParameterRegisters(MethodInfo method) {
    types = new ArrayList<>();
    if (!method.isStatic()) {
      types.add(JvmType.ofClass(method.owner().name()));
    }
    types.addAll(method.signature().parameters());
    result = method.signature().result();
    List<Integer> all = new ArrayList<>();
    List<Integer> primitive = new ArrayList<>();
    List<Integer> objects = new ArrayList<>();
    List<Integer> strings = new ArrayList<>();
    int register = 0;
    for (JvmType type : types) {
      all.add(register);
      (type.isReference() ? objects : primitive).add(register);
      if (type.equals(JvmType.STRING)) {
        strings.add(register);
      }
      register += type.slots();
    }
    registers = array(all);
    numbers = array(primitive);
    references = array(objects);
    texts = array(strings);
  }

  /** Whether a register holds a parameter whose type is not just {@code Object}. */
  boolean isSpecific(int register) {
    for (int i = 0; i < registers.length; i++) {
      if (registers[i] == register) {
        return !types.get(i).equals(JvmType.OBJECT);
      }
    }
    return false;
  }

  private static int[] array(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }
}
