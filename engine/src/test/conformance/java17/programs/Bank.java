package programs;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Accounts, transfers that fail half way and are rolled back, interest, statements. */
public final class Bank {

  static class InsufficientFunds extends Exception {
    private static final long serialVersionUID = 1;

    InsufficientFunds(String id, BigDecimal missing) {
      super(id + " lacks " + missing);
    }
  }

  abstract static class Account {
    final String id;
    protected BigDecimal balance = BigDecimal.ZERO.setScale(2);
    private final List<String> statement = new ArrayList<>();

    Account(String id) {
      this.id = id;
    }

    void deposit(BigDecimal amount) {
      if (amount.signum() <= 0) {
        throw new IllegalArgumentException("not positive: " + amount);
      }
      book("+", amount);
    }

    void withdraw(BigDecimal amount) throws InsufficientFunds {
      BigDecimal missing = amount.subtract(balance.add(credit()));
      if (missing.signum() > 0) {
        throw new InsufficientFunds(id, missing);
      }
      book("-", amount);
    }

    private void book(String sign, BigDecimal amount) {
      balance = sign.equals("+") ? balance.add(amount) : balance.subtract(amount);
      statement.add(sign + amount + "=" + balance);
    }

    abstract BigDecimal credit();

    void endMonth() {}
  }

  static final class Savings extends Account {
    Savings(String id) {
      super(id);
    }

    @Override
    BigDecimal credit() {
      return BigDecimal.ZERO;
    }

    @Override
    void endMonth() {
      BigDecimal interest =
          balance.multiply(new BigDecimal("0.0025")).setScale(2, RoundingMode.HALF_EVEN);
      if (interest.signum() > 0) {
        deposit(interest);
      }
    }
  }

  static final class Checking extends Account {
    private final BigDecimal limit;

    Checking(String id, String limit) {
      super(id);
      this.limit = new BigDecimal(limit);
    }

    @Override
    BigDecimal credit() {
      return limit;
    }
  }

  private final Map<String, Account> accounts = new TreeMap<>();

  void open(Account account) {
    if (accounts.putIfAbsent(account.id, account) != null) {
      throw new IllegalStateException("there is an account " + account.id);
    }
  }

  void transfer(String from, String to, String amount) throws InsufficientFunds {
    BigDecimal value = new BigDecimal(amount);
    Account source = accounts.get(from);
    source.withdraw(value);
    try {
      accounts.get(to).deposit(value);
    } catch (RuntimeException e) {
      source.deposit(value);
      throw e;
    }
  }

  public static void main(String[] args) {
    Bank bank = new Bank();
    bank.open(new Savings("s1"));
    bank.open(new Checking("c1", "100.00"));
    bank.open(new Checking("c2", "0"));
    bank.accounts.get("c1").deposit(new BigDecimal("250.50"));
    String[][] transfers = {
      {"c1", "s1", "300"},
      {"c1", "c2", "50.51"},
      {"s1", "c2", "0.01"},
      {"s1", "nobody", "10"},
      {"c2", "s1", "1e3"},
      {"nobody", "s1", "1"},
      {"c2", "c1", "x"},
      {"s1", "s1", "299.99"}
    };
    for (String[] transfer : transfers) {
      try {
        bank.transfer(transfer[0], transfer[1], transfer[2]);
        System.out.println("transferred " + transfer[2]);
      } catch (InsufficientFunds e) {
        System.out.println(e.getMessage());
      } catch (NumberFormatException e) {
        System.out.println("not a number");
      } catch (RuntimeException e) {
        System.out.println(e.getClass().getSimpleName());
      }
    }
    for (int month = 0; month < 3; month++) {
      bank.accounts.values().forEach(Account::endMonth);
    }
    bank.accounts.forEach(
        (id, account) -> System.out.println(id + " " + account.balance + " " + account.statement));
    try {
      bank.open(new Savings("c2"));
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    try {
      bank.accounts.get("c1").deposit(new BigDecimal("-1"));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
