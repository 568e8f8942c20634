import { useSelector } from '@tanstack/react-form';
import { useId, useState } from 'react';
import { entryMessages } from '#contract/time-entries/time-entries.ts';
import { bindValue } from '#web/forms/bind.ts';
import { FieldLabel } from '#web/ui/fields/field-parts.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { DateTimeFields } from './date-time-fields.tsx';
import type { EntryTimes } from './entry-span.ts';
import type { EntryForm } from './entry-values.ts';
import { formatDayOffset, formatDurationField, type TimeFieldName, type TimeFieldValues } from './linked-times.ts';
import type { TimeErrors } from './parse-times.ts';
import * as classes from './time-fields.module.css';

interface TimeFieldsProps {
  readonly form: EntryForm;
  /** Updates the other fields after one has changed. */
  readonly applyLinks: (changed: TimeFieldName, texts: TimeFieldValues) => TimeFieldValues;
  readonly maxDay: string;
  readonly canKeepRunning: boolean;
  readonly startHasInitialFocus: boolean;
  readonly parseFieldTimes: (texts: TimeFieldValues) => EntryTimes | TimeErrors;
}

const linkedNames = ['endDay', 'endAt', 'duration'] as const;
/** Updates fields that the user has not changed: their messages stay, unless the new values fix them. */
const silentUpdate = { dontUpdateMeta: true, dontRunListeners: true, dontValidate: true };

/** Start, end and duration of an entry; changing one updates the others. */
export function TimeFields(props: TimeFieldsProps) {
  const { form, applyLinks, maxDay, canKeepRunning, startHasInitialFocus, parseFieldTimes } = props;
  const durationId = useId();
  const values = useSelector(form.store, (state) => state.values);
  const [hasInitialEnd] = useState(values.endAt !== '');
  const [{ timeError, dayOffset }, setFeedback] = useState(() => buildFeedback(values, parseFieldTimes(values)));
  const isReported = useSelector(form.store, ({ fieldMeta }) =>
    (['startAt', 'endAt', 'duration'] as const).some((name) => (fieldMeta[name]?.errors.length ?? 0) > 0),
  );

  /** `reportedAt` is the field that shows the messages about the changed one. */
  function change(changed: TimeFieldName, text: string, reportedAt: 'startAt' | 'endAt' | 'duration') {
    const texts = applyLinks(changed, { ...form.getValues(), [changed]: text });
    for (const name of linkedNames) form.setFieldValue(name, texts[name], silentUpdate);
    // The field that the user is typing into keeps its text.
    form.setFieldValue(changed, text, silentUpdate);
    form.setFieldValue(reportedAt, form.getValues()[reportedAt]);
    setFeedback(buildFeedback(texts, parseFieldTimes(texts)));
  }

  function formatDuration() {
    const times = parseFieldTimes(form.getValues());
    if ('start' in times && times.end !== null)
      form.setFieldValue('duration', formatDurationField(times.end - times.start), silentUpdate);
  }

  return (
    <>
      <form.Field name="startAt">
        {(field) => (
          <DateTimeFields
            label="Start"
            dayName="startDay"
            timeName="startAt"
            value={{ day: values.startDay, time: values.startAt }}
            error={bindValue(field).error}
            maxDay={maxDay}
            hasInitialFocus={startHasInitialFocus || (canKeepRunning && !hasInitialEnd)}
            onDayChange={(day) => change('startDay', day, 'startAt')}
            onTimeChange={(time) => change('startAt', time, 'startAt')}
          />
        )}
      </form.Field>
      <form.Field name="endAt">
        {(field) => (
          <DateTimeFields
            label="End"
            dayOffset={dayOffset}
            description={canKeepRunning ? 'Still running. Leave the time empty to keep it running.' : undefined}
            dayName="endDay"
            timeName="endAt"
            value={{ day: values.endDay, time: values.endAt }}
            error={bindValue(field).error}
            maxDay={maxDay}
            hasInitialFocus={canKeepRunning && hasInitialEnd}
            onDayChange={(day) => change('endDay', day, 'endAt')}
            onTimeChange={(time) => change('endAt', time, 'endAt')}
          />
        )}
      </form.Field>
      <form.Field name="duration">
        {(field) => {
          const { name, value, error } = bindValue(field);
          return (
            <div>
              <FieldLabel htmlFor={durationId}>Duration</FieldLabel>
              <Input
                id={durationId}
                className={classes.duration}
                name={name}
                type="text"
                placeholder="1:30 or 90 min"
                maxLength={20}
                value={value}
                aria-invalid={error !== undefined}
                aria-describedby={`${durationId}-message`}
                onChange={({ currentTarget }) => change('duration', currentTarget.value, 'duration')}
                onFocus={({ currentTarget }) => currentTarget.select()}
                onBlur={formatDuration}
              />
              <output
                id={`${durationId}-message`}
                className={classes.message}
                data-error={error !== undefined || undefined}
              >
                {error ?? (isReported ? undefined : timeError)}
              </output>
            </div>
          );
        }}
      </form.Field>
    </>
  );
}

function buildFeedback(texts: TimeFieldValues, times: EntryTimes | TimeErrors) {
  return { timeError: findTimeError(times), dayOffset: texts.endAt.trim() === '' ? undefined : formatDayOffset(texts) };
}

function findTimeError(times: EntryTimes | TimeErrors): string | undefined {
  if ('start' in times) return undefined;
  // A field that is still empty is not an error yet.
  const { startRequired, endRequired } = entryMessages;
  return [times.startAt, times.endAt].find(
    (message) => message !== undefined && message !== startRequired && message !== endRequired,
  );
}
