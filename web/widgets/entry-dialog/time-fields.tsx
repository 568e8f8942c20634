import { Input } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { entryMessages } from '#contract/time-entries.ts';
import { PlainInput } from '#web/ui/plain-input.tsx';
import { dayShiftLabel, durationText, type TimeFieldName, type TimeTexts } from './entry-linked-times.ts';
import { EntryMomentFields } from './entry-moment-fields.tsx';
import type { EntryTimes } from './entry-span.ts';
import type { TimeFaults } from './entry-times.ts';
import classes from './entry-time-fields.module.css';

type FieldName = 'startAt' | 'endAt' | 'duration';

interface EntryTimeFieldsProps {
  readonly initial: TimeTexts;
  /** What all fields become when one has been changed. */
  readonly link: (changed: TimeFieldName, texts: TimeTexts) => TimeTexts;
  readonly lastDay: string;
  readonly mayRun: boolean;
  /** Whether the dialog was opened to fill in the start. */
  readonly isStartFirst: boolean;
  readonly field: (name: FieldName) => {
    readonly name: string;
    readonly error: string | undefined;
    readonly onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
  };
  readonly meaningOf: (texts: TimeTexts) => EntryTimes | TimeFaults;
  /** Beside the duration. */
  readonly children?: ReactNode;
}

/** When an entry began and ended, and how long that is: each follows from the other two. */
export function EntryTimeFields(props: EntryTimeFieldsProps) {
  const { initial, link, lastDay, mayRun, isStartFirst, field, meaningOf, children } = props;
  const durationId = useId();
  const [{ problem, dayShift }, setShown] = useState(() => shownFor(initial, meaningOf(initial)));

  function changed({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const form = currentTarget.form!;
    const texts = link(currentTarget.name as TimeFieldName, textsIn(form));
    write(form, texts, currentTarget);
    setShown(shownFor(texts, meaningOf(texts)));
  }

  const linkedField = (name: FieldName) => {
    const { onInput, ...rest } = field(name);
    return {
      ...rest,
      onInput: (event: SyntheticEvent<HTMLInputElement>) => {
        changed(event);
        onInput(event);
      },
    };
  };
  const [startField, endField, durationField] = [linkedField('startAt'), linkedField('endAt'), linkedField('duration')];
  const isReported = [startField, endField, durationField].some(({ error }) => error !== undefined);
  const message = durationField.error ?? (isReported ? undefined : problem);
  return (
    <>
      <EntryMomentFields
        label="Start"
        dayName="startDay"
        timeField={startField}
        defaultValue={{ day: initial.startDay, time: initial.startAt }}
        lastDay={lastDay}
        isFirst={isStartFirst || (mayRun && initial.endAt === '')}
      />
      <EntryMomentFields
        label="End"
        dayShift={dayShift}
        description={mayRun ? 'Still running. Leave the time empty to let it run.' : undefined}
        dayName="endDay"
        timeField={endField}
        defaultValue={{ day: initial.endDay, time: initial.endAt }}
        lastDay={lastDay}
        isFirst={mayRun && initial.endAt !== ''}
      />
      <div>
        <Input.Label htmlFor={durationId} size="md">
          Duration
        </Input.Label>
        <div className={classes.duration}>
          <PlainInput
            id={durationId}
            name="duration"
            type="text"
            placeholder="1:30 or 90 min"
            maxLength={20}
            defaultValue={initial.duration}
            aria-invalid={durationField.error !== undefined}
            aria-describedby={`${durationId}-message`}
            onInput={durationField.onInput}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onBlur={({ currentTarget }) => {
              const times = meaningOf(textsIn(currentTarget.form!));
              if ('start' in times && times.end !== null) currentTarget.value = durationText(times.end - times.start);
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

function textsIn(form: HTMLFormElement): TimeTexts {
  return Object.fromEntries(new FormData(form)) as unknown as TimeTexts;
}

/** The field that is being typed into stays as it is. */
function write(form: HTMLFormElement, texts: TimeTexts, typedInto: HTMLInputElement): void {
  for (const name of ['endDay', 'endAt', 'duration'] as const) {
    const input = form.elements.namedItem(name) as HTMLInputElement;
    if (input !== typedInto && input.value !== texts[name]) input.value = texts[name];
  }
}

function shownFor(texts: TimeTexts, times: EntryTimes | TimeFaults) {
  return { problem: problemOf(times), dayShift: texts.endAt.trim() === '' ? undefined : dayShiftLabel(texts) };
}

function problemOf(times: EntryTimes | TimeFaults): string | undefined {
  if ('start' in times) return undefined;
  // What is not filled in yet is not wrong yet.
  const { startRequired, endRequired } = entryMessages;
  return [times.startAt, times.endAt].find(
    (fault) => fault !== undefined && fault !== startRequired && fault !== endRequired,
  );
}
