package tariff

class Sales(val tickets: List[Ticket]) {

  def total: Int = tickets.map(_.price).sum

  def average: Int = total / tickets.size // planted 3: nothing was sold

  def best: Ticket = tickets.maxBy(_.id)

  def byZone: Map[String, Int] =
    tickets.groupBy(_.zone.name).map { case (name, sold) => name -> sold.size }

  def find(id: Int): Option[Ticket] = tickets.find(_.id == id)

  def zoneOf(id: Int): String = find(id).get.zone.name // planted 4: no such ticket

  def outside: List[Int] = for {
    ticket <- tickets
    distance <- ticket.zone match {
      case Outside(far) => List(far)
      case _ => Nil
    }
    if distance > 10
  } yield distance

  def add(ticket: Ticket): Sales = new Sales(ticket :: tickets)
}

object Sales {

  def of(lines: Seq[String]): Sales = {
    val read = lines.filterNot(_.isBlank).map(Ticket.read)
    new Sales(read.collect { case Right(ticket) => ticket }.toList)
  }
}
