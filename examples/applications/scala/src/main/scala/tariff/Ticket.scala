package tariff

final case class Ticket(id: Int, zone: Zone, day: String, reduced: Boolean = false) {

  def price: Int = if (reduced) Zone.price(zone) * 2 / 3 else Zone.price(zone)

  /** The month of a day such as 2026-11-17. */
  def month: Int = day.split("-")(1).toInt // planted 2: another way to write a day

  def isWeekend(names: Map[String, String]): Boolean =
    names.getOrElse(day, "") match {
      case "Saturday" | "Sunday" => true
      case _ => false
    }
}

object Ticket {
  private val Line = """(\d+),([^,]+),([^,]*)""".r

  def read(line: String): Either[String, Ticket] = line match {
    case Line(id, zone, day) =>
      for {
        number <- id.toIntOption.toRight("not a number: " + id)
        place <- Zone.parse(zone).toRight("no such zone: " + zone)
      } yield Ticket(number, place, day)
    case _ => Left("not a ticket: " + line)
  }
}
