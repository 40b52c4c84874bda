package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.engine.outcome.Datum;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostObjectsTest {

  private static final String SOURCE =
      """
      package p;
      class Node {
        static boolean constructed;
        final int value;
        Node next;
        Node() { value = 1; constructed = true; }
        record Pair(long a, Object b) {}
        enum E { X { }, Y }
        interface Stub { int size(); String name(int i); }
        static class Sub extends Node { Node next; }
      }
      """;

  @TempDir Path folder;

  private HostObjects objects;
  private HostComparison comparison;

  @BeforeEach
  void compile() {
    Javac.compile(Map.of("Node.java", SOURCE), List.of(), folder);
    objects = new HostObjects(new HostClasses(folder));
    comparison = new HostComparison(objects);
  }

  @Test
  void anObjectIsMadeWithoutItsConstructorAndItsFinalFieldsAreSet() throws Exception {
    Object node = objects.make(node(1, 5, new Datum.Null()));
    assertThat(get(node, "value")).isEqualTo(5);
    Field constructed = node.getClass().getDeclaredField("constructed");
    constructed.setAccessible(true);
    assertThat(constructed.get(null)).isEqualTo(false);
  }

  @Test
  void aCycleIsMadeAndRecognised() {
    Datum cycle = node(1, 0, node(2, 0, new Datum.Ref(1)));
    Object node = objects.make(cycle);
    assertThat(get(get(node, "next"), "next")).isSameAs(node);
    assertThat(comparison.agrees(new Datum.Ref(2), get(node, "next"))).isTrue();
    assertThat(comparison.agrees(new Datum.Ref(1), get(node, "next"))).isFalse();
    assertThat(comparison.agrees(cycle, node)).isTrue();
    assertThat(comparison.agrees(node(1, 0, new Datum.Ref(1)), node)).isFalse();
  }

  @Test
  void fieldsThatAreNotListedHaveTheirDefault() {
    Object node = objects.make(node(1, 5, new Datum.Null()));
    Datum.Instance unlisted = new Datum.Instance("p.Node", 9, Map.of(), false);
    assertThat(comparison.agrees(unlisted, node)).isFalse();
    assertThat(comparison.agrees(unlisted, objects.make(unlisted))).isTrue();
  }

  @Test
  void recordsBoxesEnumsAndArraysAreMade() {
    Datum box = new Datum.Instance("java.lang.Integer", 3, Map.of("value", prim(7)), false);
    Datum pair = new Datum.Instance("p.Node$Pair", 2, Map.of("a", prim(4L), "b", box), false);
    Datum x = new Datum.EnumConstant("p.Node$E", "X");
    Datum array =
        new Datum.Array("java.lang.Object[]", 1, List.of(pair, new Datum.Ref(3), x, prim(1.5)));
    Object[] made = (Object[]) objects.make(array);
    assertThat(made[0]).hasToString("Pair[a=4, b=7]");
    assertThat(made[1]).isSameAs(Integer.valueOf(7));
    assertThat(get(made[0], "b")).isSameAs(made[1]);
    assertThat(made[2]).hasToString("X");
    assertThat(comparison.agrees(array, made)).isTrue();
    made[2] = null;
    assertThat(comparison.agrees(array, made)).isFalse();
  }

  @Test
  void nestedArraysOfPrimitivesKeepTheirTypes() {
    Datum row = new Datum.Array("byte[]", 2, List.of(prim((byte) -1)));
    Datum rows = new Datum.Array("byte[][]", 1, List.of(row, new Datum.Ref(2), new Datum.Null()));
    byte[][] made = (byte[][]) objects.make(rows);
    assertThat(made[0]).containsExactly(-1).isSameAs(made[1]);
    assertThat(made[2]).isNull();
    assertThat(comparison.agrees(rows, new byte[][] {{-1}, {-1}, null})).isFalse();
  }

  @Test
  void valuesAreComparedToTheLastBit() {
    assertThat(comparison.agrees(prim(-0.0), 0.0)).isFalse();
    assertThat(comparison.agrees(prim(Double.NaN), Double.NaN)).isTrue();
    assertThat(comparison.agrees(prim(1), 1L)).isFalse();
    assertThat(comparison.agrees(null, null)).isTrue();
    assertThat(comparison.agrees(null, 1)).isFalse();
    assertThat(comparison.agrees(new Datum.Null(), "")).isFalse();
    assertThat(comparison.agrees(new Datum.Text("a", 1), "a")).isTrue();
  }

  @Test
  void aHiddenFieldIsNamedWithItsOwner() {
    Datum sub =
        new Datum.Instance(
            "p.Node$Sub", 1, Map.of("p.Node.next", new Datum.Ref(1), "value", prim(3)), false);
    Object made = objects.make(sub);
    assertThat(get(made, "p.Node.next")).isSameAs(made);
    assertThat(get(made, "next")).isNull();
    assertThat(comparison.agrees(sub, made)).isTrue();
  }

  @Test
  void aStubReturnsWhatIsListedCallByCall() throws Exception {
    Map<String, Datum> results =
        Map.of("size()#1", prim(4), "size()#0", prim(3), "name()#0", new Datum.Text("n", 8));
    Object stub = objects.make(new Datum.Instance("p.Node$Stub", 1, results, true));
    var size = stub.getClass().getInterfaces()[0].getMethod("size");
    size.setAccessible(true);
    assertThat(size.invoke(stub)).isEqualTo(3);
    assertThat(size.invoke(stub)).isEqualTo(4);
    assertThat(size.invoke(stub)).isEqualTo(0);
  }

  @Test
  void whatCannotBeMadeIsRejected() {
    assertThatThrownBy(() -> objects.make(new Datum.Ref(77))).hasMessageContaining("number 77");
    assertThatThrownBy(() -> objects.make(new Datum.EnumConstant("p.Node$E", "Z")))
        .hasMessageContaining("no such constant");
    assertThatThrownBy(
            () -> objects.make(new Datum.Instance("p.Node", 1, Map.of("no", prim(1)), false)))
        .hasMessageContaining("has no field no");
  }

  private static Datum node(int id, int value, Datum next) {
    return new Datum.Instance("p.Node", id, Map.of("value", prim(value), "next", next), false);
  }

  private static Datum prim(Object value) {
    return new Datum.Primitive(value);
  }

  private static Object get(Object object, String field) {
    try {
      return HostObjects.field(object.getClass(), field).get(object);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
