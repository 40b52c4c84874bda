import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Lists methods that no code refers to, and public types that no other package does, from compiled
 * classes:
 *
 * <pre>
 * java -cp asm.jar:asm-tree.jar tools/UnusedCode.java target/quick/classes target/quick/test-classes
 * </pre>
 *
 * <p>The folders are those of all modules. What only tests call is marked. Left out is what
 * overrides something, main methods, what an annotation marks, and what the harness calls by name.
 */
public final class UnusedCode {

  private record Member(String owner, String name, String descriptor) {}

  private final Map<String, ClassNode> main = new TreeMap<>();
  private final Map<String, ClassNode> tests = new TreeMap<>();
  private final Set<Member> usedByMain = new HashSet<>();
  private final Set<Member> usedByTests = new HashSet<>();
  private final Set<String> constants = new HashSet<>();
  private final Map<String, Set<String>> packagesThatUse = new HashMap<>();

  public static void main(String[] args) throws IOException {
    UnusedCode search = new UnusedCode();
    try (Stream<Path> modules = Files.list(Path.of("."))) {
      for (Path module : modules.filter(Files::isDirectory).sorted().toList()) {
        if (!module.endsWith("examples")) {
          search.read(module.resolve(args[0]), search.main);
          search.read(module.resolve(args[1]), search.tests);
        }
      }
    }
    search.main.values().forEach(each -> search.uses(each, search.usedByMain));
    search.tests.values().forEach(each -> search.uses(each, search.usedByTests));
    search.print();
  }

  private void read(Path folder, Map<String, ClassNode> into) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .filter(file -> file.toString().endsWith(".class"))
          .forEach(
              file -> {
                try {
                  ClassNode node = new ClassNode();
                  new ClassReader(Files.readAllBytes(file)).accept(node, 0);
                  into.put(node.name, node);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
  }

  private void uses(ClassNode user, Set<Member> used) {
    mention(user, user.superName);
    user.interfaces.forEach(each -> mention(user, each));
    user.fields.forEach(field -> mention(user, Type.getType(field.desc)));
    for (MethodNode method : user.methods) {
      mention(user, Type.getMethodType(method.desc));
      for (AbstractInsnNode each : method.instructions) {
        if (each instanceof MethodInsnNode call) {
          mention(user, call.owner);
          mention(user, Type.getMethodType(call.desc));
          boolean isItself =
              call.owner.equals(user.name)
                  && call.name.equals(method.name)
                  && call.desc.equals(method.desc);
          if (!isItself) {
            used.add(new Member(call.owner, call.name, call.desc));
          }
        } else if (each instanceof InvokeDynamicInsnNode dynamic) {
          mention(user, Type.getMethodType(dynamic.desc));
          for (Object argument : dynamic.bsmArgs) {
            constant(user, argument, used);
          }
        } else if (each instanceof LdcInsnNode constant) {
          constant(user, constant.cst, used);
        } else if (each instanceof FieldInsnNode field) {
          mention(user, field.owner);
          used.add(new Member(field.owner, field.name, field.desc));
        } else if (each instanceof TypeInsnNode type) {
          mention(user, Type.getObjectType(type.desc));
        }
      }
    }
  }

  private void constant(ClassNode user, Object value, Set<Member> used) {
    if (value instanceof Handle handle) {
      mention(user, handle.getOwner());
      used.add(new Member(handle.getOwner(), handle.getName(), handle.getDesc()));
    } else if (value instanceof Type type) {
      mention(user, type);
    } else if (value instanceof String text) {
      constants.add(text);
    } else if (value instanceof ConstantDynamic dynamic) {
      for (int i = 0; i < dynamic.getBootstrapMethodArgumentCount(); i++) {
        constant(user, dynamic.getBootstrapMethodArgument(i), used);
      }
    }
  }

  private void mention(ClassNode user, Type type) {
    switch (type.getSort()) {
      case Type.ARRAY -> mention(user, type.getElementType());
      case Type.OBJECT -> mention(user, type.getInternalName());
      case Type.METHOD -> {
        mention(user, type.getReturnType());
        for (Type each : type.getArgumentTypes()) {
          mention(user, each);
        }
      }
      default -> {}
    }
  }

  private void mention(ClassNode user, String name) {
    if (name == null) {
      return;
    }
    String outer = name.contains("$") ? name.substring(0, name.indexOf('$')) : name;
    packagesThatUse.computeIfAbsent(outer, k -> new HashSet<>()).add(packageOf(user.name));
  }

  private static String packageOf(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('/')));
  }

