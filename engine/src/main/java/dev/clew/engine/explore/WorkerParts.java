package dev.clew.engine.explore;

/**
 * What a worker explores with.
 *
 * @param coverage shared by all workers, as are findings
 */
record WorkerParts(
    Session session,
    Feasibility feasibility,
    PathReport report,
    StringReports strings,
    ReachedCode coverage,
    Bounds bounds,
    WorkLimits limits,
    Findings findings,
    Tally tally) {}
