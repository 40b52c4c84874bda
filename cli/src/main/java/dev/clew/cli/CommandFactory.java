package dev.clew.cli;

import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Makes the commands, and hands them what they work with. */
final class CommandFactory implements IFactory {

  private final CommandHost host;

  CommandFactory(CommandHost host) {
    this.host = host;
  }

  @Override
  public <K> K create(Class<K> type) throws Exception {
    if (type == ExploreCommand.class) {
      return type.cast(new ExploreCommand(host));
    }
    if (type == CheckCommand.class) {
      return type.cast(new CheckCommand(host));
    }
    if (type == StringsCommand.class) {
      return type.cast(new StringsCommand(host));
    }
    if (type == SvcompCommand.class) {
      return type.cast(new SvcompCommand(host));
    }
    if (type == WorkCommand.class) {
      return type.cast(new WorkCommand(host));
    }
    return type == TestCommand.class
        ? type.cast(new TestCommand(host))
        : CommandLine.defaultFactory().create(type);
  }
}