  private void print() {
    int dead = 0;
    int testOnly = 0;
    for (ClassNode type : main.values()) {
      for (MethodNode method : type.methods) {
        if (isCandidate(type, method) && !isUsed(type, method, usedByMain)) {
          boolean isTested = isUsed(type, method, usedByTests);
          dead += isTested ? 0 : 1;
          testOnly += isTested ? 1 : 0;
          System.out.println(
              (isTested ? "tests only " : "never      ") + type.name + "." + method.name + method.desc);
        }
      }
    }
    Set<String> narrow = new TreeSet<>();
    for (ClassNode type : main.values()) {
      boolean isPublic = (type.access & Opcodes.ACC_PUBLIC) != 0 && !type.name.contains("$");
      Set<String> users = packagesThatUse.getOrDefault(type.name, Set.of());
      if (isPublic && users.stream().allMatch(packageOf(type.name)::equals)) {
        narrow.add(type.name);
      }
    }
    narrow.forEach(each -> System.out.println("public for nothing " + each));
    System.out.println(
        "| methods that nothing calls | " + dead + " |\n| methods that only tests call | " + testOnly
            + " |\n| public types that no other package uses | " + narrow.size() + " |");
  }

  private boolean isCandidate(ClassNode type, MethodNode method) {
    boolean isMade = (method.access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) != 0;
    boolean isEnum = (type.access & Opcodes.ACC_ENUM) != 0;
    return !isMade
        && !method.name.startsWith("<")
        && !method.name.equals("main")
        && !(isEnum && (method.name.equals("values") || method.name.equals("valueOf")))
        && !(type.name.startsWith("dev/clew/harness/") && constants.contains(method.name))
        && !type.name.contains("jmh_generated")
        && method.visibleAnnotations == null
        && (type.access & Opcodes.ACC_ANNOTATION) == 0
        && !isAccessor(type, method)
        && !overrides(type, method, new HashSet<>());
  }

  private static boolean isAccessor(ClassNode type, MethodNode method) {
    return type.recordComponents != null
        && type.recordComponents.stream()
            .anyMatch(each -> each.name.equals(method.name) && method.desc.startsWith("()"));
  }

  /** Whether a supertype declares it; of types elsewhere every method is taken to. */
  private boolean overrides(ClassNode type, MethodNode method, Set<String> seen) {
    if ((method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) != 0) {
      return false;
    }
    List<String> parents = new ArrayList<>(type.interfaces);
    if (type.superName != null) {
      parents.add(type.superName);
    }
    for (String parent : parents) {
      ClassNode node = main.get(parent);
      if (node == null) {
        if (isDeclaredByJdk(parent, method)) {
          return true;
        }
      } else if (seen.add(parent)
          && (node.methods.stream().anyMatch(each -> isSame(each, method))
              || overrides(node, method, seen))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSame(MethodNode one, MethodNode other) {
    return one.name.equals(other.name)
        && Type.getArgumentTypes(one.desc).length == Type.getArgumentTypes(other.desc).length;
  }

  private static boolean isDeclaredByJdk(String parent, MethodNode method) {
    try {
      for (Class<?> c = Class.forName(parent.replace('/', '.'), false, null);
          c != null;
          c = c.getSuperclass()) {
        for (var each : c.getMethods()) {
          if (each.getName().equals(method.name)) {
            return true;
          }
        }
        for (var each : c.getDeclaredMethods()) {
          if (each.getName().equals(method.name)) {
            return true;
          }
        }
      }
      return false;
    } catch (ClassNotFoundException e) {
      return true; // a library's
    }
  }

  /** By the name of the type itself, or of one below or above it. */
  private boolean isUsed(ClassNode type, MethodNode method, Set<Member> used) {
    for (ClassNode each : main.values()) {
      if (isBelow(each, type.name) && used.contains(new Member(each.name, method.name, method.desc))) {
        return true;
      }
    }
    return false;
  }

  private boolean isBelow(ClassNode type, String ancestor) {
    if (type.name.equals(ancestor)) {
      return true;
    }
    List<String> parents = new ArrayList<>(type.interfaces);
    if (type.superName != null) {
      parents.add(type.superName);
    }
    return parents.stream()
        .anyMatch(each -> main.containsKey(each) && isBelow(main.get(each), ancestor));
  }
}
