import type { AreaOfWeek } from '#contract/reports.ts';
import { minutesInWords } from '#domain/duration.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { AreaGoals } from './area-goals.tsx';
import classes from './area-row.module.css';
import { statusOf } from './area-status.ts';
import { againstUsual } from './usual-words.ts';
import { type GoalTime, wholeMinutes } from './week-rows.ts';

interface AreaRowProps {
  readonly area: AreaOfWeek;
  readonly goals: readonly GoalTime[];
  readonly usualMin: number;
  /** How much of a running week is over, from 0 to 1; undefined for any other week. */
  readonly elapsed: number | undefined;
}

/** What a focus area was meant to get in a week, and what it got. */
export function AreaRow({ area, goals, usualMin, elapsed }: AreaRowProps) {
  const { focusAreaId, name, goalMin, usedSec, focusAreaClass } = area;
  const { color, word, percent } = statusOf(area, elapsed);
  const trackedMin = wholeMinutes(usedSec);
  const tracked = minutesInWords(trackedMin);
  const planned = `${focusAreaClass === 'chill_zone' ? ', limit' : ' of'} ${minutesInWords(goalMin)}`;
  const usual = againstUsual(trackedMin, usualMin, elapsed === undefined);
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <h3 dir="auto">{name}</h3>
        <span className={classes.status} data-color={color}>
          {word}
        </span>
      </div>
      {color && (
        <ProgressBar label={name} valueText={`${tracked}${planned}: ${word}`} percent={percent} color={color} />
      )}
      <p className={classes.words}>
        <span>
          <strong>{tracked}</strong>
          {goalMin > 0 && !area.isResting && planned}
          {color && ` · ${percent}%`}
        </span>
        {usual !== '' && <span className={classes.usual}>{usual}</span>}
      </p>
      <AreaGoals focusAreaId={focusAreaId} areaName={name} goals={goals} />
    </li>
  );
}
