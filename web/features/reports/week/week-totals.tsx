import type { WeeklyAreaReport } from '#contract/reports/reports.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { explainOverlap } from '#domain/duration/format-overlap.ts';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { Figures } from '../layout/figures.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { type ClassSummary, sumTrackedMinutes, sumPlannedMinutes } from './class-summaries.ts';
import { compareWithPreviousWeek, compareWithBaseline } from './baseline-labels.ts';
import * as classes from './week-totals.module.css';

interface WeekTotalsProps {
  readonly report: readonly WeeklyAreaReport[];
  readonly elapsedSec: number;
  readonly classSummaries: readonly ClassSummary[];
  readonly baselineMinutes: number;
  readonly isOver: boolean;
  /** Tracked by this point of the previous week; only for the current week. */
  readonly previousMinutes: number | null | undefined;
}

/** A week's total time and its split by class. */
export function WeekTotals(props: WeekTotalsProps) {
  const { report, elapsedSec, classSummaries, baselineMinutes, isOver, previousMinutes } = props;
  const trackedMinutes = sumTrackedMinutes(report);
  const plannedMinutes = sumPlannedMinutes(report);
  const plannedAreas = report.filter((area) => area.focusAreaClass !== 'chill_zone' && !area.isResting);
  return (
    <Panel
      title={isOver ? 'How the week went' : 'How the week is going'}
      summary={explainOverlap(trackedMinutes * 60, elapsedSec)}
    >
      <Figures
        figures={[
          {
            name: isOver ? 'Tracked' : 'Tracked so far',
            value: formatDuration(trackedMinutes),
            note:
              (isOver || typeof previousMinutes !== 'number'
                ? compareWithBaseline(trackedMinutes, baselineMinutes, isOver)
                : compareWithPreviousWeek(trackedMinutes, previousMinutes)) || undefined,
          },
          {
            name: 'Planned',
            value: plannedMinutes === 0 ? 'Nothing' : formatDuration(plannedMinutes),
            note: plannedMinutes === 0 ? undefined : `${formatDuration(sumTrackedMinutes(plannedAreas))} of it tracked`,
          },
        ]}
      />
      <ClassSplit classSummaries={classSummaries} trackedMinutes={trackedMinutes} />
    </Panel>
  );
}

/** A bar of all tracked time, split by class, with a legend. */
function ClassSplit({
  classSummaries,
  trackedMinutes,
}: {
  readonly classSummaries: readonly ClassSummary[];
  readonly trackedMinutes: number;
}) {
  return (
    <div className={classes.split}>
      <div className={classes.bar} aria-hidden="true">
        {classSummaries.map(({ focusAreaClass, percent }) => (
          <span
            key={focusAreaClass}
            data-color={classMeta[focusAreaClass].color}
            style={{ width: `${trackedMinutes === 0 ? 0 : percent}%` }}
          />
        ))}
      </div>
      <ul>
        {classSummaries.map(({ focusAreaClass, percent, trackedMinutes: minutes }) => {
          const { label, color, icon: ClassIcon } = classMeta[focusAreaClass];
          return (
            <li key={focusAreaClass} data-color={color}>
              <ClassIcon size={18} />
              <span>
                {label} <strong>{formatDuration(minutes)}</strong>
                {percent > 0 && ` · ${percent}%`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
