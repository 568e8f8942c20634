import type { ReactNode } from 'react';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
import { dayOf, timeOf, weekdayAndTime } from '#domain/calendar.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { useUser } from '#web/api/auth.ts';
import type { Timers } from '#web/api/time-entries.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { PencilIcon } from '#web/ui/icons.tsx';
import { ForgottenQuestion } from './forgotten-question.tsx';
import classes from './running-card.module.css';
import { RunningClock } from '#web/parts/timer/running-clock.tsx';
import { TimerButton } from '#web/parts/timer/timer-button.tsx';
import type { TimerDialog } from './timer-dialogs.tsx';
import type { TimerActions } from '#web/parts/timer/use-timer-actions.ts';

interface CardProps {
  readonly title: string;
  readonly areaName: string;
  readonly focusAreaClass: FocusAreaClass | undefined;
  readonly clock: ReactNode;
  readonly since: ReactNode;
  readonly button: ReactNode;
  readonly children?: ReactNode;
}

function Card({ title, areaName, focusAreaClass, clock, since, button, children }: CardProps) {
  return (
    <li className={classes.card}>
      <div className={classes.row}>
        {focusAreaClass && <ClassMark of={focusAreaClass} />}
        <span className={classes.title} dir="auto">
          {title}
        </span>
        <span className={classes.clock}>{clock}</span>
        <div className={classes.about}>
          <span className={classes.area} dir="auto">
            {areaName}
          </span>
          {since}
        </div>
        {button}
      </div>
      {children}
    </li>
  );
}

interface RunningCardProps {
  readonly entry: TimeEntry;
  readonly focusAreaClass: FocusAreaClass | undefined;
  readonly isStopping: boolean;
  /** The server has yet to hear of it, so there is nothing to correct. */
  readonly isUnsent: boolean;
  readonly onStop: TimerActions['stop'];
  readonly onDialog: (dialog: TimerDialog) => void;
}

export function RunningCard({ entry, focusAreaClass, isStopping, isUnsent, onStop, onDialog }: RunningCardProps) {
  const { timeZone } = useUser();
  const start = Date.parse(entry.startAt);
  const isToday = dayOf(start, timeZone) === dayOf(serverNow(), timeZone);
  const since = isToday ? timeOf(start, timeZone) : weekdayAndTime(start, timeZone);
  return (
    <Card
      title={entry.goal.title}
      areaName={entry.goal.focusArea.name}
      focusAreaClass={focusAreaClass}
      clock={<RunningClock startAt={entry.startAt} />}
      since={
        isUnsent ? (
          <span className={classes.since}>since {since}, not sent yet</span>
        ) : (
          <button
            type="button"
            className={classes.since}
            aria-label={`Since ${since}: change the start of ${entry.goal.title}`}
            onClick={() => onDialog({ does: 'edit', entry })}
          >
            since {since} <PencilIcon size={14} />
          </button>
        )
      }
      button={<TimerButton title={entry.goal.title} isRunning isBusy={isStopping} onPress={() => void onStop(entry)} />}
    >
      {!isUnsent && <ForgottenQuestion entry={entry} onDialog={onDialog} />}
    </Card>
  );
}

interface StartingCardProps {
  readonly goal: Timers['starting'][number];
  readonly area: FocusAreaWithGoals | undefined;
}

/** Stands where the timer will run, as soon as the server has said so. */
export function StartingCard({ goal, area }: StartingCardProps) {
  return (
    <Card
      title={goal.title}
      areaName={area?.name ?? ''}
      focusAreaClass={area?.focusAreaClass}
      clock={<RunningClock startAt={goal.startAt} />}
      since={<span className={classes.since}>starting…</span>}
      button={<TimerButton title={goal.title} isRunning isBusy onPress={() => undefined} />}
    />
  );
}
