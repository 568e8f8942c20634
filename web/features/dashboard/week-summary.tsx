import type { ProductivityScore } from '#contract/reports.ts';
import { minutesInWords } from '#domain/duration.ts';
import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area.ts';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { Placeholder } from '#web/ui/placeholder.tsx';
import classes from './week-summary.module.css';
import { plannedMinOf } from './week-words.ts';

interface WeekSummaryProps {
  readonly score: ProductivityScore | undefined;
  readonly timeZone: string;
}

/** What the week holds, in words, by class. */
export function WeekSummary({ score, timeZone }: WeekSummaryProps) {
  if (!score) {
    return (
      <div className={classes.summary}>
        <Placeholder width="90%" height={48} />
      </div>
    );
  }
  const secondsOf = (isCounted: (each: FocusAreaClass) => boolean) =>
    score.areas.reduce((sum, { focusAreaClass, usedSec }) => sum + (isCounted(focusAreaClass) ? usedSec : 0), 0);
  const productive = secondsOf((each) => each !== 'chill_zone');
  const planned = plannedMinOf(score.areas);
  return (
    <div className={classes.summary}>
      <ul className={classes.classes}>
        {focusAreaClasses.map((each) => (
          <li key={each}>
            <i data-color={classFaces[each].color} aria-hidden="true" />
            {classFaces[each].label}{' '}
            <strong>{minutesInWords(Math.floor(secondsOf((other) => other === each) / 60))}</strong>
          </li>
        ))}
      </ul>
      <p>
        {planned > 0
          ? `${minutesInWords(Math.floor(productive / 60))} of Level-Up and Life Stuff, ${minutesInWords(planned)} planned. The dashed line is a seventh of that.`
          : 'Nothing is planned for this week.'}{' '}
        Days begin at midnight {timeZone} time.
      </p>
    </div>
  );
}
