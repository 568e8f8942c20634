import type { ProductivityScore } from '#contract/reports.ts';
import { minutesInWords } from '#domain/duration.ts';
import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area.ts';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { Placeholder } from '#web/ui/placeholder.tsx';
import classes from './week-summary.module.css';
import { plannedMinOf, trackedMinOf, whyNotRated } from './week-words.ts';

interface WeekSummaryProps {
  readonly score: ProductivityScore | undefined;
  /** The week is not over. */
  readonly isRunning: boolean;
  readonly timeZone: string;
}

/** What the week holds, in words, by class. */
export function WeekSummary({ score, isRunning, timeZone }: WeekSummaryProps) {
  if (!score) {
    return (
      <div className={classes.summary}>
        <Placeholder width="90%" height={48} />
      </div>
    );
  }
  const minutesOf = (each: FocusAreaClass) =>
    score.areas
      .filter(({ focusAreaClass }) => focusAreaClass === each)
      .reduce((sum, { usedSec }) => sum + Math.floor(usedSec / 60), 0);
  const planned = plannedMinOf(score.areas);
  return (
    <div className={classes.summary}>
      <ul className={classes.classes}>
        {focusAreaClasses.map((each) => (
          <li key={each}>
            <i data-color={classFaces[each].color} aria-hidden="true" />
            {classFaces[each].label} <strong>{minutesInWords(minutesOf(each))}</strong>
          </li>
        ))}
      </ul>
      <p>
        {planned > 0
          ? `${minutesInWords(trackedMinOf(score.areas))} of ${minutesInWords(planned)} planned for Level-Up and Life Stuff. The dashed line marks a seventh of the plan.`
          : whyNotRated(score.areas, isRunning)}{' '}
        Days begin at midnight ({timeZone}).
      </p>
    </div>
  );
}
