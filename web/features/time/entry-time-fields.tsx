import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { entryMessages } from '#contract/time-entries.ts';
import { durationInWords } from '#domain/duration.ts';
import { EntryMomentFields } from './entry-moment-fields.tsx';
import type { EntryTimes } from './entry-span.ts';
import type { TimeFaults, WallTime } from './entry-times.ts';
import classes from './entry-time-fields.module.css';

/** What stands in the fields of the form, by their names. */
export interface TimeTexts {
  readonly startDay: string;
  readonly startAt: string;
  readonly endDay: string;
  readonly endAt: string;
}

interface EntryTimeFieldsProps {
  readonly start: WallTime;
  readonly end: WallTime;
  readonly lastDay: string;
  readonly mayRun: boolean;
  readonly field: (name: 'startAt' | 'endAt') => {
    readonly name: string;
    readonly error: string | undefined;
    readonly onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
  };
  readonly meaningOf: (texts: TimeTexts) => EntryTimes | TimeFaults;
  /** Stands beside how long it is. */
  readonly children?: ReactNode;
}

/** When an entry began and ended, and how long that is. */
export function EntryTimeFields({ start, end, lastDay, mayRun, field, meaningOf, children }: EntryTimeFieldsProps) {
  const [meant, setMeant] = useState(() =>
    meaningOf({ startDay: start.day, startAt: start.time, endDay: end.day, endAt: end.time }),
  );
  const heard = (name: 'startAt' | 'endAt') => {
    const { onInput, ...rest } = field(name);
    return {
      ...rest,
      onInput: (event: SyntheticEvent<HTMLInputElement>) => {
        onInput(event);
        setMeant(meaningOf(Object.fromEntries(new FormData(event.currentTarget.form!)) as unknown as TimeTexts));
      },
    };
  };
  const [startField, endField] = [heard('startAt'), heard('endAt')];
  const isToldAlready = startField.error !== undefined || endField.error !== undefined;
  return (
    <>
      <EntryMomentFields
        label="Start"
        dayName="startDay"
        timeField={startField}
        defaultValue={start}
        lastDay={lastDay}
        isFirst={mayRun && end.time === ''}
      />
      <EntryMomentFields
        label="End"
        description={mayRun ? 'Still running. Leave the time empty to let it run.' : undefined}
        dayName="endDay"
        timeField={endField}
        defaultValue={end}
        lastDay={lastDay}
        isFirst={mayRun && end.time !== ''}
      />
      <div className={classes.foot}>
        <output>{isToldAlready ? '' : inWords(meant)}</output>
        {children}
      </div>
    </>
  );
}

function inWords(meant: EntryTimes | TimeFaults): string {
  if ('start' in meant) return meant.end === null ? '' : durationInWords(meant.end - meant.start);
  const { startAt, endAt } = meant;
  // What is not there yet is not wrong yet.
  const wrong = [startAt, endAt].filter(
    (fault) => fault !== entryMessages.startRequired && fault !== entryMessages.endRequired,
  );
  return wrong.find((fault) => fault !== undefined) ?? '';
}
