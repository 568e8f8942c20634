import { useId, useState } from 'react';
import { levels, weekdays } from '#domain/assistant/facts.ts';
import { isSupportedDay } from '#domain/calendar/calendar.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { parseDurationText } from '#web/ui/fields/duration/duration-text.ts';
import { parseWholeNumber } from '#web/ui/fields/parsing/parse-whole-number.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { type Chip, dayLabels } from './chips.ts';
import { type CorrectedValue, type FactField, splitParts } from './corrections.ts';
import classes from './editor-popover.module.css';

interface FactEditorProps {
  readonly chip: Chip;
  readonly onSave: (value: CorrectedValue) => void;
}

const labels: Readonly<Record<FactField, string>> = {
  goal: 'Goal',
  thing: 'What it is about',
  deadline: 'Done by',
  weeklyMinutes: 'Time a week',
  totalMinutes: 'Time in total',
  days: 'Days',
  budget: 'At most',
  level: 'Level',
  amount: 'Amount',
  count: 'Number',
  person: 'Person',
  place: 'Place',
  parts: 'Parts, one per line',
  has: 'What you have',
  weakSpots: 'Weak spot',
  obstacles: 'Obstacle',
  refusals: 'Without',
};

/** The field that corrects one fact. */
export function FactEditor({ chip, onSave }: FactEditorProps) {
  const [input, setInput] = useState(() => toInput(chip));
  const [error, setError] = useState<string>();
  const id = useId();

  function save() {
    const { value, message } = parseInput(chip.field, input);
    if (message !== undefined) setError(message);
    else onSave(value);
  }

  const change = (changes: Partial<FactInput>) => {
    setInput({ ...input, ...changes });
    setError(undefined);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a form must not be nested in another one
    <div
      className={classes.editor}
      onKeyDown={(event) => {
        const isSingleLine =
          event.target instanceof HTMLInputElement ||
          (event.target instanceof HTMLTextAreaElement && chip.field === 'goal');
        if (event.key !== 'Enter' || !isSingleLine) return;
        // Enter must not submit the form around the chips.
        event.preventDefault();
        if (!event.nativeEvent.isComposing) save();
      }}
    >
      <Control field={chip.field} id={id} input={input} error={error} onChange={change} />
      <Button onClick={save}>Done</Button>
    </div>
  );
}

/** What is typed or chosen. */
interface FactInput {
  readonly text: string;
  /** Of a count. */
  readonly number: string;
  readonly chosen: readonly string[];
}

interface ControlProps {
  readonly field: FactField;
  readonly id: string;
  readonly input: FactInput;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<FactInput>) => void;
}

function Control({ field, id, input, error, onChange }: ControlProps) {
  const { text, number, chosen } = input;
  const label = labels[field];
  const toggle = (value: string, isSelected: boolean) =>
    onChange({ chosen: isSelected ? [...chosen, value] : chosen.filter((other) => other !== value) });
  if (field === 'days') {
    const choices = weekdays.map((value) => ({ value: value as string, label: dayLabels[value]! }));
    return (
      <ChoiceField
        legend={label}
        type="checkbox"
        name={id}
        choices={choices}
        selected={chosen}
        isRow
        error={error}
        onChange={toggle}
      />
    );
  }
  if (field === 'level') {
    const choices = levels.map((value) => ({ value: value as string, label: value }));
    return (
      <ChoiceField
        legend={label}
        type="radio"
        name={id}
        choices={choices}
        selected={[text]}
        isRow
        onChange={(value) => onChange({ text: value })}
      />
    );
  }
  if (field === 'parts' || field === 'goal') {
    return (
      <Textarea
        label={label}
        rows={field === 'goal' ? 3 : 5}
        maxLength={field === 'goal' ? limits.prompt : undefined}
        value={text}
        error={error}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
    );
  }
  const textInput = (
    <TextInput
      label={field === 'count' ? 'Of what' : label}
      type={field === 'deadline' ? 'date' : 'text'}
      maxLength={limits.fact}
      autoComplete="off"
      dir="auto"
      value={text}
      error={error}
      onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
    />
  );
  if (field !== 'count') return textInput;
  return (
    <div className={classes.count}>
      <TextInput
        label={label}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        onChange={({ currentTarget }) => onChange({ number: currentTarget.value })}
      />
      {textInput}
    </div>
  );
}

function toInput({ field, value }: Chip): FactInput {
  const empty = { text: '', number: '', chosen: [] };
  if (field === 'days') return { ...empty, chosen: value as readonly string[] };
  if (field === 'parts') return { ...empty, text: (value as readonly string[]).join('\n') };
  if (typeof value === 'number') return { ...empty, text: formatDuration(value) };
  if (typeof value === 'object' && 'n' in value) return { ...empty, text: value.of, number: String(value.n) };
  return { ...empty, text: value as string };
}

interface Parsed {
  /** Null removes the fact. */
  readonly value: CorrectedValue;
  readonly message?: string;
}

const MAX_COUNT = 10_000;

function parseInput(field: FactField, { text, number, chosen }: FactInput): Parsed {
  const trimmed = text.trim();
  if (field === 'days') return { value: weekdays.filter((day) => chosen.includes(day)) };
  if (field === 'parts') return { value: splitParts(text) };
  if (field === 'goal') {
    // Pasted lines become one sentence.
    const sentence = trimmed.replaceAll(/\s+/g, ' ');
    return sentence === '' ? { value: null, message: 'Please say what you want to achieve.' } : { value: sentence };
  }
  if (trimmed === '') return { value: null };
  if (field === 'weeklyMinutes' || field === 'totalMinutes') {
    const minutes = parseDurationText(trimmed) ?? 0;
    const isPossible =
      minutes >= 1 && minutes <= limits.weeklyHours * 60 * (field === 'totalMinutes' ? limits.planWeeks : 1);
    return isPossible ? { value: minutes } : { value: null, message: 'Please enter a time such as 2 h 30 min.' };
  }
  if (field === 'deadline' && !isSupportedDay(trimmed)) {
    return { value: null, message: 'Please enter a day from 1970 to 2100.' };
  }
  if (field === 'count') {
    const n = parseWholeNumber(number);
    return n >= 1 && n <= MAX_COUNT
      ? { value: { n, of: trimmed } }
      : { value: null, message: 'The number must be from 1 to 10,000.' };
  }
  return { value: trimmed };
}
