package classes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Inner, local, anonymous and static nested classes, and what they capture. */
public class InnerClasses {

  private int counter = 10;
  private final String name;

  InnerClasses(String name) {
    this.name = name;
  }

  class Inner {
    private int counter = 100;

    class Innermost {
      int counter = 1000;

      String all() {
        return name + counter + Inner.this.counter + InnerClasses.this.counter++;
      }
    }

    int bump() {
      return counter += InnerClasses.this.counter;
    }
  }

  static class Nested extends InnerClasses {
    Nested() {
      super("nested");
    }

    int peek(InnerClasses other) {
      return other.counter + ((InnerClasses) this).counter;
    }
  }

  class Sub extends Inner {
    @Override
    int bump() {
      return super.bump() * 2;
    }
  }

  static class Outsider extends InnerClasses.Inner {
    Outsider(InnerClasses outer) {
      outer.super();
    }
  }

  List<Supplier<String>> suppliers(String prefix) {
    List<Supplier<String>> list = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int captured = i;
      class Local implements Supplier<String> {
        private final int own = captured * 2;

        @Override
        public String get() {
          return prefix + captured + own + name;
        }
      }
      list.add(new Local());
      list.add(
          new Supplier<>() {
            private int calls;

            {
              calls = captured;
            }

            @Override
            public String get() {
              return prefix + calls++ + counter;
            }
          });
      list.add(() -> prefix + "lambda" + captured + this.name + counter++);
    }
    return list;
  }

  static IntSupplier counter() {
    int[] state = {0};
    return () -> ++state[0];
  }

  public static void main(String[] args) {
    InnerClasses outer = new InnerClasses("outer");
    Inner inner = outer.new Inner();
    Inner.Innermost innermost = inner.new Innermost();
    System.out.println(innermost.all() + " " + innermost.all());
    System.out.println(
        inner.bump() + " " + outer.new Sub().bump() + " " + new Outsider(outer).bump());
    System.out.println(new Nested().peek(outer));
    for (Supplier<String> supplier : outer.suppliers("p")) {
      System.out.println(supplier.get() + " " + supplier.get());
    }
    IntSupplier one = counter();
    IntSupplier two = counter();
    System.out.println(one.getAsInt() + one.getAsInt() + two.getAsInt());
    Object anonymous =
        new Object() {
          @Override
          public String toString() {
            return "anonymous";
          }
        };
    System.out.println(
        anonymous + " " + anonymous.getClass().getName() + anonymous.getClass().isAnonymousClass());
    var typed =
        new Object() {
          int x = 3;

          int twice() {
            return x * 2;
          }
        };
    typed.x++;
    System.out.println(
        typed.twice() + " " + Inner.Innermost.class.getName() + Inner.class.isMemberClass());
    try {
      InnerClasses none = null;
      none.new Inner();
    } catch (NullPointerException e) {
      System.out.println("no outer instance");
    }
  }
}
