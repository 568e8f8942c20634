import { VisuallyHidden } from '@mantine/core';
import { minutesInWords } from '#domain/duration.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextLink } from '#web/ui/link.tsx';
import classes from './area-goals.module.css';
import type { GoalTime } from './week-rows.ts';

interface AreaGoalsProps {
  readonly focusAreaId: string;
  readonly areaName: string;
  readonly goals: readonly GoalTime[];
}

/** Which goals had the time of a focus area; each leads to its own trend. */
export function AreaGoals({ focusAreaId, areaName, goals }: AreaGoalsProps) {
  const trend = (
    <TextLink
      to="/reports"
      search={(before) => ({ ...before, report: 'categories', area: focusAreaId })}
      className={classes.trend}
    >
      Trend
      <VisuallyHidden> of {areaName}</VisuallyHidden>
    </TextLink>
  );
  return (
    <div className={classes.goals}>
      {trend}
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
                <TextLink to="/reports" search={(before) => ({ ...before, report: 'objective', goal: id })} dir="auto">
                  {label}
                </TextLink>
                <span>{minutesInWords(minutes)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
