package library;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** Lazy sequences made of iterators that wrap iterators. */
public final class Iterators {

  interface Seq<T> extends Iterable<T> {
    static Seq<Integer> from(int start) {
      return () ->
          new Iterator<>() {
            private int next = start;

            @Override
            public boolean hasNext() {
              return true;
            }

            @Override
            public Integer next() {
              return next++;
            }
          };
    }

    default <R> Seq<R> map(Function<? super T, ? extends R> function) {
      return () -> {
        Iterator<T> inner = iterator();
        return new Iterator<>() {
          @Override
          public boolean hasNext() {
            return inner.hasNext();
          }

          @Override
          public R next() {
            return function.apply(inner.next());
          }
        };
      };
    }

    default Seq<T> filter(Predicate<? super T> predicate) {
      return () -> {
        Iterator<T> inner = iterator();
        return new Iterator<>() {
          private T ready;
          private boolean isReady;

          @Override
          public boolean hasNext() {
            while (!isReady && inner.hasNext()) {
              ready = inner.next();
              isReady = predicate.test(ready);
            }
            return isReady;
          }

          @Override
          public T next() {
            if (!hasNext()) {
              throw new NoSuchElementException();
            }
            isReady = false;
            return ready;
          }
        };
      };
    }

    default Seq<T> take(int count) {
      return () -> {
        Iterator<T> inner = iterator();
        return new Iterator<>() {
          private int left = count;

          @Override
          public boolean hasNext() {
            return left > 0 && inner.hasNext();
          }

          @Override
          public T next() {
            if (left-- <= 0) {
              throw new NoSuchElementException("taken " + count);
            }
            return inner.next();
          }
        };
      };
    }
  }

  public static void main(String[] args) {
    Seq<String> seq = Seq.from(1).filter(x -> x % 3 == 0).map(x -> "<" + x * x + ">").take(5);
    for (int round = 0; round < 2; round++) {
      for (String text : seq) {
        System.out.print(text);
      }
      System.out.println();
    }
    Iterator<String> iterator = seq.iterator();
    iterator.forEachRemaining(text -> System.out.print(text.length() + " "));
    System.out.println();
    try {
      iterator.next();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    try {
      iterator.remove();
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage());
    }
    for (Integer prime :
        Seq.from(2).filter(n -> IntStream.range(2, n).noneMatch(d -> n % d == 0)).take(8)) {
      System.out.println(prime);
    }
    PrimitiveIterator.OfInt ints = IntStream.of(4, 5).iterator();
    System.out.println(ints.nextInt() + ints.next());
    System.out.println(
        StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(List.of(1, 2).iterator(), 0), false)
            .count());
  }
}
