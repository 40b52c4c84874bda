package shop.orders;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import lombok.extern.slf4j.Slf4j;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@Slf4j
@RestController
public class OrderController {

  @Autowired private OrderService service;
  @Autowired private LineImport imports;
  @Autowired private ObjectMapper json;

  @GetMapping("/orders/{id}/lines")
  public List<OrderLine> lines(@PathVariable long id, @RequestParam(defaultValue = "1") int page) {
    return service.page(id, page);
  }

  @GetMapping("/orders/pages")
  public int pages(@RequestParam int total, @RequestParam int size) {
    if (total < 0) {
      return 0;
    }
    return (total + size - 1) / size; // planted 4: size=0
  }

  @PostMapping("/orders")
  public ResponseEntity<String> create(@RequestBody String body) {
    try {
      OrderLine line = json.readValue(body, OrderLine.class);
      if (line.getSku().isBlank()) {
        return ResponseEntity.badRequest().body("which article?");
      }
      return ResponseEntity.ok(line.getSku().strip() + " x " + line.getQuantity());
    } catch (JsonProcessingException e) {
      log.info("not JSON: {}", e.getOriginalMessage());
      return ResponseEntity.status(HttpStatus.BAD_REQUEST).body("not JSON");
    }
  }

  @PostMapping("/orders/import")
  public ResponseEntity<Integer> upload(@RequestBody String csv) {
    List<OrderLine> lines = imports.read(csv);
    return lines.isEmpty() ? ResponseEntity.noContent().build() : ResponseEntity.ok(lines.size());
  }

  @GetMapping("/orders/filter")
  public String filter(@RequestParam Map<String, String> parameters) {
    StringBuilder where = new StringBuilder();
    for (Map.Entry<String, String> parameter : parameters.entrySet()) {
      if (parameter.getKey().startsWith("x-")) {
        continue;
      }
      if (where.length() > 0) {
        where.append(" and ");
      }
      where.append(parameter.getKey()).append('=').append(parameter.getValue());
    }
    return where.length() == 0 ? "all" : where.toString();
  }
}
