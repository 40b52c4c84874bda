package shop;

/** An interface: there is no code in this module. */
public interface Counted {
  int count();
}
