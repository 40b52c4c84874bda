package com.acme.shop;

import java.util.ArrayList;
import java.util.List;

/** An account in cents, with what happened to it. */
public class BankAccount {
    private final String owner;
    private final long overdraftLimit;
    private final List<String> history = new ArrayList<>();
    private long balance;
    private boolean frozen;

    public BankAccount(String owner, long overdraftLimit) {
        this.owner = owner;
        this.overdraftLimit = overdraftLimit;
    }

    public void deposit(long cents) {
        checkActive();
        if (cents <= 0) {
            throw new IllegalArgumentException("Deposit must be positive");
        }
        balance += cents;
        history.add("deposit " + cents);
    }

    public boolean withdraw(long cents) {
        checkActive();
        if (cents <= 0) {
            throw new IllegalArgumentException("Withdrawal must be positive");
        }
        if (balance - cents < -overdraftLimit) {
            history.add("refused " + cents);
            return false;
        }
        balance -= cents;
        history.add("withdraw " + cents);
        return true;
    }

    public void transferTo(BankAccount other, long cents) {
        if (other == this) {
            throw new IllegalArgumentException("Cannot transfer to the same account");
        }
        if (!withdraw(cents)) {
            throw new IllegalStateException("Insufficient funds");
        }
        other.deposit(cents);
    }

    public void freeze() {
        frozen = true;
        history.add("frozen");
    }

    public void unfreeze() {
        frozen = false;
        history.add("unfrozen");
    }

    public long getBalance() {
        return balance;
    }

    public List<String> getHistory() {
        return new ArrayList<>(history);
    }

    public String lastEntry() {
        return history.isEmpty() ? "none" : history.get(history.size() - 1);
    }

    public String statement() {
        StringBuilder text = new StringBuilder(owner).append(": ").append(balance / 100).append('.');
        long cents = Math.abs(balance % 100);
        if (cents < 10) {
            text.append('0');
        }
        return text.append(cents).append(" EUR").toString();
    }

    private void checkActive() {
        if (frozen) {
            throw new IllegalStateException("Account of " + owner + " is frozen");
        }
    }
}
