import type { WeeklyAreaReport } from '#contract/reports/reports.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { useAreaColor } from '#web/api/goals/focus-areas.ts';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { ProgressBar } from '#web/ui/gauges/progress-bar.tsx';
import { AreaGoals } from './area-goals.tsx';
import * as classes from './area-row.module.css';
import { areaStatus } from './area-status.ts';
import { compareWithBaseline } from './baseline-labels.ts';
import { type GoalTime, toWholeMinutes } from './class-summaries.ts';

interface AreaRowProps {
  readonly area: WeeklyAreaReport;
  readonly goals: readonly GoalTime[];
  readonly baselineMinutes: number;
  /** The elapsed fraction of the current week, from 0 to 1; undefined for any other week. */
  readonly elapsed: number | undefined;
}

/** A focus area's planned and tracked time in a week. */
export function AreaRow({ area, goals, baselineMinutes, elapsed }: AreaRowProps) {
  const { focusAreaId, name, goalMin, usedSec, focusAreaClass } = area;
  const { color, label, percent } = areaStatus(area, elapsed);
  const trackedMinutes = toWholeMinutes(usedSec);
  const tracked = formatDuration(trackedMinutes);
  const planned = `${focusAreaClass === 'chill_zone' ? ', limit' : ' of'} ${formatDuration(goalMin)}`;
  const baselineLabel = compareWithBaseline(trackedMinutes, baselineMinutes, elapsed === undefined);
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <h3 dir="auto">
          <AreaDot color={useAreaColor(focusAreaId)} /> {name}
        </h3>
        <span className={classes.status} data-color={color}>
          {label}
        </span>
      </div>
      {color && (
        <ProgressBar label={name} valueText={`${tracked}${planned}: ${label}`} percent={percent} color={color} />
      )}
      <p className={classes.details}>
        <span>
          <strong>{tracked}</strong>
          {goalMin > 0 && !area.isResting && planned}
          {color && ` · ${percent}%`}
        </span>
        {baselineLabel !== '' && <span className={classes.baseline}>{baselineLabel}</span>}
      </p>
      <AreaGoals focusAreaId={focusAreaId} areaName={name} goals={goals} />
    </li>
  );
}
