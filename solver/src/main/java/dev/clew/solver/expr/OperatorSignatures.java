package dev.clew.solver.expr;

import dev.clew.solver.expr.Sort.Kind;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Which sorts an operator takes and which it gives. */
final class OperatorSignatures {

  private OperatorSignatures() {}

  /** Whether the operator's result sort is chosen instead of following from the arguments. */
  static boolean isConversion(Op op) {
    return switch (op.theory()) {
      case BITS ->
          switch ((BitsOp) op) {
            case TRUNCATE, SIGN_EXTEND, ZERO_EXTEND, FROM_INTEGER -> true;
            default -> false;
          };
      case FLOAT ->
          switch ((FloatOp) op) {
            case CONVERT, FROM_SIGNED, FROM_UNSIGNED, FROM_BITS, TO_SIGNED, TO_UNSIGNED -> true;
            default -> false;
          };
      case STRING -> op == StringOp.PARSE_FLOAT;
      case CORE, INTEGER, FUNCTION -> false;
    };
  }

  static Sort result(Op op, Expr[] args) {
    return switch (op.theory()) {
      case CORE -> core((CoreOp) op, args);
      case BITS -> bits((BitsOp) op, args);
      case FLOAT -> floating((FloatOp) op, args);
      case INTEGER -> integer((IntegerOp) op, args);
      case STRING -> string((StringOp) op, args);
      case FUNCTION -> function((Function) op, args);
    };
  }

  private static Sort core(CoreOp op, Expr[] args) {
    return switch (op) {
      case NOT -> all(op, args, 1, Sort.BOOL, Sort.BOOL);
      case AND, OR -> all(op, args, 2, Sort.BOOL, Sort.BOOL);
      case EQ -> {
        require(args.length == 2 && args[0].sort().equals(args[1].sort()), op, args);
        yield Sort.BOOL;
      }
      case ITE -> {
        require(args.length == 3 && args[0].sort().kind() == Kind.BOOL, op, args);
        require(args[1].sort().equals(args[2].sort()), op, args);
        yield args[1].sort();
      }
    };
  }

  private static Sort bits(BitsOp op, Expr[] args) {
    return switch (op) {
      case NEG, NOT -> same(op, args, 1, Kind.BITS);
      case ADD, MUL, SDIV, SREM, UDIV, UREM, AND, OR, XOR, SHL, LSHR, ASHR ->
          same(op, args, 2, Kind.BITS);
      case SLT, SLE, ULT, ULE -> {
        same(op, args, 2, Kind.BITS);
        yield Sort.BOOL;
      }
      case SIGNED_VALUE, UNSIGNED_VALUE -> {
        same(op, args, 1, Kind.BITS);
        yield Sort.INTEGER;
      }
      case TRUNCATE, SIGN_EXTEND, ZERO_EXTEND, FROM_INTEGER -> throw needsTarget(op);
    };
  }

  private static Sort floating(FloatOp op, Expr[] args) {
    return switch (op) {
      case ADD, MUL, DIV -> rounded(op, args, 3);
      case FMA -> rounded(op, args, 4);
      case SQRT, ROUND -> rounded(op, args, 2);
      case REM, IEEE_REM -> same(op, args, 2, Kind.FLOAT);
      case NEG, ABS -> same(op, args, 1, Kind.FLOAT);
      case LT, LE, EQ -> {
        same(op, args, 2, Kind.FLOAT);
        yield Sort.BOOL;
      }
      case TO_BITS -> Sort.bits(same(op, args, 1, Kind.FLOAT).width());
      case CONVERT, FROM_SIGNED, FROM_UNSIGNED, FROM_BITS, TO_SIGNED, TO_UNSIGNED ->
          throw needsTarget(op);
    };
  }

  private static Sort integer(IntegerOp op, Expr[] args) {
    return switch (op) {
      case NEG -> all(op, args, 1, Sort.INTEGER, Sort.INTEGER);
      case ADD, MUL, DIV, MOD -> all(op, args, 2, Sort.INTEGER, Sort.INTEGER);
      case LT, LE -> all(op, args, 2, Sort.INTEGER, Sort.BOOL);
    };
  }

