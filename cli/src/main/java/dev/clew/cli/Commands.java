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
    return type == ExploreCommand.class
        ? type.cast(new ExploreCommand(explorers))
        : CommandLine.defaultFactory().create(type);
  }
}
