package shop.orders;

import java.math.BigDecimal;
import lombok.AllArgsConstructor;
import lombok.Data;
import lombok.NoArgsConstructor;
import lombok.NonNull;

@Data
@NoArgsConstructor
@AllArgsConstructor
public class OrderLine {

  @NonNull private String sku = "";
  private int quantity = 1;
  @NonNull private BigDecimal price = BigDecimal.ZERO;

  public BigDecimal total() {
    return price.multiply(BigDecimal.valueOf(quantity));
  }
}
