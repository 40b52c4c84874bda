package shop.orders;

import lombok.Builder;
import lombok.Value;

@Value
@Builder
public class Customer {
  long id;
  String name;
  String email;
  @Builder.Default int level = 1;
}
