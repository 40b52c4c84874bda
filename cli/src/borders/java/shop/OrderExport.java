package shop;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Orders as texts for other services, with an error that is marked on its line. */
public class OrderExport {

  private static final Logger LOG = Logger.getLogger(OrderExport.class.getName());
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** What another service is told of an amount. */
  public String export(String name, int[] amounts, int index) throws JsonProcessingException {
    LOG.log(Level.FINE, "export of {0}", name);
    int amount = amounts[index]; // error ArrayIndexOutOfBoundsException
    return amount < 0 ? "" : MAPPER.writeValueAsString(name + amount);
  }

  /** What another service said; nothing of this can be foretold. */
  public int size(String text) throws JsonProcessingException {
    JsonNode order = MAPPER.readTree(text);
    return order.isArray() ? order.size() : 1;
  }
}
