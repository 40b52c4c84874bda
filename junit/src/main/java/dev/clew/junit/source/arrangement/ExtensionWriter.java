package dev.clew.junit.source.arrangement;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.junit.source.arrangement.StubWriter.Told;
import dev.clew.junit.source.cases.Manner;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Code.Line;
import dev.clew.junit.source.syntax.Code.Member;
import dev.clew.junit.source.syntax.OverriddenTypes;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import dev.clew.replay.recipe.OpenMethods;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Anonymous subclasses of abstract classes that answer as told. */
final class ExtensionWriter {

  /** A method that is written. */
  private record Written(MethodInfo method, OverriddenTypes types) {
    boolean isCalled(String name) {
      return method.name().equals(name);
    }
  }

  private final TypeNames names;
  private final ArgumentWriter arguments;
  private final Manner manner;

  ExtensionWriter(TypeNames names, ArgumentWriter arguments, Manner manner) {
    this.names = names;
    this.arguments = arguments;
    this.manner = manner;
  }

  /**
   * All that the type leaves open is written, and what is told of others.
   *
   * @param creation the call of its constructor
   */
  Code write(ClassInfo type, Code.Call creation, List<Told> told) throws UntellableException {
    List<Written> methods = methods(type, told);
    List<Member> members = new ArrayList<>();
    List<Member> bodies = new ArrayList<>();
    for (Written each : methods) {
      List<Told> own = told.stream().filter(one -> each.isCalled(one.method())).toList();
      boolean isOverloaded =
          methods.stream().filter(other -> other.isCalled(each.method().name())).count() > 1;
      if (isOverloaded && !own.isEmpty()) {
        throw new UntellableException("answers of overloaded methods");
      }
      boolean inTurn = isInTurn(own);
      if (inTurn) {
        members.add(new Member(List.of(new Line(0, "private int " + counter(each) + " = 0;"))));
      }
      bodies.add(member(each, own, inTurn));
    }
    members.addAll(bodies);
    return new Code.ClassBody(creation, members);
  }

  /** The most special of those with the same parameters. */
  private List<Written> methods(ClassInfo type, List<Told> told) {
    Set<String> answered = told.stream().map(Told::method).collect(Collectors.toSet());
    Map<String, Written> methods = new LinkedHashMap<>();
    for (MethodInfo method : OpenMethods.of(type, answered)) {
      Written written = new Written(method, OverriddenTypes.of(type, method));
      methods.merge(
          method.name() + written.types.parameters(),
          written,
          (known, more) -> isBelow(more, known) ? more : known);
    }
    return List.copyOf(methods.values());
  }

  private boolean isBelow(Written special, Written general) {
    JvmType result = special.types.result();
    JvmType above = general.types.result();
    return result.isReference()
        && above.isReference()
        && !result.isArray()
        && !above.isArray()
        && names.members().isBelow(result.javaName(), above.internalName());
  }

  private boolean isInTurn(List<Told> told) {
    boolean isSame = told.stream().map(each -> each.answer().code().flat()).distinct().count() <= 1;
    return !told.isEmpty() && !(isSame && manner != Manner.EXACT);
  }

  private static String counter(Written method) {
    return method.method.name() + "Calls";
  }

  private Member member(Written method, List<Told> told, boolean inTurn)
      throws UntellableException {
    List<Line> lines = new ArrayList<>(List.of(new Line(0, "@Override")));
    JvmType result = method.types.result();
    if (result.equals(JvmType.VOID)) {
      lines.add(new Line(0, head(method) + " {}"));
      return new Member(lines);
    }
    lines.add(new Line(0, head(method) + " {"));
    if (inTurn) {
      lines.add(new Line(1, "switch (" + counter(method) + "++) {"));
      for (int i = 0; i < told.size(); i++) {
        lines.add(new Line(2, "case " + i + ":"));
        lines.add(new Line(3, "return", answer(told.get(i), result)));
      }
      lines.add(new Line(2, "default:"));
      lines.add(new Line(3, "return", StubWriter.zero(result)));
      lines.add(new Line(1, "}"));
    } else {
      Code answer = told.isEmpty() ? StubWriter.zero(result) : answer(told.get(0), result);
      lines.add(new Line(1, "return", answer));
    }
    lines.add(new Line(0, "}"));
    return new Member(lines);
  }

  private Code answer(Told told, JvmType result) throws UntellableException {
    return arguments.argument(told.answer(), result.javaName(), /* isCareful= */ false);
  }

  private String head(Written written) throws UntellableException {
    MethodInfo method = written.method;
    String modifier = method.isPublic() ? "public " : method.isProtected() ? "protected " : "";
    List<String> parameters = new ArrayList<>();
    List<JvmType> types = written.types.parameters();
    for (int i = 0; i < types.size(); i++) {
      String name = types.size() == 1 ? "any" : "any" + (i + 1);
      String type = names.of(types.get(i).javaName());
      boolean isLastOfMany = method.isVarargs() && i == types.size() - 1;
      parameters.add((isLastOfMany ? type.replaceFirst("\\[]$", "...") : type) + " " + name);
    }
    String result = names.of(written.types.result().javaName());
    return modifier + result + " " + method.name() + "(" + String.join(", ", parameters) + ")";
  }
}
