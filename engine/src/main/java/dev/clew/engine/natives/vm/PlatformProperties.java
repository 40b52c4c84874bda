package dev.clew.engine.natives.vm;

import java.util.LinkedHashMap;
import java.util.Map;

/** What the platform tells a program about itself: the same on every machine. */
final class PlatformProperties {

  private PlatformProperties() {}

  /** By the name of the index in {@code jdk.internal.util.SystemProps.Raw}. */
  static Map<String, String> values() {
    Map<String, String> values = new LinkedHashMap<>();
    values.put("_file_separator_NDX", "/");
    values.put("_path_separator_NDX", ":");
    values.put("_line_separator_NDX", "\n");
    values.put("_os_name_NDX", "Linux");
    values.put("_os_arch_NDX", "amd64");
    values.put("_os_version_NDX", "5");
    values.put("_native_encoding_NDX", "UTF-8");
    values.put("_sun_jnu_encoding_NDX", "UTF-8");
    values.put("_stdout_encoding_NDX", "UTF-8");
    values.put("_stderr_encoding_NDX", "UTF-8");
    values.put("_file_encoding_NDX", "UTF-8");
    values.put("_java_io_tmpdir_NDX", "/tmp");
    values.put("_user_dir_NDX", "/");
    values.put("_user_home_NDX", "/");
    values.put("_user_name_NDX", "user");
    values.put("_display_language_NDX", "en");
    values.put("_format_language_NDX", "en");
    values.put("_display_country_NDX", "US");
    values.put("_format_country_NDX", "US");
    values.put("_sun_arch_data_model_NDX", "64");
    values.put("_sun_cpu_endian_NDX", "little");
    values.put("_sun_io_unicode_encoding_NDX", "UnicodeLittle");
    return values;
  }
}
