package dev.clew.neighbours;

/** Account checksums and a balance. */
public class BankAccount {

  private long balance;
  private boolean closed;

  public BankAccount(String number) {
    if (!checks(number)) {
      throw new IllegalArgumentException("wrong number: " + number);
    }
  }

  public static boolean checks(String number) {
    int[] weights = {2, 7, 6, 5, 4, 3, 2};
    if (number.length() != 8) {
      return false;
    }
    int sum = 0;
    for (int i = 0; i < weights.length; i++) {
      int digit = number.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return false;
      }
      sum += digit * weights[i];
    }
    int check = 11 - sum % 11;
    if (check == 10) {
      return false;
    }
    return number.charAt(7) - '0' == (check == 11 ? 0 : check);
  }

  public long withdraw(long amount) {
    if (closed) {
      throw new IllegalStateException("closed");
    }
    if (amount <= 0) {
      throw new IllegalArgumentException("amount: " + amount);
    }
    if (amount > balance) {
      throw new IllegalStateException("only " + balance + " left");
    }
    balance -= amount;
    if (balance == 0) {
      closed = true;
    }
    return balance;
  }
}
