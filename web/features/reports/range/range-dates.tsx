import { useEffect, useId, useRef } from 'react';
import { isSupportedDay } from '#domain/calendar/calendar.ts';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { FieldError, FieldLabel } from '#web/ui/fields/field-parts.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { type DayRange, listPresets } from './presets.ts';
import * as classes from './range-dates.module.css';

interface RangeDatesProps {
  readonly range: DayRange;
  readonly today: string;
  /** Why the range cannot be shown. */
  readonly problem: string | undefined;
  readonly onChange: (range: DayRange, isTyped?: boolean) => void;
}

const CUSTOM = { value: 'custom', label: 'Custom' };

/** The first and the last day, or a preset for both. */
export function RangeDates({ range, today, problem, onChange }: RangeDatesProps) {
  const errorId = useId();
  const presets = listPresets(today);
  const selected = presets.find(({ from, to }) => from === range.from && to === range.to);
  const selectPreset = (value: string) => {
    const preset = presets.find((each) => each.value === value);
    if (preset) onChange({ from: preset.from, to: preset.to });
  };
  const fieldProps = {
    isInvalid: problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : errorId,
  };
  return (
    <div className={classes.dates}>
      <SelectField
        className={classes.preset}
        label="Period"
        value={selected?.value ?? CUSTOM.value}
        choices={selected ? presets : [CUSTOM, ...presets]}
        onChange={({ currentTarget }) => selectPreset(currentTarget.value)}
      />
      <RangeDay label="From" day={range.from} onType={(from) => onChange({ ...range, from }, true)} {...fieldProps} />
      <RangeDay label="To" day={range.to} onType={(to) => onChange({ ...range, to }, true)} {...fieldProps} />
      {problem !== undefined && (
        <div className={classes.problem}>
          <FieldError id={errorId}>{problem}</FieldError>
        </div>
      )}
    </div>
  );
}

interface RangeDayProps {
  readonly label: string;
  readonly day: string;
  readonly isInvalid: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly onType: (day: string) => void;
}

const LAST_DAY = '2100-12-31';

function RangeDay({ label, day, onType, ...rest }: RangeDayProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The field is uncontrolled, because a half-typed date is empty or in another century.
  useEffect(() => {
    if (input.current && input.current.value !== day) input.current.value = day;
  }, [day]);
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <DateField
        {...rest}
        ref={input}
        id={id}
        aria-label={label}
        max={LAST_DAY}
        defaultValue={day}
        onInput={({ currentTarget: { value } }) => (isSupportedDay(value) && value !== day ? onType(value) : undefined)}
        onBlur={({ currentTarget }) => {
          currentTarget.value = day;
        }}
      />
    </div>
  );
}
