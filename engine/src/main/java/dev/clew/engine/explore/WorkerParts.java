package dev.clew.engine.explore;

import dev.clew.engine.explore.feasibility.Feasibility;
import dev.clew.engine.explore.feasibility.Tally;
import dev.clew.engine.explore.frontier.ReachedCode;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.explore.report.PathReport;

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
