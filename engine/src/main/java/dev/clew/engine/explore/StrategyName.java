package dev.clew.engine.explore;

/** Which state is explored next. */
public enum StrategyName {
  DFS,
  BFS,
  RANDOM,
  COVERAGE
}
