package dev.clew.app;

/**
 * One thing Clew needs from the machine, and whether it is there.
 *
 * @param name what was looked at
 * @param ok whether Clew can work with what was found
 * @param detail what was found
 * @param remedy what to do when it is not ok, or could be better; empty when all is well
 */
public record MachineCheck(String name, boolean ok, String detail, String remedy) {

  /** A check that found what Clew needs. */
  public static MachineCheck passed(String name, String detail) {
    return new MachineCheck(name, true, detail, "");
  }

  /** A check that did not find it, where Clew can do without. */
  public static MachineCheck spared(String name, String detail, String remedy) {
    return new MachineCheck(name, true, detail, remedy);
  }

  /** A check that did not. */
  public static MachineCheck failed(String name, String detail, String remedy) {
    return new MachineCheck(name, false, detail, remedy);
  }
}
