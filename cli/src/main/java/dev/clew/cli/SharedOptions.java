package dev.clew.cli;

import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.IGetter;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.TypeConversionException;

/** Gives a command a flag for each of its settings. */
final class SharedOptions implements IModelTransformer {

  /** A command that has them. */
  interface Receiver {
    void change(UnaryOperator<Options> change);

    /** Those that the command has. */
    default List<Setting<?>> settings() {
      return Settings.ALL;
    }
  }

  @Override
  public CommandSpec transform(CommandSpec spec) {
    Receiver receiver = (Receiver) spec.userObject();
    for (Setting<?> setting : receiver.settings()) {
      spec.addOption(option(setting, receiver));
    }
    return spec;
  }

  private static OptionSpec option(Setting<?> setting, Receiver receiver) {
    OptionSpec.Builder option =
        OptionSpec.builder(names(setting)).description(setting.description() + defaultOf(setting));
    if (setting.isRepeatable()) {
      Repeated values = new Repeated(setting, receiver);
      return option
          .type(List.class)
          .auxiliaryTypes(String.class)
          .arity("1")
          .paramLabel(setting.label())
          .converters(text -> checked(setting, text))
          .getter(values)
          .setter(values)
          .build();
    }
    option.setter(setter(setting, receiver));
    if (setting.isFlag()) {
      return option
          .type(Boolean.class)
          .arity("0")
          .negatable(setting.isOnByDefault())
          .fallbackValue("true")
          .build();
    }
    return option
        .type(String.class)
        .paramLabel(setting.label())
        .converters(text -> checked(setting, text))
        .build();
  }

  private static String[] names(Setting<?> setting) {
    String name = "--" + setting.name();
    return setting == ExplorationSettings.CLASS_PATH
        ? new String[] {"-cp", name}
        : new String[] {name};
  }

  private static String defaultOf(Setting<?> setting) {
    return setting.isFlag() && !setting.isOnByDefault()
        ? ""
        : " Default: " + setting.shownDefault() + ".";
  }

  private static String checked(Setting<?> setting, String text) {
    try {
      setting.parse(text);
      return text;
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(String.valueOf(e.getMessage()));
    }
  }

  /** The values of an option that may be given several times, in their order. */
  private static final class Repeated implements IGetter, ISetter {

    private final Setting<?> setting;
    private final Receiver receiver;
    private @Nullable Object given;

    Repeated(Setting<?> setting, Receiver receiver) {
      this.setting = setting;
      this.receiver = receiver;
    }

    @Override
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the library's own signature
    public <T> @Nullable T get() {
      return (T) given;
    }

    @Override
    public <T> T set(T value) {
      given = value;
      if (value instanceof List<?> texts && !texts.isEmpty()) {
        String all = texts.stream().map(String::valueOf).collect(Collectors.joining(","));
        receiver.change(options -> options.with(setting, all));
      }
      return value;
    }
  }

  /** Called with null, too, for an option that is not given. */
  private static ISetter setter(Setting<?> setting, Receiver receiver) {
    return new ISetter() {
      @Override
      public <T> T set(T value) {
        if (value != null) {
          receiver.change(options -> options.with(setting, value.toString()));
        }
        return value;
      }
    };
  }
}
