package lang;

import java.util.Objects;
import java.util.Optional;

/** Stable properties, identity, Objects and object methods. */
public final class SystemBits {

  static class Plain {}

  public static void main(String[] args) {
    System.out.println(System.getProperty("line.separator").equals("\n"));
    System.out.println(System.lineSeparator().length());
    System.out.println(System.getProperty("java.specification.version"));
    System.out.println(System.getProperty("file.separator") + System.getProperty("path.separator"));
    System.out.println(System.getProperty("no.such") + System.getProperty("no.such", "default"));
    System.out.println(Integer.getInteger("no.such", 5) + " " + Boolean.getBoolean("no.such"));
    System.setProperty("conformance.test", "here");
    System.out.println(
        System.getProperty("conformance.test") + System.clearProperty("conformance.test"));
    System.out.println(System.nanoTime() - System.nanoTime() <= 0);
    System.out.println(System.currentTimeMillis() > 1_600_000_000_000L);
    Plain plain = new Plain();
    System.out.println(
        plain.equals(plain) + " " + plain.equals(new Plain()) + " " + plain.equals(null));
    System.out.println(plain.hashCode() == plain.hashCode());
    System.out.println(plain.toString().startsWith("lang.SystemBits$Plain@"));
    System.out.println(plain.toString().endsWith(Integer.toHexString(plain.hashCode())));
    System.out.println(
        Objects.equals(null, null) + " " + Objects.hash(1, "a", null) + Objects.hashCode(null));
    System.out.println(Objects.toString(null, "none") + Objects.requireNonNullElse(null, "else"));
    System.out.println(Objects.isNull(plain) + " " + Objects.compare(1, 2, Integer::compare));
    attempt(() -> Objects.requireNonNull(null));
    attempt(() -> Objects.requireNonNull(null, "must be there"));
    attempt(() -> Objects.requireNonNull(null, () -> "supplied"));
    attempt(() -> Objects.checkIndex(5, 5));
    attempt(() -> Objects.checkFromToIndex(2, 1, 5));
    attempt(() -> Objects.checkFromIndexSize(2, 9, 5));
    Optional<String> some = Optional.of("value");
    System.out.println(some + " " + some.map(String::length) + " " + some.filter(String::isEmpty));
    System.out.println(Optional.empty() + " " + Optional.ofNullable(null).isPresent());
    System.out.println(
        some.flatMap(v -> Optional.of(v + v)).orElse("x") + some.or(Optional::empty).get());
    attempt(() -> Optional.empty().get());
    attempt(() -> Optional.empty().orElseThrow(() -> new IllegalStateException("mine")));
    attempt(() -> Optional.of((Object) null));
    some.ifPresentOrElse(v -> System.out.println("has " + v), () -> System.out.println("none"));
    System.out.println(
        Optional.empty().stream().count()
            + " "
            + some.hashCode()
            + some.equals(Optional.of("value")));
    System.out.println(java.util.OptionalInt.of(3) + " " + java.util.OptionalDouble.empty());
    System.out.println(Runtime.version().feature() >= 17);
    System.out.println(Runtime.getRuntime().availableProcessors() > 0);
  }

  private static void attempt(Runnable action) {
    try {
      action.run();
      System.out.println("fine");
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }
}
