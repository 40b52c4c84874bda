package com.acme.shop;

import java.util.LinkedHashMap;
import java.util.Map;

/** What a customer is about to buy; made by a builder. */
public final class Cart {
    private final String customer;
    private final Map<String, Integer> items;
    private final boolean gift;
    private final String note;

    private Cart(Builder builder) {
        this.customer = builder.customer;
        this.items = new LinkedHashMap<>(builder.items);
        this.gift = builder.gift;
        this.note = builder.note;
    }

    public static Builder builder(String customer) {
        return new Builder(customer);
    }

    public String getCustomer() {
        return customer;
    }

    public int getItemCount() {
        int count = 0;
        for (int quantity : items.values()) {
            count += quantity;
        }
        return count;
    }

    public int quantityOf(String article) {
        Integer quantity = items.get(article);
        return quantity == null ? 0 : quantity;
    }

    public String label() {
        String label = customer + " (" + getItemCount() + ")";
        if (gift) {
            label += " gift";
        }
        if (note != null && !note.isEmpty()) {
            label += ": " + note;
        }
        return label;
    }

    public boolean needsParcel() {
        return getItemCount() > 3 || items.containsKey("vase");
    }

    public static final class Builder {
        private final String customer;
        private final Map<String, Integer> items = new LinkedHashMap<>();
        private boolean gift;
        private String note;

        private Builder(String customer) {
            this.customer = customer;
        }

        public Builder add(String article, int quantity) {
            if (quantity < 1) {
                throw new IllegalArgumentException("quantity of " + article + " is " + quantity);
            }
            items.merge(article, quantity, Integer::sum);
            return this;
        }

        public Builder gift() {
            this.gift = true;
            return this;
        }

        public Builder note(String note) {
            this.note = note.strip();
            return this;
        }

        public Cart build() {
            if (items.isEmpty()) {
                throw new IllegalStateException("The cart is empty");
            }
            return new Cart(this);
        }
    }
}
