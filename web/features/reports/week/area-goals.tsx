import { formatDuration } from '#domain/duration/format-duration.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import * as classes from './area-goals.module.css';
import type { GoalTime } from './class-summaries.ts';

interface AreaGoalsProps {
  readonly focusAreaId: string;
  readonly areaName: string;
  readonly goals: readonly GoalTime[];
}

/** The goals that a focus area's time was spent on, each linked to its trend. */
export function AreaGoals({ focusAreaId, areaName, goals }: AreaGoalsProps) {
  const trendLink = (
    <TextLink
      to="/reports"
      search={(previous) => ({ ...previous, report: 'categories', area: focusAreaId })}
      className={classes.trend}
    >
      Trend
      <VisuallyHidden> of {areaName}</VisuallyHidden>
    </TextLink>
  );
  return (
    <div className={classes.goals}>
      {trendLink}
      {goals.length > 0 && (
        <Disclosure
          summary={
            <>
              {goals.length === 1 ? '1 goal' : `${goals.length} goals`}
              <VisuallyHidden> of {areaName}</VisuallyHidden>
            </>
          }
        >
          <ul>
            {goals.map(({ id, label, minutes }) => (
              <li key={id}>
                <TextLink
                  to="/reports"
                  search={(previous) => ({ ...previous, report: 'objective', goal: id })}
                  dir="auto"
                >
                  {label}
                </TextLink>
                <span>{formatDuration(minutes)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
