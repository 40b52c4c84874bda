package tariff

/** Codes such as SUMMER-20: twenty percent. */
class Voucher(code: String, maximum: Int = 50) {
  require(code.nonEmpty, "a voucher has a code")

  private lazy val parts = code.split('-')

  def percent: Int = {
    val last = parts.last
    if (last.nonEmpty && last.forall(c => c >= '0' && c <= '9') && last.length < 4) last.toInt min maximum else 0
  }

  def name: String = parts.headOption.map(_.toLowerCase.capitalize).getOrElse("")

  /** The check letter is the first of the name that is in the middle. */
  def check: Char = code.charAt(code.indexOf('-') + 1) // planted 5: a code that ends with a dash

  def applyTo(price: Int): Int = price match {
    case 0 => 0
    case p if p < 0 => throw new IllegalArgumentException("a price is not negative: " + p)
    case p => p - p / 100 * percent
  }
}