  private static Sort string(StringOp op, Expr[] args) {
    requireStringArguments(op, args);
    if (op == StringOp.PARSE_FLOAT) {
      throw needsTarget(op);
    }
    return op.result();
  }

  private static void requireStringArguments(StringOp op, Expr[] args) {
    require(args.length == op.arity(), op, args);
    for (int i = 0; i < args.length; i++) {
      require(op.takes(i, args[i].sort()), op, args);
    }
  }

  private static Sort function(Function function, Expr[] args) {
    require(args.length == function.parameters().size(), function, args);
    for (int i = 0; i < args.length; i++) {
      require(args[i].sort().equals(function.parameters().get(i)), function, args);
    }
    return function.result();
  }

  static void checkConversion(Op op, Sort target, Expr[] args) {
    if (!isConversion(op)) {
      throw new SortException(op + " has no chosen result sort");
    }
    if (op instanceof StringOp parse) {
      requireStringArguments(parse, args);
      require(target.equals(Sort.FLOAT) || target.equals(Sort.DOUBLE), op, args);
      return;
    }
    boolean fits =
        op instanceof BitsOp bits
            ? bitsConversionFits(bits, target, args)
            : floatConversionFits((FloatOp) op, target, args);
    require(fits, op, args);
  }

  private static boolean bitsConversionFits(BitsOp op, Sort target, Expr[] args) {
    if (args.length != 1 || target.kind() != Kind.BITS) {
      return false;
    }
    Sort from = args[0].sort();
    return op == BitsOp.FROM_INTEGER
        ? from.kind() == Kind.INTEGER
        : from.kind() == Kind.BITS
            && (op == BitsOp.TRUNCATE
                ? target.bits() <= from.bits()
                : target.bits() >= from.bits());
  }

  private static boolean floatConversionFits(FloatOp op, Sort target, Expr[] args) {
    int operand = op.rounds() ? 1 : 0;
    if (args.length != operand + 1 || (operand == 1 && args[0].sort().kind() != Kind.ROUNDING)) {
      return false;
    }
    Sort from = args[operand].sort();
    return switch (op) {
      case CONVERT -> from.kind() == Kind.FLOAT && target.kind() == Kind.FLOAT;
      case FROM_SIGNED, FROM_UNSIGNED -> from.kind() == Kind.BITS && target.kind() == Kind.FLOAT;
      case FROM_BITS ->
          from.kind() == Kind.BITS && target.kind() == Kind.FLOAT && from.width() == target.width();
      case TO_SIGNED, TO_UNSIGNED -> from.kind() == Kind.FLOAT && target.kind() == Kind.BITS;
      default -> false;
    };
  }

  /** All arguments of one sort. */
  private static Sort all(Op op, Expr[] args, int arity, Sort sort, Sort result) {
    require(args.length == arity, op, args);
    for (Expr arg : args) {
      require(arg.sort().equals(sort), op, args);
    }
    return result;
  }

  /** All arguments of one sort of this kind; gives that sort. */
  private static Sort same(Op op, Expr[] args, int arity, Kind kind) {
    require(args.length == arity && args[0].sort().kind() == kind, op, args);
    Sort sort = args[0].sort();
    for (int i = 1; i < arity; i++) {
      require(args[i].sort().equals(sort), op, args);
    }
    return sort;
  }

  /** A rounding mode and floats of one format; gives that format. */
  private static Sort rounded(Op op, Expr[] args, int arity) {
    require(args.length == arity && args[0].sort().kind() == Kind.ROUNDING, op, args);
    Sort sort = args[1].sort();
    require(sort.kind() == Kind.FLOAT, op, args);
    for (int i = 2; i < arity; i++) {
      require(args[i].sort().equals(sort), op, args);
    }
    return sort;
  }

  private static SortException needsTarget(Op op) {
    return new SortException(op + " needs a chosen result sort");
  }

  private static void require(boolean fits, Op op, Expr[] args) {
    if (!fits) {
      String sorts =
          Arrays.stream(args).map(arg -> arg.sort().toString()).collect(Collectors.joining(", "));
      throw new SortException(op + " does not take (" + sorts + ")");
    }
  }
}
