package newer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** JSON values as a sealed type: printed, merged, queried and compared by patterns. */
public final class JsonValues {

  sealed interface Json {}

  record Text(String value) implements Json {}

  record Number(double value) implements Json {}

  enum Literal implements Json {
    TRUE, FALSE, NULL
  }

  record Array(List<Json> items) implements Json {}

  record Obj(Map<String, Json> members) implements Json {}

  static String print(Json json) {
    return switch (json) {
      case Text(var value) -> '"' + value.replace("\"", "\\\"") + '"';
      case Number(double value) when value == Math.rint(value) && Math.abs(value) < 1e15 -> Long.toString((long) value);
      case Number(double value) -> Double.toString(value);
      case Literal.TRUE -> "true";
      case Literal.FALSE -> "false";
      case Literal.NULL -> "null";
      case Array(var items) -> items.stream().map(JsonValues::print).collect(Collectors.joining(",", "[", "]"));
      case Obj(var members) ->
          members.entrySet().stream()
              .map(entry -> print(new Text(entry.getKey())) + ":" + print(entry.getValue()))
              .collect(Collectors.joining(",", "{", "}"));
    };
  }

  record Two(Json left, Json right) {}

  static Json merge(Json left, Json right) {
    return switch (new Two(left, right)) {
      case Two(Obj(var a), Obj(var b)) -> {
        Map<String, Json> all = new LinkedHashMap<>(a);
        b.forEach((key, value) -> all.merge(key, value, JsonValues::merge));
        yield new Obj(all);
      }
      case Two(Array(var a), Array(var b)) -> {
        List<Json> all = new ArrayList<>(a);
        all.addAll(b);
        yield new Array(all);
      }
      case Two(Number(var a), Number(var b)) -> new Number(a + b);
      case Two(var a, Literal b) when b == Literal.NULL -> a;
      case Two(var a, var b) -> b;
    };
  }

  static Json of(Object o) {
    return switch (o) {
      case null -> Literal.NULL;
      case Boolean b -> b ? Literal.TRUE : Literal.FALSE;
      case java.lang.Number n -> new Number(n.doubleValue());
      case CharSequence s -> new Text(s.toString());
      case Object[] array -> new Array(java.util.Arrays.stream(array).map(JsonValues::of).toList());
      case Iterable<?> items -> {
        List<Json> list = new ArrayList<>();
        items.forEach(item -> list.add(of(item)));
        yield new Array(list);
      }
      case Map<?, ?> map -> {
        Map<String, Json> members = new LinkedHashMap<>();
        map.forEach((key, value) -> members.put(String.valueOf(key), of(value)));
        yield new Obj(members);
      }
      case Record r -> new Text(r.toString());
      default -> throw new IllegalArgumentException(o.getClass().getSimpleName());
    };
  }

  static int depth(Json json) {
    return switch (json) {
      case Array(var items) -> 1 + items.stream().mapToInt(JsonValues::depth).max().orElse(0);
      case Obj(var members) -> 1 + members.values().stream().mapToInt(JsonValues::depth).max().orElse(0);
      case Text _1 -> 0;
      case Number _1 -> 0;
      case Literal _1 -> 0;
    };
  }

  public static void main(String[] args) {
    Map<String, Object> inner = new LinkedHashMap<>();
    inner.put("a", List.of(1, 2.5, "x\"y"));
    inner.put("b", null);
    Object[] samples = {null, true, 5, -0.0, 1e20, Double.NaN, "text", List.of(), inner, new Object[] {1, new String[] {"p"}, null}, new Two(null, null)};
    for (Object sample : samples) {
      Json json = of(sample);
      System.out.println(print(json) + " " + depth(json) + " " + json.equals(of(sample)));
    }
    System.out.println(print(merge(of(inner), of(Map.of("a", List.of(true))))));
    System.out.println(print(merge(of(3), of(4))) + print(merge(of(3), of(null))) + print(merge(of("x"), of(4))));
    try {
      of('c');
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
