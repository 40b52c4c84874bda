package dev.clew.replay.hunt;

import dev.clew.harness.replay.CallForm;
import dev.clew.harness.replay.ReplayStep;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** A call some of whose inputs are left open, for others to fill in: it goes over the pipe once. */
public final class OpenCall {

  private final CallForm form;

  private OpenCall(CallForm form) {
    this.form = form;
  }

  /**
   * One with holes where values are a {@link CallHole}, and where an array of bytes or characters
   * has one as its only element.
   */
  public static OpenCall of(Recipe recipe) {
    List<ReplayStep> steps = new ArrayList<>();
    List<Step> all = recipe.steps();
    for (int i = 0; i < all.size(); i++) {
      Step step = all.get(i);
      OptionalInt place =
          step instanceof Step.NewArray array ? ofArray(array, all, i) : place(step);
      if (place.isEmpty()) {
        steps.add(Replayer.step(step));
      } else if (step instanceof Step.NewArray array) {
        steps.add(hole(array.result(), array.type(), place.getAsInt()));
        i += 2; // its element, and what puts it there
      } else {
        steps.add(hole(((Step.Making) step).result(), "", place.getAsInt()));
      }
    }
    return new OpenCall(new CallForm(steps, Replayer.step(recipe.call())));
  }

  private static OptionalInt place(Step step) {
    if (step instanceof Step.Constant constant && constant.value() != null) {
      return CallHole.placeOf(constant.value());
    }
    return step instanceof Step.NewText text ? CallHole.placeOf(text.text()) : OptionalInt.empty();
  }

  private static OptionalInt ofArray(Step.NewArray array, List<Step> all, int at) {
    boolean isText = array.type().equals("byte[]") || array.type().equals("char[]");
    boolean hasElement = isText && array.length() == 1 && at + 1 < all.size(); // zero needs no step
    return hasElement ? place(all.get(at + 1)) : OptionalInt.empty();
  }

  private static ReplayStep hole(int result, String type, int place) {
    return new ReplayStep(ReplayStep.Kind.HOLE, result, type, "", "", new int[0], place);
  }

  CallForm form() {
    return form;
  }
}
