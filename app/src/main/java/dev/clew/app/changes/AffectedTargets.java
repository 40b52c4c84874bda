package dev.clew.app.changes;

import dev.clew.app.cache.CodeDigests;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.targets.TargetSet;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Of targets those that a change since a commit can affect: their classes lead to changed ones. */
public final class AffectedTargets {

  private AffectedTargets() {}

  /**
   * All targets where the user names no commit.
   *
   * @param note hears how many there are
   * @throws dev.clew.app.UserException if there is no such commit
   */
  public static TargetSet of(TargetSet found, Options options, Consumer<String> note) {
    Optional<String> commit = options.get(ResultSettings.SINCE);
    if (commit.isEmpty()) {
      return found;
    }
    Program program = found.program();
    List<Path> own =
        program.classPath().paths().stream()
            .filter(entry -> !program.dependencies().contains(entry))
            .toList();
    ChangedFiles changed = ChangedFiles.since(commit.get(), ChangedFiles.places(own));
    List<MethodInfo> affected = found.methods();
    if (!changed.mayAffectAll()) {
      Set<String> names = new CodeDigests(program).leadingTo(changed::touch);
      affected =
          found.methods().stream().filter(each -> names.contains(each.owner().name())).toList();
    }
    note.accept(
        affected.size()
            + " of "
            + found.methods().size()
            + " methods can be affected by changes since "
            + commit.get());
    return found.withMethods(affected);
  }
}
