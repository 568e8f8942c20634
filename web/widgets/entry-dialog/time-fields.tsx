import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { entryMessages } from '#contract/time-entries.ts';
import { FieldLabel } from '#web/ui/fields/field-parts.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { formatDayOffset, formatDurationField, type TimeFieldName, type TimeFieldValues } from './linked-times.ts';
import { DateTimeFields } from './date-time-fields.tsx';
import type { EntryTimes } from './entry-span.ts';
import type { TimeErrors } from './parse-times.ts';
import classes from './time-fields.module.css';

type FieldName = 'startAt' | 'endAt' | 'duration';

interface TimeFieldsProps {
  readonly initialValues: TimeFieldValues;
  /** Updates the other fields after one has changed. */
  readonly applyLinks: (changed: TimeFieldName, texts: TimeFieldValues) => TimeFieldValues;
  readonly maxDay: string;
  readonly canKeepRunning: boolean;
  readonly startHasInitialFocus: boolean;
  readonly field: (name: FieldName) => {
    readonly name: string;
    readonly error: string | undefined;
    readonly onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
  };
  readonly parseFieldTimes: (texts: TimeFieldValues) => EntryTimes | TimeErrors;
  /** Shown beside the duration. */
  readonly children?: ReactNode;
}

/** Start, end and duration of an entry; changing one updates the others. */
export function TimeFields(props: TimeFieldsProps) {
  const { initialValues, applyLinks, maxDay, canKeepRunning, startHasInitialFocus, field, parseFieldTimes, children } =
    props;
  const durationId = useId();
  const [{ timeError, dayOffset }, setFeedback] = useState(() =>
    buildFeedback(initialValues, parseFieldTimes(initialValues)),
  );

  function updateLinkedFields({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const form = currentTarget.form!;
    const texts = applyLinks(currentTarget.name as TimeFieldName, readFieldValues(form));
    writeFieldValues(form, texts, currentTarget);
    setFeedback(buildFeedback(texts, parseFieldTimes(texts)));
  }

  const linkedField = (name: FieldName) => {
    const { onInput, ...rest } = field(name);
    return {
      ...rest,
      onInput: (event: SyntheticEvent<HTMLInputElement>) => {
        updateLinkedFields(event);
        onInput(event);
      },
    };
  };
  const [startField, endField, durationField] = [linkedField('startAt'), linkedField('endAt'), linkedField('duration')];
  const isReported = [startField, endField, durationField].some(({ error }) => error !== undefined);
  const message = durationField.error ?? (isReported ? undefined : timeError);
  return (
    <>
      <DateTimeFields
        label="Start"
        dayName="startDay"
        timeField={startField}
        defaultValue={{ day: initialValues.startDay, time: initialValues.startAt }}
        maxDay={maxDay}
        hasInitialFocus={startHasInitialFocus || (canKeepRunning && initialValues.endAt === '')}
      />
      <DateTimeFields
        label="End"
        dayOffset={dayOffset}
        description={canKeepRunning ? 'Still running. Leave the time empty to keep it running.' : undefined}
        dayName="endDay"
        timeField={endField}
        defaultValue={{ day: initialValues.endDay, time: initialValues.endAt }}
        maxDay={maxDay}
        hasInitialFocus={canKeepRunning && initialValues.endAt !== ''}
      />
      <div>
        <FieldLabel htmlFor={durationId}>Duration</FieldLabel>
        <div className={classes.duration}>
          <Input
            id={durationId}
            name="duration"
            type="text"
            placeholder="1:30 or 90 min"
            maxLength={20}
            defaultValue={initialValues.duration}
            aria-invalid={durationField.error !== undefined}
            aria-describedby={`${durationId}-message`}
            onInput={durationField.onInput}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onBlur={({ currentTarget }) => {
              const times = parseFieldTimes(readFieldValues(currentTarget.form!));
              if ('start' in times && times.end !== null)
                currentTarget.value = formatDurationField(times.end - times.start);
            }}
          />
          {children}
        </div>
        <output
          id={`${durationId}-message`}
          className={classes.message}
          data-error={durationField.error !== undefined || undefined}
        >
          {message}
        </output>
      </div>
    </>
  );
}

function readFieldValues(form: HTMLFormElement): TimeFieldValues {
  return Object.fromEntries(new FormData(form)) as unknown as TimeFieldValues;
}

/** Leaves the field that the user is typing into alone. */
function writeFieldValues(form: HTMLFormElement, texts: TimeFieldValues, typedInto: HTMLInputElement): void {
  for (const name of ['endDay', 'endAt', 'duration'] as const) {
    const input = form.elements.namedItem(name) as HTMLInputElement;
    if (input !== typedInto && input.value !== texts[name]) input.value = texts[name];
  }
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
