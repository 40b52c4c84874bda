package text;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Scanner;

/** Scanner, readers, writers, streams and buffers in memory. */
public final class Scanning {

  public static void main(String[] args) throws IOException {
    Scanner scanner =
        new Scanner("12 abc 3.5 true 99999999999 0x1F\nsecond line\n\nlast").useLocale(Locale.ROOT);
    System.out.println(
        scanner.nextInt()
            + " "
            + scanner.hasNextInt()
            + scanner.next()
            + scanner.nextDouble()
            + scanner.nextBoolean());
    System.out.println(
        scanner.hasNextInt()
            + " "
            + scanner.nextLong()
            + scanner.nextLine()
            + "|"
            + scanner.nextLine()
            + "|"
            + scanner.nextLine()
            + "|");
    try {
      scanner.nextInt();
    } catch (java.util.InputMismatchException e) {
      System.out.println(e.getMessage() + " " + scanner.next() + scanner.hasNext());
    }
    Scanner csv = new Scanner("a,b;c").useDelimiter("[,;]");
    while (csv.hasNext()) {
      System.out.print(csv.next() + "/");
    }
    System.out.println(new Scanner("k=v").findInLine("(\\w)=(\\w)"));
    BufferedReader reader = new BufferedReader(new StringReader("one\r\ntwo\n\rthree"), 4);
    for (String line; (line = reader.readLine()) != null; ) {
      System.out.println("<" + line + ">");
    }
    StringWriter writer = new StringWriter();
    writer.append("x").write("yz", 1, 1);
    System.out.println(writer);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream data = new DataOutputStream(bytes);
    data.writeInt(-2);
    data.writeLong(1L << 40);
    data.writeDouble(0.1);
    data.writeUTF("h\u00e9\0");
    data.writeBoolean(true);
    data.writeChar('c');
    System.out.println(bytes.size() + " " + java.util.Arrays.hashCode(bytes.toByteArray()));
    DataInputStream input = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    System.out.println(
        input.readInt()
            + " "
            + input.readLong()
            + " "
            + input.readDouble()
            + " "
            + input.readUTF().length()
            + input.readBoolean()
            + input.readChar());
    try {
      input.readByte();
    } catch (java.io.EOFException e) {
      System.out.println("end");
    }
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream print = new PrintStream(printed, true, StandardCharsets.UTF_8);
    print.print('x');
    print.println(new char[] {'a', 'b'});
    print.append("q").print(1.0f);
    System.out.println(printed.toString(StandardCharsets.UTF_8).replace("\n", "~"));
    ByteBuffer buffer = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
    buffer.putInt(0x01020304).putShort((short) -2).put((byte) 7).flip();
    System.out.println(
        buffer
            + " "
            + buffer.get(0)
            + " "
            + buffer.order(ByteOrder.BIG_ENDIAN).getInt()
            + " "
            + buffer.remaining());
    StreamTokenizer tokens = new StreamTokenizer(new StringReader("x = 3.5 + 'str' // comment"));
    tokens.slashSlashComments(true);
    while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
      System.out.print(tokens.ttype + ":" + tokens.sval + ":" + tokens.nval + " ");
    }
    System.out.println();
    System.out.print("no newline, ");
    System.out.print(1);
    System.out.print('c');
    System.out.print(2.5);
    System.out.println((Object) null);
    System.out.println(new char[] {'o', 'k'});
    System.out.write('W');
    System.out.println();
  }
}
