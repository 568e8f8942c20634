import { memo, useId } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { reportTitle } from '#domain/goal-status.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { PencilIcon, PlayIcon } from '#web/ui/icons/icons.tsx';
import { EntryDuration } from './duration.tsx';
import classes from './row.module.css';
import { entryTimes } from '#web/widgets/entry-dialog/entry-span.ts';
import { useAreaColor } from '#web/api/focus-areas.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { formatSpillover, formatTimeRange } from '#web/widgets/entry-dialog/format-entry.ts';
import type { SelectedDay } from '../use-selected-day.ts';

interface EntryRowProps {
  readonly entry: TimeEntry;
  readonly selectedDay: SelectedDay;
  readonly focusAreaClass: FocusAreaClass | undefined;
  readonly onEdit: (entry: TimeEntry) => void;
  /** Undefined if the goal is closed or already running. */
  readonly onContinue: ((entry: TimeEntry) => void) | undefined;
}

/** Most of the row is one edit button, because correcting times is what users come here for. */
export const EntryRow = memo(function EntryRow({
  entry,
  selectedDay,
  focusAreaClass,
  onEdit,
  onContinue,
}: EntryRowProps) {
  const { goal, note } = entry;
  const noteId = useId();
  const formats = useFormats();
  const color = useAreaColor(goal.focusArea._id);
  const times = entryTimes(entry);
  const spillover = formatSpillover(times, selectedDay.span, selectedDay.today, selectedDay.timeZone, formats);
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.row}
        aria-describedby={note === '' ? undefined : noteId}
        onClick={() => onEdit(entry)}
      >
        <VisuallyHidden>Edit </VisuallyHidden>
        {focusAreaClass && <ClassBadge focusAreaClass={focusAreaClass} size="sm" />}
        <span className={classes.goal}>
          <span className={classes.title} dir="auto">
            {reportTitle(goal.title, goal.status)}
          </span>{' '}
          <span className={classes.area} dir="auto">
            <AreaDot color={color} /> {goal.focusArea.name}
          </span>
          {note !== '' && (
            // Describes the button instead of becoming part of its name.
            <span id={noteId} className={classes.note} dir="auto" aria-hidden>
              {note}
            </span>
          )}
        </span>{' '}
        <span className={classes.times}>
          <span>{formatTimeRange(times, selectedDay.timeZone, formats)}</span>{' '}
          {spillover.map((text) => (
            <Badge key={text} variant="accent">
              {text}{' '}
            </Badge>
          ))}
        </span>
        <span className={classes.duration}>
          <EntryDuration entry={entry} day={selectedDay.span} isPartial={spillover.length > 0} />
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
