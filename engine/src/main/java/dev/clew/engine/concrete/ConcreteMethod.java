package dev.clew.engine.concrete;

import dev.clew.engine.concrete.ConcreteFunction.Thrown;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.CallWay;
import dev.clew.engine.model.Model;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls of a method that is run: for real where all is known, as a function of unknowns. */
final class ConcreteMethod implements Model {

  private final MethodInfo method;
  private final List<JvmType> parameters;
  private final ConcreteFunctions functions;

  ConcreteMethod(MethodInfo method, ConcreteFunctions functions) {
    this.method = method;
    this.parameters = method.signature().parameters();
    this.functions = functions;
  }

  @Override
  public boolean isConcerned(Call call) {
    return true;
  }

  /** What is not looked into has one path, whatever its branches: no exploration of it. */
  @Override
  public boolean standsForTarget() {
    return false;
  }

  @Override
  public CallExit apply(Call call) {
    ConcreteFunction function = function(call);
    if (function == null) {
      return call.unsupported(
          ReasonCode.CONCRETE_RECEIVER, method + " on an object that has fields");
    }
    List<Expr> arguments = arguments(call);
    return arguments.stream().allMatch(Const.class::isInstance)
        ? run(call, function, arguments)
        : fork(call, function, arguments.toArray(Expr[]::new));
  }

  private @Nullable ConcreteFunction function(Call call) {
    boolean[] isNull = new boolean[parameters.size()];
    for (int i = 0; i < isNull.length; i++) {
      isNull[i] = parameters.get(i).isReference() && call.isNull(place(i));
    }
    if (method.isStatic()) {
      return functions.of(method, method.owner().toString(), isNull);
    }
    RuntimeClass receiver = call.memory().classOf(call.id(0));
    boolean isPlain = receiver.info().instanceFields().isEmpty();
    return isPlain ? functions.of(method, receiver.name(), isNull) : null;
  }

  private int place(int parameter) {
    return method.isStatic() ? parameter : parameter + 1;
  }

  /** Those that are not null. */
  private List<Expr> arguments(Call call) {
    List<Expr> arguments = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      JvmType type = parameters.get(i);
      if (!type.isReference()) {
        arguments.add(CrossingTypes.narrow(call.terms().ints(), type, call.number(place(i))));
      } else if (!call.isNull(place(i))) {
        arguments.add(call.text(place(i)));
      }
    }
    return arguments;
  }

  private CallExit run(Call call, ConcreteFunction function, List<Expr> arguments) {
    List<Value> values = arguments.stream().map(each -> ((Const) each).value()).toList();
    MethodAnswer answer = function.answer(values);
    if (answer instanceof MethodAnswer.Threw threw) {
      Thrown thrown = new Thrown(threw.className(), threw.message() != null);
      return raise(call, thrown, threw.message());
    }
    if (answer instanceof MethodAnswer.Failed) {
      Reason why = function.complaint(answer);
      return call.unsupported(why.cause(), why.detail());
    }
    Object box = ((MethodAnswer.Returned) answer).value();
    JvmType result = method.signature().result();
    return box == null
        ? call.giveObject(0)
        : give(call, call.terms().factory().constant(CrossingTypes.value(result, box)));
  }

  private CallExit give(Call call, Expr narrow) {
    return call.give(CrossingTypes.widen(call.terms().ints(), method.signature().result(), narrow));
  }

  private CallExit fork(Call call, ConcreteFunction function, Expr[] arguments) {
    ExprFactory terms = call.terms().factory();
    ConcreteFunction.Experience expected = function.experience();
    if (expected.failure() != null) {
      Reason why = function.complaint(expected.failure());
      return call.unsupported(why.cause(), why.detail());
    }
    Expr outcome = terms.apply(function.outcome(), arguments);
    List<CallWay> ways = new ArrayList<>();
    ways.add(
        call.when(
                terms.eq(outcome, terms.intConst(ConcreteFunction.RETURNS)),
                inside -> give(inside, terms.apply(function.value(), arguments)))
            .noted(""));
    if (expected.returnsNull()) {
      ways.add(
          call.when(
                  terms.eq(outcome, terms.intConst(ConcreteFunction.RETURNS_NULL)),
                  inside -> inside.giveObject(0))
              .noted(method.name() + " returns null"));
    }
    for (int i = 0; i < expected.thrown().size(); i++) {
      Thrown thrown = expected.thrown().get(i);
      Expr message = thrown.hasMessage() ? terms.apply(function.message(), arguments) : null;
      ways.add(
          call.when(
                  terms.eq(outcome, terms.intConst(ConcreteFunction.FIRST_THROWN + i)),
                  inside -> raise(inside, thrown, message))
              .noted(method.name() + " throws " + thrown.className()));
    }
    ways.add(
        call.when(terms.eq(outcome, terms.intConst(ConcreteFunction.OTHER)), this::endsOtherwise)
            .rare());
    return call.fork(ways);
  }

  private CallExit endsOtherwise(Call call) {
    return call.unsupported(ReasonCode.CONCRETE_THREW, method + " ended as no sample did");
  }

  /** Throws what the method threw: of the JDK's exceptions, those that have a message or none. */
  private CallExit raise(Call call, Thrown thrown, @Nullable Object message) {
    String name = thrown.className().replace('.', '/');
    String descriptor = message == null ? "()V" : "(Ljava/lang/String;)V";
    try {
      RuntimeClass type = call.memory().named(name);
      if (type.info().isJdk() && type.info().method("<init>", descriptor).isPresent()) {
        return call.raise(name, message);
      }
    } catch (LinkageException e) {
      // there is no such class in the program
    }
    return call.unsupported(ReasonCode.CONCRETE_THREW, method + " threw " + thrown.className());
  }
}
