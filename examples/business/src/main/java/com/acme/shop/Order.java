package com.acme.shop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An order on its way from the cart to the customer. */
public class Order {
    public enum Status { NEW, PAID, SHIPPED, DELIVERED, CANCELLED }

    private final String number;
    private final List<String> lines = new ArrayList<>();
    private Status status = Status.NEW;
    private String trackingCode;

    public Order(String number) {
        if (!number.matches("ORD-\\d{4}")) {
            throw new IllegalArgumentException("Not an order number: " + number);
        }
        this.number = number;
    }

    public String getNumber() {
        return number;
    }

    public Status getStatus() {
        return status;
    }

    public String getTrackingCode() {
        return trackingCode;
    }

    public List<String> getLines() {
        return Collections.unmodifiableList(lines);
    }

    public void addLine(String article) {
        if (status != Status.NEW) {
            throw new IllegalStateException("Order is already " + status);
        }
        lines.add(article.trim());
    }

    public void pay() {
        if (lines.isEmpty()) {
            throw new IllegalStateException("Order is empty");
        }
        move(Status.NEW, Status.PAID);
    }

    public void ship(String code) {
        move(Status.PAID, Status.SHIPPED);
        trackingCode = code.toUpperCase();
    }

    public void deliver() {
        move(Status.SHIPPED, Status.DELIVERED);
    }

    public void cancel() {
        if (status == Status.SHIPPED || status == Status.DELIVERED) {
            throw new IllegalStateException("Too late to cancel");
        }
        status = Status.CANCELLED;
    }

    public boolean isOpen() {
        return status == Status.NEW || status == Status.PAID;
    }

    private void move(Status from, Status to) {
        if (status != from) {
            throw new IllegalStateException("Cannot go from " + status + " to " + to);
        }
        status = to;
    }
}
