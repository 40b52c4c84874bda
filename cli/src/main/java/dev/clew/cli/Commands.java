package dev.clew.cli;

import dev.clew.app.ExplorerProvider;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Makes the commands, and hands them what they work with. */
final class Commands implements IFactory {

  private final ExplorerProvider explorers;

  Commands(ExplorerProvider explorers) {
    this.explorers = explorers;
  }

  @Override
  public <K> K create(Class<K> type) throws Exception {
    if (type == ExploreCommand.class) {
      return type.cast(new ExploreCommand(explorers));
    }
    if (type == CheckCommand.class) {
      return type.cast(new CheckCommand(explorers));
    }
    return type == TestCommand.class
        ? type.cast(new TestCommand(explorers))
        : CommandLine.defaultFactory().create(type);
  }
}
