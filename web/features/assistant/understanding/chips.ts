import type { Understanding } from '#contract/understanding.ts';
import { formatShortDay } from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import {
  correctableFacts,
  type CorrectedValue,
  type Corrections,
  correctionKey,
  currentValue,
  type FactField,
  listFields,
  singleFields,
} from './corrections.ts';

export interface Chip {
  /** What a correction of it is stored under. */
  readonly key: string;
  readonly field: FactField;
  readonly label: string;
  readonly value: NonNullable<CorrectedValue>;
}

/** Everything that was understood and can be corrected, except the playbooks. */
export function listChips(
  understanding: Pick<Understanding, 'facts'>,
  corrections: Corrections,
  formats: Formats,
): Chip[] {
  const facts = correctableFacts(understanding, corrections);
  const toChip = (field: FactField, read: CorrectedValue): Chip[] => {
    const value = read === null ? null : currentValue(field, read, corrections);
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    return [{ key: correctionKey(field, read), field, label: formatFact(field, value, formats), value }];
  };
  return [
    ...singleFields.flatMap((field) => toChip(field, facts[field])),
    ...listFields.flatMap((field) => facts[field].flatMap((item) => toChip(field, item))),
  ];
}

/** Letters of 'I want to' or 'by 1 May', which do not make a text longer than its goal. */
const FEW_LETTERS = 12;

/** Whether the goal is the text itself, or nearly. */
export function isWholeText(goal: string, text: string): boolean {
  const [goalLetters, letters] = [toLetters(goal), toLetters(text)];
  const others = letters.length - goalLetters.length;
  return letters.includes(goalLetters) && others <= Math.max(FEW_LETTERS, goalLetters.length / 4);
}

const toLetters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const prefixes: Partial<Record<FactField, string>> = {
  goal: 'Goal: ',
  thing: 'about ',
  budget: 'at most ',
  has: 'have: ',
  weakSpots: 'weak spot: ',
  obstacles: 'obstacle: ',
  refusals: 'no ',
};

function formatFact(field: FactField, value: NonNullable<CorrectedValue>, formats: Formats): string {
  if (field === 'deadline') return `by ${formatShortDay(value as string, formats)}`;
  if (field === 'weeklyMinutes') return `${formatDuration(value as number)} a week`;
  if (field === 'totalMinutes') return `${formatDuration(value as number)} in total`;
  if (field === 'days') return (value as readonly string[]).map((day) => dayLabels[day]).join(', ');
  if (field === 'parts') return formatParts(value as readonly string[]);
  if (typeof value === 'object' && 'n' in value) return `${value.n} ${value.of}`;
  // 'no gym', even if the user writes 'a gym'.
  const text = field === 'refusals' ? (value as string).replace(/^(?:an?|any|some) (?=\S)/i, '') : (value as string);
  return (prefixes[field] ?? '') + text;
}

export const dayLabels: Readonly<Record<string, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

function formatParts({ length }: readonly string[]): string {
  return length === 1 ? '1 part' : `${length} parts`;
}
