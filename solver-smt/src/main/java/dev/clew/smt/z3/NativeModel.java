package dev.clew.smt.z3;

import com.microsoft.z3.Native;
import com.microsoft.z3.enumerations.Z3_decl_kind;
import com.microsoft.z3.enumerations.Z3_lbool;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.FunctionTable;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.SoftFloat;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads values from a model that Z3 found; to be closed. */
final class NativeModel implements AutoCloseable {

  private final Z3Encoder encoder;
  private final long z3;
  private final long model;
  private final Native.LongPtr evaluated = new Native.LongPtr();

  NativeModel(NativeContext context, Z3Encoder encoder, long model) {
    this.encoder = encoder;
    this.z3 = context.handle();
    this.model = model;
    Native.modelIncRef(z3, model);
  }

  /** The values of all unknowns, and tables of the functions that cannot be run. */
  Assignment assignment(List<Z3Conjunct> conjuncts) {
    Map<Symbol, Value> values = new LinkedHashMap<>();
    Map<Function, Map<List<Value>, Value>> tables = new LinkedHashMap<>();
    for (Z3Conjunct conjunct : conjuncts) {
      for (Symbol symbol : conjunct.symbols()) {
        values.computeIfAbsent(symbol, this::value);
      }
      for (Apply apply : conjunct.approximated()) {
        if (!ApproximatedOperators.canBeComputed(apply.op())) {
          tables
              .computeIfAbsent((Function) apply.op(), function -> new LinkedHashMap<>())
              .put(arguments(apply), value(apply));
        }
      }
    }
    Map<Function, FunctionTable> functions = new LinkedHashMap<>();
    tables.forEach(
        (function, entries) ->
            functions.put(function, new FunctionTable(entries, Value.zero(function.result()))));
    return Assignment.of(values, functions);
  }

  private List<Value> arguments(Apply apply) {
    List<Value> arguments = new ArrayList<>(apply.arity());
    for (int i = 0; i < apply.arity(); i++) {
      arguments.add(value(apply.arg(i)));
    }
    return arguments;
  }

  /** What the model says of a translated term. */
  private Value value(Expr expr) {
    if (!Native.modelEval(z3, model, encoder.handle(expr), true, evaluated)) {
      throw new IllegalStateException("Z3 does not evaluate " + expr);
    }
    long result = evaluated.value;
    Native.incRef(z3, result);
    try {
      return read(expr.sort(), result);
    } finally {
      Native.decRef(z3, result);
    }
  }

  private Value read(Sort sort, long result) {
    return switch (sort.kind()) {
      case BOOL -> Value.of(Native.getBoolValue(z3, result) == Z3_lbool.Z3_L_TRUE.toInt());
      case BITS -> Value.ofPattern(sort, number(result));
      case REFERENCE -> Value.reference(sort, number(result).longValue());
      case INTEGER -> Value.of(number(result));
      case FLOAT -> floating(sort, result);
      case ROUNDING -> Value.of(rounding(result));
      case STRING, LANGUAGE -> throw new UnsupportedTermException("strings");
    };
  }

  private BigInteger number(long numeral) {
    Native.LongPtr small = new Native.LongPtr();
    return Native.getNumeralInt64(z3, numeral, small)
        ? BigInteger.valueOf(small.value)
        : new BigInteger(Native.getNumeralString(z3, numeral));
  }

  private Value floating(Sort sort, long result) {
    SoftFloat format = new SoftFloat(sort.exponentBits(), sort.bits());
    if (Native.fpaIsNumeralNan(z3, result)) {
      return Value.ofPattern(sort, format.nan());
    }
    boolean negative = Native.fpaIsNumeralNegative(z3, result);
    if (Native.fpaIsNumeralInf(z3, result)) {
      return Value.ofPattern(sort, format.infinity(negative));
    }
    if (Native.fpaIsNumeralZero(z3, result)) {
      return Value.ofPattern(sort, format.zero(negative));
    }
    BigInteger exponent = part(Native.fpaGetNumeralExponentBv(z3, result, true));
    BigInteger fraction = part(Native.fpaGetNumeralSignificandBv(z3, result));
    BigInteger magnitude = exponent.shiftLeft(sort.bits() - 1).or(fraction);
    return Value.ofPattern(sort, negative ? magnitude.setBit(sort.width() - 1) : magnitude);
  }

  private BigInteger part(long numeral) {
    Native.incRef(z3, numeral);
    BigInteger number = new BigInteger(Native.getNumeralString(z3, numeral));
    Native.decRef(z3, numeral);
    return number;
  }

  private RoundingMode rounding(long result) {
    int kind = Native.getDeclKind(z3, Native.getAppDecl(z3, result));
    return switch (Z3_decl_kind.fromInt(kind)) {
      case Z3_OP_FPA_RM_NEAREST_TIES_TO_EVEN -> RoundingMode.HALF_EVEN;
      case Z3_OP_FPA_RM_NEAREST_TIES_TO_AWAY -> RoundingMode.HALF_UP;
      case Z3_OP_FPA_RM_TOWARD_POSITIVE -> RoundingMode.CEILING;
      case Z3_OP_FPA_RM_TOWARD_NEGATIVE -> RoundingMode.FLOOR;
      case Z3_OP_FPA_RM_TOWARD_ZERO -> RoundingMode.DOWN;
      default -> throw new IllegalStateException("no rounding mode");
    };
  }

  @Override
  public void close() {
    Native.modelDecRef(z3, model);
  }
}
