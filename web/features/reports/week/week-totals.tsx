import type { WeeklyAreaReport } from '#contract/reports.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { Figures } from '../layout/figures.tsx';
import { ReportCard } from '../layout/card.tsx';
import { type ClassSummary, totalMinutes, plannedMinutes } from './class-summaries.ts';
import { compareWithPreviousWeek, compareWithBaseline } from './baseline-labels.ts';
import classes from './week-totals.module.css';

interface WeekTotalsProps {
  readonly report: readonly WeeklyAreaReport[];
  readonly classSummaries: readonly ClassSummary[];
  readonly baselineMin: number;
  readonly isOver: boolean;
  /** Tracked by the same point of the previous week; only for the current week. */
  readonly previousMin: number | null | undefined;
}

/** The total time of a week and its split by class. */
export function WeekTotals({ report, classSummaries, baselineMin, isOver, previousMin }: WeekTotalsProps) {
  const trackedMin = totalMinutes(report);
  const plannedMin = plannedMinutes(report);
  const plannedAreas = report.filter((area) => area.focusAreaClass !== 'chill_zone' && !area.isResting);
  return (
    <ReportCard title={isOver ? 'How the week went' : 'How the week is going'}>
      <Figures
        figures={[
          {
            name: isOver ? 'Tracked' : 'Tracked so far',
            value: formatDuration(trackedMin),
            note:
              (isOver || typeof previousMin !== 'number'
                ? compareWithBaseline(trackedMin, baselineMin, isOver)
                : compareWithPreviousWeek(trackedMin, previousMin)) || undefined,
          },
          {
            name: 'Planned',
            value: plannedMin === 0 ? 'Nothing' : formatDuration(plannedMin),
            note: plannedMin === 0 ? undefined : `${formatDuration(totalMinutes(plannedAreas))} of it tracked`,
          },
        ]}
      />
      <ClassSplit classSummaries={classSummaries} trackedMin={trackedMin} />
    </ReportCard>
  );
}

/** A bar of all tracked time, split by class, with a legend. */
function ClassSplit({
  classSummaries,
  trackedMin,
}: {
  readonly classSummaries: readonly ClassSummary[];
  readonly trackedMin: number;
}) {
  return (
    <div className={classes.split}>
      <div className={classes.bar} aria-hidden="true">
        {classSummaries.map(({ focusAreaClass, percent }) => (
          <span
            key={focusAreaClass}
            data-color={classMeta[focusAreaClass].color}
            style={{ width: `${trackedMin === 0 ? 0 : percent}%` }}
          />
        ))}
      </div>
      <ul>
        {classSummaries.map(({ focusAreaClass, percent, trackedMin: minutes }) => {
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
