import type { ProductivityScore } from '#contract/reports/reports.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { explainOverlap } from '#domain/duration/format-overlap.ts';
import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import * as classes from './week-summary.module.css';
import { sumTrackedMin, totalPlannedMin, totalTrackedMin, unratedReason } from './week-labels.ts';

interface WeekSummaryProps {
  readonly score: ProductivityScore | undefined;
  readonly isCurrentWeek: boolean;
  readonly timeZone: string;
}

export function WeekSummary({ score, isCurrentWeek, timeZone }: WeekSummaryProps) {
  if (!score) {
    return (
      <div className={classes.summary}>
        <Skeleton width="90%" height={48} />
      </div>
    );
  }
  const classMinutes = (each: FocusAreaClass) =>
    sumTrackedMin(score.areas.filter(({ focusAreaClass }) => focusAreaClass === each));
  const planned = totalPlannedMin(score.areas);
  const overlap = explainOverlap(sumTrackedMin(score.areas) * 60, score.elapsedSec);
  return (
    <div className={classes.summary}>
      <ul className={classes.classes}>
        {focusAreaClasses.map((each) => (
          <li key={each}>
            <i data-color={classMeta[each].color} aria-hidden="true" />
            {classMeta[each].label} <strong>{formatDuration(classMinutes(each))}</strong>
          </li>
        ))}
      </ul>
      {overlap !== undefined && <p>{overlap}</p>}
      <p>
        {planned > 0
          ? `${formatDuration(totalTrackedMin(score.areas))} of ${formatDuration(planned)} planned for Level-Up and Life Stuff. The dashed line marks one day’s share.`
          : unratedReason(score.areas, isCurrentWeek)}{' '}
        Days begin at midnight ({timeZone}).
      </p>
    </div>
  );
}
