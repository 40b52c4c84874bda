package dev.clew.harness.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.naming.directory.DirContext;
import javax.naming.directory.InitialDirContext;
import javax.naming.directory.SearchControls;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

@SuppressWarnings("BanJNDI") // what answers here is what is tested
class NameAnswersTest {

  @BeforeAll
  static void provide() {
    NameAnswers.provide();
  }

  @Test
  void everyNameIsASourceOfConnectionsThatDoNothing() throws NamingException, SQLException {
    DataSource source = (DataSource) new InitialContext().lookup("java:comp/env/jdbc/orders");
    try (Connection connection = source.getConnection()) {
      assertThat(connection.getAutoCommit()).isFalse();
      assertThat(connection.getCatalog()).isNull();
      ResultSet rows = connection.createStatement().executeQuery("SELECT 1");
      assertThat(rows.next()).isFalse();
      assertThat(rows.getLong(1)).isZero();
    }
  }

  @Test
  void everyNameIsADirectoryAsWell() throws NamingException {
    Context context = (Context) new InitialContext().lookup("java:comp/env");
    assertThat(context.lookup("jdbc/orders")).isInstanceOf(DataSource.class);
  }

  @Test
  void aSearchFindsNothing() throws NamingException {
    DirContext people = new InitialDirContext();
    assertThat(people.search("ou=people", "(uid=ada)", new SearchControls()).hasMore()).isFalse();
  }

  @Test
  void stubsAreEqualToThemselvesAlone() throws NamingException {
    Object one = new InitialContext().lookup("one");
    List<Object> same = List.of(one);
    assertThat(same).contains(one).doesNotContain(new InitialContext().lookup("one"));
    assertThat(new HashSet<>(same)).containsExactly(one);
    assertThat(one).hasToString("a stub");
  }

  @Test
  void toProvideThemTwiceDoesNoHarm() throws NamingException {
    NameAnswers.provide();
    assertThat(new InitialContext().lookup("one")).isInstanceOf(DataSource.class);
  }
}
