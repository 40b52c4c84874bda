package functional;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Collectors over a small table of people. */
public final class CollectorsPrograms {

  enum Dept {
    DEV,
    OPS,
    HR
  }

  record Person(String name, int age, Dept dept, double salary) {}

  static final List<Person> PEOPLE =
      List.of(
          new Person("Ada", 36, Dept.DEV, 120.5),
          new Person("Bob", 25, Dept.OPS, 80),
          new Person("Cid", 41, Dept.DEV, 99.25),
          new Person("Dee", 25, Dept.HR, 70),
          new Person("Eve", 36, Dept.OPS, 85.75));

  public static void main(String[] args) {
    show(PEOPLE.stream().map(Person::name).collect(Collectors.joining(", ", "[", "]")));
    show(
        PEOPLE.stream()
            .collect(
                Collectors.groupingBy(
                    Person::dept,
                    () -> new EnumMap<>(Dept.class),
                    Collectors.mapping(Person::name, Collectors.toList()))));
    show(
        PEOPLE.stream()
            .collect(Collectors.groupingBy(Person::age, TreeMap::new, Collectors.counting())));
    show(
        PEOPLE.stream()
            .collect(
                Collectors.partitioningBy(
                    p -> p.age() > 30, Collectors.summingDouble(Person::salary))));
    show(PEOPLE.stream().collect(Collectors.averagingInt(Person::age)));
    show(PEOPLE.stream().collect(Collectors.toMap(Person::name, Person::age)));
    show(
        PEOPLE.stream()
            .collect(
                Collectors.toMap(Person::dept, Person::salary, Double::sum, LinkedHashMap::new)));
    try {
      PEOPLE.stream().collect(Collectors.toMap(Person::age, Person::name));
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    IntSummaryStatistics ages = PEOPLE.stream().collect(Collectors.summarizingInt(Person::age));
    System.out.println(ages + " " + ages.getAverage());
    show(PEOPLE.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
    show(
        PEOPLE.stream()
            .collect(Collectors.maxBy(Comparator.comparing(Person::salary)))
            .get()
            .name());
    show(PEOPLE.stream().collect(Collectors.reducing(0, Person::age, Integer::max)));
    show(
        PEOPLE.stream()
            .collect(
                Collectors.groupingBy(
                    Person::dept,
                    TreeMap::new,
                    Collectors.filtering(p -> p.age() < 40, Collectors.counting()))));
    show(
        PEOPLE.stream()
            .collect(
                Collectors.groupingBy(
                    p -> p.name().charAt(0) > 'B',
                    Collectors.flatMapping(
                        p -> p.name().chars().mapToObj(c -> (char) c),
                        Collectors.toCollection(TreeSet::new)))));
    show(
        PEOPLE.stream()
            .collect(
                Collectors.teeing(
                    Collectors.counting(),
                    Collectors.averagingDouble(Person::salary),
                    (n, avg) -> n + ":" + avg)));
    Collector<Person, ?, List<String>> own =
        Collector.of(
            ArrayList::new,
            (list, p) -> list.add(p.name().toLowerCase(java.util.Locale.ROOT)),
            (a, b) -> {
              a.addAll(b);
              return a;
            });
    show(PEOPLE.stream().collect(own));
    Map<Integer, Map<Dept, Long>> nested =
        PEOPLE.stream()
            .collect(
                Collectors.groupingBy(
                    Person::age,
                    TreeMap::new,
                    Collectors.groupingBy(Person::dept, TreeMap::new, Collectors.counting())));
    System.out.println(nested);
    String text = "it was the best of times it was the worst of times";
    Map<String, Long> counts =
        Stream.of(text.split(" "))
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    counts.entrySet().stream()
        .sorted(
            Map.Entry.<String, Long>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(5)
        .forEach(e -> System.out.println(e.getKey() + " " + e.getValue()));
    System.out.println(
        Stream.of(0.1, 0.2, 0.3, 0.4).collect(Collectors.summingDouble(x -> x))
            + " "
            + Stream.of(1L, 2L).collect(Collectors.summarizingLong(x -> x)));
    System.out.println(Stream.of("x", "y").collect(Collectors.toUnmodifiableList()));
  }

  private static void show(Object result) {
    System.out.println(result);
  }
}
