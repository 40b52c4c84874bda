package dev.clew.replay;

import dev.clew.harness.replay.ReplayStep;
import dev.clew.harness.replay.ReplayStep.Kind;
import dev.clew.replay.recipe.Step;
import dev.clew.replay.recipe.Subclass;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Steps as the harness knows them. */
final class StepWriter {

  private static final int NOTHING = -1;

  private StepWriter() {}

  static ReplayStep of(Step step) {
    if (step instanceof Step.Constant constant) {
      return step(Kind.VALUE, constant.result(), "", "", constant.value());
    } else if (step instanceof Step.NewText text) {
      return step(Kind.NEW_TEXT, text.result(), "", "", text.text());
    } else if (step instanceof Step.EnumConstant constant) {
      return step(Kind.ENUM, constant.result(), constant.type(), constant.name(), null);
    } else if (step instanceof Step.ClassLiteral literal) {
      return step(Kind.CLASS, literal.result(), literal.type(), "", null);
    } else if (step instanceof Step.NewArray array) {
      return step(Kind.ARRAY, array.result(), array.type(), "", array.length());
    } else if (step instanceof Step.SetElement set) {
      return step(Kind.ELEMENT, NOTHING, "", "", set.index(), set.array(), set.value());
    } else if (step instanceof Step.NewContainer container) {
      return step(Kind.CONSTRUCT, container.result(), container.type(), "", null);
    } else if (step instanceof Step.Put put) {
      return put(put);
    } else if (step instanceof Step.Stub stub) {
      return step(Kind.STUB, stub.result(), stub.type(), "", null);
    } else if (step instanceof Step.Extend extend) {
      return new ReplayStep(
          Kind.EXTEND,
          extend.result(),
          extend.subclass().name(),
          "",
          String.join(",", extend.parameters()),
          array(extend.arguments()),
          extend.subclass().content());
    } else if (step instanceof Step.AllocateExtended allocate) {
      Subclass subclass = allocate.subclass();
      return step(
          Kind.ALLOCATE_EXTENDED, allocate.result(), subclass.name(), "", subclass.content());
    } else if (step instanceof Step.Answer answer) {
      Kind kind = answer.isThrown() ? Kind.FAILURE : Kind.ANSWER;
      return step(kind, NOTHING, "", answer.method(), null, answer.stub(), answer.value());
    } else if (step instanceof Step.Allocate allocate) {
      return step(Kind.ALLOCATE, allocate.result(), allocate.type(), "", null);
    } else if (step instanceof Step.SetField set) {
      return step(Kind.FIELD, NOTHING, "", set.field(), null, set.object(), set.value());
    } else if (step instanceof Step.Inject set) {
      return step(Kind.FIELD, NOTHING, "", set.field(), null, set.object(), set.value());
    } else if (step instanceof Step.Assign set) {
      return step(Kind.FIELD, NOTHING, "", set.field(), null, set.object(), set.value());
    } else if (step instanceof Step.Expect expect) {
      return step(Kind.EXPECT, NOTHING, "", expect.field(), null, expect.object(), expect.value());
    } else if (step instanceof Step.Given given) {
      return step(Kind.GIVEN, NOTHING, "", given.question(), null, given.value());
    } else if (step instanceof Step.SetStatic set) {
      return step(Kind.STATIC_FIELD, NOTHING, set.type(), set.field(), null, set.value());
    } else if (step instanceof Step.Construct construct) {
      return new ReplayStep(
          Kind.CONSTRUCT,
          construct.result(),
          construct.type(),
          "",
          String.join(",", construct.parameters()),
          array(construct.arguments()),
          null);
    }
    return invoke((Step.Invoke) step);
  }

  private static ReplayStep step(
      Kind kind, int result, String type, String name, @Nullable Object value, int... operands) {
    return new ReplayStep(kind, result, type, name, "", operands, value);
  }

  private static ReplayStep put(Step.Put put) {
    boolean isMap = put.values().size() == 2;
    List<Integer> operands = new ArrayList<>(List.of(put.container()));
    operands.addAll(put.values());
    return new ReplayStep(
        Kind.CALL,
        NOTHING,
        isMap ? "java.util.Map" : "java.util.Collection",
        isMap ? "put" : "add",
        isMap ? "java.lang.Object,java.lang.Object" : "java.lang.Object",
        array(operands),
        null);
  }

  private static ReplayStep invoke(Step.Invoke invoke) {
    List<Integer> operands = new ArrayList<>();
    invoke.receiver().ifPresent(operands::add);
    operands.addAll(invoke.arguments());
    return new ReplayStep(
        invoke.receiver().isPresent() ? Kind.CALL : Kind.STATIC_CALL,
        invoke.result(),
        invoke.owner(),
        invoke.method(),
        String.join(",", invoke.parameters()),
        array(operands),
        null);
  }

  private static int[] array(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }
}
