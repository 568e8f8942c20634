import { memo, type ReactNode, useId } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { reportTitle } from '#domain/goal-status.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { PencilIcon, PlayIcon } from '#web/ui/icons/icons.tsx';
import { EntryDuration } from './duration.tsx';
import * as classes from './row.module.css';
import { entryTimes } from '#web/widgets/entry-dialog/entry-span.ts';
import { SelectionMark } from '#web/widgets/entry-selection/selection-mark.tsx';
import { useAreaColor } from '#web/api/goals/focus-areas.ts';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { formatSpillover, formatTimeRange } from '#web/widgets/entry-dialog/format-entry.ts';

/** The day that an entry is listed under. */
export interface EntryDay {
  readonly span: Span;
  readonly today: string;
  readonly timeZone: string;
}

interface EntryRowProps {
  readonly entry: TimeEntry;
  readonly day: EntryDay;
  /** Whether an entry that extends beyond the day is listed under the other day too, so that only a part counts here. */
  readonly countsPart: boolean;
  readonly focusAreaClass: FocusAreaClass | undefined;
  /** How to show the title, the focus area and the note, such as with highlighted words. */
  readonly renderText?: ((text: string) => ReactNode) | undefined;
  /** Undefined unless entries are being selected. Then a click on the row selects it instead of editing it. */
  readonly isSelected?: boolean | undefined;
  readonly onEdit: (entry: TimeEntry) => void;
  readonly onSelect?: ((entry: TimeEntry, isRange: boolean) => void) | undefined;
  /** Undefined if the goal is closed or already running. */
  readonly onContinue: ((entry: TimeEntry) => void) | undefined;
}

/** Most of the row is one edit button, because correcting times is what users come here for. */
export const EntryRow = memo(function EntryRow({
  entry,
  day,
  countsPart,
  focusAreaClass,
  renderText = String,
  isSelected,
  onEdit,
  onSelect,
  onContinue,
}: EntryRowProps) {
  const { goal, stepTitle, note, tags } = entry;
  const isSelecting = isSelected !== undefined;
  const noteId = useId();
  const formats = useFormats();
  const color = useAreaColor(goal.focusArea._id);
  const times = entryTimes(entry);
  const spillover = formatSpillover(times, day.span, day.today, day.timeZone, formats);
  return (
    <li className={classes.item} data-is-selecting={isSelecting} data-is-selected={isSelected}>
      {isSelecting && (
        <div className={classes.mark}>
          <SelectionMark isSelected={isSelected} onToggle={(isRange) => onSelect?.(entry, isRange)} />
        </div>
      )}
      <button
        type="button"
        className={classes.row}
        aria-describedby={note === '' && tags.length === 0 ? undefined : noteId}
        aria-pressed={isSelected}
        onClick={({ shiftKey, ctrlKey, metaKey }) => {
          const selects = isSelecting || shiftKey || ctrlKey || metaKey;
          if (onSelect && selects) onSelect(entry, shiftKey);
          else onEdit(entry);
        }}
      >
        <VisuallyHidden>{isSelecting ? 'Select ' : 'Edit '}</VisuallyHidden>
        {focusAreaClass && <ClassBadge focusAreaClass={focusAreaClass} size="sm" />}
        <span className={classes.goal}>
          <span className={classes.title} dir="auto">
            {renderText(reportTitle(goal.title, goal.status))}
          </span>{' '}
          {stepTitle !== null && (
            <span className={classes.step} dir="auto">
              {stepTitle}{' '}
            </span>
          )}
          <span className={classes.area} dir="auto">
            <AreaDot color={color} /> {renderText(goal.focusArea.name)}
          </span>
          {(note !== '' || tags.length > 0) && (
            // Describes the button instead of becoming part of its name.
            <span id={noteId} className={classes.texts} aria-hidden>
              {note !== '' && (
                <span className={classes.note} dir="auto">
                  {renderText(note)}{' '}
                </span>
              )}
              {tags.length > 0 && (
                <span className={classes.tags}>
                  {tags.map((tag) => (
                    <Chip key={tag}>{renderText(tag)} </Chip>
                  ))}
                </span>
              )}
            </span>
          )}
        </span>{' '}
        <span className={classes.times}>
          <span>{formatTimeRange(times, day.timeZone, formats)}</span>{' '}
          {spillover.map((text) => (
            <Chip key={text} variant="accent">
              {text}{' '}
            </Chip>
          ))}
        </span>
        <span className={classes.duration}>
          <EntryDuration entry={entry} day={day.span} isPartial={countsPart && spillover.length > 0} />
        </span>
        {!isSelecting && (
          <span className={classes.pencil}>
            <PencilIcon size={18} />
          </span>
        )}
      </button>
      {onContinue && !isSelecting && (
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
