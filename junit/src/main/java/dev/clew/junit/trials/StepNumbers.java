package dev.clew.junit.trials;

import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** The numbers that steps are about. */
final class StepNumbers {

  private StepNumbers() {}

  /** The same step about other numbers. */
  static Step changed(Step step, UnaryOperator<Integer> to) {
    return step instanceof Step.Making making ? made(making, to) : told(step, to);
  }

  private static Step made(Step.Making step, UnaryOperator<Integer> to) {
    int result = to.apply(step.result());
    if (step instanceof Step.Constant constant) {
      return new Step.Constant(result, constant.value());
    } else if (step instanceof Step.NewText text) {
      return new Step.NewText(result, text.text());
    } else if (step instanceof Step.EnumConstant constant) {
      return new Step.EnumConstant(result, constant.type(), constant.name());
    } else if (step instanceof Step.ClassLiteral literal) {
      return new Step.ClassLiteral(result, literal.type());
    } else if (step instanceof Step.NewArray array) {
      return new Step.NewArray(result, array.type(), array.length());
    } else if (step instanceof Step.NewContainer each) {
      return new Step.NewContainer(result, each.type(), each.arguments(), each.size());
    } else if (step instanceof Step.Construct each) {
      return new Step.Construct(result, each.type(), each.parameters(), all(each.arguments(), to));
    } else if (step instanceof Step.Invoke each) {
      OptionalInt receiver =
          each.receiver().isPresent()
              ? OptionalInt.of(to.apply(each.receiver().getAsInt()))
              : OptionalInt.empty();
      return new Step.Invoke(
          result,
          each.owner(),
          each.method(),
          each.parameters(),
          receiver,
          all(each.arguments(), to));
    } else if (step instanceof Step.Extend each) {
      List<Integer> arguments = all(each.arguments(), to);
      return new Step.Extend(result, each.type(), each.subclass(), each.parameters(), arguments);
    } else if (step instanceof Step.AllocateExtended each) {
      return new Step.AllocateExtended(result, each.type(), each.subclass());
    } else if (step instanceof Step.Allocate each) {
      return new Step.Allocate(result, each.type());
    }
    return new Step.Stub(result, ((Step.Stub) step).type());
  }

  private static Step told(Step step, UnaryOperator<Integer> to) {
    if (step instanceof Step.SetElement set) {
      return new Step.SetElement(to.apply(set.array()), set.index(), to.apply(set.value()));
    } else if (step instanceof Step.Put put) {
      return new Step.Put(to.apply(put.container()), all(put.values(), to));
    } else if (step instanceof Step.Answer answer) {
      return new Step.Answer(
          to.apply(answer.stub()),
          answer.method(),
          to.apply(answer.value()),
          answer.isThrown());
    } else if (step instanceof Step.Assign set) {
      return new Step.Assign(to.apply(set.object()), set.field(), to.apply(set.value()));
    } else if (step instanceof Step.Inject set) {
      return new Step.Inject(to.apply(set.object()), set.field(), to.apply(set.value()));
    } else if (step instanceof Step.SetField set) {
      return new Step.SetField(to.apply(set.object()), set.field(), to.apply(set.value()));
    } else if (step instanceof Step.Expect expect) {
      return new Step.Expect(to.apply(expect.object()), expect.field(), to.apply(expect.value()));
    } else if (step instanceof Step.Given given) {
      return new Step.Given(given.question(), to.apply(given.value()), given.matters());
    }
    Step.SetStatic set = (Step.SetStatic) step;
    return new Step.SetStatic(set.type(), set.field(), to.apply(set.value()));
  }

  private static List<Integer> all(List<Integer> numbers, UnaryOperator<Integer> to) {
    return numbers.stream().map(to).toList();
  }

  /** What a call is given; nothing for what is none. */
  static List<Integer> arguments(Step step) {
    if (step instanceof Step.Construct construct) {
      return construct.arguments();
    }
    return step instanceof Step.Invoke invoke ? invoke.arguments() : List.of();
  }

  /** The same call with other arguments. */
  static Step withArguments(Step call, List<Integer> arguments) {
    if (call instanceof Step.Construct each) {
      return new Step.Construct(each.result(), each.type(), each.parameters(), arguments);
    }
    Step.Invoke each = (Step.Invoke) call;
    return new Step.Invoke(
        each.result(), each.owner(), each.method(), each.parameters(), each.receiver(), arguments);
  }

  /** The highest number of anything that is made. */
  static int highest(Recipe recipe) {
    int highest = recipe.call() instanceof Step.Making making ? making.result() : 0;
    for (Step step : recipe.steps()) {
      if (step instanceof Step.Making making) {
        highest = Math.max(highest, making.result());
      }
    }
    return highest;
  }

  /** What a step may change, which other steps made. */
  static List<Integer> changes(Step step) {
    if (step instanceof Step.SetElement set) {
      return List.of(set.array());
    } else if (step instanceof Step.Put put) {
      return List.of(put.container());
    } else if (step instanceof Step.Answer answer) {
      return List.of(answer.stub());
    } else if (step instanceof Step.Assign set) {
      return List.of(set.object());
    } else if (step instanceof Step.Inject set) {
      return List.of(set.object());
    } else if (step instanceof Step.Invoke invoke) {
      return invoke.receiver().stream().boxed().toList();
    }
    return List.of();
  }

  /** What a step needs others to have made. */
  static List<Integer> used(Step step) {
    List<Integer> used = new ArrayList<>(changes(step));
    if (step instanceof Step.SetElement set) {
      used.add(set.value());
    } else if (step instanceof Step.Put put) {
      used.addAll(put.values());
    } else if (step instanceof Step.Answer answer) {
      used.add(answer.value());
    } else if (step instanceof Step.Assign set) {
      used.add(set.value());
    } else if (step instanceof Step.Inject set) {
      used.add(set.value());
    } else if (step instanceof Step.Invoke invoke) {
      used.addAll(invoke.arguments());
    } else if (step instanceof Step.Construct construct) {
      used.addAll(construct.arguments());
    } else if (step instanceof Step.Extend extend) {
      used.addAll(extend.arguments());
    }
    return used;
  }
}
