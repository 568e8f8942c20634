import { useSelector } from '@tanstack/react-form';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatTime } from '#domain/calendar/format-date.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { useUser } from '#web/api/account/auth.ts';
import { joinEntries, useSplitEntry } from '#web/api/time-entries/entry-edits.ts';
import { bindValue } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { withContext } from '#web/http/error-context.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { withStepTitle } from '#web/offline/timer-step.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { FieldError, FieldLabel } from '#web/ui/fields/field-parts.tsx';
import { TimeField } from '#web/ui/fields/time-field.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { showUndoToast } from '#web/widgets/undo-toast/undo-toast.ts';
import { entrySpan } from './entry-span.ts';
import { formatTimeRange } from './format-entry.ts';
import { toWallTime } from './parse-times.ts';
import * as classes from './split-entry-dialog.module.css';
import { needsSplitDay, parseSplit, proposeSplit } from './split-time.ts';

interface SplitEntryDialogProps {
  readonly entry: TimeEntry;
  readonly onSplit: () => void;
  readonly onClose: () => void;
}

/** Asks where to split an entry that has ended, and previews the parts. */
export function SplitEntryDialog({ entry, onSplit, onClose }: SplitEntryDialogProps) {
  const { timeZone } = useUser();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const splitEntry = useSplitEntry();
  const errorId = useId();
  const [span] = useState(() => entrySpan(entry, serverNow()));
  const proposed = proposeSplit(span);
  const parse = (day: string, time: string) => parseSplit({ day, time }, span, proposed, timeZone, formats);
  const initial = toWallTime(proposed, timeZone);
  const form = useAppForm<{ readonly day: string; readonly at: string }>({
    initialValues: { day: initial.day, at: initial.time },
    defaultField: 'at',
    validate: ({ day, at }) => {
      const parsed = parse(day, at);
      return typeof parsed === 'string' ? { at: parsed } : {};
    },
    submit: async ({ day, at }) => {
      const parsed = parse(day, at);
      // Unreachable: the values passed validation a moment ago.
      if (typeof parsed === 'string') return;
      try {
        const [first, second] = await splitEntry(entry._id, parsed);
        onSplit();
        showUndoToast(`split at ${formatTime(parsed, timeZone, formats)}.`, entry.goal.title, {
          run: () => joinEntries(queryClient, first!._id, second!._id),
          done: 'The parts are one entry again.',
          failed: 'The parts were not joined.',
        });
      } catch (error) {
        throw withContext(error, 'The entry was not split.');
      }
    },
  });
  const { day, at } = useSelector(form.store, (state) => state.values);
  const preview = parse(day, at);

  return (
    <FormDialog title="Split Entry" submitLabel="Split" form={form} onClose={onClose}>
      <p>
        <strong dir="auto">{withStepTitle(entry.goal.title, entry.stepTitle)}</strong>
        <br />
        {formatTimeRange({ start: span.from, end: span.to }, timeZone, formats)} · {formatElapsed(span.to - span.from)}
      </p>
      {needsSplitDay(span) && (
        <form.Field name="day">
          {(field) => (
            <DateField
              name={field.name}
              aria-label="Split date"
              value={field.state.value}
              min={toDay(span.from, timeZone)}
              max={toDay(span.to, timeZone)}
              onChange={({ currentTarget }) => field.handleChange(currentTarget.value)}
            />
          )}
        </form.Field>
      )}
      <form.Field name="at">
        {(field) => {
          const { name, value, error, onChange } = bindValue(field);
          return (
            <div>
              <FieldLabel htmlFor={`${errorId}-time`}>Split at</FieldLabel>
              <TimeField
                id={`${errorId}-time`}
                name={name}
                aria-label="Split at"
                value={value}
                data-focus-first
                isInvalid={error !== undefined}
                aria-describedby={error === undefined ? undefined : errorId}
                onChange={onChange}
              />
              {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
            </div>
          );
        }}
      </form.Field>
      <output className={classes.preview}>
        {typeof preview === 'number'
          ? [
              { start: span.from, end: preview },
              { start: preview, end: span.to },
            ].map((part) => (
              <span key={part.start}>
                {formatTimeRange(part, timeZone, formats)} <strong>{formatElapsed(part.end - part.start)}</strong>
              </span>
            ))
          : '\u00a0'}
      </output>
    </FormDialog>
  );
}
