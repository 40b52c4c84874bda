package com.acme.shop;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Net prices, discounts and value added tax. */
public class PriceCalculator {
    private static final BigDecimal HUNDRED = new BigDecimal("100");
    private static final BigDecimal FREE_SHIPPING_FROM = new BigDecimal("50.00");
    private static final BigDecimal SHIPPING = new BigDecimal("4.95");

    private final BigDecimal vatPercent;

    public PriceCalculator(BigDecimal vatPercent) {
        if (vatPercent.signum() < 0 || vatPercent.compareTo(HUNDRED) > 0) {
            throw new IllegalArgumentException("VAT must be between 0 and 100");
        }
        this.vatPercent = vatPercent;
    }

    public BigDecimal gross(BigDecimal net) {
        BigDecimal tax = net.multiply(vatPercent).divide(HUNDRED, 2, RoundingMode.HALF_UP);
        return net.add(tax).setScale(2, RoundingMode.HALF_UP);
    }

    public BigDecimal discounted(BigDecimal price, int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("Discount out of range: " + percent);
        }
        if (percent == 0) {
            return price;
        }
        BigDecimal factor = HUNDRED.subtract(BigDecimal.valueOf(percent)).divide(HUNDRED);
        return price.multiply(factor).setScale(2, RoundingMode.HALF_EVEN);
    }

    public BigDecimal lineTotal(BigDecimal unitPrice, int quantity) {
        BigDecimal total = unitPrice.multiply(BigDecimal.valueOf(quantity));
        if (quantity >= 100) {
            total = discounted(total, 10);
        } else if (quantity >= 10) {
            total = discounted(total, 5);
        }
        return total;
    }

    public BigDecimal withShipping(BigDecimal total) {
        return total.compareTo(FREE_SHIPPING_FROM) >= 0 ? total : total.add(SHIPPING);
    }

    public String display(BigDecimal amount, String currency) {
        String text = amount.setScale(2, RoundingMode.HALF_UP).toPlainString();
        return "USD".equals(currency) ? "$" + text : text + " " + currency;
    }
}
