package dev.clew.engine.explore.frontier;

/** Which state is explored next. */
public enum StrategyName {
  DFS,
  BFS,
  RANDOM,
  COVERAGE
}
