package dev.clew.hotspots.sql;

import dev.clew.hotspots.interpreter.AttackDraft;
import dev.clew.hotspots.interpreter.DatabaseTrial;
import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SentenceStructure;
import dev.clew.hotspots.interpreter.SinkEffect;
import dev.clew.hotspots.interpreter.SinkInterpreter;
import dev.clew.hotspots.interpreter.SyntaxVerdict;
import dev.clew.solver.language.Language;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * SQL of a dialect. JSqlParser decides what is a statement; it gets the tokens that the dialect's
 * lexer sees, so that the two never disagree about where a literal ends. H2 checks names where
 * there is a schema, and runs statements.
 */
public final class SqlInterpreter implements SinkInterpreter {
  private final SqlDialect dialect;
  private final Optional<String> schema;
  private final SqlEffects effects;

  public SqlInterpreter(SqlDialect dialect, Optional<String> schema) {
    this.dialect = dialect;
    this.schema = schema;
    this.effects = new SqlEffects(dialect, schema.map(List::of).orElse(List.of()));
  }

  @Override
  public String name() {
    return "sql";
  }

  @Override
  public SyntaxVerdict syntaxOf(String sentence) {
    try {
      shapeOf(sentence);
      return schema.isPresent() ? names(sentence, schema.get()) : new SyntaxVerdict.Sentence();
    } catch (SqlTree.Refusal refused) {
      return new SyntaxVerdict.SyntaxError(String.valueOf(refused.getMessage()));
    }
  }

  /** What H2 says about names; only tables and columns that do not exist count. */
  private SyntaxVerdict names(String sentence, String tables) {
    try (SqlDatabase database = SqlDatabase.with(dialect, List.of(tables))) {
      database.prepare(SqlText.standard(dialect, sentence));
    } catch (SQLException refused) {
      String state = String.valueOf(refused.getSQLState());
      if (state.equals("42S02")
          || state.equals("42S03")
          || state.equals("42S04")
          || state.equals("42S22")) {
        String message = String.valueOf(refused.getMessage());
        return new SyntaxVerdict.SyntaxError(message.lines().findFirst().orElse(message));
      }
    }
    return new SyntaxVerdict.Sentence();
  }

  private String shapeOf(String sentence) throws SqlTree.Refusal {
    List<SqlToken> tokens = SqlLexer.tokens(dialect, sentence);
    if (SqlText.isOpen(tokens)) {
      SqlToken open = tokens.get(tokens.size() - 1);
      throw new SqlTree.Refusal("nothing closes the " + open.opening() + " at " + open.start());
    }
    return SqlTree.of(SqlText.erased(dialect, sentence)).shape();
  }

  private String shapeOrNothing(String sentence) {
    try {
      return shapeOf(sentence);
    } catch (SqlTree.Refusal refused) {
      return "";
    }
  }

  @Override
  public SentenceStructure structureOf(String sentence) {
    try {
      return new SentenceStructure(shapeOf(sentence));
    } catch (SqlTree.Refusal refused) {
      throw new IllegalArgumentException("no sentence: " + sentence, refused);
    }
  }

  @Override
  public List<HoleContext> contextsOf(String sentence, List<HoleRange> holes) {
    String shape = structureOf(sentence).text();
    SqlHoles places =
        new SqlHoles(dialect, sentence, holes, other -> shapeOrNothing(other).equals(shape));
    List<HoleContext> contexts = new ArrayList<>();
    for (HoleRange hole : holes) {
      HoleContext context = places.contextOf(hole);
      SqlToken token = places.tokenOf(hole);
      List<Language> attacks =
          token == null
              ? List.of()
              : AttackDraft.promising(
                  this,
                  sentence,
                  hole,
                  SqlAttacks.of(dialect, sentence, hole, token, tableOf(sentence)));
      contexts.add(context.withAttacks(attacks));
    }
    return contexts;
  }

  private String tableOf(String sentence) {
    try {
      return SqlSchema.firstTable(SqlTree.of(SqlText.standard(dialect, sentence)))
          .replace("\"", "");
    } catch (SqlTree.Refusal refused) {
      return "t";
    }
  }

  @Override
  public Optional<SinkEffect> effectOf(String benign, String exploit) {
    return effects.of(benign, exploit);
  }

  @Override
  public Optional<DatabaseTrial> trialOf(String benign, String exploit) {
    return new SqlTrials(dialect, schema.map(List::of).orElse(List.of())).of(benign, exploit);
  }
}
