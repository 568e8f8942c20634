import type { ReactNode } from 'react';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatTime, formatWeekdayTime } from '#domain/calendar/format-date.ts';
import type { AreaColor } from '#domain/focus-area/area-colors.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { useUser } from '#web/api/account/auth.ts';
import { useAreaColor } from '#web/api/goals/focus-areas.ts';
import type { Timers } from '#web/api/time-entries/timers.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { PencilIcon } from '#web/ui/icons/icons.tsx';
import { ForgottenPrompt } from './forgotten-prompt.tsx';
import * as classes from './card.module.css';
import { EntryTexts, TextsSummary } from '#web/widgets/entry-texts/entry-texts.tsx';
import { RunningClock } from '#web/widgets/timer/running-clock.tsx';
import { TimerButton } from '#web/widgets/timer/timer-button.tsx';
import type { TimerDialog } from '../timer-dialogs.tsx';
import type { TimerActions } from '#web/widgets/timer/use-timer-actions.ts';

interface CardLayoutProps {
  readonly title: string;
  /** The title of the task or resource that it runs on, if any. */
  readonly stepTitle: string | null | undefined;
  readonly areaName: string;
  readonly color: AreaColor | undefined;
  readonly focusAreaClass: FocusAreaClass | undefined;
  readonly clock: ReactNode;
  readonly since: ReactNode;
  readonly button: ReactNode;
  readonly texts: ReactNode;
  readonly children?: ReactNode;
}

function CardLayout(props: CardLayoutProps) {
  const { title, stepTitle, areaName, color, focusAreaClass, clock, since, button, texts, children } = props;
  return (
    <Card as="li">
      <div className={classes.row}>
        {focusAreaClass && <ClassBadge focusAreaClass={focusAreaClass} />}
        <span className={classes.title} dir="auto">
          {title}
        </span>
        <span className={classes.clock}>{clock}</span>
        <div className={classes.about}>
          {stepTitle && (
            <span className={classes.step} dir="auto" title={stepTitle}>
              {stepTitle}
            </span>
          )}
          <span className={classes.area} dir="auto">
            <AreaDot color={color} /> {areaName}
          </span>
          {since}
        </div>
        {button}
      </div>
      <div className={classes.texts}>{texts}</div>
      {children}
    </Card>
  );
}

interface RunningCardProps {
  readonly entry: TimeEntry;
  readonly focusAreaClass: FocusAreaClass | undefined;
  readonly isStopping: boolean;
  /** Whether the start is still in the outbox, so that the entry cannot be edited yet. */
  readonly isQueued: boolean;
  readonly onStop: TimerActions['stop'];
  readonly onOpenDialog: (dialog: TimerDialog) => void;
}

export function RunningCard({ entry, focusAreaClass, isStopping, isQueued, onStop, onOpenDialog }: RunningCardProps) {
  const { timeZone } = useUser();
  const formats = useFormats();
  const start = Date.parse(entry.startAt);
  const isToday = toDay(start, timeZone) === toDay(serverNow(), timeZone);
  const since = isToday ? formatTime(start, timeZone, formats) : formatWeekdayTime(start, timeZone, formats);
  return (
    <CardLayout
      title={entry.goal.title}
      stepTitle={entry.stepTitle}
      areaName={entry.goal.focusArea.name}
      color={useAreaColor(entry.goal.focusArea._id)}
      focusAreaClass={focusAreaClass}
      clock={<RunningClock startAt={entry.startAt} />}
      since={
        isQueued ? (
          <span className={classes.since}>since {since}, not sent yet</span>
        ) : (
          <button
            type="button"
            className={classes.since}
            aria-label={`Since ${since}: change the start of ${entry.goal.title}`}
            onClick={() => onOpenDialog({ type: 'edit', entry })}
          >
            since {since} <PencilIcon size={14} />
          </button>
        )
      }
      button={<TimerButton title={entry.goal.title} isRunning isBusy={isStopping} onClick={() => void onStop(entry)} />}
      // An offline start keeps its place when it gets its real id, and another timer of the goal does not.
      texts={<EntryTexts key={entry.startAt} entry={entry} />}
    >
      {!isQueued && <ForgottenPrompt entry={entry} onOpenDialog={onOpenDialog} />}
    </CardLayout>
  );
}

interface StartingCardProps {
  readonly goal: Timers['starting'][number];
  readonly area: FocusAreaWithGoals | undefined;
}

/** A placeholder until the server confirms the start. */
export function StartingCard({ goal, area }: StartingCardProps) {
  return (
    <CardLayout
      title={goal.title}
      stepTitle={goal.step?.title}
      areaName={area?.name ?? ''}
      color={area?.color}
      focusAreaClass={area?.focusAreaClass}
      clock={<RunningClock startAt={goal.startAt} />}
      since={<span className={classes.since}>starting…</span>}
      button={<TimerButton title={goal.title} isRunning isBusy onClick={() => undefined} />}
      texts={<TextsSummary note={goal.note ?? ''} tags={goal.tags ?? []} title={goal.title} />}
    />
  );
}
