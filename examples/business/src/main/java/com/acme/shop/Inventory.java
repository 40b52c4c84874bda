package com.acme.shop;

import java.util.HashMap;
import java.util.Map;

/** What lies on the shelves, by stock keeping unit. */
public class Inventory {
    private final Map<String, Integer> stock = new HashMap<>();
    private final int reorderLevel;

    public Inventory(int reorderLevel) {
        if (reorderLevel < 0) {
            throw new IllegalArgumentException("reorder level must not be negative");
        }
        this.reorderLevel = reorderLevel;
    }

    public void receive(String sku, int quantity) {
        requireSku(sku);
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity must be positive: " + quantity);
        }
        stock.merge(sku, quantity, Integer::sum);
    }

    public void ship(String sku, int quantity) {
        requireSku(sku);
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity must be positive: " + quantity);
        }
        int available = count(sku);
        if (quantity > available) {
            throw new IllegalStateException("only " + available + " of " + sku + " in stock");
        }
        if (quantity == available) {
            stock.remove(sku);
        } else {
            stock.put(sku, available - quantity);
        }
    }

    public int count(String sku) {
        return stock.getOrDefault(sku, 0);
    }

    public boolean needsReorder(String sku) {
        return count(sku) <= reorderLevel;
    }

    public int distinctItems() {
        return stock.size();
    }

    private static void requireSku(String sku) {
        if (sku == null || sku.isBlank()) {
            throw new IllegalArgumentException("sku is missing");
        }
    }
}
