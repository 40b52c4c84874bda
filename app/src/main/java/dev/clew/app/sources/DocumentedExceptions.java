package dev.clew.app.sources;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What the comments of methods say that they throw, where sources are there: {@code @throws} and
 * {@code @exception}, also of the methods that they override. Reads a file once. For one thread.
 */
public final class DocumentedExceptions {

  private static final Pattern TAG = Pattern.compile("@(?:throws|exception)\\s+([\\w.$]+)");

  private final SourceFiles sources = new SourceFiles();
  private final Map<ClassInfo, List<CommentedMethod>> comments = new HashMap<>();

  /** Their names as the comments write them, without their packages. */
  public Set<String> of(MethodInfo method) {
    Set<String> names = new HashSet<>();
    withOverridden(method)
        .flatMap(each -> comment(each).stream())
        .flatMap(comment -> TAG.matcher(comment).results())
        .forEach((MatchResult tag) -> names.add(simple(tag.group(1))));
    return names;
  }

  private static Stream<MethodInfo> withOverridden(MethodInfo method) {
    if (method.isStatic() || method.isConstructor()) {
      return Stream.of(method);
    }
    List<ClassInfo> types = new ArrayList<>();
    for (ClassInfo type = method.owner(); type != null; type = type.superclass()) {
      types.add(type);
    }
    types.addAll(method.owner().allSuperinterfaces());
    return types.stream()
        .filter(type -> !type.isJdk())
        .flatMap(type -> type.method(method.name(), method.descriptor()).stream());
  }

  /** Overloads that cannot be told by their types are told by how many parameters they have. */
  private Optional<String> comment(MethodInfo method) {
    List<String> types = parameters(method);
    List<CommentedMethod> fitting =
        comments.computeIfAbsent(method.owner(), this::read).stream()
            .filter(each -> each.name().equals(sourceName(method)))
            .filter(each -> each.parameters().size() == types.size())
            .toList();
    return fitting.stream()
        .filter(each -> each.parameters().equals(types))
        .findFirst()
        .or(() -> fitting.size() == 1 ? fitting.stream().findFirst() : Optional.empty())
        .map(CommentedMethod::comment);
  }

  private List<CommentedMethod> read(ClassInfo type) {
    return sources.textOf(type).map(CommentedMethod::all).orElse(List.of());
  }

  private static String sourceName(MethodInfo method) {
    return method.isConstructor() ? simple(method.owner().toString()) : method.name();
  }

  private static List<String> parameters(MethodInfo method) {
    return method.signature().parameters().stream()
        .map(JvmType::javaName)
        .map(DocumentedExceptions::simple)
        .toList();
  }

  private static String simple(String name) {
    return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
  }
}
