package dev.clew.app.cluster;

/**
 * Opens clusters of one kind; found as a service, so that nothing but {@code --master} needs it.
 */
public interface ClusterProvider {

  /**
   * A cluster for one run.
   *
   * @param master as the user names it
   * @throws dev.clew.app.UserException if there is none
   */
  Cluster open(String master, ClusterProgram program);
}
