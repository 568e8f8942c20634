import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { titleInReports } from '#domain/goal-status.ts';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PencilIcon, PlayIcon } from '#web/ui/icons.tsx';
import { EntryDuration } from './entry-duration.tsx';
import classes from './entry-row.module.css';
import { timesOfEntry } from './entry-span.ts';
import { beyondDay, timesInWords } from './entry-words.ts';
import type { ShownDay } from './entries-shown-day.ts';

interface EntryRowProps {
  readonly entry: TimeEntry;
  readonly shown: ShownDay;
  readonly focusAreaClass: FocusAreaClass | undefined;
  readonly onEdit: (entry: TimeEntry) => void;
  /** Undefined where the goal cannot be timed, or is being timed already. */
  readonly onContinue: ((entry: TimeEntry) => void) | undefined;
}

/** Nearly all of a row is one button: the times are what people come here to put right. */
export const EntryRow = memo(function EntryRow({ entry, shown, focusAreaClass, onEdit, onContinue }: EntryRowProps) {
  const { goal } = entry;
  const times = timesOfEntry(entry);
  const beyond = beyondDay(times, shown.span, shown.today, shown.timeZone);
  return (
    <li className={classes.item}>
      <button type="button" className={classes.row} onClick={() => onEdit(entry)}>
        <VisuallyHidden>Edit </VisuallyHidden>
        {focusAreaClass && <ClassMark of={focusAreaClass} size="sm" />}
        <span className={classes.goal}>
          <span className={classes.title} dir="auto">
            {titleInReports(goal.title, goal.status)}
          </span>{' '}
          <span className={classes.area} dir="auto">
            {goal.focusArea.name}
          </span>
        </span>{' '}
        <span className={classes.when}>
          <span>{timesInWords(times, shown.timeZone)}</span>{' '}
          {beyond.map((words) => (
            <span key={words} className={classes.beyond}>
              {words}{' '}
            </span>
          ))}
        </span>
        <span className={classes.duration}>
          <EntryDuration entry={entry} day={shown.span} isBeyond={beyond.length > 0} />
        </span>
        <span className={classes.pencil}>
          <PencilIcon size={18} />
        </span>
      </button>
      {onContinue && (
        <IconButton
          className={classes.continue}
          aria-label={`Continue ${goal.title}`}
          onClick={() => onContinue(entry)}
        >
          <PlayIcon size={20} />
        </IconButton>
      )}
    </li>
  );
});
