package dev.clew.app.hunt;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodBody;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** The constants of code, class by class; each class is read once. For one thread. */
final class CodeWords {

  /** The nearest classes know the words that matter. */
  private static final int MOST_CLASSES = 64;

  private static final int PRINTABLE = 127;

  /** Of each pattern. */
  private static final int SAMPLES = 3;

  /** Methods of {@code String} whose first argument is a pattern. */
  private static final Set<String> OF_PATTERNS =
      Set.of("matches", "split", "replaceAll", "replaceFirst");

  private final Program program;
  private final Map<ClassInfo, Constants> known = new HashMap<>();

  /**
   * What the code of a class has.
   *
   * @param patterns texts that are compiled as patterns
   * @param classes internal names of those that it refers to
   */
  private record Constants(
      Set<String> texts, Set<Long> numbers, Set<String> patterns, Set<String> classes) {
    Constants() {
      this(
          new LinkedHashSet<>(),
          new LinkedHashSet<>(),
          new LinkedHashSet<>(),
          new LinkedHashSet<>());
    }
  }

  CodeWords(Program program) {
    this.program = program;
  }

  /** Adds the words of a method's class and of those that it refers to, nearest first. */
  void addTo(WordList words, MethodInfo target, LanguageSamples samples) {
    Set<ClassInfo> seen = new LinkedHashSet<>(List.of(target.owner()));
    Deque<ClassInfo> next = new ArrayDeque<>(seen);
    while (!next.isEmpty()) {
      Constants constants = known.computeIfAbsent(next.remove(), CodeWords::read);
      words.addTexts(constants.texts);
      constants.numbers.forEach(words::add);
      for (String pattern : constants.patterns) {
        for (int i = 0; i < SAMPLES; i++) {
          samples.of(pattern).ifPresent(words::addSample);
        }
      }
      for (String each : constants.classes) {
        ClassInfo type = seen.size() < MOST_CLASSES ? load(each) : null;
        if (type != null && seen.add(type)) {
          next.add(type);
        }
      }
    }
  }

  private @Nullable ClassInfo load(String name) {
    try {
      ClassInfo type = program.load(name);
      return type.isJdk() ? null : type;
    } catch (LinkageException e) {
      return null;
    }
  }

  private static Constants read(ClassInfo type) {
    Constants constants = new Constants();
    type.methods().stream()
        .filter(MethodInfo::hasCode)
        .flatMap(method -> body(method).stream())
        .forEach(body -> read(body, constants));
    return constants;
  }

  /** Of a method that is in order; the others of its class may be. */
  private static Optional<MethodBody> body(MethodInfo method) {
    try {
      return Optional.of(method.readBody());
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }

  private static void read(MethodBody body, Constants constants) {
    for (AbstractInsnNode insn : body.instructions()) {
      if (insn instanceof LdcInsnNode load && load.cst instanceof String text) {
        (isPattern(load) ? constants.patterns : constants.texts).add(text);
      } else if (insn instanceof LdcInsnNode load && load.cst instanceof Number number) {
        constants.numbers.add(number.longValue());
      } else if (insn instanceof IntInsnNode push) {
        addNumber(constants, push.operand);
      } else if (insn instanceof LookupSwitchInsnNode cases) {
        cases.keys.forEach(key -> addNumber(constants, key));
      } else if (insn instanceof TableSwitchInsnNode cases) {
        addCases(constants, cases);
      } else if (insn instanceof MethodInsnNode call) {
        constants.classes.add(call.owner);
      } else if (insn instanceof FieldInsnNode field) {
        constants.classes.add(field.owner);
      } else if (insn instanceof TypeInsnNode made) {
        constants.classes.add(made.desc);
      }
    }
  }

  private static void addCases(Constants constants, TableSwitchInsnNode cases) {
    for (int i = 0; i < cases.labels.size(); i++) {
      if (!cases.labels.get(i).equals(cases.dflt)) {
        addNumber(constants, cases.min + i);
      }
    }
  }

  private static void addNumber(Constants constants, int number) {
    constants.numbers.add((long) number);
    if (number > ' ' && number < PRINTABLE) {
      constants.texts.add(String.valueOf((char) number));
    }
  }

  /** Flags may stand between a pattern and the call that compiles it. */
  private static boolean isPattern(LdcInsnNode load) {
    AbstractInsnNode next = load.getNext();
    while (next != null && (next.getOpcode() < 0 || isNumber(next))) {
      next = next.getNext();
    }
    return next instanceof MethodInsnNode call
        && (call.owner.equals("java/util/regex/Pattern")
            || (call.owner.equals("java/lang/String") && OF_PATTERNS.contains(call.name)));
  }

  private static boolean isNumber(AbstractInsnNode insn) {
    boolean isPushed = insn.getOpcode() >= Opcodes.ICONST_M1 && insn.getOpcode() <= Opcodes.SIPUSH;
    return isPushed || (insn instanceof LdcInsnNode load && load.cst instanceof Integer);
  }
}
