package functional;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Intermediate and terminal operations of sequential streams. */
public final class Streams {

  public static void main(String[] args) {
    List<String> words = List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha");
    System.out.println(words.stream().filter(w -> w.length() == 5).map(String::length).toList());
    System.out.println(words.stream().distinct().sorted().toList());
    System.out.println(
        words.stream()
            .sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()))
            .toList());
    System.out.println(
        words.stream().skip(1).limit(3).peek(w -> System.out.print("<" + w + ">")).count());
    System.out.println(
        words.stream()
            .flatMap(w -> w.chars().mapToObj(c -> (char) c))
            .distinct()
            .map(String::valueOf)
            .reduce("", String::concat));
    System.out.println(Stream.iterate(1, x -> x * 2).limit(10).toList());
    System.out.println(
        Stream.iterate(100, x -> x > 1, x -> x % 2 == 0 ? x / 2 : x * 3 + 1).toList());
    System.out.println(
        IntStream.range(0, 5).boxed().toList()
            + " "
            + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b));
    System.out.println(
        IntStream.of(3, 1, 2).sorted().mapToObj(Integer::toString).toList()
            + " "
            + LongStream.range(0, 100_000).sum());
    System.out.println(
        words.stream().anyMatch("echo"::equals)
            + " "
            + words.stream().allMatch(w -> w.length() > 4)
            + words.stream().noneMatch(String::isEmpty));
    System.out.println(
        words.stream().min(Comparator.naturalOrder())
            + " "
            + words.stream().max(Comparator.comparing(String::length)).get());
    System.out.println(words.stream().findFirst() + " " + Stream.empty().findAny());
    System.out.println(
        Stream.of(1, 2, 3, 4, 5, 1).takeWhile(x -> x < 4).toList()
            + " "
            + Stream.of(1, 2, 3, 4, 1).dropWhile(x -> x < 4).toList());
    System.out.println(
        Stream.of(1, 2, 3).reduce(0, Integer::sum)
            + " "
            + Stream.<Integer>empty().reduce(Integer::sum)
            + Stream.of("a", "bb").reduce(0, (n, s) -> n + s.length(), Integer::sum));
    System.out.println(Arrays.toString(words.stream().map(String::length).toArray(Integer[]::new)));
    System.out.println(IntStream.range(0, 20).filter(i -> i % 3 == 0).summaryStatistics());
    System.out.println(
        IntStream.of(1, 2, 4).average()
            + " "
            + IntStream.empty().average()
            + IntStream.of(5, -5).max());
    System.out.println(
        Stream.concat(Stream.of(1), Stream.of(2, 3)).mapToInt(x -> x).asDoubleStream().sum());
    System.out.println(
        Stream.of(List.of(1, 2), List.<Integer>of(), List.of(3))
            .<Integer>mapMulti((list, sink) -> list.forEach(sink))
            .toList());
    System.out.println(
        "hello"
            .chars()
            .filter(c -> c != 'l')
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append));
    StringBuilder order = new StringBuilder();
    Optional<Integer> first =
        Stream.of(1, 2, 3, 4)
            .peek(x -> order.append("p").append(x))
            .filter(
                x -> {
                  order.append("f").append(x);
                  return x > 2;
                })
            .findFirst();
    System.out.println(first + " " + order);
    Stream<Integer> once = Stream.of(1);
    once.forEach(x -> {});
    try {
      once.forEach(x -> {});
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    try {
      words.stream().toList().add("x");
    } catch (UnsupportedOperationException e) {
      System.out.println("unmodifiable");
    }
    Stream.of("a", "b").onClose(() -> System.out.println("closed")).close();
    System.out.println(
        IntStream.iterate(1, i -> i + 1)
            .mapToObj(i -> i * i)
            .filter(i -> i % 7 == 2)
            .limit(4)
            .toList());
    var iterator = Stream.generate(new int[] {0}::clone).map(a -> a.length).iterator();
    System.out.println(iterator.next() + iterator.next());
    System.out.println(
        IntStream.rangeClosed(2, 50)
            .filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0))
            .boxed()
            .toList());
  }
}
