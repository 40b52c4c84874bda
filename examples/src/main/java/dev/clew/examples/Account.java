package dev.clew.examples;

/** Money, and two names for one account. */
public final class Account {

  int balance;

  /** Moves money; neither makes nor loses any, unless both accounts are the same. */
  static void transfer(Account from, Account to, int amount) { // paths 6
    // throws NullPointerException 1: amount > 0 && from == null
    if (amount <= 0 || from.balance < amount) {
      // throws IllegalArgumentException 2: amount <= 0 || from.balance < amount
      throw new IllegalArgumentException("not that much");
    }
    // throws NullPointerException 1: to == null
    int before = from.balance + to.balance;
    int left = from.balance - amount;
    int right = to.balance + amount;
    from.balance = left;
    to.balance = right;
    if (from.balance + to.balance != before) {
      // throws IllegalStateException "money from nothing" 1: from == to
      throw new IllegalStateException("money from nothing");
    }
  } // returns 1: from != to
}
